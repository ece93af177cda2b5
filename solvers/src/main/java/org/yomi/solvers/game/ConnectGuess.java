package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Spread;

/**
 * What is around two blocks and between them, for a guess how hard it is to connect them, or to keep them apart.
 *
 * <p>The distance alone gives the first guess of {@link PathGame}; each number is multiplied by a factor, whose logarithm is the
 * sum of a few counts times a weight ({@link Factors}). The weights were found by trying: those under which random pairs of
 * blocks in game positions took the fewest nodes. They say what to read first, never what holds.
 */
final class ConnectGuess {
    /** What is counted, in the order of the weights; logarithms and numbers in steps. */
    enum Count {
        /** 1. */
        ALWAYS,
        /** The distance, {@link PathGame#FAR} for more. */
        DISTANCE,
        /** The logarithm of the liberties of the block that has fewer. */
        FEWER_LIBERTIES,
        /** That of the other's. */
        MORE_LIBERTIES,
        /** Blocks of the opponent's beside them that have one liberty. */
        ATARIS,
        /** Those that have two. */
        SHORT,
        /** Those that have three. */
        MIDDLE,
        /** The logarithm of the number of empty points on shortest ways, plus one. */
        WIDTH,
        /** That of those next to a stone of the opponent's. */
        CONTESTED,
        /** That of all points on ways that are at most one move longer. */
        WIDER
    }

    /** The weights of the logarithm of the factor of the proof number: keeper to move, reacher to move; in steps. */
    private static final int[][] PROOF = {
        {292, 123, 104, -9, 68, 60, 15, -143, -86, -145},
        {35, 125, -13, 23, -8, 0, -14, -54, -29, -19}
    };

    /** The same of the disproof number. */
    private static final int[][] DISPROOF = {
        {-543, 92, 108, 60, -88, -100, -27, 79, 54, -16},
        {33, 54, 149, -77, 107, 30, 22, 119, -55, 2}
    };

    private final int words;
    private final int keeper;
    private final Spread spread;
    private final BlocksBeside beside;

    /** Scratch: the keeper's stones. */
    private final long[] keepers;

    /** The counts of the last look, by {@link Count}. */
    final int[] counts = new int[Count.values().length];

    private int turn;

    ConnectGuess(Geometry geometry, Spread spread, int keeper) {
        words = geometry.words();
        this.keeper = keeper;
        this.spread = spread;
        beside = new BlocksBeside(geometry, spread, keeper);
        keepers = new long[words];
    }

    /**
     * Counts what is around two blocks.
     *
     * @param distance the moves that it takes to connect them, at most {@link PathGame#FAR}
     * @param ways the empty points on ways of so many moves; where the distance is not told from more, those also that are one
     *     move away from either
     * @param wider those on ways that are at most one move longer, likewise
     * @param attack whether the reacher is to move
     */
    void look(Board board, int a, int b, int distance, long[] ways, long[] wider, boolean attack) {
        turn = attack ? 1 : 0;
        set(Count.ALWAYS, Factors.ONE);
        set(Count.DISTANCE, Factors.ONE * distance);
        set(Count.FEWER_LIBERTIES, Factors.log(Math.min(board.liberties(a), board.liberties(b))));
        set(Count.MORE_LIBERTIES, Factors.log(Math.max(board.liberties(a), board.liberties(b))));
        beside.count(board, a, b);
        set(Count.ATARIS, Factors.ONE * beside.with(1));
        set(Count.SHORT, Factors.ONE * beside.with(2));
        set(Count.MIDDLE, Factors.ONE * beside.with(3));
        countWays(board, ways, wider);
    }

    private void countWays(Board board, long[] ways, long[] wider) {
        int width = 0;
        int contested = 0;
        int all = 0;
        for (int i = 0; i < words; i++) {
            width += Long.bitCount(ways[i]);
            all += Long.bitCount(wider[i]);
            keepers[i] = board.colourWord(keeper, i);
        }
        for (int i = 0; i < words; i++) {
            contested += ways[i] == 0 ? 0 : Long.bitCount(ways[i] & spread.next(keepers, 0, i));
        }
        set(Count.WIDTH, Factors.log(width + 1));
        set(Count.CONTESTED, Factors.log(contested + 1));
        set(Count.WIDER, Factors.log(all + 1));
    }

    private void set(Count count, int steps) {
        counts[count.ordinal()] = steps;
    }

    /** A proof number by the distance alone, corrected by what was counted last. */
    int proof(int byDistance) {
        return Factors.times(byDistance, PROOF[turn], counts);
    }

    /** A disproof number likewise. */
    int disproof(int byDistance) {
        return Factors.times(byDistance, DISPROOF[turn], counts);
    }
}
