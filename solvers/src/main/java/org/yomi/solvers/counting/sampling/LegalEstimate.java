package org.yomi.solvers.counting.sampling;

import java.util.Arrays;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.Samples;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * An estimate of the chance that a random colouring of a board with empty, black and white is a legal position.
 *
 * @param rows of the board
 * @param columns of the board
 * @param runs of heuristic sampling, of which this is the mean
 * @param chance about 0 to 1
 * @param error the standard error of the chance
 */
public record LegalEstimate(int rows, int columns, int runs, double chance, double error) {
    /** The longest side of a board. */
    public static final int MOST_SIDE = 126;

    /** A single run tells nothing about its error. */
    public static final int LEAST_RUNS = 2;

    /**
     * Estimates. When the watch tells it to end, it answers with the runs that are done.
     *
     * @param runs at least {@value #LEAST_RUNS}
     * @param seed the same one gives the same estimate, on any number of threads
     * @throws RefusedCount if a side is not from 1 to {@value #MOST_SIDE}
     * @throws StoppedCount if it was told to end before two runs were done
     */
    public static LegalEstimate of(int rows, int columns, int runs, long seed, int threads, Watch watch) {
        int height = Math.min(rows, columns);
        int width = Math.max(rows, columns);
        if (height < 1 || width > MOST_SIDE) {
            throw new RefusedCount(
                    "sides from 1 to " + MOST_SIDE + " were expected, not a board of " + rows + "x" + columns);
        }
        if (runs < LEAST_RUNS) {
            throw new RefusedCount("an estimate takes at least " + LEAST_RUNS + " runs, not " + runs);
        }
        double[] samples = Samples.take(
                "samples of " + rows + "x" + columns,
                runs,
                LEAST_RUNS,
                seed,
                threads,
                () -> new LegalSampler(height, width, watch::cancelled)::sample,
                watch);
        double mean = Arrays.stream(samples).average().orElseThrow();
        double squares =
                Arrays.stream(samples).map(x -> (x - mean) * (x - mean)).sum();
        double variance = squares / (samples.length - 1);
        return new LegalEstimate(rows, columns, samples.length, mean, Math.sqrt(variance / samples.length));
    }

    /** The decimal logarithm of the number of legal positions that this chance means. */
    public double log10Positions() {
        return Math.log10(chance) + rows * columns * Math.log10(3);
    }
}
