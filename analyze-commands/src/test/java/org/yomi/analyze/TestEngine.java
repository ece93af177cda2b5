package org.yomi.analyze;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.question.Solver;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.reply.LiveGfx;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;
import org.yomi.gtp.stream.StreamLoop;
import org.yomi.solvers.Solvers;

/** A whole engine in this process, and what it writes beside its replies. */
public final class TestEngine {
    private final ByteArrayOutputStream standardError = new ByteArrayOutputStream();
    private final List<Throwable> crashes = new ArrayList<>();
    private final CommandRegistry registry;
    private final Session session;
    private final InProcessController controller;

    /** An engine with its own solvers, in the present directory. */
    public TestEngine() {
        this(Path.of(""), Solvers.all().toArray(Solver[]::new));
    }

    /** An engine with other solvers, in another directory. */
    public TestEngine(Path directory, Solver... solvers) {
        long[] clock = {0};
        LiveGfx live = new LiveGfx(standardError, () -> clock[0] += LiveGfx.INTERVAL_NANOS);
        registry = Yomi.registry("1.2.3", live, directory, List.of(solvers));
        session = new Session(registry, new SessionListener() {
            @Override
            public void crashed(String during, Throwable error) {
                crashes.add(error);
            }
        });
        controller = new InProcessController(session);
    }

    /** An engine with its own solvers whose questions end by what they find, also on a busy machine. */
    public static TestEngine patient() {
        TestEngine engine = new TestEngine();
        engine.ask("yomi-param seconds 100");
        return engine;
    }

    /** The commands. */
    public CommandRegistry registry() {
        return registry;
    }

    /** What answers lines. */
    public Session session() {
        return session;
    }

    /** Sends commands that must succeed; returns the last reply. */
    public String ask(String... commands) {
        String reply = "";
        for (String command : commands) {
            reply = controller.ask(command);
        }
        return reply;
    }

    /** Sends a command that must fail, and not by a fault of the program; returns the message. */
    public String fail(String command) {
        Response response = controller.send(command);
        if (response.success() || !crashes.isEmpty()) {
            throw new AssertionError("'" + command + "' should fail with a message, got " + response + " " + crashes);
        }
        return response.text();
    }

    /** Interrupts the command that runs. */
    public void interrupt() {
        controller.interrupt();
    }

    /** What went to standard error. */
    public String standardError() {
        return standardError.toString(StandardCharsets.US_ASCII);
    }

    /** Sends all lines at once, as over a pipe; returns everything that comes back. */
    public String pipe(String... lines) {
        byte[] input = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        try {
            new StreamLoop(session, new ByteArrayInputStream(input), output, SessionListener.NONE).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return output.toString(StandardCharsets.US_ASCII);
    }

    /** All that a failing command must leave as it was. */
    public String state() {
        return ask("showboard") + ask("yomi-param") + ask("yomi-goal") + ask("final_score");
    }
}
