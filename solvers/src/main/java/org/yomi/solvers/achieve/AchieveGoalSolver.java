package org.yomi.solvers.achieve;

import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;

/**
 * Answers questions about {@code capture}, {@code live} or {@code connect} and their negations by AchieveGoal of Shih et
 * al., exactly, under all ko rules.
 */
public final class AchieveGoalSolver implements Solver {
    private static final String NAME = "achieve";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String refuses(Goal goal) {
        return GameOfGoal.of(goal).isPresent()
                ? ""
                : "the solver 'achieve' reads one capture, live or connect, or its negation; not safe, invade or"
                        + " goals combined with & and |";
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        GameOfGoal game = GameOfGoal.of(question.goal())
                .orElseThrow(() -> new IllegalArgumentException(refuses(question.goal())));
        Meter meter = new Meter(question.limits(), monitor);
        try {
            return new KoRules(question, game, meter).answer();
        } catch (Stopped e) {
            return Answer.unknown(question, e.reason(), effort(meter));
        }
    }

    static Effort effort(Meter meter) {
        return new Effort(meter.nodes(), meter.millis(), NAME);
    }
}
