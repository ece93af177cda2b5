package org.yomi.solvers.play;

import org.yomi.engine.board.Geometry;

/** Sets of points as words: bit {@code p & 63} of word {@code p >> 6}. */
public final class Bits {
    private Bits() {}

    public static boolean has(long[] set, int p) {
        return (set[p >> 6] & 1L << (p & 63)) != 0;
    }

    public static void add(long[] set, int p) {
        set[p >> 6] |= 1L << (p & 63);
    }

    public static void remove(long[] set, int p) {
        set[p >> 6] &= ~(1L << (p & 63));
    }

    /** A new set of all points of a board. */
    public static long[] all(Geometry geometry) {
        long[] set = new long[geometry.words()];
        for (int p = 0; p < geometry.size(); p++) {
            add(set, p);
        }
        return set;
    }

    public static void clear(long[] set) {
        for (int i = 0; i < set.length; i++) {
            set[i] = 0;
        }
    }

    public static void copy(long[] from, long[] to) {
        System.arraycopy(from, 0, to, 0, from.length);
    }

    public static void or(long[] into, long[] other) {
        for (int i = 0; i < into.length; i++) {
            into[i] |= other[i];
        }
    }

    public static void and(long[] into, long[] other) {
        for (int i = 0; i < into.length; i++) {
            into[i] &= other[i];
        }
    }

    /** Whether two sets have a point in common. */
    public static boolean intersect(long[] one, long[] other) {
        for (int i = 0; i < one.length; i++) {
            if ((one[i] & other[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public static boolean containsAll(long[] set, long[] subset) {
        for (int i = 0; i < set.length; i++) {
            if ((subset[i] & ~set[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static int count(long[] set) {
        int count = 0;
        for (long w : set) {
            count += Long.bitCount(w);
        }
        return count;
    }

    /** How many points of the set are lower than {@code p}. */
    public static int countBelow(long[] set, int p) {
        int last = p >> 6;
        int count = Long.bitCount(set[last] & (1L << (p & 63)) - 1);
        for (int i = 0; i < last; i++) {
            count += Long.bitCount(set[i]);
        }
        return count;
    }

    /** The lowest point of the set that is {@code from} or higher, or -1. */
    public static int next(long[] set, int from) {
        int i = from >> 6;
        if (i >= set.length) {
            return -1;
        }
        long w = set[i] & -1L << (from & 63);
        while (w == 0) {
            if (++i == set.length) {
                return -1;
            }
            w = set[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(w);
    }
}
