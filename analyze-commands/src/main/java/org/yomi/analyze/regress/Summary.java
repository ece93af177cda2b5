package org.yomi.analyze.regress;

import java.util.List;
import java.util.Locale;

/** The reports of several scripts as text. */
public final class Summary {
    private static final String ROW = "%s%7s%8s%7s%13s%19s%8s%9s%n";

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
                String.format(Locale.ROOT, "%.2f", report.millis() / 1000.0));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** One result in a few lines, for people: what was asked, what was expected, what came. */
    public static String result(String script, Verdict verdict) {
        String expected = verdict.expected().isEmpty() ? "a success" : verdict.expected();
        return String.format(
                "%s: %s, line %d: %s%n  expected %s%n  got      %s%n",
                verdict.outcome().word(), script, verdict.line(), verdict.command(), expected, verdict.got());
    }
}
