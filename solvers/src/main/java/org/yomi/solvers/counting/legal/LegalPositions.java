package org.yomi.solvers.counting.legal;

import java.math.BigInteger;
import java.util.ArrayList;
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
        int columns = Math.max(m, n);
        return row(Math.min(m, n), columns, effort, watch).get(columns - 1);
    }

    /**
     * Counts the positions of all boards of one height: L(m,1), L(m,2), ...
     *
     * @param columns how many
     * @throws RefusedCount as above
     * @throws StoppedCount as above
     */
    public static List<BigInteger> row(int height, int columns, Effort effort, Watch watch) {
        Shape shape = new Shape(height, columns);
        if ((long) height * columns > MAX_POINTS) {
            throw new RefusedCount("a board may have " + MAX_POINTS + " points at most, got " + height + "x" + columns);
        }
        BigInteger colourings = BigInteger.valueOf(3).pow(height * columns);
        Moduli moduli = Moduli.above(colourings);
        long[][] remainders = new LegalRun(shape, moduli, effort, watch).remainders();
        List<BigInteger> counts = new ArrayList<>();
        for (int n = 0; n < columns; n++) {
            long[] here = new long[moduli.count()];
            for (int i = 0; i < here.length; i++) {
                here[i] = remainders[i][n];
            }
            counts.add(moduli.combineColourings(height * (n + 1), here));
        }
        return counts;
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
