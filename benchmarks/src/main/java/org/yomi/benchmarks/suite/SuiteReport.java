package org.yomi.benchmarks.suite;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.yomi.benchmarks.corpus.Sample;
import org.yomi.benchmarks.corpus.Skipped;
import org.yomi.benchmarks.corpus.Table;

/** Counts and times for each tier and command. */
final class SuiteReport {
    private final Map<String, Row> rows = new TreeMap<>();
    private final Skipped skipped = new Skipped();

    private static final class Row {
        private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
        private final Sample millis = new Sample();

        private int count(Outcome outcome) {
            return outcomes.getOrDefault(outcome, 0);
        }
    }

    void add(String tier, String command, Outcome outcome, double millis) {
        Row row = rows.computeIfAbsent(tier + " " + command, any -> new Row());
        row.outcomes.merge(outcome, 1, Integer::sum);
        row.millis.add(millis);
    }

    void addSkipped(String reason) {
        skipped.add(reason);
    }

    @Override
    public String toString() {
        Table table = new Table(
                "tier and command",
                "asked",
                "pass",
                "other move",
                "other ko",
                "differ",
                "unknown",
                "median ms",
                "total s");
        rows.forEach((name, row) -> table.add(
                name,
                row.millis.size(),
                row.count(Outcome.PASS),
                row.count(Outcome.OTHER_MOVE),
                row.count(Outcome.OTHER_KO),
                row.count(Outcome.DIFFERS),
                row.count(Outcome.UNKNOWN),
                row.millis.median(),
                row.millis.sum() / 1000));
        return table + "\n" + skipped;
    }
}
