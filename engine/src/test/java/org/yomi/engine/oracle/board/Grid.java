package org.yomi.engine.oracle.board;

import java.util.Locale;

/**
 * The points of a board without its stones. Point 0 is A1 (bottom left), 1 is B1, and so on row by row; a set of points
 * is an int with one bit for each point.
 */
public final class Grid {
    /** Stands for a pass where a move is wanted. */
    public static final int PASS = -1;

    private static final int MOST_POINTS = 25;
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final int width;
    private final int height;
    private final int all;
    private final int firstColumn;
    private final int lastColumn;

    /**
     * A grid of so many columns and rows.
     *
     * @throws IllegalArgumentException if a side is shorter than 2 or there are more than 25 points
     */
    public Grid(int width, int height) {
        if (width < 2 || height < 2 || width * height > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "grid " + width + "x" + height + ": sides of 2 or more, at most 25 points");
        }
        this.width = width;
        this.height = height;
        all = (1 << width * height) - 1;
        int column = 0;
        for (int row = 0; row < height; row++) {
            column |= 1 << row * width;
        }
        firstColumn = column;
        lastColumn = column << (width - 1);
    }

    /** Number of columns. */
    public int width() {
        return width;
    }

    /** Number of rows. */
    public int height() {
        return height;
    }

    /** Number of points. */
    public int size() {
        return width * height;
    }

    /** The set of all points. */
    public int all() {
        return all;
    }

    /** Every point that is next to a point of the set; points of the set are in it only if they touch each other. */
    public int next(int set) {
        int sideways = ((set & ~lastColumn) << 1) | ((set & ~firstColumn) >>> 1);
        return (sideways | (set << width) | (set >>> width)) & all;
    }

    /** The part of the area that is connected with the points of {@code start}, which must lie in the area. */
    public int connected(int start, int area) {
        int found = start;
        for (int grown = grow(found, area); grown != found; grown = grow(found, area)) {
            found = grown;
        }
        return found;
    }

    private int grow(int set, int area) {
        return (set | next(set)) & area;
    }

    /**
     * The point with this name.
     *
     * @throws IllegalArgumentException if it is not on this grid
     */
    public int point(String vertex) {
        try {
            int column = COLUMNS.indexOf(vertex.toUpperCase(Locale.ROOT).charAt(0));
            int row = Integer.parseInt(vertex.substring(1)) - 1;
            if (column >= 0 && column < width && row >= 0 && row < height) {
                return row * width + column;
            }
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw new IllegalArgumentException("vertex '" + vertex + "': a letter and a number are wanted", e);
        }
        throw new IllegalArgumentException("vertex '" + vertex + "' is not on the " + width + "x" + height + " grid");
    }

    /** The set of the points with these names, separated by blanks or commas. */
    public int set(String vertices) {
        int set = 0;
        for (String vertex : vertices.split("[ ,]+")) {
            set |= vertex.isEmpty() ? 0 : 1 << point(vertex);
        }
        return set;
    }

    /** The name of a point, or {@code pass}. */
    public String name(int point) {
        return point == PASS ? "pass" : COLUMNS.charAt(point % width) + "" + (point / width + 1);
    }

    /** The names of the points of a set, separated by commas. */
    public String names(int set) {
        StringBuilder names = new StringBuilder();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            names.append(names.isEmpty() ? "" : ",").append(name(Integer.numberOfTrailingZeros(rest)));
        }
        return names.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && grid.width == width && grid.height == height;
    }

    @Override
    public int hashCode() {
        return 31 * width + height;
    }
}
