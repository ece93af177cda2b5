package org.yomi.gtp.client;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.call.Interruption;
import org.yomi.gtp.session.LineHandler;
import org.yomi.gtp.session.Outcome;

/**
 * Drives an engine in the same process, without streams: for tests, and for programs that use an engine as a library.
 *
 * <p>Threads: one thread sends; {@link #interrupt} may be called from any other.
 */
public final class InProcessController {
    private final LineHandler engine;
    private volatile @Nullable Interruption running;
    private boolean over;

    /** Makes a controller of an engine. */
    public InProcessController(LineHandler engine) {
        this.engine = engine;
    }

    /**
     * Sends a command and waits for the response, also if that is a failure.
     *
     * @param command one line, neither blank nor a comment
     * @throws IllegalStateException if the session is over, or the engine does not answer as the protocol asks
     */
    public Response send(String command) {
        if (over) {
            throw new IllegalStateException("the session is over, it cannot answer: " + command);
        }
        Interruption interruption = new Interruption();
        running = interruption;
        try {
            Outcome outcome = engine.handle(command, interruption);
            over = outcome.over();
            return parse(command, outcome.reply());
        } finally {
            running = null;
        }
    }

    private static Response parse(String command, @Nullable String reply) {
        if (reply == null) {
            throw new IllegalStateException("no reply to: " + command);
        }
        ResponseParser parser = new ResponseParser();
        List<Response> responses = new ArrayList<>();
        // What stands behind the last line end is no line.
        int end = Math.max(0, reply.lastIndexOf('\n'));
        for (String line : reply.substring(0, end).split("\n", -1)) {
            Response complete = parser.accept(line);
            if (complete != null) {
                responses.add(complete);
            }
        }
        boolean clean = end == reply.length() - 1 && parser.strays().isEmpty() && !parser.isInside();
        if (responses.size() != 1 || !clean) {
            throw new IllegalStateException("not one legal reply to " + command + ": " + reply);
        }
        return responses.get(0);
    }

    /**
     * Sends a command that must succeed.
     *
     * @return the text of the response
     * @throws IllegalStateException also if the response is a failure
     */
    public String ask(String command) {
        Response response = send(command);
        if (!response.success()) {
            throw new IllegalStateException("'" + command + "' failed: " + response.text());
        }
        return response.text();
    }

    /** Interrupts the running command; does nothing if none runs. */
    public void interrupt() {
        Interruption interruption = running;
        if (interruption != null) {
            interruption.raise();
        }
    }

    /** Returns whether the engine has ended the session. */
    public boolean isOver() {
        return over;
    }
}
