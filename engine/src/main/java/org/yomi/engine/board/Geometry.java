package org.yomi.engine.board;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * The points of a board of a given size: their names, coordinates and neighbours.
 *
 * <p>Immutable and shared: {@link #of} returns the same object for the same size.
 */
public final class Geometry {
    /** Smallest width and height. */
    public static final int MIN_SIZE = 2;

    /** Largest width and height: with more, a column would need two letters. */
    public static final int MAX_SIZE = 25;

    /** The move that puts no stone. Not a point. */
    public static final int PASS = -1;

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final Geometry[] CACHE = new Geometry[(MAX_SIZE + 1) * (MAX_SIZE + 1)];

    private final int width;
    private final int height;
    private final int[] neighbours;
    private final int[] neighbourCounts;

    private Geometry(int width, int height) {
        this.width = width;
        this.height = height;
        neighbours = new int[4 * width * height];
        neighbourCounts = new int[width * height];
        for (int p = 0; p < size(); p++) {
            addNeighbour(p, x(p), y(p) - 1);
            addNeighbour(p, x(p) - 1, y(p));
            addNeighbour(p, x(p) + 1, y(p));
            addNeighbour(p, x(p), y(p) + 1);
        }
    }

    private void addNeighbour(int p, int x, int y) {
        if (x >= 0 && x < width && y >= 0 && y < height) {
            neighbours[4 * p + neighbourCounts[p]++] = point(x, y);
        }
    }

    /**
     * The geometry of a board.
     *
     * @throws IllegalArgumentException when a side is not from 2 to 25
     */
    public static Geometry of(int width, int height) {
        if (Math.min(width, height) < MIN_SIZE || Math.max(width, height) > MAX_SIZE) {
            throw new IllegalArgumentException("a board has sides from 2 to 25, not " + width + "x" + height);
        }
        int slot = width * (MAX_SIZE + 1) + height;
        synchronized (CACHE) {
            if (CACHE[slot] == null) {
                CACHE[slot] = new Geometry(width, height);
            }
            return CACHE[slot];
        }
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The number of points. */
    public int size() {
        return width * height;
    }

    /** The number of longs that hold one bit a point. */
    public int words() {
        return (size() + 63) >>> 6;
    }

    /** Column of a point, 0 at the left. */
    public int x(int point) {
        return point % width;
    }

    /** Row of a point, 0 at the bottom. */
    public int y(int point) {
        return point / width;
    }

    public int point(int x, int y) {
        return y * width + x;
    }

    /** The number of points next to a point: 2 to 4. */
    public int neighbourCount(int point) {
        return neighbourCounts[point];
    }

    /** The {@code i}-th point next to a point, {@code i} from 0. */
    public int neighbour(int point, int i) {
        return neighbours[4 * point + i];
    }

    /** GTP name of a point or of {@link #PASS}: {@code D4}, {@code pass}. */
    public String name(int point) {
        return point == PASS ? "pass" : COLUMNS.charAt(x(point)) + Integer.toString(y(point) + 1);
    }

    /** The point with a GTP name in any case, or nothing when no point of this board has that name. */
    public OptionalInt parse(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        if (upper.length() < 2 || upper.length() > 3 || !upper.chars().skip(1).allMatch(c -> c >= '0' && c <= '9')) {
            return OptionalInt.empty();
        }
        int x = COLUMNS.indexOf(upper.charAt(0));
        int y = Integer.parseInt(upper.substring(1)) - 1;
        boolean onBoard = x >= 0 && x < width && y >= 0 && y < height && upper.charAt(1) != '0';
        return onBoard ? OptionalInt.of(point(x, y)) : OptionalInt.empty();
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
