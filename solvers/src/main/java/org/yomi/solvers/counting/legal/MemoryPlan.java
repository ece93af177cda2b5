package org.yomi.solvers.counting.legal;

import java.util.stream.Stream;
import org.yomi.solvers.counting.Bytes;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.border.Ranking;
import org.yomi.solvers.counting.border.Successors;

/**
 * How much memory a count takes, found out before it begins.
 *
 * @param lanes how many moduli are counted at the same time
 * @param builders how many transitions are prepared at the same time
 * @param bytes what all needs at its peak
 */
record MemoryPlan(int lanes, int builders, long bytes) {
    /** Of three successors so many are legal, or a little fewer: 0.889 at height 1, rising slowly to 0.932 at height 10. */
    private static final double LEGAL = 0.94;

    /** Ranking tables, the legal classes, and what large arrays waste. */
    static final double REST = 1.04;

    private static final double GIGABYTE = 1L << 30;

    /**
     * Makes a plan that fits.
     *
     * @param rankings of the borders
     * @param moduli how many there are
     * @param threads how many may work
     * @param available bytes
     * @throws RefusedCount if none fits; the message says what is needed
     */
    static MemoryPlan of(Ranking[] rankings, int moduli, int threads, long available) {
        MemoryPlan least = plan(rankings, 1, 1);
        return Stream.of(
                        plan(rankings, lanes(moduli), threads),
                        plan(rankings, lanes(moduli), 1),
                        plan(rankings, 1, threads),
                        least)
                .filter(plan -> plan.bytes <= available)
                .findFirst()
                .orElseThrow(() -> refusal(rankings.length, least.bytes, available));
    }

    private static int lanes(int moduli) {
        return moduli == 1 ? 1 : Transition.LANES;
    }

    private static MemoryPlan plan(Ranking[] rankings, int lanes, int threads) {
        int builders = Math.min(threads, rankings.length);
        long most = 0;
        double tables = 0;
        for (Ranking ranking : rankings) {
            most = Math.max(most, ranking.size());
            tables += Integer.BYTES * ranking.size() * (1 + Successors.COLOURS * LEGAL);
        }
        double building = (double) builders * Integer.BYTES * Successors.COLOURS * most;
        double counting = 2.0 * Long.BYTES * lanes * most;
        return new MemoryPlan(lanes, builders, (long) (REST * (tables + Math.max(building, counting))));
    }

    /** Says what a count of a board of some height needs. */
    static RefusedCount refusal(int height, long bytes, long available) {
        return new RefusedCount(
                "a board of height " + height + " needs " + Bytes.needed(bytes) + " of memory, and Java may use "
                        + Bytes.available(available) + " more; start it with YOMI_JAVA_OPTS=-Xmx"
                        + ((long) Math.ceil(bytes / GIGABYTE) + 1) + "g if there is so much");
    }

    /** What Java may still take. */
    static long available() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
    }
}
