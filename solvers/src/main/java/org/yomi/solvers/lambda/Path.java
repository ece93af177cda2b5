package org.yomi.solvers.lambda;

import java.util.Arrays;

/** The nodes being searched, by their keys. */
final class Path {
    private static final int FILTER = 4096;

    private long[] keys = new long[64];
    private int length;
    private final short[] filter = new short[FILTER];

    void push(long key) {
        if (length == keys.length) {
            keys = Arrays.copyOf(keys, 2 * length);
        }
        keys[length++] = key;
        filter[(int) key & FILTER - 1]++;
    }

    void pop(long key) {
        length--;
        filter[(int) key & FILTER - 1]--;
    }

    boolean has(long key) {
        if (filter[(int) key & FILTER - 1] == 0) {
            return false;
        }
        for (int i = length - 1; i >= 0; i--) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }
}
