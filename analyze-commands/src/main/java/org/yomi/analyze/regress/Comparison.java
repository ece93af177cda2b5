package org.yomi.analyze.regress;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What changed since an earlier run. A test is better when it passes and did not, worse when it does not and did; slower
 * when it takes at least twice as long and at least half a second longer.
 */
public final class Comparison {
    /** What takes less is noise on a busy machine. */
    private static final long MILLIS_OF_NOISE = 500;

    private static final int TIMES_AS_LONG = 2;

    private final List<String> better = new ArrayList<>();
    private final List<String> worse = new ArrayList<>();
    private final List<String> slower = new ArrayList<>();
    private final Map<TestCase.Name, TestCase> earlier = new HashMap<>();
    private int added;

    private Comparison() {}

    /**
     * Reads an earlier run.
     *
     * @param file what {@link JUnitXml} wrote
     * @throws IOException if it cannot be read
     */
    public static Comparison with(Path file) throws IOException {
        Comparison comparison = new Comparison();
        JUnitXml.read(file).forEach(test -> comparison.earlier.put(test.name().absolute(), test));
        return comparison;
    }

    /**
     * What changed, as lines for people; tests of scripts that were not run now are not missed.
     *
     * @param complete whether the scripts were run to their ends: else tests that are not there are only not reached
     */
    public String of(List<Report> reports, boolean complete) {
        for (TestCase now : TestCase.of(reports)) {
            TestCase before = earlier.remove(now.name().absolute());
            if (before == null) {
                added++;
            } else {
                compare(before, now);
            }
        }
        List<String> scripts =
                reports.stream().map(report -> TestCase.place(report.script())).toList();
        long absent = earlier.keySet().stream()
                .filter(name -> scripts.contains(name.script()))
                .count();
        return list("better", better)
                + list("worse", worse)
                + list("slower", slower)
                + String.format("new     %d\n%s%d\n", added, complete ? "gone    " : "not run ", absent);
    }

    private void compare(TestCase before, TestCase now) {
        if (before.passed() != now.passed()) {
            (now.passed() ? better : worse).add(now.name().toString());
        }
        boolean slow =
                now.millis() >= TIMES_AS_LONG * before.millis() && now.millis() >= before.millis() + MILLIS_OF_NOISE;
        if (slow) {
            slower.add(now.name() + ", from " + Summary.seconds(before.millis()) + " to "
                    + Summary.seconds(now.millis()) + " seconds");
        }
    }

    private static String list(String word, List<String> tests) {
        StringBuilder text = new StringBuilder(String.format("%-8s%d\n", word, tests.size()));
        tests.forEach(test -> text.append(String.format("  %s\n", test)));
        return text.toString();
    }
}
