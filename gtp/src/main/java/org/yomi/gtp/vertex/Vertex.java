package org.yomi.gtp.vertex;

import org.jspecify.annotations.Nullable;

/**
 * A point of a board, or pass.
 *
 * @param column 0 for column A up to 24 for column Z (there is no column I); -1 for pass
 * @param row 0 for the bottom row, written 1, up to 24; -1 for pass
 */
public record Vertex(int column, int row) {
    /** The vertex written {@code pass}. */
    public static final Vertex PASS = new Vertex(-1, -1);

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    /** Refuses what no board of GTP has, see {@link BoardSize}. */
    public Vertex {
        boolean pass = column == -1 && row == -1;
        if (!pass && !(inRange(column) && inRange(row))) {
            throw new IllegalArgumentException("no vertex has column " + column + " and row " + row);
        }
    }

    private static boolean inRange(int coordinate) {
        return coordinate >= 0 && coordinate < BoardSize.MAX;
    }

    /**
     * Reads a vertex as GTP spells it.
     *
     * @param text such as {@code D4}, {@code d4} or {@code pass}
     * @return the vertex, or null if the text is none
     */
    public static @Nullable Vertex parse(String text) {
        if (text.equalsIgnoreCase("pass")) {
            return PASS;
        }
        if (text.length() < 2 || text.length() > 3) {
            return null;
        }
        // Without this bit, a small letter is the capital one, and nothing else becomes a letter.
        int column = COLUMNS.indexOf(text.charAt(0) & ~0x20);
        int row = parseRow(text);
        return column >= 0 && row >= 0 ? new Vertex(column, row) : null;
    }

    /** Returns the row after the column letter, or -1 if it is no number from 1 to 25 in its shortest form. */
    private static int parseRow(String text) {
        int number = 0;
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || (number == 0 && c == '0')) {
                return -1;
            }
            number = 10 * number + c - '0';
        }
        return number <= BoardSize.MAX ? number - 1 : -1;
    }

    /** Returns whether this is {@link #PASS}. */
    public boolean isPass() {
        return column < 0;
    }

    /** Returns the vertex as GTP spells it: {@code D4} or {@code pass}. */
    @Override
    public String toString() {
        return isPass() ? "pass" : COLUMNS.charAt(column) + Integer.toString(row + 1);
    }
}
