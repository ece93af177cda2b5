package org.yomi.solvers.counting.legal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/** L(m,n): how many positions on a board of m times n points are legal, each string having a liberty. */
public final class LegalPositions {
    /** The largest shorter side of a board; how far one gets depends on the memory. */
    public static final int MAX_SIDE = Shape.MAX_HEIGHT;

    /** The most points of a board: a number of positions that fills a screen. */
    public static final int MAX_POINTS = 4000;

    private LegalPositions() {}

    /**
     * Counts the positions of one board.
     *
     * @throws RefusedCount if the board is too large for this program or for the memory; nothing was done then
     * @throws StoppedCount if the watch told it to end
     */
    public static BigInteger count(int m, int n, Effort effort, Watch watch) {
        int height = Math.min(m, n);
        int columns = Math.max(m, n);
        Moduli moduli = moduli(height, columns);
        return combined(height, columns, moduli, remainders(height, columns, moduli, effort, watch));
    }

    /**
     * Counts the positions of all boards of one height: L(m,1), L(m,2), ...
     *
     * @param columns how many
     * @throws RefusedCount as above
     * @throws StoppedCount as above
     */
    public static List<BigInteger> row(int height, int columns, Effort effort, Watch watch) {
        Moduli moduli = moduli(height, columns);
        long[][] remainders = remainders(height, columns, moduli, effort, watch);
        List<BigInteger> counts = new ArrayList<>();
        for (int n = 1; n <= columns; n++) {
            // Thousands of them take seconds.
            if (n > 1 && watch.cancelled()) {
                throw new StoppedCount("known is L(" + height + "," + (n - 1) + ") = " + counts.get(n - 2));
            }
            counts.add(combined(height, n, moduli, remainders));
        }
        return counts;
    }

    private static Moduli moduli(int height, int columns) {
        Shape shape = new Shape(height, columns);
        if ((long) height * columns > MAX_POINTS) {
            throw new RefusedCount("a board may have " + MAX_POINTS + " points at most, got " + height + "x" + columns);
        }
        return Moduli.above(BigInteger.valueOf(3).pow(shape.height() * shape.columns()));
    }

    private static BigInteger combined(int height, int columns, Moduli moduli, long[]... remainders) {
        return moduli.combineColourings(
                height * columns,
                Arrays.stream(remainders).mapToLong(row -> row[columns - 1]).toArray());
    }

    /**
     * Makes sure that a count can be made, before others are begun that lead to it.
     *
     * @throws RefusedCount as above
     */
    public static void require(int height, int columns, Effort effort) {
        MemoryPlan.of(new Shape(height, columns).rankings(), 1, 1, effort.memory());
    }

    /**
     * The remainders of L(m,1), L(m,2), ...
     *
     * @return for each modulus a row of them
     * @throws RefusedCount as above
     * @throws StoppedCount as above
     */
    public static long[][] remainders(int height, int columns, Moduli moduli, Effort effort, Watch watch) {
        return new LegalRun(new Shape(height, columns), moduli, effort, watch).remainders();
    }
}
