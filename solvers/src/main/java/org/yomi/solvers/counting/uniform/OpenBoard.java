package org.yomi.solvers.counting.uniform;

import java.util.Arrays;
import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.border.FirstColumn;

/**
 * A board on which some points are fixed and the others may be anything. Points are numbered row by row. Immutable.
 */
public final class OpenBoard {
    /** The largest side. */
    public static final int MAX_SIDE = 25;

    /** Of a point that may be anything. */
    public static final int OPEN = 3;

    private static final List<String> WORDS = List.of("empty", "black", "white");

    private final int width;
    private final byte[] cells;

    private OpenBoard(int width, byte... cells) {
        this.width = width;
        this.cells = cells;
    }

    /**
     * A board on which every point may be anything.
     *
     * @throws RefusedCount if a side is not from 1 to {@link #MAX_SIDE}
     */
    public static OpenBoard of(int width, int height) {
        if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE) {
            throw new RefusedCount("a board has sides from 1 to " + MAX_SIDE + ", not " + width + "x" + height);
        }
        byte[] cells = new byte[width * height];
        Arrays.fill(cells, (byte) OPEN);
        return new OpenBoard(width, cells);
    }

    /**
     * The same board with one point changed.
     *
     * @param cell 0 for an empty point, 1 for a black, 2 for a white stone, or {@link #OPEN}
     */
    public OpenBoard with(int point, int cell) {
        if (cell < 0 || cell > OPEN) {
            throw new IllegalArgumentException("a cell is 0 to 3, not " + cell);
        }
        byte[] changed = cells.clone();
        changed[point] = (byte) cell;
        return new OpenBoard(width, changed);
    }

    /**
     * The same board with an open point fixed.
     *
     * @throws RefusedCount if it is fixed as something else already
     */
    public OpenBoard fixed(int point, int cell) {
        if (cells[point] != OPEN && cells[point] != cell) {
            throw new RefusedCount(
                    name(point) + " cannot be both " + WORDS.get(cells[point]) + " and " + WORDS.get(cell));
        }
        return with(point, cell);
    }

    /** How many points a row has. */
    public int width() {
        return width;
    }

    /** How many rows there are. */
    public int height() {
        return cells.length / width;
    }

    /** What a point is: 0, 1, 2 or {@link #OPEN}. */
    public int cell(int point) {
        return cells[point];
    }

    /** How many points there are. */
    int size() {
        return cells.length;
    }

    /** For each row, for each point, the colours that it may have, as {@link FirstColumn#each} takes them. */
    int[][] colours() {
        int[][] colours = new int[height()][width];
        for (int point = 0; point < cells.length; point++) {
            colours[point / width][point % width] = cells[point] == OPEN ? FirstColumn.OPEN : 1 << cells[point];
        }
        return colours;
    }

    /** Whether all points of two rows, one beside the other, are open. */
    boolean hasTwoOpenRows() {
        int open = 0;
        for (int point = 0; point < cells.length; point++) {
            open = cells[point] == OPEN ? open + 1 : 0;
            if (open >= 2 * width + (point + 1) % width) {
                return true;
            }
        }
        return false;
    }

    /**
     * A stone whose string has no liberty whatever the open points are: none is beside it, nor is an empty point. If there is
     * none, the position with all open points empty is legal, so this tells exactly whether there is a legal one.
     *
     * @return its point, or -1
     */
    int dead() {
        byte[] sparse = cells.clone();
        for (int point = 0; point < sparse.length; point++) {
            sparse[point] = (byte) (sparse[point] % OPEN);
        }
        return new Legality(width, sparse.length).dead(sparse);
    }

    /**
     * Makes sure that there is a legal position.
     *
     * @throws RefusedCount if there is none
     */
    void requireLife() {
        int dead = dead();
        if (dead >= 0) {
            throw new RefusedCount(
                    "no legal position has these points: the block of " + name(dead) + " can have no liberty");
        }
    }

    private String name(int point) {
        boolean named = Math.min(width, height()) >= Geometry.MIN_SIZE;
        return named ? Geometry.of(width, height()).name(point) : "point " + (point + 1);
    }

    /** Rows become columns if there are more columns than rows, so that a row is never longer than a column. */
    OpenBoard upright() {
        return width <= height() ? this : transposed();
    }

    private OpenBoard transposed() {
        byte[] turned = new byte[cells.length];
        for (int point = 0; point < cells.length; point++) {
            turned[point % width * height() + point / width] = cells[point];
        }
        return new OpenBoard(height(), turned);
    }
}
