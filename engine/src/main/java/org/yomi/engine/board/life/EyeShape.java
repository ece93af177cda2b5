package org.yomi.engine.board.life;

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
}
