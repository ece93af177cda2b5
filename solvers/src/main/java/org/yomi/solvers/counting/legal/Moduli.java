package org.yomi.solvers.counting.legal;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Primes that a large number is computed modulo of, all different, and the number from its remainders (the Chinese remainder
 * theorem). They are less than 2^62, so that two remainders can be added. Immutable.
 */
public final class Moduli {
    private static final int BITS = 62;
    private static final BigInteger THREE = BigInteger.valueOf(3);

    private final long[] primes;

    private Moduli(long... primes) {
        this.primes = primes;
    }

    /** Primes whose product is larger than a number, the largest primes first. */
    public static Moduli above(BigInteger number) {
        return above(number, BITS);
    }

    static Moduli above(BigInteger number, int bits) {
        long[] primes = {};
        BigInteger product = BigInteger.ONE;
        BigInteger candidate = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
        while (product.compareTo(number) <= 0) {
            if (candidate.isProbablePrime(100)) {
                primes = Arrays.copyOf(primes, primes.length + 1);
                primes[primes.length - 1] = candidate.longValueExact();
                product = product.multiply(candidate);
            }
            candidate = candidate.subtract(BigInteger.TWO);
        }
        return new Moduli(primes);
    }

    /** The largest primes of so many bits. */
    public static Moduli of(int count, int bits) {
        Moduli moduli = above(BigInteger.ONE.shiftLeft(bits * count), bits);
        return new Moduli(Arrays.copyOf(moduli.primes, count));
    }

    /** The primes, in a new array. */
    public long[] primes() {
        return primes.clone();
    }

    /** How many there are, and of how many bits: two such words are the same only for the same primes. */
    String name() {
        return primes.length + "x" + (Long.SIZE - Long.numberOfLeadingZeros(primes[0])) + "bit";
    }

    /** The first ones. */
    Moduli first(int count) {
        return new Moduli(Arrays.copyOf(primes, count));
    }

    /** For how many points their product is larger than the number of colourings. */
    int mostPoints() {
        BigInteger product = BigInteger.ONE;
        for (long prime : primes) {
            product = product.multiply(BigInteger.valueOf(prime));
        }
        int points = 0;
        for (BigInteger rest = product.subtract(BigInteger.ONE);
                rest.compareTo(THREE) >= 0;
                rest = rest.divide(THREE)) {
            points++;
        }
        return points;
    }

    /** How many. */
    public int count() {
        return primes.length;
    }

    /**
     * Likewise, of a number of colourings. If a bit of a remainder had flipped anywhere, what is put together would most likely
     * be far too large.
     *
     * @param points of the board
     * @throws IllegalStateException if it is more than all colourings
     */
    public BigInteger combineColourings(int points, long... remainders) {
        BigInteger number = combine(remainders);
        if (number.compareTo(THREE.pow(points)) > 0) {
            throw new IllegalStateException("the remainders do not belong together: the machine made a mistake");
        }
        return number;
    }

    /**
     * The least number with these remainders.
     *
     * @param remainders one for each prime
     */
    public BigInteger combine(long... remainders) {
        BigInteger number = BigInteger.ZERO;
        BigInteger product = BigInteger.ONE;
        for (int i = 0; i < primes.length; i++) {
            BigInteger prime = BigInteger.valueOf(primes[i]);
            BigInteger lacking = BigInteger.valueOf(remainders[i]).subtract(number);
            BigInteger times = lacking.multiply(product.modInverse(prime)).mod(prime);
            number = number.add(product.multiply(times));
            product = product.multiply(prime);
        }
        return number;
    }
}
