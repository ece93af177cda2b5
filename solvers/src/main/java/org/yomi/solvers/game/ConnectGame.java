package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Connect;
import org.yomi.solvers.play.Bits;

/** The reacher connects two of his stones; the opponent keeps them apart, or captures one. */
public final class ConnectGame extends ReachGame {
    /** A distance that nobody needs to tell from more. */
    private static final int FAR = 4;

    /** Keeper's blocks with at most this many liberties are ways through, at the price of that many moves. */
    private static final int WEAK = 3;

    private final int first;
    private final int second;
    private final Geometry geometry;
    private final int[] queue;
    private final int[] parent;
    private final int[] fromFirst;
    private final int[] fromSecond;

    public ConnectGame(Connect goal, Board board) {
        super(board.cell(goal.first()));
        first = goal.first();
        second = goal.second();
        geometry = board.geometry();
        queue = new int[geometry.size()];
        parent = new int[geometry.size()];
        fromFirst = new int[geometry.size()];
        fromSecond = new int[geometry.size()];
    }

    @Override
    public boolean reached(Board board) {
        return board.block(first) == board.block(second);
    }

    @Override
    public boolean failed(Board board) {
        return board.cell(first) != reacher() || board.cell(second) != reacher();
    }

    @Override
    public int winningPoint(Board board, int from) {
        int a = board.block(first);
        int b = board.block(second);
        for (int i = from >> 6; i < geometry.words(); i++) {
            long common = board.libertyWord(a, i) & board.libertyWord(b, i);
            if (i == from >> 6) {
                common &= -1L << (from & 63);
            }
            if (common != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(common);
            }
        }
        return NONE;
    }

    @Override
    public int distance(Board board) {
        measure(board, first, fromFirst);
        return fromFirst[second];
    }

    @Override
    public void estimate(Board board) {
        int distance = distance(board);
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

    /** Adds the empty points on ways between the stones that are not much longer than the shortest. */
    private void addBetween(Board board, long[] points) {
        measure(board, first, fromFirst);
        measure(board, second, fromSecond);
        int most = Math.min(fromFirst[second], FAR) + 2;
        for (int p = 0; p < geometry.size(); p++) {
            // Both distances count the point itself.
            if (board.cell(p) == Board.EMPTY && fromFirst[p] + fromSecond[p] <= most) {
                Bits.add(points, p);
            }
        }
        addAround(board, board.block(first), points);
        addAround(board, board.block(second), points);
    }

    private void addAround(Board board, int block, long[] points) {
        addLibertiesOfWeakNeighbours(board, block, points);
        addRescues(board, block, points);
    }

    /** Fills {@code distance} with the moves needed to reach each point from a stone, up to {@link #FAR}. */
    private void measure(Board board, int from, int[] distance) {
        Arrays.fill(distance, FAR);
        distance[from] = 0;
        for (int level = 0; level < FAR; level++) {
            int end = 0;
            for (int p = 0; p < distance.length; p++) {
                if (distance[p] == level) {
                    queue[end++] = p;
                }
            }
            for (int i = 0; i < end; i++) {
                end = spread(board, queue[i], level, distance, end);
            }
        }
    }

    private int spread(Board board, int p, int level, int[] distance, int end) {
        int last = end;
        for (int j = 0; j < geometry.neighbourCount(p); j++) {
            int q = geometry.neighbour(p, j);
            int reached = level + price(board, p, q);
            if (reached < distance[q]) {
                distance[q] = reached;
                if (reached == level) {
                    queue[last++] = q;
                }
            }
        }
        return last;
    }

    private int price(Board board, int from, int to) {
        int cell = board.cell(to);
        if (cell == reacher()) {
            return 0;
        }
        if (cell == Board.EMPTY) {
            return 1;
        }
        if (board.cell(from) == cell) {
            return 0;
        }
        int liberties = board.liberties(board.block(to));
        return liberties <= WEAK ? liberties : FAR;
    }

    @Override
    public int keptByAssumption(Board board) {
        return 0;
    }

    @Override
    public void addAssumptionReason(Board board, long[] zone, int lean) {
        throw new AssertionError("no assumption keeps stones apart");
    }

    @Override
    public void addReasonAgainstAssumption(Board board, long[] zone) {
        // No assumption keeps stones apart.
    }

    @Override
    public void addTargets(long[] zone) {
        Bits.add(zone, first);
        Bits.add(zone, second);
    }

    /** One of the two blocks with all the points around it: then the other stone is not in it. */
    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        int a = board.block(first);
        int b = board.block(second);
        int block = board.stones(a) + board.liberties(a) <= board.stones(b) + board.liberties(b) ? a : b;
        addWithNeighbours(board, block, zone);
    }

    /** The stones of one shortest path between the two. */
    @Override
    public void addReasonForReached(Board board, long[] zone) {
        Arrays.fill(parent, NONE);
        int end = 0;
        queue[end++] = first;
        parent[first] = first;
        for (int i = 0; parent[second] == NONE; i++) {
            int p = queue[i];
            for (int j = 0; j < geometry.neighbourCount(p); j++) {
                int q = geometry.neighbour(p, j);
                if (parent[q] == NONE && board.cell(q) == reacher()) {
                    parent[q] = p;
                    queue[end++] = q;
                }
            }
        }
        for (int p = second; p != first; p = parent[p]) {
            Bits.add(zone, p);
        }
        Bits.add(zone, first);
    }
}
