package org.yomi.analyze.regress;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The reports of several scripts as text. */
public final class Summary {
    private static final String ROW = "%s%7s%8s%7s%13s%19s%8s%9s\n";

    private Summary() {}

    /** A table with a row for each script and one for all. */
    public static String table(List<Report> reports) {
        Report total = Report.total(reports);
        int width = reports.stream().mapToInt(r -> r.script().length()).max().orElse(0);
        int column = Math.max(width, total.script().length());
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT,
                ROW,
                padded("script", column),
                "tests",
                "passes",
                "fails",
                "known fails",
                "unexpected passes",
                "errors",
                "seconds"));
        reports.forEach(report -> table.append(row(report, column)));
        return table.append(row(total, column)).toString();
    }

    /**
     * The tests that took longest, a line each, the longest first.
     *
     * @param most at most so many; 0 for none
     */
    public static String slowest(List<Report> reports, long most) {
        record Timed(String script, Verdict verdict) {}
        String lines = reports.stream()
                .flatMap(report -> report.verdicts().stream()
                        .filter(verdict -> verdict.outcome().isTest())
                        .map(verdict -> new Timed(report.script(), verdict)))
                .sorted(Comparator.comparingLong(
                        (Timed timed) -> -timed.verdict().millis()))
                .limit(most)
                .map(timed -> String.format(
                        "  %s  %s\n", seconds(timed.verdict().millis()), place(timed.script(), timed.verdict())))
                .collect(Collectors.joining());
        return lines.isEmpty() ? "" : String.format("slowest tests, in seconds:\n") + lines;
    }

    /** Where a command stands, and the command. */
    private static String place(String script, Verdict verdict) {
        return script + ", line " + verdict.line() + ": " + verdict.command();
    }

    static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.2f", millis / 1000.0);
    }

    private static String row(Report report, int column) {
        return String.format(
                Locale.ROOT,
                ROW,
                padded(report.script(), column),
                report.tests(),
                report.count(Outcome.PASS),
                report.count(Outcome.FAIL),
                report.count(Outcome.KNOWN_FAIL),
                report.count(Outcome.UNEXPECTED_PASS),
                report.count(Outcome.ERROR),
                seconds(report.millis()));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** One result in a few lines, for people: what was asked, what was expected, what came. */
    public static String result(String script, Verdict verdict) {
        String expected = verdict.expected().isEmpty() ? "a success" : verdict.expected();
        return String.format(
                "%s: %s\n  expected %s\n  got      %s\n",
                verdict.outcome().word(), place(script, verdict), expected, verdict.got());
    }
}
