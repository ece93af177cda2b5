package org.yomi.engine.oracle.board;

import java.util.Random;

/** The seed of a random test: that of the system property {@code tests.seed}, or a fresh one; printed in any case. */
public final class TestSeed {
    private TestSeed() {}

    /** A source of random numbers; its seed is printed with the test's name. */
    public static Random random(Class<?> test) {
        String given = System.getProperty("tests.seed", "");
        long seed = given.isEmpty() ? new Random().nextLong() : Long.parseLong(given);
        System.out.println(test.getSimpleName() + ": -Dtests.seed=" + seed);
        return new Random(seed);
    }
}
