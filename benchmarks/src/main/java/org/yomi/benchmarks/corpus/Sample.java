package org.yomi.benchmarks.corpus;

import java.util.Arrays;

/** Measured values: milliseconds or nodes. Figures of an empty sample are NaN. */
public final class Sample {
    private double[] values = new double[16];
    private int size;

    public void add(double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    public int size() {
        return size;
    }

    public double sum() {
        return Arrays.stream(values, 0, size).sum();
    }

    public double mean() {
        return size == 0 ? Double.NaN : sum() / size;
    }

    public double median() {
        return quantile(0.5);
    }

    public double max() {
        return quantile(1);
    }

    /** The smallest value that at least the given part of the values, above 0 to 1, does not exceed. */
    public double quantile(double part) {
        if (size == 0) {
            return Double.NaN;
        }
        double[] sorted = Arrays.copyOf(values, size);
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(part * size) - 1)];
    }
}
