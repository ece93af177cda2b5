package org.yomi.engine;

import java.util.Random;

/** Seeds of random tests: printed, and given again by {@code -Dtests.seed=N}. */
public final class Seeds {
    private Seeds() {}

    /** A random generator for the named test; its seed is printed so that a failure can be seen again. */
    public static Random random(String test) {
        return new Random(next(test));
    }

    /** The seed itself, for a test whose messages name it. */
    public static long next(String test) {
        String given = System.getProperty("tests.seed", "");
        long seed = given.isBlank() ? System.nanoTime() : Long.parseLong(given.strip());
        System.out.println(test + ": seed " + seed + " (again with -Dtests.seed=" + seed + ")");
        return seed;
    }
}
