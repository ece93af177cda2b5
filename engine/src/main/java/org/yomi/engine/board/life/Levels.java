package org.yomi.engine.board.life;

import java.util.HashMap;
import java.util.Map;

/** Numbers by the positions in an eye, for each pair of counts outside. */
final class Levels {
    private static final int MOST = 1 << 8;

    private final Map<Integer, short[]> numbers = new HashMap<>();

    boolean has(int first, int second) {
        return numbers.containsKey(key(first, second));
    }

    /** Makes those of a pair, all 0 at first. */
    short[] add(int first, int second, int positions) {
        short[] made = new short[positions];
        numbers.put(key(first, second), made);
        return made;
    }

    /**
     * Those of a pair.
     *
     * @throws IllegalStateException if they have not been added
     */
    short[] get(int first, int second) {
        short[] found = numbers.get(key(first, second));
        if (found == null) {
            throw new IllegalStateException("no numbers yet for " + first + " and " + second);
        }
        return found;
    }

    private static int key(int first, int second) {
        return first * MOST + second;
    }
}
