package org.yomi.solvers.game;

import org.yomi.solvers.play.Bits;

/**
 * Pairs of points of which a player gets one: when the opponent takes the first, he takes the second. No point is in two
 * of them.
 */
final class Pairs {
    private final long[] reserved;
    private final int[] points;
    private int count;

    /** No pairs yet, of points below {@code size}. */
    Pairs(int size, int words) {
        reserved = new long[words];
        points = new int[size];
    }

    void clear() {
        Bits.clear(reserved);
        count = 0;
    }

    /** One word of the points of all pairs. */
    long word(int i) {
        return reserved[i];
    }

    /** How many pairs could be made of some points; 1 at least if they have one already. */
    int options(long[] among) {
        int free = 0;
        for (int i = 0; i < among.length; i++) {
            free += Long.bitCount(among[i] & ~reserved[i]);
        }
        return Math.max(free * (free - 1) / 2, hasOne(among) ? 1 : 0);
    }

    private boolean hasOne(long[] among) {
        for (int k = 0; k < count; k += 2) {
            if (Bits.has(among, points[k]) && Bits.has(among, points[k + 1])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether some points have a pair, perhaps a new one of those that are least wanted elsewhere.
     *
     * @param wanted for each point by how many
     */
    boolean cover(long[] among, int[] wanted) {
        if (hasOne(among)) {
            return true;
        }
        int first = -1;
        int second = -1;
        for (int i = 0; i < among.length; i++) {
            for (long w = among[i] & ~reserved[i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (first < 0 || wanted[p] < wanted[first]) {
                    second = first;
                    first = p;
                } else if (second < 0 || wanted[p] < wanted[second]) {
                    second = p;
                }
            }
        }
        if (second < 0) {
            return false;
        }
        add(first);
        add(second);
        return true;
    }

    private void add(int p) {
        points[count++] = p;
        Bits.add(reserved, p);
    }
}
