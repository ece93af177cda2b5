package org.yomi.solvers.game.life;

import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/** Where a stone may cut a region in two. */
final class Splits {
    private final int words;
    private final Spread spread;

    /** For each step the points from which it leads into the set. */
    private final long[] arms;

    private final long[] splits;

    Splits(Geometry geometry) {
        words = geometry.words();
        spread = new Spread(geometry);
        arms = new long[4 * words];
        splits = new long[words];
    }

    long word(int i) {
        return splits[i];
    }

    boolean has(int p) {
        return Bits.has(splits, p);
    }

    /** Finds the points around which the points of a set are not connected near by. */
    void find(long[] rest) {
        for (int i = 0; i < words; i++) {
            arms[i] = spread.up(rest, 0, i);
            arms[words + i] = spread.right(rest, 0, i);
            arms[2 * words + i] = spread.down(rest, 0, i);
            arms[3 * words + i] = spread.left(rest, 0, i);
        }
        for (int i = 0; i < words; i++) {
            long up = arms[i];
            long right = arms[words + i];
            long down = arms[2 * words + i];
            long left = arms[3 * words + i];
            // An arm begins a part unless the corner joins it to the arm before it.
            long beginsUp = up & ~(left & spread.left(arms, 0, i));
            long beginsRight = right & ~(up & spread.right(arms, 0, i));
            long beginsDown = down & ~(right & spread.right(arms, 2 * words, i));
            long beginsLeft = left & ~(down & spread.left(arms, 2 * words, i));
            splits[i] = beginsUp & beginsRight
                    | beginsDown & beginsLeft
                    | (beginsUp | beginsRight) & (beginsDown | beginsLeft);
        }
    }
}
