package org.yomi.solvers.proof;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/**
 * Answers questions about one goal by depth-first proof-number search with relevance zones, exactly, under all ko rules.
 *
 * <p>It reads {@code capture}, {@code live}, {@code connect}, {@code safe} and {@code invade}, their negations, and the
 * capture of several stones, {@code capture(u,v,..)}, with its negation: one of the stones lives.
 */
public final class ProofNumberSolver implements Solver {
    private static final String NAME = "dfpn";

    /** Lines of a thousand moves fit. */
    private static final long STACK_BYTES = 256L << 20;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String refuses(Goal goal) {
        return GameOfGoal.of(goal).isPresent()
                ? ""
                : "the solver '" + NAME + "' reads one capture, live, connect, safe or invade, or its negation, and"
                        + " capture(u,v,..) of up to " + Play.MOST_WATCHED
                        + " stones; not other goals combined with & and |";
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        GameOfGoal game = GameOfGoal.of(question.goal())
                .orElseThrow(() -> new IllegalArgumentException(refuses(question.goal())));
        Meter meter = new Meter(question.limits(), monitor);
        return onDeepStack(() -> answer(question, game, meter));
    }

    private static Answer answer(Question question, GameOfGoal game, Meter meter) {
        try {
            return new KoRules(question, game, meter).answer();
        } catch (Stopped e) {
            return Answer.unknown(question, e.reason(), effort(meter));
        }
    }

    static Effort effort(Meter meter) {
        return new Effort(meter.nodes(), meter.millis(), NAME);
    }

    /** Runs a search in a thread of its own, which has room for long lines, and waits for it. */
    private static Answer onDeepStack(Supplier<Answer> search) {
        AtomicReference<Answer> answer = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(null, () -> answer.set(search.get()), "yomi-search", STACK_BYTES);
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler((t, e) -> failure.set(e));
        thread.start();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                // The monitor is the way to stop a search; whoever interrupts finds the flag set afterwards.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        return answer.get();
    }
}
