package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;

/** The reacher brings the block of one of his stones to a place; the opponent keeps it from there, or captures it. */
abstract class PathGame extends ReachGame {
    /** A distance that nobody needs to tell from more. */
    static final int FAR = 4;

    /** Keeper's blocks with at most this many liberties are ways through, at the price of that many moves. */
    private static final int WEAK = 3;

    final int first;
    final Geometry geometry;
    private final Apart apart;
    private final int[] queue;
    private final int[] parent;
    private final int[] fromFirst;
    private final int[] fromPlace;

    /**
     * A game.
     *
     * @param first where the reacher's stone stands
     * @param apart so many moves from the place the reacher has lost; 0 for no number
     */
    PathGame(int first, int apart, Board board) {
        super(board.cell(first));
        this.apart = new Apart(apart, first, this::isPlace, board.geometry());
        this.first = first;
        geometry = board.geometry();
        queue = new int[geometry.size()];
        parent = new int[geometry.size()];
        fromFirst = new int[geometry.size()];
        fromPlace = new int[geometry.size()];
    }

    /** Whether a path that ends at a point has come to the place. */
    abstract boolean isPlace(int point);

    /** The least of some distances in the place. */
    abstract int distanceOfPlace(int[] distances);

    /** Sets the distances of the points of the place to the moves that it takes to have a stone there. */
    abstract void startFromPlace(Board board, int[] distances);

    /** Adds the moves that matter to the reacher's blocks in the place. */
    abstract void addAroundPlace(Board board, long[] points);

    @Override
    public int distance(Board board) {
        Arrays.fill(fromFirst, FAR);
        fromFirst[first] = 0;
        measure(board, fromFirst);
        return distanceOfPlace(fromFirst);
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

    /** Adds the empty points on ways to the place that are not much longer than the shortest. */
    private void addBetween(Board board, long[] points) {
        int most = distance(board) + 2;
        Arrays.fill(fromPlace, FAR);
        startFromPlace(board, fromPlace);
        measure(board, fromPlace);
        for (int p = 0; p < geometry.size(); p++) {
            // Both distances count the point itself.
            if (board.cell(p) == Board.EMPTY && fromFirst[p] + fromPlace[p] <= most) {
                Bits.add(points, p);
            }
        }
        addAround(board, board.block(first), points);
        addAroundPlace(board, points);
    }

    static void addAround(Board board, int block, long[] points) {
        addLibertiesOfWeakNeighbours(board, block, points);
        addRescues(board, block, points);
    }

    /** Fills in the moves needed to reach each point from those that are less than {@link #FAR} now. */
    private void measure(Board board, int[] distances) {
        for (int level = 0; level < FAR; level++) {
            int end = 0;
            for (int p = 0; p < distances.length; p++) {
                if (distances[p] == level) {
                    queue[end++] = p;
                }
            }
            for (int i = 0; i < end; i++) {
                end = spread(board, queue[i], level, distances, end);
            }
        }
    }

    private int spread(Board board, int p, int level, int[] distances, int end) {
        int last = end;
        for (int j = 0; j < geometry.neighbourCount(p); j++) {
            int q = geometry.neighbour(p, j);
            int reached =
                    level + (board.cell(q) == board.cell(p) && board.cell(q) != Board.EMPTY ? 0 : price(board, q));
            if (reached < distances[q]) {
                distances[q] = reached;
                if (reached == level) {
                    queue[last++] = q;
                }
            }
        }
        return last;
    }

    /** The moves that it takes to have a stone at a point, or {@link #FAR}. */
    final int price(Board board, int point) {
        int cell = board.cell(point);
        if (cell == reacher()) {
            return 0;
        }
        if (cell == Board.EMPTY) {
            return 1;
        }
        int liberties = board.liberties(board.block(point));
        return liberties <= WEAK ? liberties : FAR;
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
        while (!isPlace(queue[i])) {
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
