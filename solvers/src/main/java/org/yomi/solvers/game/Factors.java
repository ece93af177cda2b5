package org.yomi.solvers.game;

import org.yomi.engine.board.Geometry;

/**
 * Proof and disproof numbers times a factor, the logarithm of which is a sum of counts times weights, but no more than 8 and
 * no less than -8. Counts, weights and logarithms are in steps of 1 / {@link #ONE}.
 */
final class Factors {
    /** 1 in steps. */
    static final int ONE = 128;

    /** No number gets larger than this by a factor. */
    private static final int MOST = 2000;

    private static final int MOST_LOG = 8 * ONE;
    private static final double[] FACTORS = new double[2 * MOST_LOG + 1];
    private static final int[] LOGS = new int[Geometry.MAX_SIZE * Geometry.MAX_SIZE + 2];

    static {
        for (int log = -MOST_LOG; log <= MOST_LOG; log++) {
            FACTORS[log + MOST_LOG] = StrictMath.exp((double) log / ONE);
        }
        for (int n = 1; n < LOGS.length; n++) {
            LOGS[n] = (int) StrictMath.round(StrictMath.log(n) * ONE);
        }
    }

    private Factors() {}

    /** A logarithm, in steps, of a number from 1 to one more than a board has points. */
    static int log(int n) {
        return LOGS[n];
    }

    /** A number, at least 1, times the factor. */
    static int times(int number, int[] weights, int[] counts) {
        int log = 0;
        for (int i = 0; i < weights.length; i++) {
            log += weights[i] * counts[i];
        }
        double factor = FACTORS[Math.max(-MOST_LOG, Math.min(MOST_LOG, log / ONE)) + MOST_LOG];
        return (int) Math.max(1, Math.min(Math.max(MOST, number), Math.round(number * factor)));
    }
}
