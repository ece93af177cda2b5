package org.yomi.cluster.legal;

import java.io.Serializable;
import org.yomi.solvers.counting.legal.Moduli;

/** The reduction: counts added up modulo primes, which are less than 2^62. */
final class Sums implements Serializable {
    private static final long serialVersionUID = 1;

    private final long[] primes;

    Sums(Moduli moduli) {
        primes = moduli.primes();
    }

    /** How many primes there are. */
    int size() {
        return primes.length;
    }

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
