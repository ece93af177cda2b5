package org.yomi.analyze.regress;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.session.LineHandler;
import org.yomi.gtp.session.Session;

/**
 * Runs scripts in this process, each on an engine of its own. An engine that dies, or does not end a command when its
 * time is up, is replaced by a new one, to which the commands so far that were no tests are sent again.
 */
public final class ScriptRunner {
    /** No limit that anybody would live to see. */
    public static final Duration ENDLESS = Duration.ofDays(10_000);

    /** Java matches a choice that is repeated, {@code (.|\n)*}, by a recursion for each character. */
    private static final String TOO_DEEP =
            "the pattern needs too much stack for so long a reply (instead of (.|\\n)*, write .*): ";

    /** Yomi stops within a twentieth of a second; a machine may be busy. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final Supplier<? extends LineHandler> engines;
    private final EngineThread.Patience patience;

    /**
     * Makes a runner.
     *
     * @param engines makes fresh ones
     * @param timeout for each command; a test that takes longer has failed
     */
    public ScriptRunner(Supplier<? extends LineHandler> engines, Duration timeout) {
        this(engines, timeout, () -> false);
    }

    /**
     * Makes a runner that can be stopped.
     *
     * @param stopped whether to leave the rest of a script out, the command that is under way, too
     */
    public ScriptRunner(Supplier<? extends LineHandler> engines, Duration timeout, BooleanSupplier stopped) {
        this(engines, new EngineThread.Patience(timeout, GRACE, stopped));
    }

    ScriptRunner(Supplier<? extends LineHandler> engines, EngineThread.Patience patience) {
        this.engines = engines;
        this.patience = patience;
    }

    /**
     * Runs a script.
     *
     * @param listener hears each verdict when it is known, on this thread
     */
    public Report run(Script script, Consumer<Verdict> listener) {
        long start = System.nanoTime();
        try (Run run = new Run(listener)) {
            boolean goesOn = true;
            for (int i = 0; i < script.steps().size() && goesOn && !isStopped(); i++) {
                goesOn = run.step(script.steps().get(i));
            }
            return new Report(script.name(), run.verdicts, millisSince(start));
        }
    }

    private boolean isStopped() {
        return patience.stopped().getAsBoolean();
    }

    private static long millisSince(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }

    /** One script being run. */
    private final class Run implements AutoCloseable {
        private final Consumer<Verdict> listener;
        private final List<Verdict> verdicts = new ArrayList<>();
        private final List<String> setup = new ArrayList<>();
        private EngineThread engine = new EngineThread(engines.get(), patience);

        Run(Consumer<Verdict> listener) {
            this.listener = listener;
        }

        /** Runs a command; whether to go on. What follows the end of a session is in error, each test by name. */
        boolean step(Step step) {
            if (engine.isOver()) {
                add(step, "nothing, the session is over", Outcome.ERROR, 0);
                return true;
            }
            long start = System.nanoTime();
            Reply reply = engine.send(step.command());
            if (isStopped()) {
                return false;
            }
            long millis = millisSince(start);
            Outcome outcome;
            try {
                outcome = judge(step.expected(), reply);
            } catch (StackOverflowError e) {
                add(step, TOO_DEEP + reply.text(), Outcome.ERROR, millis);
                return true;
            }
            String trouble = reply.isLost() ? startAnew() : "";
            add(step, reply.text() + trouble, trouble.isEmpty() ? outcome : Outcome.ERROR, millis);
            if (outcome == Outcome.DONE) {
                setup.add(step.command());
            }
            return trouble.isEmpty();
        }

        /** Brings a new engine to where the old one was; returns what went wrong with that, or an empty text. */
        private String startAnew() {
            engine.close();
            engine = new EngineThread(engines.get(), patience);
            for (String command : setup) {
                Reply reply = engine.send(command);
                if (!reply.isSuccess()) {
                    return "; a new one cannot go on: " + command + ": " + reply.text();
                }
            }
            return "";
        }

        private void add(Step step, String got, Outcome outcome, long millis) {
            String expected = step.expected() == null ? "" : step.expected().toString();
            Verdict verdict = new Verdict(step.line(), step.command(), expected, got, outcome, millis);
            verdicts.add(verdict);
            listener.accept(verdict);
        }

        @Override
        public void close() {
            engine.close();
        }
    }

    private static Outcome judge(@Nullable Expectation expected, Reply reply) {
        if (expected != null && reply.isLate()) {
            return expected.outcomeOfLateness();
        }
        Response response = reply.response();
        if (response == null || reply.isLate() || isBroken(response)) {
            return Outcome.ERROR;
        }
        if (expected == null) {
            return response.success() ? Outcome.DONE : Outcome.ERROR;
        }
        return expected.outcome(response);
    }

    /** Whether the command broke: that it is known to fail does not excuse it. */
    private static boolean isBroken(Response response) {
        String text = response.text();
        return !response.success()
                && (text.startsWith(Session.INTERNAL_ERROR) || text.startsWith(Session.OUT_OF_MEMORY));
    }
}
