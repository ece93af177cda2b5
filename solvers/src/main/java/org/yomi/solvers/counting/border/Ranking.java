package org.yomi.solvers.counting.border;

/**
 * Numbers the classes of valid border states, two states of changed colours being one class: a perfect ranking, so that
 * counts stand in plain arrays and no state is kept. A class is represented by its state whose first stone is black.
 *
 * <p>The valid states (Definition 3 of the paper) are the words of a small automaton with a stack of the links that are
 * open; its tables tell for each point of a state how many states come before because they differ here first.
 *
 * <p>Immutable; may be shared by threads.
 */
public final class Ranking {
    /** No transition: such a state is not valid. */
    static final int NONE = -1;

    private final int height;
    private final int[] next;
    private final long[] before;
    private final long size;

    private Ranking(int height, int[] next, long[] before, long size) {
        this.height = height;
        this.next = next;
        this.before = before;
        this.size = size;
    }

    /**
     * The ranking of borders with the upper points in the new column.
     *
     * @param height of the border
     * @param filled how many points the new column has, less than the height
     */
    public static Ranking of(int height, int filled) {
        return new RankingBuilder(height, filled).build();
    }

    static Ranking of(int height, int[] next, long[] before, long size) {
        return new Ranking(height, next, before, size);
    }

    /** How many points a border has. */
    public int height() {
        return height;
    }

    /** How many classes there are. */
    public long size() {
        return size;
    }

    /** The automaton's state after a point; {@link #NONE} if there is none. It begins with 0. */
    int next(int state, int code) {
        return next[state << 4 | code];
    }

    /** How many valid ends come before one that begins with this point. */
    long before(int state, int code) {
        return before[state << 4 | code];
    }

    /** The number of a valid border's class, from 0 to less than {@link #size}; off the board has no number. */
    public long rank(Border border) {
        return rank(border.codes(), 0, 0, 0);
    }

    /**
     * The number of a class whose first points have been looked at.
     *
     * @param from how many
     * @param state the automaton's state after them
     * @param sum of {@link #before} for them
     */
    long rank(int[] codes, int from, int state, long sum) {
        int change = isFirstStoneWhite(codes, from, sum) ? PointCode.SIDE : 0;
        int at = state;
        long rank = sum;
        for (int i = from; i < height; i++) {
            int code = codes[i];
            int index = at << 4 | (code == PointCode.EMPTY ? code : code ^ change);
            rank += before[index];
            at = next[index];
        }
        return rank;
    }

    /** Before a class with a stone there is at least the one without, so a sum of 0 says that there was no stone. */
    private static boolean isFirstStoneWhite(int[] codes, int from, long sum) {
        for (int i = from; sum == 0 && i < codes.length; i++) {
            if (codes[i] != PointCode.EMPTY) {
                return (codes[i] & PointCode.SIDE) != 0;
            }
        }
        return false;
    }

    /** Makes a border the one with a number, its first stone black. */
    public void unrank(long rank, Border border) {
        int[] codes = border.codes();
        int state = 0;
        long rest = rank;
        for (int i = 0; i < height; i++) {
            int code = codeOf(state, rest);
            codes[i] = code;
            rest -= before(state, code);
            state = next(state, code);
        }
    }

    private int codeOf(int state, long rest) {
        int best = PointCode.EMPTY;
        for (int code = 0; code < PointCode.COUNT; code++) {
            if (next(state, code) != NONE && before(state, code) <= rest) {
                best = code;
            }
        }
        return best;
    }
}
