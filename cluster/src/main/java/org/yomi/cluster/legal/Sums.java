package org.yomi.cluster.legal;

import java.io.Serializable;

/**
 * The reduction: counts added up modulo the primes.
 *
 * @param primes less than 2^62
 */
record Sums(long... primes) implements Serializable {
    /** A class's own copy to add to: the map gives the same array to each successor. */
    long[] begin(long... counts) {
        return counts.clone();
    }

    /** Adds to the first and returns it. */
    long[] add(long[] sum, long... counts) {
        for (int i = 0; i < primes.length; i++) {
            long more = sum[i] + counts[i] - primes[i];
            sum[i] = more < 0 ? more + primes[i] : more;
        }
        return sum;
    }
}
