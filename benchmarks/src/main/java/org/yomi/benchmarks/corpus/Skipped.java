package org.yomi.benchmarks.corpus;

import java.util.Map;
import java.util.TreeMap;

/** The reasons why questions were not asked, and how often. */
public final class Skipped {
    private final Map<String, Integer> counts = new TreeMap<>();

    public void add(String reason) {
        counts.merge(reason, 1, Integer::sum);
    }

    /** A line for each reason; empty when nothing was skipped. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach((reason, count) -> text.append("skipped ")
                .append(count)
                .append(": ")
                .append(reason)
                .append('\n'));
        return text.toString();
    }
}
