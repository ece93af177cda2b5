package org.yomi.solvers.proof;

import java.util.Optional;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Stop;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
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
        return target(goal).isPresent()
                ? ""
                : "the solver '" + NAME + "' reads up to " + Play.MOST_FLAGS
                        + " stones of capture(u,v,..), or else up to " + CompoundGoal.MOST_ATOMS
                        + " different parts combined with & and |";
    }

    private static Optional<? extends Contested> target(Goal goal) {
        Optional<GameOfGoal> game = GameOfGoal.of(goal);
        return game.isPresent() ? game : CompoundGoal.of(goal);
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        Contested target =
                target(question.goal()).orElseThrow(() -> new IllegalArgumentException(refuses(question.goal())));
        Meter meter = new Meter(question.limits(), monitor);
        return DeepStack.run(() -> answer(question, target, meter));
    }

    private static Answer answer(Question question, Contested target, Meter meter) {
        KoRules rules = new KoRules(question, target, meter);
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
