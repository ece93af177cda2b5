package org.yomi.solvers.counting.games;

import java.util.Arrays;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.Samples;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * An estimate of the number of games on a board, the mean of many runs of heuristic sampling. Where the games are many,
 * the runs differ by powers of ten and the largest few make the mean; then even its power of ten is uncertain, and it is
 * rather too low.
 *
 * @param board the board
 * @param runs how many runs there were
 * @param log10 the decimal logarithm of the mean
 * @param relativeError the standard error of the mean as a part of it, as the runs have it
 * @param log10Least the decimal logarithm of the smallest run
 * @param log10Median of the middle one
 * @param log10Most of the largest one
 */
public record GameEstimate(
        SmallBoard board,
        int runs,
        double log10,
        double relativeError,
        double log10Least,
        double log10Median,
        double log10Most) {
    /** With more points, a single run takes too long. */
    public static final int MOST_POINTS = 9;

    private static final double LN_10 = Math.log(10);

    /**
     * Estimates. When the watch tells it to end, it answers with the runs that are done.
     *
     * @param seed the same one gives the same estimate, on any number of threads
     * @throws RefusedCount if the board has more than {@value #MOST_POINTS} points
     * @throws StoppedCount if it was told to end before the first run was done
     */
    public static GameEstimate of(SmallBoard board, int runs, long seed, int threads, Watch watch) {
        if (board.points() > MOST_POINTS) {
            throw new RefusedCount(
                    "games are estimated on boards to " + MOST_POINTS + " points; " + board + " has " + board.points());
        }
        GameGraph graph = new GameGraph(board);
        double[] samples = Samples.take(
                "games on " + board,
                runs,
                1,
                seed,
                threads,
                () -> new GameSampler(graph, watch::cancelled)::sample,
                watch);
        Arrays.sort(samples);
        return of(board, samples);
    }

    /** Samples are natural logarithms, in order. */
    private static GameEstimate of(SmallBoard board, double... samples) {
        int runs = samples.length;
        double most = samples[runs - 1];
        double mean = Arrays.stream(samples).map(s -> Math.exp(s - most)).sum() / runs;
        double squares = Arrays.stream(samples)
                .map(s -> Math.pow(Math.exp(s - most) - mean, 2))
                .sum();
        return new GameEstimate(
                board,
                runs,
                (most + Math.log(mean)) / LN_10,
                runs == 1 ? Double.NaN : Math.sqrt(squares / (runs - 1) / runs) / mean,
                samples[0] / LN_10,
                samples[runs / 2] / LN_10,
                most / LN_10);
    }
}
