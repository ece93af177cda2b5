package org.yomi.analyze.regress;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yomi.analyze.files.TextFile;

/**
 * A regression script. Its lines are GTP; a line {@code #? [regex]} says what the reply to the last numbered command
 * should be (blank lines, comments and other commands, such as {@code popgo}, may stand between them).
 */
public final class Script {
    private final String name;
    private final List<Step> steps;
    private final List<String> doubts;

    private Script(String name, List<Step> steps, List<String> doubts) {
        this.name = name;
        this.steps = List.copyOf(steps);
        this.doubts = List.copyOf(doubts);
    }

    /**
     * Reads a script.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException as {@link #parse}
     */
    public static Script read(Path file) throws IOException {
        return parse(file.toString(), TextFile.read(file));
    }

    /**
     * Reads the text of a script.
     *
     * @param name names the script in reports
     * @throws IllegalArgumentException if an expectation is broken, or does not follow a numbered command
     */
    public static Script parse(String name, String text) {
        Lines lines = new Lines();
        for (String line : text.lines().toList()) {
            try {
                lines.add(line.strip());
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(name + ", line " + lines.number + ": " + e.getMessage(), e);
            }
        }
        return new Script(name, lines.steps, lines.doubts());
    }

    /** The lines so far. */
    private static final class Lines {
        private final List<Step> steps = new ArrayList<>();
        private final List<Doubt> doubts = new ArrayList<>();
        private int number;

        void add(String line) {
            number++;
            if (line.startsWith(Expectation.MARK)) {
                expect(Expectation.parse(
                        line.substring(Expectation.MARK.length()).strip()));
                return;
            }
            int comment = line.indexOf('#');
            if (comment != 0 && !line.isEmpty()) {
                steps.add(new Step(number, line, null));
            }
            if (comment >= 0 && Expectation.isSlip(line.substring(comment))) {
                doubtComment(line);
            }
        }

        private void doubtComment(String line) {
            int test = lastTest();
            if (test >= 0) {
                String reason = "a comment, so that the command of line "
                        + steps.get(test).line() + " is no test; an expectation is a line " + Expectation.MARK
                        + " [regex]";
                doubts.add(new Doubt(number, test, reason + ", got: " + line));
            }
        }

        /** Where the last command with a number is; negative if there is none. */
        private int lastTest() {
            int i = steps.size() - 1;
            while (i >= 0 && !steps.get(i).isNumbered()) {
                i--;
            }
            return i;
        }

        private void expect(Expectation expectation) {
            int i = lastTest();
            if (i < 0) {
                throw new IllegalArgumentException(
                        Expectation.MARK + " must follow a numbered command, such as: 10 yomi-solve b capture(D4)");
            }
            Step test = steps.get(i);
            if (test.expected() != null) {
                String taken = "the command of line " + test.line() + " has its " + Expectation.MARK + " already; ";
                throw new IllegalArgumentException(taken
                        + (i == steps.size() - 1
                                ? "patterns can be joined: [(1|2)]"
                                : "that of line " + steps.get(steps.size() - 1).line() + " has no number"));
            }
            steps.set(i, new Step(test.line(), test.command(), expectation));
            if (!expectation.isClosed()) {
                doubts.add(new Doubt(number, -1, "no ] behind the pattern, which ends with the line: " + expectation));
            }
        }

        List<String> doubts() {
            return doubts.stream()
                    .filter(doubt -> doubt.holds(steps))
                    .map(doubt -> "line " + doubt.line() + ": " + doubt.reason())
                    .toList();
        }
    }

    /**
     * A line that may not be meant as it is read. A comment is no slip where its command has an expectation: it is a
     * remark, or one of those tests that were put into comments together with their commands.
     *
     * @param commented the command for which a comment looks like an expectation, as an index of the steps; negative if it
     *     is no comment that is in doubt
     */
    private record Doubt(int line, int commented, String reason) {
        boolean holds(List<Step> steps) {
            return commented < 0 || steps.get(commented).expected() == null;
        }
    }

    /** What reports call it. */
    public String name() {
        return name;
    }

    /** How many commands it has. */
    public int size() {
        return steps.size();
    }

    /** Whether any of them is a test: it has an expectation, and its reply is of account. */
    public boolean hasTests() {
        return steps.stream().anyMatch(Step::isTest);
    }

    /**
     * What may not be meant as it is read, each with its line: comments that look like the expectation of a command that has
     * none, and brackets that are not closed.
     */
    public List<String> doubts() {
        return doubts;
    }

    List<Step> steps() {
        return steps;
    }
}
