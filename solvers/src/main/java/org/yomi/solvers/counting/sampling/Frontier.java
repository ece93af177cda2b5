package org.yomi.solvers.counting.sampling;

import java.util.Arrays;

/**
 * What matters of a board that is coloured point after point, column by column from the top: the last point of each
 * row, which of these are stones that still need a liberty, and which of those belong together.
 *
 * <p>This is the border state of <i>Combinatorics of Go</i>, section 4.2, written down for quick steps on high boards.
 * Mutable, so that a run allocates nothing.
 */
final class Frontier {
    static final int EMPTY = 0;
    static final int BLACK = 1;
    static final int WHITE = 2;

    /** The left neighbour of the first column. */
    private static final byte EDGE = 3;

    /** A point that needs no liberty: empty, edge, or a stone that has one. */
    private static final byte SAFE = 0;

    /** For each row, the colour of its last point. */
    private final byte[] colours;

    /** For each row, {@link #SAFE}, or the number from 1 of its stone's string. */
    private final byte[] strings;

    /** For each number, on how many rows that string is; 0 when the number is free. Of {@link #SAFE} it says nothing. */
    private final byte[] sizes;

    /** How many strings need a liberty. */
    private int needy;

    /** The border left of the first column of a board with so many rows, at most 126. */
    Frontier(int rows) {
        colours = new byte[rows];
        strings = new byte[rows];
        sizes = new byte[rows + 2];
        clear();
    }

    /** Goes back to the left of the first column. */
    void clear() {
        Arrays.fill(colours, EDGE);
        Arrays.fill(strings, SAFE);
        Arrays.fill(sizes, (byte) 0);
        needy = 0;
    }

    /** Becomes as another border of the same height is. */
    void set(Frontier other) {
        System.arraycopy(other.colours, 0, colours, 0, colours.length);
        System.arraycopy(other.strings, 0, strings, 0, strings.length);
        System.arraycopy(other.sizes, 0, sizes, 0, sizes.length);
        needy = other.needy;
    }

    /**
     * How many strings would need a liberty after the next point of a row got a colour.
     *
     * @return a negative number if a string could never get one any more
     */
    int needyAfter(int row, int colour) {
        byte left = strings[row];
        byte above = above(row);
        if (colour == EMPTY) {
            return needy - (left == SAFE ? 0 : 1) - (above == SAFE || above == left ? 0 : 1);
        }
        if (isLost(row, colour)) {
            return -1;
        }
        int joined = (joins(left, colours[row], colour) ? 1 : 0)
                + (above != left && joins(above, colourAbove(row), colour) ? 1 : 0);
        return needy - joined + (givesLiberty(row, colour) ? 0 : 1);
    }

    /** Whether the left neighbour is the last stone to be seen of a string that a stone of a colour leaves without one. */
    private boolean isLost(int row, int colour) {
        byte left = strings[row];
        return left != SAFE && colours[row] != colour && sizes[left] == 1;
    }

    private static boolean joins(byte string, int colourOfString, int colour) {
        return string != SAFE && colourOfString == colour;
    }

    private boolean givesLiberty(int row, int colour) {
        return offersLiberty(colours[row], strings[row], colour) || offersLiberty(colourAbove(row), above(row), colour);
    }

    private static boolean offersLiberty(int neighbour, byte string, int colour) {
        return neighbour == EMPTY || neighbour == colour && string == SAFE;
    }

    private byte above(int row) {
        return row == 0 ? SAFE : strings[row - 1];
    }

    private int colourAbove(int row) {
        return row == 0 ? EDGE : colours[row - 1];
    }

    /** Gives the next point of a row a colour, where {@link #needyAfter} is not negative. */
    void colour(int row, int colour) {
        int needyThen = needyAfter(row, colour);
        boolean free = colour == EMPTY || givesLiberty(row, colour);
        byte left = strings[row];
        byte above = above(row);
        byte joinedLeft = colour == EMPTY || colours[row] == colour ? left : SAFE;
        byte joinedAbove = colour == EMPTY || colourAbove(row) == colour ? above : SAFE;
        leave(row);
        colours[row] = (byte) colour;
        byte joined = free ? SAFE : joinedAbove != SAFE ? joinedAbove : joinedLeft != SAFE ? joinedLeft : unused();
        rename(joinedAbove, joined);
        rename(joinedLeft, joined);
        enter(row, joined);
        needy = needyThen;
    }

    private void leave(int row) {
        sizes[strings[row]]--;
        strings[row] = SAFE;
        sizes[SAFE] = 0;
    }

    private void enter(int row, byte string) {
        strings[row] = string;
        sizes[string]++;
    }

    private void rename(byte from, byte to) {
        if (from == to || from == SAFE) {
            return;
        }
        for (int row = 0; sizes[from] > 0; row++) {
            if (strings[row] == from) {
                leave(row);
                enter(row, to);
            }
        }
    }

    private byte unused() {
        byte string = 1;
        while (sizes[string] != 0) {
            string++;
        }
        return string;
    }
}
