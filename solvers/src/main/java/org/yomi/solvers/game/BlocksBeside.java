package org.yomi.solvers.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;

/** Counts blocks of one colour beside others by their liberties: those that have few. Each counts once. */
final class BlocksBeside {
    /** Those that have more liberties are not counted. */
    static final int MOST_LIBERTIES = 3;

    private final Geometry geometry;
    private final int colour;
    private final int[] counts = new int[MOST_LIBERTIES + 1];

    /** By its lowest stone, the last look that met a block. */
    private final int[] metBy;

    private int look;

    BlocksBeside(Geometry geometry, int colour) {
        this.geometry = geometry;
        this.colour = colour;
        metBy = new int[geometry.size()];
    }

    /** Begins anew. */
    void clear() {
        look++;
        Arrays.fill(counts, 0);
    }

    /** Counts the blocks beside a block that were not counted yet. */
    void count(Board board, int block) {
        for (int i = 0; i < geometry.words(); i++) {
            for (long w = board.stoneWord(block, i); w != 0; w &= w - 1) {
                countBeside(board, (i << 6) + Long.numberOfTrailingZeros(w));
            }
        }
    }

    private void countBeside(Board board, int stone) {
        for (int j = geometry.neighbourCount(stone) - 1; j >= 0; j--) {
            int q = geometry.neighbour(stone, j);
            if (board.cell(q) == colour) {
                count(board, board.block(q), board.liberties(board.block(q)));
            }
        }
    }

    private void count(Board board, int block, int liberties) {
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
