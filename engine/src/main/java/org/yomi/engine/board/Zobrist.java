package org.yomi.engine.board;

import java.util.SplittableRandom;

/** Random 64-bit keys, the same in every run, for all board sizes. */
final class Zobrist {
    private static final int MAX_POINTS = Geometry.MAX_SIZE * Geometry.MAX_SIZE;
    private static final long[] STONES = new long[3 * MAX_POINTS];
    private static final long[] BANS = new long[MAX_POINTS];
    private static final long WHITE_TO_MOVE;

    static {
        SplittableRandom random = new SplittableRandom(0x596F6D69L);
        for (int i = MAX_POINTS; i < STONES.length; i++) {
            STONES[i] = random.nextLong();
        }
        for (int i = 0; i < BANS.length; i++) {
            BANS[i] = random.nextLong();
        }
        WHITE_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}

    /** Key of a stone; 0 for an empty point. */
    static long stone(int cell, int point) {
        return STONES[cell * MAX_POINTS + point];
    }

    static long state(int toMove, int ban) {
        return (toMove == Board.WHITE ? WHITE_TO_MOVE : 0) ^ (ban < 0 ? 0 : BANS[ban]);
    }
}
