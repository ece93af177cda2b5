package org.yomi.solvers.counting.recurrence;

import java.util.Arrays;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * The shortest linear recurrence of a sequence modulo a prime, by the algorithm of Berlekamp and Massey (Massey, 'Shift-register
 * synthesis and BCH decoding', 1969).
 */
final class BerlekampMassey {
    /** Terms between two words on the progress. */
    private static final int INTERVAL = 100;

    private final long prime;

    /** Coefficients of the connection polynomial, 1 first: 1 - c1 x - c2 x^2 ... */
    private long[] polynomial = {1};

    private long[] older = {1};
    private long olderDiscrepancy = 1;
    private int shift = 1;
    private int order;

    private BerlekampMassey(long prime) {
        this.prime = prime;
    }

    /**
     * Finds the recurrence.
     *
     * @param terms of the sequence, modulo the prime; the recurrence is the right one if there are twice as many as its order
     * @param prime less than 2^31
     * @throws StoppedCount if the watch told it to end
     * @return the coefficients of the last term, the one before, ...: {@code x(n) = c[0] x(n-1) + c[1] x(n-2) + ...}
     */
    static long[] coefficients(long[] terms, long prime, Watch watch) {
        BerlekampMassey search = new BerlekampMassey(prime);
        for (int n = 0; n < terms.length; n++) {
            watch.check("no order is known");
            search.tell(n, terms.length, watch);
            search.extend(terms, n);
        }
        long[] coefficients = new long[search.order];
        for (int i = 0; i < coefficients.length && i + 1 < search.polynomial.length; i++) {
            coefficients[i] = (prime - search.polynomial[i + 1]) % prime;
        }
        return coefficients;
    }

    /** A term takes as long as there were terms before it. */
    private void tell(int term, int terms, Watch watch) {
        if (term % INTERVAL == 0) {
            double part = (double) term / terms;
            watch.progress("recurrence, order " + order + " so far", part * part);
        }
    }

    private void extend(long[] terms, int n) {
        long discrepancy = discrepancy(terms, n);
        if (discrepancy == 0) {
            shift++;
            return;
        }
        long[] before = polynomial;
        long factor = discrepancy * inverse(olderDiscrepancy) % prime;
        polynomial = Arrays.copyOf(polynomial, Math.max(polynomial.length, older.length + shift));
        for (int i = 0; i < older.length; i++) {
            long less = factor * older[i] % prime;
            polynomial[i + shift] = (polynomial[i + shift] + prime - less) % prime;
        }
        if (2 * order <= n) {
            order = n + 1 - order;
            older = before;
            olderDiscrepancy = discrepancy;
            shift = 1;
        } else {
            shift++;
        }
    }

    private long discrepancy(long[] terms, int n) {
        long sum = 0;
        int last = Math.min(order, polynomial.length - 1);
        for (int i = 0; i <= last; i++) {
            sum = (sum + polynomial[i] * terms[n - i]) % prime;
        }
        return sum;
    }

    /** By Fermat. */
    private long inverse(long number) {
        long result = 1;
        long base = number;
        for (long exponent = prime - 2; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) != 0) {
                result = result * base % prime;
            }
            base = base * base % prime;
        }
        return result;
    }
}
