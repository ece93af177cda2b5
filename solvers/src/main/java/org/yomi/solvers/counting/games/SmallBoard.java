package org.yomi.solvers.counting.games;

/**
 * The rules of area Go with suicide on a board of at most {@value #MOST_POINTS} points, on sets of points as bits.
 *
 * <p>These are the rules of Tromp and Farneb&auml;ck, <i>Combinatorics of Go</i>, section 3: a move colours an empty
 * point, then takes the opponent's strings without liberties, then its own. Point {@code row * columns + column} is the
 * bit of that number. A <em>position</em> is a long: the black stones in its upper half, the white ones in its lower
 * half; the empty board is 0. Immutable.
 */
public final class SmallBoard {
    /** With more points, the positions are too many to be visited one by one. */
    public static final int MOST_POINTS = 20;

    private static final int HALF = 32;
    private static final long LOWER = (1L << HALF) - 1;

    private final int rows;
    private final int columns;
    private final int all;
    private final int notFirstColumn;
    private final int notLastColumn;

    /**
     * A board.
     *
     * @throws IllegalArgumentException when it has no point, or more than {@value #MOST_POINTS}
     */
    public SmallBoard(int rows, int columns) {
        if (rows < 1 || columns < 1 || (long) rows * columns > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "a board of 1 to " + MOST_POINTS + " points was expected, not " + rows + "x" + columns);
        }
        this.rows = rows;
        this.columns = columns;
        all = (1 << rows * columns) - 1;
        int first = 0;
        int last = 0;
        for (int row = 0; row < rows; row++) {
            first |= 1 << row * columns;
            last |= 1 << row * columns + columns - 1;
        }
        notFirstColumn = all & ~first;
        notLastColumn = all & ~last;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** The number of points. */
    public int points() {
        return rows * columns;
    }

    /** The set of all points. */
    int all() {
        return all;
    }

    static long position(int black, int white) {
        return (long) black << HALF | white;
    }

    static int black(long position) {
        return (int) (position >>> HALF);
    }

    static int white(long position) {
        return (int) (position & LOWER);
    }

    /** The same position with the colours changed. */
    static long reversed(long position) {
        return Long.rotateLeft(position, HALF);
    }

    int empty(long position) {
        return all & ~black(position) & ~white(position);
    }

    /** The points next to a set of points; some may be in the set. */
    int around(int set) {
        return (set << 1 & notFirstColumn | set >>> 1 & notLastColumn | set << columns | set >>> columns) & all;
    }

    /** The stones of a set whose string, within that set, has a liberty. */
    int withLiberties(int stones, int empty) {
        int reached = around(empty) & stones;
        while (true) {
            int more = reached | around(reached) & stones;
            if (more == reached) {
                return reached;
            }
            reached = more;
        }
    }

    /** Whether every string has a liberty. */
    boolean isLegal(long position) {
        int empty = empty(position);
        return withLiberties(black(position), empty) == black(position)
                && withLiberties(white(position), empty) == white(position);
    }

    /**
     * The legal position after a move.
     *
     * @param point empty in the legal position
     * @return the same position when the move is the suicide of a single stone
     */
    long play(long position, int point, boolean byBlack) {
        long mine = byBlack ? position : reversed(position);
        int own = black(mine) | 1 << point;
        int other = white(mine);
        int kept = withLiberties(other, all & ~own & ~other);
        long after = position(kept == other ? withLiberties(own, all & ~own & ~other) : own, kept);
        return byBlack ? after : reversed(after);
    }

    /** A diagram of a position: a line for each row, {@code X}, {@code O} or {@code .} for each point. */
    public String diagram(long position) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < points(); point++) {
            if (point > 0 && point % columns == 0) {
                text.append('\n');
            }
            int bit = 1 << point;
            boolean white = (white(position) & bit) != 0;
            text.append((black(position) & bit) != 0 ? 'X' : white ? 'O' : '.');
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
