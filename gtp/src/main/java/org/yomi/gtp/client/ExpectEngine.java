package org.yomi.gtp.client;

import java.util.ArrayDeque;
import java.util.Deque;
import org.yomi.gtp.session.LineHandler;
import org.yomi.gtp.session.Outcome;
import org.yomi.gtp.session.Surroundings;

/** An engine that follows a script: a double for tests of whatever sends commands. Belongs to one thread. */
public final class ExpectEngine implements LineHandler {
    private final Deque<Line> script = new ArrayDeque<>();

    private record Line(String command, Outcome outcome) {}

    /** Expects a line next, and will answer it with success. */
    public ExpectEngine expect(String command, String text) {
        script.add(new Line(command, new Outcome("= " + text + "\n\n", false)));
        return this;
    }

    /** Expects a line next, and will answer it with failure. */
    public ExpectEngine expectAndFail(String command, String message) {
        script.add(new Line(command, new Outcome("? " + message + "\n\n", false)));
        return this;
    }

    /** Expects a line next, and will answer it with success and end the session. */
    public ExpectEngine expectAndEnd(String command) {
        script.add(new Line(command, new Outcome("= \n\n", true)));
        return this;
    }

    /**
     * Answers the line of the script that is next.
     *
     * @throws AssertionError if it is another line, or the script has ended
     */
    @Override
    public Outcome handle(String line, Surroundings around) {
        Line next = script.poll();
        if (next == null || !next.command().equals(line)) {
            throw new AssertionError(
                    "expected " + (next == null ? "no line" : "'" + next.command() + "'") + ", got '" + line + "'");
        }
        return next.outcome();
    }

    /**
     * Checks that the whole script was played.
     *
     * @throws AssertionError if lines are missing
     */
    public void assertFinished() {
        Line next = script.peek();
        if (next != null) {
            throw new AssertionError("expected '" + next.command() + "', got no line");
        }
    }
}
