package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Spread;

/** The reacher brings the block of one of his stones to a place; the opponent keeps it from there, or captures it. */
abstract class PathGame extends ReachGame {
    /** A distance that nobody needs to tell from more. */
    static final int FAR = 4;

    final int first;
    final Geometry geometry;
    final Spread spread;
    final long[] place;
    private final Apart apart;
    private final Distances fromFirst;
    private final Distances fromPlace;
    private final int[] queue;
    private final int[] parent;

    /**
     * A game.
     *
     * @param first where the reacher's stone stands
     * @param place the points that it may come to
     * @param farAway how far from the place the reacher has lost
     */
    PathGame(int first, long[] place, FarAway farAway, Board board) {
        super(board.cell(first));
        this.place = place;
        this.first = first;
        geometry = board.geometry();
        queue = new int[geometry.size()];
        parent = new int[geometry.size()];
        spread = new Spread(geometry);
        apart = new Apart(farAway, first, place, spread, geometry);
        fromFirst = new Distances(FAR, spread, geometry.words());
        fromPlace = new Distances(FAR, spread, geometry.words());
    }

    /** Adds the moves that matter to the reacher's blocks in the place. */
    abstract void addAroundPlace(Board board, long[] points);

    @Override
    public int distance(Board board) {
        fromFirst.clear();
        fromFirst.start(first, 0);
        return fromFirst.measureTo(place, board, reacher());
    }

    @Override
    public void estimate(Board board) {
        estimateBy(distance(board), board);
    }

    /** The guess by a distance alone. */
    final void estimateBy(int distance, Board board) {
        boolean attack = board.toMove() == reacher();
        int moves = attack ? 2 * distance - 2 : 2 * distance - 1;
        proof = 1 + moves * moves / 2;
        disproof = Math.max(1, FAR + 1 - distance);
    }

    @Override
    public void addAttacks(Board board, long[] points) {
        addBetween(board, points);
    }

    @Override
    public void addDefences(Board board, long[] points) {
        addBetween(board, points);
    }

    /** Adds the empty points on ways to the place that are not much longer than the shortest. */
    private void addBetween(Board board, long[] points) {
        addWays(board, measure(board) + 1, points);
        Around.addRescues(board, board.block(first), points);
        addAroundPlace(board, points);
    }

    /** Measures as far as {@link #addWays} needs it for ways one move longer than the shortest; returns how long that is. */
    final int measure(Board board) {
        int distance = distance(board);
        int last = distance + 1;
        fromFirst.measure(last, last, board, reacher());
        fromPlace.clear();
        for (int p = Bits.next(place, 0); p >= 0; p = Bits.next(place, p + 1)) {
            fromPlace.start(p, fromPlace.price(board, p, reacher()));
        }
        fromPlace.measure(0, last, board, reacher());
        return distance;
    }

    /** Adds the empty points on ways to the place of so many moves and fewer, as measured. */
    final void addWays(Board board, int moves, long[] points) {
        for (int i = 0; i < points.length; i++) {
            long stones = board.takenWord(i);
            // Both distances count the point itself.
            for (int d = 0; d <= FAR; d++) {
                points[i] |= fromFirst.word(d, i) & fromPlace.word(moves + 1 - d, i) & ~stones;
            }
        }
    }

    @Override
    public int keptByAssumption(Board board) {
        return apart.applies(board) ? Lean.APART : 0;
    }

    @Override
    public void addAssumptionReason(Board board, long[] zone, int lean) {
        apart.addReason(board, zone);
    }

    @Override
    public void addReasonAgainstAssumption(Board board, long[] zone) {
        apart.addReasonAgainst(board, zone);
    }

    @Override
    public void addTargets(long[] zone) {
        Bits.add(zone, first);
    }

    /** The stones of one shortest path to the place. */
    @Override
    public void addReasonForReached(Board board, long[] zone) {
        Arrays.fill(parent, NONE);
        int end = 0;
        queue[end++] = first;
        parent[first] = first;
        int i = 0;
        while (!Bits.has(place, queue[i])) {
            int p = queue[i++];
            for (int j = 0; j < geometry.neighbourCount(p); j++) {
                int q = geometry.neighbour(p, j);
                if (parent[q] == NONE && board.cell(q) == reacher()) {
                    parent[q] = p;
                    queue[end++] = q;
                }
            }
        }
        for (int p = queue[i]; p != first; p = parent[p]) {
            Bits.add(zone, p);
        }
        Bits.add(zone, first);
    }
}
