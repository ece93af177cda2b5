package org.yomi.analyze.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.session.LineHandler;

/** Runs scripts in this process. */
public final class ScriptRunner {
    /** How the session words the failure of a command that broke; known failures do not excuse it. */
    private static final String BROKEN = "internal error";

    private ScriptRunner() {}

    /**
     * Runs a script.
     *
     * @param engine a fresh one
     * @param listener hears each verdict when it is known
     */
    public static Report run(Script script, LineHandler engine, Consumer<Verdict> listener) {
        long start = System.nanoTime();
        InProcessController controller = new InProcessController(engine);
        List<Verdict> verdicts = new ArrayList<>();
        for (Step step : script.steps()) {
            boolean over = controller.isOver();
            Verdict verdict =
                    over ? verdict(step, "nothing, the session is over", Outcome.ERROR) : run(step, controller);
            verdicts.add(verdict);
            listener.accept(verdict);
            if (over) {
                break;
            }
        }
        return new Report(script.name(), verdicts, (System.nanoTime() - start) / 1_000_000);
    }

    private static Verdict run(Step step, InProcessController controller) {
        try {
            Response response = controller.send(step.command());
            String got = response.success() ? response.text().strip() : "? " + response.text();
            return verdict(step, got, judge(step.expected(), response));
        } catch (IllegalStateException e) {
            // No legal reply.
            return verdict(step, String.valueOf(e.getMessage()), Outcome.ERROR);
        }
    }

    private static Outcome judge(@Nullable Expectation expected, Response response) {
        if (!response.success() && response.text().startsWith(BROKEN)) {
            return Outcome.ERROR;
        }
        if (expected == null) {
            return response.success() ? Outcome.DONE : Outcome.ERROR;
        }
        boolean accepted = expected.accepts(response.success() ? response.text().strip() : null);
        if (expected.knownToFail()) {
            return accepted ? Outcome.UNEXPECTED_PASS : Outcome.KNOWN_FAIL;
        }
        return accepted ? Outcome.PASS : Outcome.FAIL;
    }

    private static Verdict verdict(Step step, String got, Outcome outcome) {
        String expected = step.expected() == null ? "" : step.expected().toString();
        return new Verdict(step.line(), step.command(), expected, got, outcome);
    }
}
