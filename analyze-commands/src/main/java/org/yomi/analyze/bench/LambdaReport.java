package org.yomi.analyze.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.yomi.solvers.lambda.Configuration;
import org.yomi.solvers.lambda.Experiment;
import org.yomi.solvers.lambda.Experiment.Outcome;
import org.yomi.solvers.lambda.Experiment.Run;
import org.yomi.solvers.lambda.Generator;

/** The tables of the experiment. */
public final class LambdaReport {
    private static final String ROW = "%-7s%-11s%8s%6s%9s%14s%17s%13s\n";
    private static final String STEP = "%-11s%-18s%10s%14s%14s%8s\n";

    /** Upper ends of the classes of difficulty, in nodes of plain df-pn. */
    private static final long[] STEPS = {100, 1_000, 10_000, 100_000, Long.MAX_VALUE};

    private final List<LambdaBench.Row> rows;
    private final int wanted;

    LambdaReport(List<LambdaBench.Row> rows, int wanted) {
        this.rows = List.copyOf(rows);
        this.wanted = wanted;
    }

    /** Both tables. */
    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("problems: ").append(rows.size());
        if (rows.size() < wanted) {
            text.append(" of ").append(wanted).append(", then stopped");
        }
        return text.append("; 'both' are those that plain and lambda solve with the same moves\n\n")
                .append(solved())
                .append('\n')
                .append(byDifficulty())
                .append(contradictions())
                .toString();
    }

    /** Says how many problems were run. */
    public String extent() {
        return rows.size() + " of " + wanted + " problems done";
    }

    private String solved() {
        StringBuilder table = new StringBuilder(format(
                ROW, "solver", "moves", "solved", "won", "refuted", "mean nodes", "nodes of both", "ms of both"));
        for (Configuration configuration : LambdaBench.CONFIGURATIONS) {
            table.append(format(
                    ROW,
                    configuration.algorithm(),
                    configuration.generator(),
                    count(configuration, Outcome.WON) + count(configuration, Outcome.REFUTED),
                    count(configuration, Outcome.WON),
                    count(configuration, Outcome.REFUTED),
                    mean(configuration),
                    sumOfBoth(configuration, Run::nodes),
                    sumOfBoth(configuration, Run::millis)));
        }
        return table.toString();
    }

    private long count(Configuration configuration, Outcome outcome) {
        return rows.stream()
                .filter(row -> row.run(configuration).outcome() == outcome)
                .count();
    }

    /** Over all problems, the unsolved ones with the nodes they took in vain. */
    private long mean(Configuration configuration) {
        return Math.round(rows.stream()
                .mapToLong(row -> row.run(configuration).nodes())
                .average()
                .orElse(0));
    }

    private long sumOfBoth(Configuration configuration, ToLongFunction<Run> figure) {
        return rows.stream()
                .filter(row -> bothSolve(row, configuration.generator()))
                .mapToLong(row -> figure.applyAsLong(row.run(configuration)))
                .sum();
    }

    private static boolean bothSolve(LambdaBench.Row row, Generator generator) {
        return row.run(Configuration.plain(generator)).isSolved()
                && row.run(Configuration.lambda(generator)).isSolved();
    }

    private String byDifficulty() {
        StringBuilder table = new StringBuilder(
                format(STEP, "moves", "plain's nodes", "problems", "nodes plain", "nodes lambda", "ratio"));
        for (Generator generator : Generator.values()) {
            long from = 0;
            for (long to : STEPS) {
                table.append(step(generator, from, to));
                from = to;
            }
            table.append(onlyOne(generator));
        }
        return table.toString();
    }

    private String step(Generator generator, long from, long to) {
        Configuration plain = Configuration.plain(generator);
        List<LambdaBench.Row> these = rows.stream()
                .filter(row -> bothSolve(row, generator))
                .filter(row -> row.run(plain).nodes() >= from && row.run(plain).nodes() < to)
                .toList();
        long plainNodes = nodes(these, plain);
        long lambdaNodes = nodes(these, Configuration.lambda(generator));
        String range = to == Long.MAX_VALUE ? "from " + from : "below " + to;
        String ratio = these.isEmpty() ? "" : format("%.1f", (double) plainNodes / Math.max(1, lambdaNodes));
        return format(STEP, generator, range, these.size(), plainNodes, lambdaNodes, ratio);
    }

    private static long nodes(List<LambdaBench.Row> rows, Configuration configuration) {
        return rows.stream().mapToLong(row -> row.run(configuration).nodes()).sum();
    }

    /** Problems that one of the two solves within the limits. */
    private String onlyOne(Generator generator) {
        return format(STEP, generator, "lambda alone", solvedByOne(generator, true), "", "", "")
                + format(STEP, generator, "plain alone", solvedByOne(generator, false), "", "", "");
    }

    private long solvedByOne(Generator generator, boolean byLambda) {
        return rows.stream()
                .filter(row -> row.run(Configuration.lambda(generator)).isSolved() == byLambda)
                .filter(row -> row.run(Configuration.plain(generator)).isSolved() != byLambda)
                .count();
    }

    /** A win is exact, a refutation holds within its moves and orders only: so they may differ. */
    private String contradictions() {
        long differ = rows.stream()
                .filter(row -> has(row, Outcome.WON) && has(row, Outcome.REFUTED))
                .count();
        return differ == 0 ? "" : "\nwon by one, refuted within the moves of another: " + differ + "\n";
    }

    private static boolean has(LambdaBench.Row row, Outcome outcome) {
        return row.runs().values().stream().map(Experiment.Run::outcome).anyMatch(outcome::equals);
    }

    private static String format(String form, Object... values) {
        return String.format(Locale.ROOT, form, values);
    }
}
