package org.yomi.gtp;

import java.util.Random;

/** Seeds for random tests: from the system property {@code tests.seed}, or a fresh one if that is empty. */
public final class Seeds {
    private Seeds() {}

    /** Returns the seed to use and prints it. */
    public static long next(Class<?> test) {
        String given = System.getProperty("tests.seed", "");
        long seed = given.isEmpty() ? new Random().nextLong() : Long.parseLong(given);
        System.out.println(test.getSimpleName() + ": tests.seed=" + seed);
        return seed;
    }
}
