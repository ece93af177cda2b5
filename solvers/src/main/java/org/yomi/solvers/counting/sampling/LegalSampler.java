package org.yomi.solvers.counting.sampling;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * One estimate after another of the chance that a random colouring is legal, by heuristic sampling (P. Chen, 1992): after
 * each point, all colourings of the points so far with the same number of strings that need a liberty are represented by
 * one of them, drawn with chances as their weights. The estimate is right on average. For one thread.
 *
 * <p>On large boards the colourings of each number are dealt out to several lanes at random, each with a
 * representative: within a run the errors of many steps multiply, and lanes keep each of them small. On 69x69 four lanes
 * are worth six times as many runs; below 39x39 a second one does not pay.
 */
final class LegalSampler {
    private static final int COLOURS = 3;

    private static final int POINTS_A_LANE = 1500;

    private final int rows;
    private final int columns;
    private final int lanes;

    /** Of each number of strings, and each lane, the representative. */
    private Frontier[] frontiers;

    private double[] weights;

    /** The same after the point that is being coloured. */
    private Frontier[] frontiersNext;

    private double[] weightsNext;

    private final BooleanSupplier cancelled;

    /**
     * A sampler for boards of a size; the fewer rows, the faster.
     *
     * @param cancelled looked at often
     */
    LegalSampler(int rows, int columns, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        this.rows = rows;
        this.columns = columns;
        lanes = 1 + rows * columns / POINTS_A_LANE;
        frontiers = frontiers(rows, lanes);
        frontiersNext = frontiers(rows, lanes);
        weights = new double[frontiers.length];
        weightsNext = new double[frontiers.length];
    }

    private static Frontier[] frontiers(int rows, int lanes) {
        Frontier[] frontiers = new Frontier[(rows + 1) * lanes];
        Arrays.setAll(frontiers, stratum -> new Frontier(rows));
        return frontiers;
    }

    /**
     * An estimate, about 0 to 1, that is right on average.
     *
     * @throws CancellationException if it was told to end
     */
    double sample(SplittableRandom random) {
        Arrays.fill(weights, 0);
        weights[0] = 1;
        frontiers[0].clear();
        for (int column = 0; column < columns; column++) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            for (int row = 0; row < rows; row++) {
                step(row, random);
            }
        }
        return Arrays.stream(weights, 0, lanes).sum();
    }

    private void step(int row, SplittableRandom random) {
        Arrays.fill(weightsNext, 0);
        for (int stratum = 0; stratum < weights.length; stratum++) {
            if (weights[stratum] > 0) {
                for (int colour = 0; colour < COLOURS; colour++) {
                    add(frontiers[stratum], row, colour, weights[stratum] / COLOURS, random);
                }
            }
        }
        Frontier[] freeFrontiers = frontiers;
        frontiers = frontiersNext;
        frontiersNext = freeFrontiers;
        double[] freeWeights = weights;
        weights = weightsNext;
        weightsNext = freeWeights;
    }

    private void add(Frontier frontier, int row, int colour, double weight, SplittableRandom random) {
        int needy = frontier.needyAfter(row, colour);
        if (needy < 0) {
            return;
        }
        int stratum = needy * lanes + (lanes == 1 ? 0 : random.nextInt(lanes));
        double before = weightsNext[stratum];
        double sum = before + weight;
        weightsNext[stratum] = sum;
        if (before == 0 || random.nextDouble() * sum < weight) {
            frontiersNext[stratum].set(frontier);
            frontiersNext[stratum].colour(row, colour);
        }
    }
}
