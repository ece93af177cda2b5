package org.yomi.solvers.lambda;

import java.util.Optional;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/** The paper's experiment: one capture problem with one configuration, under the neutral ko rule. */
public final class Experiment {
    private Experiment() {}

    /** What came of a problem. */
    public enum Outcome {
        /** The attacker wins: exact. */
        WON,
        /** The attacker has no win within the moves and orders of the configuration. */
        REFUTED,
        /** A limit was reached. */
        STOPPED
    }

    /**
     * One run.
     *
     * @param outcome what came of it
     * @param order of the threats that were enough, for a win of lambda df-pn; else 0
     * @param nodes positions visited
     * @param millis wall-clock milliseconds
     */
    public record Run(Outcome outcome, int order, long nodes, long millis) {
        public boolean isSolved() {
            return outcome != Outcome.STOPPED;
        }
    }

    /**
     * Runs one problem.
     *
     * @param question about the capture of stones, or their life
     * @throws IllegalArgumentException when the goal is another one
     */
    public static Run run(Question question, Configuration configuration, Monitor monitor) {
        GameOfGoal game = GameOfGoal.of(question.goal())
                .filter(target -> !target.captures().isEmpty())
                .orElseThrow(() -> new IllegalArgumentException("the goal must be capture or live"));
        Meter meter = new Meter(question.limits(), monitor);
        return DeepStack.run(() -> run(question, game, configuration, meter));
    }

    private static Run run(Question question, GameOfGoal game, Configuration configuration, Meter meter) {
        Colour max = question.goal().max();
        ProofTable table = new ProofTable(
                question.position().geometry().words(), question.limits().memoryMb());
        try {
            KoState ko = KoState.of(KoRule.N, max);
            Optional<Win> win = new Attack(question, ko, game, configuration, table, meter).win();
            int order = configuration.isLambda() ? win.map(Win::order).orElse(0) : 0;
            return new Run(win.isPresent() ? Outcome.WON : Outcome.REFUTED, order, meter.nodes(), meter.millis());
        } catch (Stopped e) {
            return new Run(Outcome.STOPPED, 0, meter.nodes(), meter.millis());
        }
    }
}
