package org.yomi.solvers.counting.asymptotic;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * The constants of the formula {@code L(m,n) ~ A B^(m+n) L^(mn)} (Theorem 6 and Corollary 6 of the paper), as far as counts of
 * boards of some height tell.
 *
 * @param l the base of liberties
 * @param b the factor of each point of the sides
 * @param a the factor of the corners
 */
public record Constants(BigDecimal l, BigDecimal b, BigDecimal a) {
    private static final MathContext EXACT = new MathContext(50);

    /**
     * The constants from L(n,n), L(n,n+1) and L(n+1,n+1).
     *
     * @param n less than the height that is known
     */
    public static Constants at(int n, Diagonal counts) {
        BigDecimal square = new BigDecimal(counts.square().get(n - 1));
        BigDecimal wider = new BigDecimal(counts.wider().get(n - 1));
        BigDecimal l = base(n, counts);
        BigDecimal b = wider.divide(square.multiply(l.pow(n, EXACT)), EXACT);
        BigDecimal a = square.divide(b.pow(2 * n, EXACT).multiply(l.pow(n * n, EXACT)), EXACT);
        return new Constants(l, b, a);
    }

    /** Row {@code n} of Table 6: {@code L(n,n) L(n+1,n+1) / L(n,n+1)^2}. */
    public static BigDecimal base(int n, Diagonal counts) {
        BigInteger square = counts.square().get(n - 1);
        BigInteger larger = counts.square().get(n);
        BigInteger wider = counts.wider().get(n - 1);
        return new BigDecimal(square.multiply(larger)).divide(new BigDecimal(wider.pow(2)), EXACT);
    }

    /** What the formula gives for a board. */
    public BigDecimal estimate(int m, int n) {
        return a.multiply(b.pow(m + n, EXACT), EXACT).multiply(l.pow(m * n, EXACT), EXACT);
    }
}
