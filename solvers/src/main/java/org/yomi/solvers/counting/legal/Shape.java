package org.yomi.solvers.counting.legal;

import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.border.Ranking;

/**
 * What is counted: the boards of one height with 1, 2, ... columns.
 *
 * @param height the number of points in a column
 * @param columns how many at most
 */
record Shape(int height, int columns) {
    /** From there on the classes, thrice, are more than an array holds. */
    static final int MAX_HEIGHT = 14;

    /** Enough for the recurrence of height 9. */
    static final int MAX_COLUMNS = 1_000_000;

    /** Refuses what cannot be. */
    Shape {
        if (height < 1 || columns < 1) {
            throw new RefusedCount("a board has at least one row and one column, got " + height + "x" + columns);
        }
        if (height > MAX_HEIGHT) {
            throw new RefusedCount("the shorter side may be " + MAX_HEIGHT + " at most, got " + height);
        }
        if (columns > MAX_COLUMNS) {
            throw new RefusedCount("the longer side may be " + MAX_COLUMNS + " at most, got " + columns);
        }
    }

    /** The rankings of borders with 0, 1, ... points in the new column. */
    Ranking[] rankings() {
        Ranking[] rankings = new Ranking[height];
        for (int filled = 0; filled < height; filled++) {
            rankings[filled] = Ranking.of(height, filled);
        }
        return rankings;
    }
}
