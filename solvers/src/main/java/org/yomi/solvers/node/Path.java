package org.yomi.solvers.node;

import java.util.Arrays;

/** The keys of the states that are being searched, from the first one down. */
public final class Path {
    private static final int FILTER = 4096;

    private long[] keys = new long[64];
    private int length;
    private int floor;

    /** How many keys of the path end in the same bits: most states are seen not to be on it by that alone. */
    private final short[] filter = new short[FILTER];

    public int length() {
        return length;
    }

    public void push(long key) {
        if (length == keys.length) {
            keys = Arrays.copyOf(keys, 2 * length);
        }
        keys[length++] = key;
        filter[(int) key & FILTER - 1]++;
    }

    public void pop() {
        long key = keys[--length];
        filter[(int) key & FILTER - 1]--;
    }

    /** Begins a search that does not look at the states so far; returns what {@link #endAfresh} wants. */
    public int beginAfresh() {
        int before = floor;
        floor = length;
        return before;
    }

    public void endAfresh(int before) {
        floor = before;
    }

    /** Whether a state is being searched, since the last fresh beginning. */
    public boolean has(long key) {
        if (filter[(int) key & FILTER - 1] == 0) {
            return false;
        }
        for (int i = length - 1; i >= floor; i--) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        length = 0;
        floor = 0;
        Arrays.fill(filter, (short) 0);
    }
}
