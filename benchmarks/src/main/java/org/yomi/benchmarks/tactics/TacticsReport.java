package org.yomi.benchmarks.tactics;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.yomi.benchmarks.corpus.Sample;
import org.yomi.benchmarks.corpus.Skipped;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.benchmarks.corpus.Verdict;

/** Counts and times for each command. */
final class TacticsReport {
    private static final String ALL = "all";

    private final Map<String, Row> rows = new TreeMap<>();
    private final Row all = new Row();
    private final Skipped skipped = new Skipped();

    private static final class Row {
        private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        private final Sample millis = new Sample();
        private final Map<OtherMove, Integer> otherMoves = new EnumMap<>(OtherMove.class);
        private int leaned;
        private long nodes;

        int count(Verdict verdict) {
            return verdicts.getOrDefault(verdict, 0);
        }
    }

    void addSkipped(String command, String reason) {
        skipped.add(reason);
        count(command, Verdict.SKIPPED);
    }

    void add(String command, Verdict verdict, double millis, long nodes) {
        count(command, verdict);
        for (Row row : rowsOf(command)) {
            row.millis.add(millis);
            row.nodes += nodes;
        }
    }

    /** The code agreed, but the suite names other moves. */
    void add(String command, OtherMove move) {
        rowsOf(command).forEach(row -> row.otherMoves.merge(move, 1, Integer::sum));
    }

    /** The answer leaned on an assumption. */
    void addLeaned(String command) {
        rowsOf(command).forEach(row -> row.leaned++);
    }

    private void count(String command, Verdict verdict) {
        rowsOf(command).forEach(row -> row.verdicts.merge(verdict, 1, Integer::sum));
    }

    private List<Row> rowsOf(String command) {
        return List.of(rows.computeIfAbsent(command, c -> new Row()), all);
    }

    /** The table, and the reasons for what was skipped. */
    @Override
    public String toString() {
        Table table = new Table(
                "command",
                "agree",
                "other ko",
                "differ",
                "Unknown",
                "skipped",
                "other move",
                "wrong",
                "leaned",
                "median ms",
                "95 % ms",
                "max ms",
                "nodes",
                "nodes/s");
        rows.forEach((command, row) -> addTo(table, command, row));
        addTo(table, ALL, all);
        return table + "\n" + skipped;
    }

    private static void addTo(Table table, String command, Row row) {
        table.add(
                command,
                row.count(Verdict.OK),
                row.count(Verdict.NEAR),
                row.count(Verdict.DIFF),
                row.count(Verdict.UNKNOWN),
                row.count(Verdict.SKIPPED),
                row.otherMoves.values().stream().mapToInt(Integer::intValue).sum(),
                row.otherMoves.getOrDefault(OtherMove.FAILS, 0),
                row.leaned,
                row.millis.median(),
                row.millis.quantile(0.95),
                row.millis.max(),
                row.nodes,
                Math.round(1000 * row.nodes / row.millis.sum()));
    }
}
