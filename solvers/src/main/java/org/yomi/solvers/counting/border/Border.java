package org.yomi.solvers.counting.border;

import java.util.Arrays;

/**
 * A border state that grows point by point (section 4.3 of the paper). Links say that the string of a bare stone has a
 * neighbour above or below on the border; as strings do not cross, the two ends of a link match like parentheses.
 */
public final class Border {
    /** A {@link PointCode} has four bits. */
    private static final int POINTS_A_WORD = 16;

    private final int[] codes;
    private int changedFrom;

    /** The border before the first column: all points are off the board. */
    public Border(int height) {
        codes = new int[height];
        clear();
    }

    /** Back to the border before the first column. */
    public void clear() {
        Arrays.fill(codes, PointCode.EDGE);
    }

    /** One of {@link PointCode}, for each row. The array is the border's own. */
    int[] codes() {
        return codes;
    }

    /** Becomes a copy. */
    public void set(Border other) {
        System.arraycopy(other.codes, 0, codes, 0, codes.length);
    }

    /** How many words {@link #pack} writes for a border of a height. */
    public static int words(int height) {
        return (height + POINTS_A_WORD - 1) / POINTS_A_WORD;
    }

    /** Writes the points into words. */
    public void pack(long[] words, int at) {
        Arrays.fill(words, at, at + words(codes.length), 0);
        for (int i = 0; i < codes.length; i++) {
            words[at + i / POINTS_A_WORD] |= (long) codes[i] << 4 * (i % POINTS_A_WORD);
        }
    }

    /** Becomes what was written there. */
    public void unpack(long[] words, int at) {
        for (int i = 0; i < codes.length; i++) {
            codes[i] = (int) (words[at + i / POINTS_A_WORD] >>> 4 * (i % POINTS_A_WORD)) & 0xF;
        }
    }

    void set(int... newCodes) {
        System.arraycopy(newCodes, 0, codes, 0, codes.length);
    }

    /** 1 if the first stone is white; 0 if it is black, or there is none. */
    public int side() {
        for (int code : codes) {
            if (PointCode.isStone(code)) {
                return (code & PointCode.SIDE) == 0 ? 0 : 1;
            }
        }
        return 0;
    }

    /** The uppermost row that {@link #place} changed the last time. */
    int changedFrom() {
        return changedFrom;
    }

    /** Whether all stones have liberties: such a border ends a legal position. */
    public boolean isLegal() {
        for (int code : codes) {
            if (PointCode.isBare(code)) {
                return false;
            }
        }
        return true;
    }

    /** Puts there, whatever is around, an empty point or a stone with a liberty. */
    public void assume(int row, int what) {
        codes[row] = what;
    }

    /**
     * Fills the next point of a row.
     *
     * @param what {@link PointCode#EMPTY}, {@link PointCode#BLACK} or {@link PointCode#WHITE}; a stone's liberties are
     *     found here
     * @return whether it may be: false when the stone before it in the row would be left without a liberty for ever; the
     *     border is then good for nothing
     */
    public boolean place(int row, int what) {
        changedFrom = row;
        if (what == PointCode.EMPTY) {
            breatheAround(row);
            codes[row] = PointCode.EMPTY;
            return true;
        }
        if (isEnemy(codes[row], what) && !leave(row)) {
            return false;
        }
        int above = row == 0 ? PointCode.EDGE : codes[row - 1];
        int left = codes[row];
        if (above == PointCode.EMPTY || left == PointCode.EMPTY || above == what || left == what) {
            breatheFriends(row, what);
            codes[row] = what;
        } else {
            join(row, what & PointCode.SIDE);
        }
        return true;
    }

    private static boolean isEnemy(int code, int what) {
        return PointCode.isBare(code) && !PointCode.sameSide(code, what);
    }

    /** A bare stone goes off the border; its string must stay on it elsewhere. */
    private boolean leave(int row) {
        switch (codes[row] & PointCode.LINKS) {
            case 0 -> {
                return false;
            }
            case PointCode.UP -> codes[touched(above(row))] &= ~PointCode.DOWN;
            case PointCode.DOWN -> codes[below(row)] &= ~PointCode.UP;
            default -> {
                // the stones above and below it are now each other's neighbours
            }
        }
        codes[row] = PointCode.EDGE;
        return true;
    }

    private void breatheAround(int row) {
        if (PointCode.isBare(codes[row])) {
            breathe(row);
        }
        if (row > 0 && PointCode.isBare(codes[row - 1])) {
            breathe(row - 1);
        }
    }

    private void breatheFriends(int row, int what) {
        if (PointCode.isBare(codes[row])) {
            breathe(row);
        }
        if (row > 0 && PointCode.isBare(codes[row - 1]) && PointCode.sameSide(codes[row - 1], what)) {
            breathe(row - 1);
        }
    }

    /** The string of a bare stone gets a liberty. */
    private void breathe(int row) {
        int code = codes[row];
        int free = code & PointCode.SIDE | PointCode.BLACK;
        int at = row;
        for (int c = code; (c & PointCode.UP) != 0; codes[at] = free) {
            at = above(at);
            c = codes[at];
        }
        touched(at);
        at = row;
        for (int c = code; (c & PointCode.DOWN) != 0; codes[at] = free) {
            at = below(at);
            c = codes[at];
        }
        codes[row] = free;
    }

    /** A stone without a liberty of its own; where its friends stand, they are bare. */
    private void join(int row, int side) {
        boolean friendLeft = PointCode.isBare(codes[row]);
        boolean friendAbove = row > 0 && PointCode.isBare(codes[row - 1]) && (codes[row - 1] & PointCode.SIDE) == side;
        if (friendLeft && friendAbove) {
            merge(row);
        } else if (friendAbove) {
            codes[row] = side | PointCode.BARE | PointCode.UP | codes[row - 1] & PointCode.DOWN;
            codes[touched(row - 1)] |= PointCode.DOWN;
        } else if (!friendLeft) {
            codes[row] = side | PointCode.BARE;
        }
    }

    /** The strings of two bare stones, one above the other, become one. */
    private void merge(int row) {
        boolean goesOnBelow = (codes[row - 1] & PointCode.DOWN) != 0;
        boolean goesOnAbove = (codes[row] & PointCode.UP) != 0;
        if (goesOnBelow && goesOnAbove) {
            return; // Nothing is between them, so the links are each other's: one string already.
        }
        if (goesOnBelow) {
            codes[last(row)] |= PointCode.DOWN;
        }
        if (goesOnAbove) {
            codes[touched(first(row - 1))] |= PointCode.UP;
        }
        codes[touched(row - 1)] |= PointCode.DOWN;
        codes[row] |= PointCode.UP;
    }

    private int touched(int row) {
        changedFrom = Math.min(changedFrom, row);
        return row;
    }

    private int last(int row) {
        int at = row;
        while ((codes[at] & PointCode.DOWN) != 0) {
            at = below(at);
        }
        return at;
    }

    private int first(int row) {
        int at = row;
        while ((codes[at] & PointCode.UP) != 0) {
            at = above(at);
        }
        return at;
    }

    /** Where the upward link of a bare stone ends. */
    private int above(int row) {
        int open = 0;
        for (int k = row - 1; ; k--) {
            int code = codes[k];
            if (PointCode.isBare(code)) {
                if ((code & PointCode.DOWN) != 0 && open-- == 0) {
                    return k;
                }
                open += code >> 1 & 1;
            }
        }
    }

    /** Where the downward link of a bare stone ends. */
    private int below(int row) {
        int open = 0;
        for (int k = row + 1; ; k++) {
            int code = codes[k];
            if (PointCode.isBare(code)) {
                if ((code & PointCode.UP) != 0 && open-- == 0) {
                    return k;
                }
                open += code & 1;
            }
        }
    }

    /** The same border upside down; only where all points are in one column. */
    public void turn() {
        for (int i = 0, j = codes.length - 1; i <= j; i++, j--) {
            int upper = turned(codes[i]);
            codes[i] = turned(codes[j]);
            codes[j] = upper;
        }
    }

    private static int turned(int code) {
        return PointCode.isBare(code) ? code & ~PointCode.LINKS | (code & PointCode.DOWN) << 1 | code >> 1 & 1 : code;
    }
}
