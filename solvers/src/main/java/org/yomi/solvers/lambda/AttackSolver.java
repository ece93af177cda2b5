package org.yomi.solvers.lambda;

import java.util.List;
import java.util.Optional;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * Finds captures by lambda df-pn or by plain df-pn.
 *
 * <p>It reads {@code capture} and {@code live}, of one stone or several, and their negations. What it finds is the
 * attacker's win, exactly; that a stone lives it never proves, nor a ko: then the answer is {@code Unknown method}.
 */
public final class AttackSolver implements Solver {
    private final Configuration configuration;

    /** A solver by one of the algorithms. */
    public AttackSolver(Configuration configuration) {
        this.configuration = configuration;
    }

    @Override
    public String name() {
        return configuration.algorithm();
    }

    @Override
    public String refuses(Goal goal) {
        return captures(goal).isPresent()
                ? ""
                : "the solver '" + name() + "' reads capture and live, of one stone or several, and their negations";
    }

    private static Optional<GameOfGoal> captures(Goal goal) {
        return GameOfGoal.of(goal).filter(game -> game.atom() instanceof Capture);
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        GameOfGoal game =
                captures(question.goal()).orElseThrow(() -> new IllegalArgumentException(refuses(question.goal())));
        Meter meter = new Meter(question.limits(), monitor);
        return DeepStack.run(() -> answer(question, game, meter));
    }

    private Answer answer(Question question, GameOfGoal game, Meter meter) {
        try {
            return win(question, game, meter)
                    .map(win -> settled(question, game, win, meter))
                    .orElseGet(() -> Answer.unknown(question, StopReason.METHOD, effort(meter)));
        } catch (Stopped e) {
            return Answer.unknown(question, e.reason(), effort(meter));
        }
    }

    /** A win under the ko rule that was asked for, or under all. */
    private Optional<Win> win(Question question, GameOfGoal game, Meter meter) {
        ProofTable table = new ProofTable(
                question.position().geometry().words(), question.limits().memoryMb());
        Colour max = question.goal().max();
        if (question.rules().size() == 1) {
            KoRule rule = question.rules().iterator().next();
            return new Attack(question, KoState.of(rule, max), game, configuration, table, meter).win();
        }
        Optional<Win> neutral =
                new Attack(question, KoState.of(KoRule.N, max), game, configuration, table, meter).win();
        if (neutral.isEmpty() || (neutral.get().lean() & Lean.BAN) == 0) {
            return neutral;
        }
        // The defender is freed from the ko rule: a win under that holds under all.
        table.free(false);
        KoRule adverse = game.maxReaches() ? KoRule.A : KoRule.B;
        return new Attack(question, KoState.of(adverse, max), game, configuration, table, meter).win();
    }

    private Answer settled(Question question, GameOfGoal game, Win win, Meter meter) {
        boolean won = game.maxReaches();
        List<String> leaned = GoalPrinter.words(Lean.leaned(question.assumptions(), win.lean()));
        return Answer.settled(
                question,
                won,
                won == question.maxFirst() ? FirstMove.of(win.move()) : FirstMove.NONE,
                win.line(),
                win.zone(),
                leaned,
                effort(meter),
                /* alone= */ false);
    }

    private Effort effort(Meter meter) {
        return new Effort(meter.nodes(), meter.millis(), name());
    }
}
