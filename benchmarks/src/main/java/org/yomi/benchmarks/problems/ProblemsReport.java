package org.yomi.benchmarks.problems;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.yomi.benchmarks.corpus.Sample;
import org.yomi.benchmarks.corpus.Skipped;
import org.yomi.benchmarks.corpus.Table;
import org.yomi.benchmarks.corpus.Timed;
import org.yomi.benchmarks.corpus.Verdict;

/** Counts and nodes for each set, and for each of GoTools' grades. */
final class ProblemsReport {
    private final Map<String, Row> sets = new TreeMap<>();
    private final Map<String, Row> grades = new TreeMap<>();
    private final Skipped skipped = new Skipped();

    private static final class Row {
        private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        private final Sample nodes = new Sample();
        private final Sample theirNodes = new Sample();
        private final Sample millis = new Sample();

        int count(Verdict verdict) {
            return verdicts.getOrDefault(verdict, 0);
        }
    }

    void addSkipped(String set, String reason) {
        skipped.add(reason);
        count(List.of(row(sets, set)), Verdict.SKIPPED);
    }

    void addSkipped(Problem problem, String reason) {
        skipped.add(reason);
        count(rows(problem), Verdict.SKIPPED);
    }

    void add(Problem problem, Verdict verdict, Timed timed) {
        List<Row> rows = rows(problem);
        count(rows, verdict);
        rows.forEach(row -> row.millis.add(timed.millis()));
        if (verdict != Verdict.UNKNOWN) {
            rows.forEach(row -> row.nodes.add((double) timed.answer().effort().nodes()));
            addTheirs(rows, problem.theirNodes());
        }
    }

    private static void addTheirs(List<Row> rows, double nodes) {
        if (!Double.isNaN(nodes)) {
            rows.forEach(row -> row.theirNodes.add(nodes));
        }
    }

    private static void count(List<Row> rows, Verdict verdict) {
        rows.forEach(row -> row.verdicts.merge(verdict, 1, Integer::sum));
    }

    private List<Row> rows(Problem problem) {
        Row set = row(sets, problem.set());
        return problem.difficulty().isEmpty()
                ? List.of(set)
                : List.of(
                        set,
                        row(
                                grades,
                                String.format(
                                        Locale.ROOT,
                                        "grade %2d",
                                        problem.difficulty().getAsInt())));
    }

    private static Row row(Map<String, Row> rows, String name) {
        return rows.computeIfAbsent(name, n -> new Row());
    }

    /** The tables, and the reasons for what was skipped. */
    @Override
    public String toString() {
        return table("set", sets) + "\n" + (grades.isEmpty() ? "" : table("GoTools", grades) + "\n") + skipped;
    }

    private static Table table(String head, Map<String, Row> rows) {
        Table table = new Table(
                head,
                "asked",
                "decided",
                "equal",
                "many threats",
                "other threats",
                "differ",
                "skipped",
                "mean nodes",
                "median nodes",
                "their mean",
                "their median",
                "median ms",
                "total s");
        rows.forEach((name, row) -> table.add(
                name,
                row.millis.size(),
                row.nodes.size(),
                row.count(Verdict.OK),
                row.count(Verdict.MANY),
                row.count(Verdict.NEAR),
                row.count(Verdict.DIFF),
                row.count(Verdict.SKIPPED),
                row.nodes.mean(),
                row.nodes.median(),
                row.theirNodes.mean(),
                row.theirNodes.median(),
                row.millis.median(),
                row.millis.sum() / 1000));
        return table;
    }
}
