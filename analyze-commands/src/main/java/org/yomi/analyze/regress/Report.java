package org.yomi.analyze.regress;

import java.util.List;

/**
 * What came of a script.
 *
 * @param script its name
 * @param verdicts one for each command, in order; fewer if the session ended before the script did
 * @param millis wall-clock time
 */
public record Report(String script, List<Verdict> verdicts, long millis) {
    /** Copies the list. */
    public Report {
        verdicts = List.copyOf(verdicts);
    }

    /** How often an outcome occurred. */
    public int count(Outcome outcome) {
        return (int) verdicts.stream().filter(v -> v.outcome() == outcome).count();
    }

    /** How many tests there were. */
    public int tests() {
        return (int) verdicts.stream().filter(v -> v.outcome().isTest()).count();
    }

    /** The commands that a run is held to: tests, and what broke. */
    List<Verdict> judged() {
        return verdicts.stream()
                .filter(v -> v.outcome().isTest() || v.outcome() == Outcome.ERROR)
                .toList();
    }

    /** All reports as one. */
    static Report total(List<Report> reports) {
        List<Verdict> all =
                reports.stream().flatMap(report -> report.verdicts().stream()).toList();
        return new Report(
                "total", all, reports.stream().mapToLong(Report::millis).sum());
    }
}
