package org.yomi.solvers.play;

import org.yomi.engine.board.Board;

/** Follows what becomes of the parts of a goal (semantics, section 2): flags that a move may change, as bits. */
@FunctionalInterface
public interface Flags {
    /** The flags after the move just made on the board, a pass too, when they were {@code before}. */
    long after(Board board, long before);

    /** Bit {@code first + i} is set until the i-th of some stones is captured. */
    static Flags ofStones(int first, int... stones) {
        return (board, before) -> board.capturedBlocks() == 0 ? before : withoutCaptured(first, stones, board, before);
    }

    /** A bit is set until one of two stones is captured. */
    static Flags ofEither(int bit, int one, int other) {
        return (board, before) ->
                board.cell(one) == Board.EMPTY || board.cell(other) == Board.EMPTY ? before & ~(1L << bit) : before;
    }

    private static long withoutCaptured(int first, int[] stones, Board board, long before) {
        long after = before;
        for (int i = 0; i < stones.length; i++) {
            // A stone that was there until now, and is not, was captured: its point is empty right after the move.
            if (board.cell(stones[i]) == Board.EMPTY) {
                after &= ~(1L << first + i);
            }
        }
        return after;
    }
}
