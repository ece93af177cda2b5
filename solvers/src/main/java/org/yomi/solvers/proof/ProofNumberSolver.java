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
 * Answers questions about goals and formulas of goals by depth-first proof-number search with relevance zones, exactly,
 * under all ko rules.
 *
 * <p>A formula is read as one game with flags (semantics, section 3). Its parts are read by themselves, too, and decide it
 * where their zones allow that (Ramon and Croonenborghs 2004, section 3.2.2). Neither way is always better, so they take
 * turns; each is also a solver of its own, with the same results.
 */
public final class ProofNumberSolver implements Solver {
    private final String name;
    private final Reading reading;

    /** Reads a formula as a whole and by its parts, by turns. */
    public ProofNumberSolver() {
        this("dfpn", Reading.BY_TURNS);
    }

    private ProofNumberSolver(String name, Reading reading) {
        this.name = name;
        this.reading = reading;
    }

    /** Reads a formula only as a whole: the <em>static</em> way of Ramon and Croonenborghs, section 3.2.1. */
    public static ProofNumberSolver ofWholeFormulas() {
        return new ProofNumberSolver("static", Reading.WHOLE);
    }

    /** Reads the parts of a formula by themselves from the start: the <em>dynamic</em> way, section 3.2.2. */
    public static ProofNumberSolver ofParts() {
        return new ProofNumberSolver("dynamic", Reading.PARTS);
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
        if (reading != Reading.WHOLE && game.isPresent() && game.get().blocks(question.position()) > 1) {
            Optional<CompoundGoal> parts = CompoundGoal.of(question.goal());
            return parts.isPresent() ? parts.get() : game.get();
        }
        return target(question.goal()).orElseThrow(() -> new IllegalArgumentException(refuses(question.goal())));
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        Meter meter = new Meter(question.limits(), monitor);
        Contests contests = new Contests(question, target(question), reading);
        return DeepStack.run(() -> new KoRules(question, contests, name, meter, monitor).answer());
    }

    @Override
    public Solver rereading() {
        return new RereadingSolver(this, reading);
    }

    static Effort effort(Meter meter, String name) {
        return new Effort(meter.nodes(), meter.millis(), name);
    }
}
