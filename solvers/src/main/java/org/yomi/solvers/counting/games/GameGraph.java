package org.yomi.solvers.counting.games;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * The game graph of a board: its nodes are the legal positions, numbered from 0, the empty board; its edges are the
 * moves that change something, by either player (Definition 1 of <i>Combinatorics of Go</i>). Games are the paths from 0
 * that visit no node twice (Lemma 2). Immutable.
 */
public final class GameGraph {
    /** With more points, the edges do not fit. */
    public static final int MOST_POINTS = 12;

    private final SmallBoard board;

    /** Sorted. */
    private final long[] positions;

    /** Where the successors of each node begin. */
    private final int[] begin;

    private final int[] successors;

    /**
     * The graph of a board.
     *
     * @throws IllegalArgumentException when the board has more than {@value #MOST_POINTS} points
     */
    public GameGraph(SmallBoard board) {
        if (board.points() > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "the game graph of " + board + " does not fit; boards to " + MOST_POINTS + " points were expected");
        }
        this.board = board;
        positions = legalPositions(board);
        begin = new int[positions.length + 1];
        int[] targets = new int[2 * board.points() * positions.length];
        int edges = 0;
        for (int node = 0; node < positions.length; node++) {
            begin[node] = edges;
            for (int empty = board.empty(positions[node]); empty != 0; empty &= empty - 1) {
                edges = addMove(targets, edges, node, Integer.numberOfTrailingZeros(empty), true);
                edges = addMove(targets, edges, node, Integer.numberOfTrailingZeros(empty), false);
            }
        }
        begin[positions.length] = edges;
        successors = Arrays.copyOf(targets, edges);
    }

    private static long[] legalPositions(SmallBoard board) {
        long[] found = new long[(int) Math.pow(3, board.points())];
        int count = 0;
        for (int black = 0; black <= board.all(); black++) {
            for (int white = 0; white <= board.all(); white++) {
                long position = SmallBoard.position(black, white);
                if ((black & white) == 0 && board.isLegal(position)) {
                    found[count++] = position;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    private int addMove(int[] targets, int edges, int node, int point, boolean byBlack) {
        long after = board.play(positions[node], point, byBlack);
        if (after == positions[node]) {
            return edges;
        }
        targets[edges] = node(after);
        return edges + 1;
    }

    public SmallBoard board() {
        return board;
    }

    /** The number of nodes. */
    public int nodes() {
        return positions.length;
    }

    /** The number of edges. */
    public int edges() {
        return successors.length;
    }

    public int outdegree(int node) {
        return begin[node + 1] - begin[node];
    }

    /** The {@code i}-th successor of a node, {@code i} from 0. */
    public int successor(int node, int i) {
        return successors[begin[node] + i];
    }

    /** The position of a node, as {@link SmallBoard} has it. */
    public long position(int node) {
        return positions[node];
    }

    /** The node of a legal position. */
    public int node(long position) {
        return Arrays.binarySearch(positions, position);
    }

    /** The node with the colours changed. */
    public int reverse(int node) {
        return node(SmallBoard.reversed(positions[node]));
    }

    /** Where a map of positions takes each node. */
    int[] image(LongUnaryOperator map) {
        return Arrays.stream(positions).map(map).mapToInt(this::node).toArray();
    }
}
