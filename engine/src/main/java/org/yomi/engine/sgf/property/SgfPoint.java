package org.yomi.engine.sgf.property;

/**
 * A point of the board.
 *
 * @param x column, 0 at the left
 * @param y row, 0 at the top (GTP counts rows from 1 at the bottom)
 */
public record SgfPoint(int x, int y) {

    /** The point as SGF writes it, such as {@code cd} for column 2, row 3. */
    @Override
    public String toString() {
        return "" + letter(x) + letter(y);
    }

    private static char letter(int coordinate) {
        return (char) ('a' + coordinate);
    }
}
