package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Spread;

/** Counts blocks of one colour beside others by their liberties: those that have few. Each counts once. */
final class BlocksBeside {
    /** Those that have more liberties are not counted. */
    static final int MOST_LIBERTIES = 3;

    private final int words;
    private final int colour;
    private final Spread spread;
    private final int[] counts = new int[MOST_LIBERTIES + 1];
    private final long[] stones;

    /** By its lowest stone, the last look that met a block. */
    private final int[] metBy;

    private int look;

    BlocksBeside(Geometry geometry, Spread spread, int colour) {
        this.colour = colour;
        this.spread = spread;
        words = geometry.words();
        stones = new long[words];
        metBy = new int[geometry.size()];
    }

    /** Counts anew the blocks beside either of two blocks. One that is met in several words is noted once. */
    void count(Board board, int a, int b) {
        look++;
        Arrays.fill(counts, 0);
        for (int i = 0; i < words; i++) {
            stones[i] = board.stoneWord(a, i) | board.stoneWord(b, i);
        }
        for (int i = 0; i < words; i++) {
            long left = spread.next(stones, 0, i) & board.colourWord(colour, i);
            while (left != 0) {
                int block = board.block((i << 6) + Long.numberOfTrailingZeros(left));
                note(board, block);
                left &= ~board.stoneWord(block, i);
            }
        }
    }

    private void note(Board board, int block) {
        int liberties = board.liberties(block);
        int stone = board.firstStone(block);
        if (liberties <= MOST_LIBERTIES && metBy[stone] != look) {
            metBy[stone] = look;
            counts[liberties]++;
        }
    }

    /** How many have so many liberties, from 1 to {@link #MOST_LIBERTIES}. */
    int with(int liberties) {
        return counts[liberties];
    }
}
