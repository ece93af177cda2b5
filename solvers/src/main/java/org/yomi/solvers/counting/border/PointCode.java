package org.yomi.solvers.counting.border;

/**
 * What a border state says of one point, in four bits: 0 for empty, 1 for a black stone with a liberty, {@code 4 | 2 up |
 * down} for a black stone without one, where {@code up} and {@code down} say whether its string has further stones on the
 * border above and below; 8 more for White. The number 8 itself is a point off the board.
 */
public final class PointCode {
    /** An empty point. */
    public static final int EMPTY = 0;

    /** A black stone whose string has a liberty. */
    public static final int BLACK = 1;

    /** A white stone whose string has a liberty. */
    public static final int WHITE = 9;

    /** Off the board: before the first column. */
    public static final int EDGE = 8;

    /** What a point can be filled with: nothing, Black, White. */
    public static final int COLOURS = 3;

    /** The bit that tells White from Black. */
    static final int SIDE = 8;

    /** The bit of stones without a liberty; call them bare. */
    static final int BARE = 4;

    /** The string of a bare stone goes on above. */
    static final int UP = 2;

    /** The string of a bare stone goes on below. */
    static final int DOWN = 1;

    /** Both ways. */
    static final int LINKS = UP | DOWN;

    /** As many numbers as four bits have. */
    static final int COUNT = 16;

    private static final int[] OF_COLOUR = {EMPTY, BLACK, WHITE};
    private static final int[] ON_BOARD = {0, 1, 4, 5, 6, 7, 9, 12, 13, 14, 15};

    private PointCode() {}

    /** What {@link Border#place} is told to fill a point with: 0 is empty, 1 black, 2 white. */
    public static int ofColour(int colour) {
        return OF_COLOUR[colour];
    }

    /** The eleven codes of points on the board, in rising order. */
    static int[] onBoard() {
        return ON_BOARD.clone();
    }

    static boolean isStone(int code) {
        return code != EMPTY && code != EDGE;
    }

    static boolean isBare(int code) {
        return (code & BARE) != 0;
    }

    /** Whether two stones have the same colour. */
    static boolean sameSide(int code, int other) {
        return ((code ^ other) & SIDE) == 0;
    }
}
