package org.yomi.solvers.play;

import org.yomi.engine.board.Geometry;

/** Sets of points moved by a step, all points at once. A set is {@link Geometry#words()} words somewhere in an array. */
public final class Spread {
    private final int words;
    private final int width;
    private final long[] board;
    private final long[] notFirst;
    private final long[] notLast;

    public Spread(Geometry geometry) {
        words = geometry.words();
        width = geometry.width();
        board = new long[words];
        notFirst = new long[words];
        notLast = new long[words];
        for (int p = 0; p < geometry.size(); p++) {
            Bits.add(board, p);
            if (geometry.x(p) > 0) {
                Bits.add(notFirst, p);
            }
            if (geometry.x(p) < width - 1) {
                Bits.add(notLast, p);
            }
        }
    }

    /** One word of the set of all points. */
    public long board(int i) {
        return board[i];
    }

    /** One word of the points whose right neighbour is in the set at {@code from}. */
    public long right(long[] set, int from, int i) {
        long next = i + 1 < words ? set[from + i + 1] << 63 : 0;
        return (set[from + i] >>> 1 | next) & notLast[i];
    }

    /** One word of the points whose left neighbour is in the set. */
    public long left(long[] set, int from, int i) {
        long last = i > 0 ? set[from + i - 1] >>> 63 : 0;
        return (set[from + i] << 1 | last) & notFirst[i];
    }

    /** One word of the points whose neighbour in the next row is in the set. */
    public long up(long[] set, int from, int i) {
        long next = i + 1 < words ? set[from + i + 1] << 64 - width : 0;
        return set[from + i] >>> width | next;
    }

    /** One word of the points whose neighbour in the row before is in the set. */
    public long down(long[] set, int from, int i) {
        long last = i > 0 ? set[from + i - 1] >>> 64 - width : 0;
        return (set[from + i] << width | last) & board[i];
    }

    /** One word of the points next to a point of the set. */
    public long next(long[] set, int from, int i) {
        return right(set, from, i) | left(set, from, i) | up(set, from, i) | down(set, from, i);
    }

    /**
     * The words from {@code low} to {@code high} of the points next to a point of the set; what else {@code result} has stays. Each word
     * of the set is read once, not four times.
     */
    public void next(long[] set, int from, int low, int high, long[] result) {
        long before = low > 0 ? set[from + low - 1] : 0;
        long w = set[from + low];
        for (int i = low; i <= high; i++) {
            long behind = i + 1 < words ? set[from + i + 1] : 0;
            long right = (w >>> 1 | behind << 63) & notLast[i];
            long left = (w << 1 | before >>> 63) & notFirst[i];
            long up = w >>> width | behind << 64 - width;
            long down = (w << width | before >>> 64 - width) & board[i];
            result[i] = right | left | up | down;
            before = w;
            w = behind;
        }
    }

    /** Grows the set at {@code at} to all points of {@code room} that steps inside it lead to. */
    public void flood(long[] set, int at, long[] room, int roomAt) {
        int low = first(set, at);
        int high = last(set, at);
        boolean grew = true;
        while (grew) {
            grew = false;
            low = lower(low, set, at);
            high = higher(high, set, at);
            for (int i = low; i <= high; i++) {
                long may = room[roomAt + i];
                long w = grown(set[at + i] | nextToOtherWords(set, at, i) & may, may, i);
                grew |= w != set[at + i];
                set[at + i] = w;
            }
        }
    }

    /** One word of the points next to a point of the set in the word before or behind it. */
    private long nextToOtherWords(long[] set, int from, int i) {
        long before = i > 0 ? set[from + i - 1] : 0;
        long behind = i + 1 < words ? set[from + i + 1] : 0;
        return behind << 63 & notLast[i] | before >>> 63 & notFirst[i] | behind << 64 - width | before >>> 64 - width;
    }

    /** Grows points by steps inside one word, as far as they lead. */
    private long grown(long points, long may, int i) {
        long all = points;
        long last;
        do {
            last = all;
            all |= (all >>> 1 & notLast[i] | all << 1 & notFirst[i] | all >>> width | all << width) & may;
        } while (all != last);
        return all;
    }

    /**
     * As {@link #flood}, from the start of both arrays, but gives up and says false when it reaches more than {@code most}
     * points of a third set.
     */
    public boolean floodWithFew(long[] set, long[] room, long[] few, int most) {
        int low = first(set, 0);
        int high = last(set, 0);
        int left = most;
        for (int i = low; i <= high; i++) {
            left -= Long.bitCount(set[i] & few[i]);
        }
        boolean grew = true;
        while (grew && left >= 0) {
            grew = false;
            low = lower(low, set, 0);
            high = higher(high, set, 0);
            for (int i = low; i <= high; i++) {
                long more = next(set, 0, i) & room[i] & ~set[i];
                if (more != 0) {
                    grew = true;
                    left -= Long.bitCount(more & few[i]);
                    set[i] |= more;
                }
            }
        }
        return left >= 0;
    }

    /** The first word with a point of a set. */
    private int first(long[] set, int at) {
        int i = 0;
        while (i < words - 1 && set[at + i] == 0) {
            i++;
        }
        return i;
    }

    private int last(long[] set, int at) {
        int i = words - 1;
        while (i > 0 && set[at + i] == 0) {
            i--;
        }
        return i;
    }

    /** The first word that one step may lead to from the words from {@code low} on: a row is no longer than a word. */
    private static int lower(int low, long[] set, int at) {
        return low > 0 && set[at + low] != 0 ? low - 1 : low;
    }

    private int higher(int high, long[] set, int at) {
        return high < words - 1 && set[at + high] != 0 ? high + 1 : high;
    }
}
