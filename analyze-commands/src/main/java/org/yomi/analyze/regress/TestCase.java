package org.yomi.analyze.regress;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A question, and how it came out in one run.
 *
 * @param name what it is called in every run: its script, its command, and which of the same commands in that script
 * @param passed whether it passed, expected or not
 * @param millis how long it took
 */
record TestCase(Name name, boolean passed, long millis) {
    /**
     * Tells questions apart, also when lines are added to a script.
     *
     * @param occurrence from 1: the same number and command may come again
     */
    record Name(String script, String command, int occurrence) {
        /** The same by whatever path its script is named: {@code a.tst}, {@code ./a.tst}, or from the root on. */
        Name absolute() {
            return new Name(place(script), command, occurrence);
        }

        @Override
        public String toString() {
            return script + ": " + command + (occurrence == 1 ? "" : " (no. " + occurrence + " of this name)");
        }
    }

    /** Numbers commands of the same name. */
    static final class Names {
        private final Map<String, Integer> seen = new HashMap<>();

        Name next(String script, String command) {
            String text = JUnitXml.attributeText(command);
            return new Name(script, text, seen.merge(place(script) + '\n' + text, 1, Integer::sum));
        }
    }

    /** Where a script is, from the root on. */
    static String place(String script) {
        try {
            return Path.of(script).toAbsolutePath().normalize().toString();
        } catch (InvalidPathException e) {
            // It was written on another system.
            return script;
        }
    }

    /** All questions of a run; commands that are no tests are among them if they failed. */
    static List<TestCase> of(List<Report> reports) {
        Names names = new Names();
        List<TestCase> cases = new ArrayList<>();
        for (Report report : reports) {
            for (Verdict verdict : report.judged()) {
                Name name = names.next(report.script(), verdict.command());
                cases.add(new TestCase(name, verdict.outcome().isPass(), verdict.millis()));
            }
        }
        return cases;
    }
}
