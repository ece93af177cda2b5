package org.yomi.solvers.proof;

import java.util.Optional;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;

/**
 * Answers questions about one goal by depth-first proof-number search with relevance zones, exactly, under all ko rules.
 *
 * <p>It reads {@code capture}, {@code live}, {@code connect}, {@code safe} and {@code invade}, their negations, and the
 * capture of several stones, {@code capture(u,v,..)}, with its negation: one of the stones lives.
 */
public final class ProofNumberSolver implements Solver {
    private final String name;
    private final boolean readsParts;

    /** Reads the parts of a formula by themselves, too: mostly faster, with the same results. */
    public ProofNumberSolver() {
        this("dfpn", true);
    }

    private ProofNumberSolver(String name, boolean readsParts) {
        this.name = name;
        this.readsParts = readsParts;
    }

    /** Reads a formula only as a whole: the <em>static</em> way of Ramon and Croonenborghs, section 3.2.1. */
    public static ProofNumberSolver ofWholeFormulas() {
        return new ProofNumberSolver("static", false);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String refuses(Goal goal) {
        return target(goal).isPresent()
                ? ""
                : "the solver '" + name + "' reads up to " + Play.MOST_FLAGS
                        + " stones of capture(u,v,..), or else up to " + CompoundGoal.MOST_ATOMS
                        + " different parts combined with & and |";
    }

    private static Optional<? extends Contested> target(Goal goal) {
        Optional<GameOfGoal> game = GameOfGoal.of(goal);
        return game.isPresent() ? game : CompoundGoal.of(goal);
    }

    /**
     * The game of a question's goal. Stones of different blocks are captured one by one, when parts are read.
     *
     * @throws IllegalArgumentException when the goal is refused
     */
    Contested target(Question question) {
        Optional<GameOfGoal> game = GameOfGoal.of(question.goal());
        if (readsParts && game.isPresent() && game.get().blocks(question.position()) > 1) {
            Optional<CompoundGoal> parts = CompoundGoal.of(question.goal());
            return parts.isPresent() ? parts.get() : game.get();
        }
        return target(question.goal()).orElseThrow(() -> new IllegalArgumentException(refuses(question.goal())));
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        Meter meter = new Meter(question.limits(), monitor);
        Contests contests = new Contests(question, target(question), readsParts);
        return DeepStack.run(() -> new KoRules(question, contests, name, meter, monitor).answer());
    }

    @Override
    public Solver rereading() {
        return new RereadingSolver(this, readsParts);
    }

    static Effort effort(Meter meter, String name) {
        return new Effort(meter.nodes(), meter.millis(), name);
    }
}
