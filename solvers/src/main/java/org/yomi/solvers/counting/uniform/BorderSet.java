package org.yomi.solvers.counting.uniform;

import java.util.Arrays;
import org.yomi.solvers.counting.border.Border;

/** Different borders of one height, numbered from 0 as they come. */
final class BorderSet {
    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int FIRST = 64;

    private final int words;

    /** The borders, packed. */
    private long[] borders;

    /** The table: numbers of borders plus one; 0 is free. Its length is a power of two. */
    private int[] table = new int[2 * FIRST];

    private int size;

    BorderSet(int height) {
        words = Border.words(height);
        borders = new long[words * FIRST];
    }

    /** What a border takes here, in bytes, at most: both arrays may just have been doubled and hold the old ones, too. */
    static int bytesEach(int height) {
        return 3 * Long.BYTES * Border.words(height) + 6 * Integer.BYTES;
    }

    int size() {
        return size;
    }

    /** A border becomes the one with a number. */
    void get(int number, Border border) {
        border.unpack(borders, words * number);
    }

    /** The number of a border, a new one if it was not there. */
    int add(Border border) {
        if (words * (size + 1) > borders.length) {
            borders = Arrays.copyOf(borders, 2 * borders.length);
            rebuild();
        }
        int at = words * size;
        border.pack(borders, at);
        int slot = slot(at);
        if (table[slot] == 0) {
            table[slot] = ++size;
        }
        return table[slot] - 1;
    }

    private void rebuild() {
        table = new int[2 * table.length];
        for (int number = 0; number < size; number++) {
            table[slot(words * number)] = number + 1;
        }
    }

    /** Where the border that is packed there is in the table, or can be put. */
    private int slot(int at) {
        long hash = 0;
        for (int i = 0; i < words; i++) {
            hash = (hash ^ borders[at + i]) * MIX;
            hash ^= hash >>> 32;
        }
        int slot = (int) hash & table.length - 1;
        while (table[slot] != 0 && !isSame(words * (table[slot] - 1), at)) {
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }

    private boolean isSame(int one, int other) {
        for (int i = 0; i < words; i++) {
            if (borders[one + i] != borders[other + i]) {
                return false;
            }
        }
        return true;
    }
}
