package org.yomi.solvers.counting.recurrence;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.LegalPositions;

/**
 * How L(m,n) grows with n (Theorem 2 of the paper): about as {@code a lambda^n}.
 *
 * @param a the factor
 * @param root the m-th root of lambda
 */
public record Growth(BigDecimal a, BigDecimal root) {
    /** At so many columns what is left of the other eigenvalues is far below the digits that are kept. */
    private static final int COLUMNS = 60;

    private static final MathContext EXACT = new MathContext(60);

    /** Digits that are kept. */
    private static final MathContext KEPT = new MathContext(24);

    /**
     * Finds the growth from exact counts.
     *
     * @throws RefusedCount if the height is out of range or there is too little memory
     * @throws StoppedCount if the watch told it to end
     */
    public static Growth of(int height, Effort effort, Watch watch) {
        List<BigInteger> counts = LegalPositions.row(height, COLUMNS, effort, watch);
        Growth last = at(height, counts, COLUMNS);
        Growth before = at(height, counts, COLUMNS - 1);
        if (last.a.compareTo(before.a) != 0 || last.root.compareTo(before.root) != 0) {
            throw new IllegalStateException(COLUMNS + " columns are too few for height " + height);
        }
        return last;
    }

    private static Growth at(int height, List<BigInteger> counts, int columns) {
        BigDecimal last = new BigDecimal(counts.get(columns - 1));
        BigDecimal lambda = last.divide(new BigDecimal(counts.get(columns - 2)), EXACT);
        BigDecimal a = last.divide(lambda.pow(columns, EXACT), EXACT);
        return new Growth(a.round(KEPT), root(lambda, height).round(KEPT));
    }

    /** By Newton's method, which doubles the digits of the first guess at each step. */
    private static BigDecimal root(BigDecimal number, int degree) {
        BigDecimal root = BigDecimal.valueOf(Math.pow(number.doubleValue(), 1.0 / degree));
        for (int i = 0; i < 3; i++) {
            BigDecimal power = root.pow(degree - 1, EXACT);
            BigDecimal less = power.multiply(root, EXACT)
                    .subtract(number)
                    .divide(power.multiply(BigDecimal.valueOf(degree)), EXACT);
            root = root.subtract(less, EXACT);
        }
        return root;
    }
}
