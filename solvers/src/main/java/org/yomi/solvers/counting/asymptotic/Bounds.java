package org.yomi.solvers.counting.asymptotic;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.yomi.solvers.counting.RefusedCount;

/**
 * Bounds of L(m,n) where 5 divides m and n (Theorem 3 of the paper), from a fifth of the points, a knight's move apart.
 *
 * @param lower with those points empty, and the sides' points that no such point touches not cut off
 * @param upper with none of those points a stone that is cut off
 */
public record Bounds(BigDecimal lower, BigDecimal upper) {
    /** The most points of a board. */
    public static final int MOST_POINTS = 10_000;

    private static final int STEP = 5;
    private static final MathContext EXACT = new MathContext(40);
    private static final BigDecimal THREE = BigDecimal.valueOf(3);

    /** That a point of the side is not a stone cut off: it and three neighbours. */
    private static final BigDecimal AT_SIDE = ratio(79, 81);

    /** The same inside, with four neighbours. */
    private static final BigDecimal INSIDE = ratio(241, 243);

    private static BigDecimal ratio(long part, long whole) {
        return new BigDecimal(BigInteger.valueOf(part)).divide(BigDecimal.valueOf(whole), EXACT);
    }

    /**
     * The bounds of a board.
     *
     * @throws RefusedCount if 5 does not divide the sides, or the board has more than {@value #MOST_POINTS} points
     */
    public static Bounds of(int m, int n) {
        requireSide(m, m, n);
        requireSide(n, m, n);
        if ((long) m * n > MOST_POINTS) {
            throw new RefusedCount("the bounds of Theorem 3 are computed to " + MOST_POINTS + " points; " + m + "x" + n
                    + " has " + (long) m * n);
        }
        int points = m * n / STEP;
        int sides = 2 * (m + n) / STEP;
        BigDecimal atSides = AT_SIDE.pow(sides, EXACT);
        BigDecimal lower = THREE.pow(4 * points, EXACT).multiply(atSides, EXACT);
        BigDecimal upper = THREE.pow(STEP * points, EXACT)
                .multiply(atSides, EXACT)
                .multiply(INSIDE.pow(points - sides, EXACT), EXACT);
        return new Bounds(lower, upper);
    }

    private static void requireSide(int side, int m, int n) {
        if (side < STEP || side % STEP != 0) {
            throw new RefusedCount("the bounds of Theorem 3 are for sides of 5, 10, 15 and so on; " + m + "x" + n
                    + " has a side of " + side);
        }
    }
}
