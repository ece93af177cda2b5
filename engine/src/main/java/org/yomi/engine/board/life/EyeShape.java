package org.yomi.engine.board.life;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What a table about a big eye is computed from.
 *
 * @param next the points next to each other, a byte for each
 * @param nextToBlock the points next to the block
 * @param variant which table
 */
record EyeShape(long next, int nextToBlock, int points, int variant) {
    /**
     * A shape by its points.
     *
     * @throws IllegalArgumentException for more points than a table is made for
     */
    static EyeShape of(int[] next, int nextToBlock, int variant) {
        if (next.length > EyeRace.MOST_POINTS) {
            throw new IllegalArgumentException(
                    "an eye has at most " + EyeRace.MOST_POINTS + " points, not " + next.length);
        }
        long bits = 0;
        for (int i = 0; i < next.length; i++) {
            bits |= (long) next[i] << 8 * i;
        }
        return new EyeShape(bits, nextToBlock, next.length, variant);
    }

    /** The tables of many shapes; with a certain number known, they are forgotten. */
    static final class Tables<T> {
        private final Map<EyeShape, T> known = new ConcurrentHashMap<>();
        private final int most;

        Tables(int most) {
            this.most = most;
        }

        T get(EyeShape shape, Supplier<T> maker) {
            T table = known.get(shape);
            if (table == null) {
                table = maker.get();
                if (known.size() >= most) {
                    known.clear();
                }
                known.put(shape, table);
            }
            return table;
        }
    }
}
