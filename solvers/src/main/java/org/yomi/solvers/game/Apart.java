package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * The assumption under which a stone counts as never brought to a place: {@code apart(n)} of semantics, section 6. It is
 * looked at when the stone's owner is to move.
 */
final class Apart {
    private static final int NONE = -1;

    private final int apart;
    private final boolean isAssumed;
    private final int from;
    private final long[] place;
    private final Geometry geometry;
    private final Distances distances;
    private final int[] cost;
    private final int[] parent;
    private final int[] queue;

    /**
     * Looks at one stone and one place.
     *
     * @param farAway what is too far
     * @param place its points
     */
    Apart(FarAway farAway, int from, long[] place, Spread spread, Geometry geometry) {
        apart = farAway.moves();
        isAssumed = farAway.isAssumed();
        this.from = from;
        this.place = place;
        this.geometry = geometry;
        distances = new Distances(Math.max(1, apart), spread, geometry.words());
        int walked = isAssumed && apart > 0 ? geometry.size() : 0;
        cost = new int[walked];
        parent = new int[walked];
        queue = new int[walked];
    }

    /** Whether the stone is too far away. */
    boolean applies(Board board) {
        if (apart == 0) {
            return false;
        }
        start();
        return distances.measureTo(place, board, board.cell(from)) == apart;
    }

    private void start() {
        distances.clear();
        distances.start(from, 0);
    }

    /** Adds the points that show that it is: all that is nearer, and what stands around that. */
    void addReason(Board board, long[] zone) {
        start();
        distances.measure(0, apart - 1, board, board.cell(from));
        for (int i = 0; i < zone.length; i++) {
            for (long w = distances.word(apart - 1, i); w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                addPoint(board, p, zone);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    addPoint(board, geometry.neighbour(p, j), zone);
                }
            }
        }
    }

    /** Adds a point; of the opponent's stones, the whole block and its liberties, so that it has no fewer. */
    private void addPoint(Board board, int p, long[] zone) {
        Bits.add(zone, p);
        if (board.cell(p) == Board.EMPTY || board.cell(p) == board.cell(from)) {
            return;
        }
        board.addStones(board.block(p), zone);
        board.addLiberties(board.block(p), zone);
    }

    /** Adds the points that show that it is not: a way to the place. */
    void addReasonAgainst(Board board, long[] zone) {
        if (apart == 0 || !isAssumed) {
            return;
        }
        for (int p = walk(board); p != from && p != NONE; p = parent[p]) {
            Bits.add(zone, p);
            if (board.cell(p) != Board.EMPTY && board.cell(p) != board.cell(from)) {
                Around.addWithNeighbours(board, board.block(p), zone);
            }
        }
        Bits.add(zone, from);
    }

    /** Finds what it costs to come to the points that are nearer; returns the first one in the place, if there is any. */
    private int walk(Board board) {
        Arrays.fill(cost, apart);
        cost[from] = 0;
        parent[from] = from;
        for (int level = 0; level < apart; level++) {
            int end = 0;
            for (int p = 0; p < cost.length; p++) {
                if (cost[p] == level) {
                    queue[end++] = p;
                }
            }
            for (int i = 0; i < end; i++) {
                if (Bits.has(place, queue[i])) {
                    return queue[i];
                }
                end = step(board, queue[i], level, end);
            }
        }
        return NONE;
    }

    private int step(Board board, int p, int level, int end) {
        int last = end;
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            int reached = level + price(board, q);
            if (reached < cost[q]) {
                cost[q] = reached;
                parent[q] = p;
                if (reached == level) {
                    queue[last++] = q;
                }
            }
        }
        return last;
    }

    private int price(Board board, int point) {
        int cell = board.cell(point);
        if (cell == Board.EMPTY) {
            return 1;
        }
        if (cell == board.cell(from)) {
            return 0;
        }
        int block = board.block(point);
        return board.isImmortal(block) ? apart : board.liberties(block);
    }
}
