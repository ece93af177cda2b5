package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Play;

/**
 * What a game about unconditional life has found out about the stones on the board, by their hash: the search asks about
 * the same position again and again, when it judges it, when it guesses and when it comes back to it. Points, and numbers
 * of moves, are told by the slot that {@link #slot} names. What it says is taken for true: two positions that look alike here
 * share 64 random bits.
 */
public final class LifeMemory {
    private static final int SLOTS = 1 << 15;

    /** Added to points, so that 0 says that nothing is known; {@link Play#NO_POINT} is -2. */
    private static final int SHIFT = 3;

    private static final byte YES = 1;
    private static final byte NO = 2;

    private final long[] hashes = new long[SLOTS];
    private final byte[] reached = new byte[SLOTS];
    private final short[] winningPoints = new short[SLOTS];
    private final byte[] distances = new byte[SLOTS];

    /** By {@link #sureAt}. */
    private final byte[] sure = new byte[2 * SLOTS];

    /** The place for the stones on the board, emptied if it held what is known of others. */
    public int slot(Board board) {
        int slot = (int) board.hashOfStones() & SLOTS - 1;
        if (hashes[slot] != board.hashOfStones()) {
            hashes[slot] = board.hashOfStones();
            reached[slot] = 0;
            winningPoints[slot] = 0;
            distances[slot] = 0;
            sure[sureAt(slot, false)] = 0;
            sure[sureAt(slot, true)] = 0;
        }
        return slot;
    }

    public boolean knowsReached(int slot) {
        return reached[slot] != 0;
    }

    public boolean reached(int slot) {
        return reached[slot] == YES;
    }

    public void noteReached(int slot, boolean isReached) {
        reached[slot] = isReached ? YES : NO;
    }

    public boolean knowsWinningPoint(int slot) {
        return winningPoints[slot] != 0;
    }

    /** The lowest of all winning points, or {@link Play#NO_POINT}. */
    public int winningPoint(int slot) {
        return winningPoints[slot] - SHIFT;
    }

    public void noteWinningPoint(int slot, int point) {
        winningPoints[slot] = (short) (point + SHIFT);
    }

    public boolean knowsSure(int slot, boolean reacherFirst) {
        return sure[sureAt(slot, reacherFirst)] != 0;
    }

    /** Whether the reacher sees how he wins, no ban being on the board. */
    public boolean isSure(int slot, boolean reacherFirst) {
        return sure[sureAt(slot, reacherFirst)] == YES;
    }

    public void noteSure(int slot, boolean reacherFirst, boolean isSure) {
        sure[sureAt(slot, reacherFirst)] = isSure ? YES : NO;
    }

    private static int sureAt(int slot, boolean reacherFirst) {
        return 2 * slot + (reacherFirst ? 1 : 0);
    }

    /** The moves to the goal, as far as they were looked at, or 0 when they were not. */
    public int distance(int slot) {
        return distances[slot];
    }

    public void noteDistance(int slot, int distance) {
        distances[slot] = (byte) distance;
    }
}
