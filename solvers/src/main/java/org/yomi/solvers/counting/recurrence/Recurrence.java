package org.yomi.solvers.counting.recurrence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.LegalPositions;
import org.yomi.solvers.counting.legal.Moduli;

/**
 * The shortest linear recurrence of L(m,n) for one m.
 *
 * @param height m
 * @param coefficients of the last term, the one before, ...: {@code L(m,n) = c[0] L(m,n-1) + c[1] L(m,n-2) + ...}
 */
public record Recurrence(int height, List<BigInteger> coefficients) {
    /** The coefficients of higher boards fill pages. */
    public static final int MAX_HEIGHT = 5;

    /** Their product of two must fit into a long. */
    private static final int BITS = 31;

    /** Terms beyond twice the order's bound; a wrong recurrence would fail on one of them. */
    private static final int MORE = 20;

    private static final int MOST_PRIMES = 64;

    /** To count the terms takes about so much of the time. */
    private static final double TERMS = 0.9;

    /**
     * Finds the order of the recurrence, modulo two primes; a smaller order modulo both would be a strange chance.
     *
     * @param bound the order is not larger: the number of classes that occur, upside down being the same
     * @throws StoppedCount if the watch told it to end
     */
    public static int order(int height, int bound, Effort effort, Watch watch) {
        Moduli moduli = Moduli.of(2, BITS);
        return modulo(height, bound, moduli, effort, watch).stream()
                .mapToInt(coefficients -> coefficients.length)
                .max()
                .orElseThrow();
    }

    private static List<long[]> modulo(int height, int bound, Moduli moduli, Effort effort, Watch watch) {
        long[][] terms = LegalPositions.remainders(height, 2 * bound + MORE, moduli, effort, watch.within(0, TERMS));
        List<long[]> found = new ArrayList<>();
        for (int i = 0; i < moduli.count(); i++) {
            double share = (1 - TERMS) / moduli.count();
            Watch part = watch.within(TERMS + i * share, TERMS + (i + 1) * share);
            found.add(BerlekampMassey.coefficients(terms[i], moduli.primes()[i], part));
        }
        return found;
    }

    /**
     * Finds the recurrence and tries it on the exact counts.
     *
     * @throws RefusedCount if the height is out of range
     * @throws StoppedCount if the watch told it to end
     */
    public static Recurrence of(int height, Effort effort, Watch watch) {
        if (height < 1 || height > MAX_HEIGHT) {
            throw new RefusedCount("recurrences are found for heights 1 to " + MAX_HEIGHT + ", got " + height);
        }
        int bound = Constructible.of(height, watch.within(0, 0)).upDown();
        Watch counting = watch.within(0, 0.5);
        List<BigInteger> counts = LegalPositions.row(height, 2 * bound + MORE, effort, counting);
        for (int primes = 2; primes <= MOST_PRIMES; primes *= 2) {
            Moduli moduli = Moduli.of(primes, BITS);
            // Most often a few primes do, so the first ones get the larger shares of what is left.
            Watch share = watch.within(1 - 1.0 / primes, 1 - 0.5 / primes);
            Recurrence found = combined(height, moduli, modulo(height, bound, moduli, effort, share));
            if (found.fits(counts)) {
                return found;
            }
        }
        throw new IllegalStateException("no recurrence with small coefficients for height " + height);
    }

    private static Recurrence combined(int height, Moduli moduli, List<long[]> parts) {
        int order = parts.stream().mapToInt(part -> part.length).max().orElseThrow();
        BigInteger product = BigInteger.ONE;
        for (long prime : moduli.primes()) {
            product = product.multiply(BigInteger.valueOf(prime));
        }
        List<BigInteger> coefficients = new ArrayList<>(Collections.nCopies(order, BigInteger.ZERO));
        for (int i = 0; i < order; i++) {
            int index = i;
            BigInteger sum = moduli.combine(parts.stream()
                    .mapToLong(part -> index < part.length ? part[index] : 0)
                    .toArray());
            boolean negative = sum.shiftLeft(1).compareTo(product) > 0;
            coefficients.set(i, negative ? sum.subtract(product) : sum);
        }
        return new Recurrence(height, coefficients);
    }

    /** Whether every term follows from those before it. */
    boolean fits(List<BigInteger> terms) {
        for (int n = coefficients.size(); n < terms.size(); n++) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < coefficients.size(); i++) {
                sum = sum.add(coefficients.get(i).multiply(terms.get(n - 1 - i)));
            }
            if (!sum.equals(terms.get(n))) {
                return false;
            }
        }
        return true;
    }

    /** As the paper writes it: {@code L(1,n+3) = 3 L(1,n+2) - L(1,n+1) + L(1,n)}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(term(coefficients.size())).append(" =");
        for (int i = 0; i < coefficients.size(); i++) {
            BigInteger coefficient = coefficients.get(i);
            if (coefficient.signum() != 0) {
                boolean first = text.charAt(text.length() - 1) == '=';
                String plus = first ? " " : " + ";
                text.append(coefficient.signum() > 0 ? plus : first ? " -" : " - ");
                text.append(coefficient.abs().equals(BigInteger.ONE) ? "" : coefficient.abs() + " ");
                text.append(term(coefficients.size() - 1 - i));
            }
        }
        return text.toString();
    }

    private String term(int offset) {
        return "L(" + height + ",n" + (offset == 0 ? "" : "+" + offset) + ")";
    }
}
