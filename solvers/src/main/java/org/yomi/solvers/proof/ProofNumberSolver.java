package org.yomi.solvers.proof;

import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Stop;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.DeepStack;
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
        return DeepStack.run(() -> answer(new KoRules(question, game, meter, monitor), question, meter));
    }

    private static Answer answer(KoRules rules, Question question, Meter meter) {
        try {
            return rules.answer();
        } catch (Stopped e) {
            return Answer.unknown(question, new Stop(e.reason(), rules.known()), rules.lineSoFar(), effort(meter));
        }
    }

    static Effort effort(Meter meter) {
        return new Effort(meter.nodes(), meter.millis(), NAME);
    }
}
