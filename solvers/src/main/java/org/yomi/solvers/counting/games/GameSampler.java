package org.yomi.solvers.counting.games;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * One estimate after another of the number of games of a graph, by heuristic sampling (P. Chen, <i>Heuristic Sampling: A
 * Method for Predicting the Performance of Tree Searching Programs</i>, SIAM J. Comput. 21(2), 1992).
 *
 * <p>The tree of all games is cut into strata such that every move leads to a lower one. From the top down, the games of
 * a stratum are represented by a single one, drawn with chances as their weights, and the sum of these. The sum of all
 * weights is right on average, however the strata are cut; the more alike their games, the less it varies.
 *
 * <p>The stratum of a game is the number of positions that can still be reached through positions not visited, as in
 * <i>Combinatorics of Go</i>, section 6.2. Weights are natural logarithms. For one thread.
 */
final class GameSampler {
    private final GameGraph graph;
    private final Surroundings surroundings;

    /** Of each stratum, the representative's last node, or -1. */
    private final int[] last;

    /** Of each, the nodes that the representative can still reach; made when first needed. */
    private final long[][] reachable;

    /** Of each, the logarithm of the weight. */
    private final double[] weights;

    private final int words;
    private final long[] all;
    private final long[] origins;

    private final BooleanSupplier cancelled;

    /**
     * A sampler.
     *
     * @param cancelled looked at often
     */
    GameSampler(GameGraph graph, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        this.graph = graph;
        surroundings = new Surroundings(graph);
        int strata = graph.nodes();
        last = new int[strata];
        reachable = new long[strata][];
        weights = new double[strata];
        words = (graph.nodes() + Long.SIZE - 1) / Long.SIZE;
        all = new long[words];
        origins = new long[words];
    }

    /**
     * The natural logarithm of an estimate that is right on average.
     *
     * @throws CancellationException if it was told to end
     */
    double sample(SplittableRandom random) {
        Arrays.fill(last, -1);
        last[last.length - 1] = 0;
        weights[last.length - 1] = 0;
        reachable[last.length - 1] = allButEmptyBoard();
        double total = Double.NEGATIVE_INFINITY;
        for (int stratum = last.length - 1; stratum >= 0; stratum--) {
            if (last[stratum] >= 0) {
                if (cancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                total = logSum(total, weights[stratum]);
                playOn(last[stratum], reachable[stratum], weights[stratum], random);
            }
        }
        return total;
    }

    private long[] allButEmptyBoard() {
        long[] set = new long[words];
        for (int node = 1; node < graph.nodes(); node++) {
            set[node >>> 6] |= 1L << node;
        }
        return set;
    }

    /**
     * Puts each move after a game into its stratum. The moves from which one gets to one another can all reach the same;
     * so most often two searches do for all of them.
     */
    private void playOn(int node, long[] free, double weight, SplittableRandom random) {
        int first = -1;
        int count = 0;
        for (int i = 0; i < graph.outdegree(node); i++) {
            int next = graph.successor(node, i);
            if (Surroundings.has(free, next)) {
                if (first < 0 || !Surroundings.has(origins, next) || !Surroundings.has(all, next)) {
                    first = next;
                    count = search(next, free);
                }
                add(next, count - 1, weight, random);
            }
        }
    }

    /** Finds {@link #all} that a node can reach, itself included, and {@link #origins} that can reach it. */
    private int search(int node, long... free) {
        System.arraycopy(free, 0, all, 0, words);
        int count = surroundings.takeReachable(node, all);
        System.arraycopy(free, 0, origins, 0, words);
        surroundings.takeOrigins(node, origins);
        for (int i = 0; i < words; i++) {
            all[i] = free[i] & ~all[i];
            origins[i] = free[i] & ~origins[i];
        }
        return count;
    }

    private void add(int node, int stratum, double weight, SplittableRandom random) {
        boolean empty = last[stratum] < 0;
        double sum = empty ? weight : logSum(weights[stratum], weight);
        if (empty || random.nextDouble() < Math.exp(weight - sum)) {
            last[stratum] = node;
            if (reachable[stratum] == null) {
                reachable[stratum] = new long[words];
            }
            System.arraycopy(all, 0, reachable[stratum], 0, words);
            Surroundings.clear(reachable[stratum], node);
        }
        weights[stratum] = sum;
    }

    private static double logSum(double a, double b) {
        double most = Math.max(a, b);
        return most + Math.log1p(Math.exp(Math.min(a, b) - most));
    }
}
