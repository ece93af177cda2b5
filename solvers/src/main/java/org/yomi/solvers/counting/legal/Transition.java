package org.yomi.solvers.counting.legal;

import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.border.Successors;

/**
 * What filling one point does to the counts of all classes: for each class after it, the classes before it that it comes
 * from, one after the other in one array. So each count is written once, by whichever thread has it, and read where it
 * is; nothing is computed anew from column to column.
 */
final class Transition {
    /** As many moduli as are summed up at once where there is more than one: their counts share a cache line. */
    static final int LANES = 4;

    /** Edges between two looks at the watch: less than a hundredth of a second. */
    private static final int INTERVAL = 0xFFFFF;

    /** Where the sources of each target begin, and at last where they end. */
    private final int[] begins;

    private final int[] sources;

    private Transition(int[] begins, int... sources) {
        this.begins = begins;
        this.sources = sources;
    }

    /**
     * Turns the successors round.
     *
     * @param successors see {@link Successors#of}
     * @param targets how many classes there are after the point
     * @throws StoppedCount if the watch told it to end
     */
    static Transition of(int[] successors, int targets, Watch watch) {
        int[] begins = new int[targets + 1];
        for (int i = 0; i < successors.length; i++) {
            look(watch, i);
            int to = successors[i];
            if (to != Successors.NONE) {
                begins[to]++;
            }
        }
        int sum = 0;
        for (int to = 0; to <= targets; to++) {
            sum += begins[to];
            begins[to] = sum;
        }
        int[] sources = new int[sum];
        for (int i = successors.length - 1; i >= 0; i--) {
            look(watch, i);
            int to = successors[i];
            if (to != Successors.NONE) {
                sources[--begins[to]] = i / Successors.COLOURS;
            }
        }
        return new Transition(begins, sources);
    }

    private static void look(Watch watch, int i) {
        if ((i & INTERVAL) == 0) {
            watch.check("no column of it done");
        }
    }

    int targets() {
        return begins.length - 1;
    }

    /**
     * Computes the counts of some targets.
     *
     * @param counts before the point: for each class one count for each prime
     * @param result after it
     * @param primes one or {@link #LANES}
     * @param from the first target
     * @param to after the last target
     */
    void apply(long[] counts, long[] result, long[] primes, int from, int to) {
        if (primes.length == 1) {
            applyOne(counts, result, primes[0], from, to);
        } else {
            applyFour(counts, result, primes, from, to);
        }
    }

    private void applyOne(long[] counts, long[] result, long prime, int from, int to) {
        int edge = begins[from];
        for (int target = from; target < to; target++) {
            long sum = 0;
            for (int end = begins[target + 1]; edge < end; edge++) {
                sum = reduced(sum + counts[sources[edge]] - prime, prime);
            }
            result[target] = sum;
        }
    }

    private void applyFour(long[] counts, long[] result, long[] primes, int from, int to) {
        long p0 = primes[0];
        long p1 = primes[1];
        long p2 = primes[2];
        long p3 = primes[3];
        int edge = begins[from];
        for (int target = from; target < to; target++) {
            long s0 = 0;
            long s1 = 0;
            long s2 = 0;
            long s3 = 0;
            for (int end = begins[target + 1]; edge < end; edge++) {
                int source = LANES * sources[edge];
                s0 = reduced(s0 + counts[source] - p0, p0);
                s1 = reduced(s1 + counts[source + 1] - p1, p1);
                s2 = reduced(s2 + counts[source + 2] - p2, p2);
                s3 = reduced(s3 + counts[source + 3] - p3, p3);
            }
            int at = LANES * target;
            result[at] = s0;
            result[at + 1] = s1;
            result[at + 2] = s2;
            result[at + 3] = s3;
        }
    }

    /** A sum that had the prime taken off gets it back when that was too much; without a branch, for it is not foreseen. */
    static long reduced(long sumLessPrime, long prime) {
        return sumLessPrime + (prime & sumLessPrime >> Long.SIZE - 1);
    }
}
