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

    private Script(String name, List<Step> steps) {
        this.name = name;
        this.steps = List.copyOf(steps);
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
        List<Step> steps = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            try {
                add(line.strip(), number, steps);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(name + ", line " + number + ": " + e.getMessage(), e);
            }
        }
        return new Script(name, steps);
    }

    private static void add(String line, int number, List<Step> steps) {
        if (line.startsWith(Expectation.MARK)) {
            expect(Expectation.parse(line.substring(Expectation.MARK.length()).strip()), steps);
        } else if (!line.isEmpty() && !line.startsWith("#")) {
            steps.add(new Step(number, line, null));
        }
    }

    private static void expect(Expectation expectation, List<Step> steps) {
        int i = steps.size() - 1;
        while (i >= 0 && !steps.get(i).isNumbered()) {
            i--;
        }
        if (i < 0) {
            throw new IllegalArgumentException(
                    Expectation.MARK + " must follow a numbered command, such as: 10 yomi-solve b capture(D4)");
        }
        if (steps.get(i).expected() != null) {
            String taken = "the command of line " + steps.get(i).line() + " has its " + Expectation.MARK + " already; ";
            throw new IllegalArgumentException(taken
                    + (i == steps.size() - 1
                            ? "patterns can be joined: [(1|2)]"
                            : "that of line " + steps.get(steps.size() - 1).line() + " has no number"));
        }
        Step test = steps.get(i);
        steps.set(i, new Step(test.line(), test.command(), expectation));
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

    List<Step> steps() {
        return steps;
    }
}
