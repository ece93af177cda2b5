package org.yomi.solvers.proof;

import java.util.ArrayList;
import java.util.List;
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
import org.yomi.solvers.game.Targets;
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
    /** A goal that may be read in two ways is read in the first for so many nodes, and as many in the other. */
    private static final long FIRST_STRETCH = 20_000;

    /** Connections and entries take their turns sooner: their first stretch is one part in so many of that. */
    private static final int FOR_PATHS = 10;

    /** Captures in a room are read on the board for so many nodes first. */
    static final long NODES_BEFORE_ROOM = 1_000;

    /** So many positions of a room take no longer than one on the board, and there is more to be hoped for. */
    private static final long NODES_IN_ROOM = 200;

    private final String name;
    private final Reading reading;
    private final long firstStretch;

    /** Reads a formula as a whole and by its parts, by turns. */
    public ProofNumberSolver() {
        this(FIRST_STRETCH);
    }

    /** The same with other turns for a goal that may be read in two ways: the first ones take so many nodes. */
    ProofNumberSolver(long firstStretch) {
        this("dfpn", Reading.BY_TURNS, firstStretch);
    }

    private ProofNumberSolver(String name, Reading reading, long firstStretch) {
        this.name = name;
        this.reading = reading;
        this.firstStretch = firstStretch;
    }

    /** Reads a formula only as a whole: the <em>static</em> way of Ramon and Croonenborghs, section 3.2.1. */
    public static ProofNumberSolver ofWholeFormulas() {
        return new ProofNumberSolver("static", Reading.WHOLE, FIRST_STRETCH);
    }

    /** Reads the parts of a formula by themselves from the start: the <em>dynamic</em> way, section 3.2.2. */
    public static ProofNumberSolver ofParts() {
        return new ProofNumberSolver("dynamic", Reading.PARTS, FIRST_STRETCH);
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

    /** The most promising of {@link #targets}. */
    Contested target(Question question) {
        return targets(question).get(0);
    }

    /**
     * What a question's goal may be read as. The capture of stones of different blocks is one game, or a formula of
     * captures: that is better where the blocks are far apart.
     *
     * @throws IllegalArgumentException when the goal is refused
     */
    private List<Contested> targets(Question question) {
        Optional<GameOfGoal> game = GameOfGoal.of(question.goal());
        Optional<CompoundGoal> parts = CompoundGoal.of(question.goal());
        if (reading == Reading.WHOLE || game.isEmpty() || parts.isEmpty() || isOfOneBlock(game.get(), question)) {
            return List.of(
                    target(question.goal()).orElseThrow(() -> new IllegalArgumentException(refuses(question.goal()))));
        }
        if (reading == Reading.PARTS) {
            return List.of(parts.get());
        }
        boolean together = new Targets(game.get().captures(), question.position()).areTogether();
        return together ? List.of(game.get(), parts.get()) : List.of(parts.get(), game.get());
    }

    private static boolean isOfOneBlock(GameOfGoal game, Question question) {
        return new Targets(game.captures(), question.position()).blocks() <= 1;
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        Meter meter = new Meter(question.limits(), monitor);
        List<Contested> targets = targets(question);
        Optional<RoomContests> room =
                reading == Reading.BY_TURNS ? RoomContests.of(question, half(question)) : Optional.empty();
        return DeepStack.run(() -> {
            if (NearFirst.suits(targets.get(0), question, reading)) {
                return new NearFirst((GameOfGoal) targets.get(0), question, firstStretch / FOR_PATHS, name, meter)
                        .answer();
            }
            if (room.isPresent()) {
                return answer(targets.get(0), room.get(), question, meter);
            }
            Optional<OtherGoalContests> other =
                    reading == Reading.BY_TURNS ? OtherGoalContests.of(question, quarter(question)) : Optional.empty();
            if (other.isPresent()) {
                return new OtherGoalToo(other.get(), question, name, meter)
                        .answer(ways(targets, withoutQuarter(question), question, meter), firstNodes(question));
            }
            return targets.size() == 1
                    ? rules(targets.get(0), question, meter).answer()
                    : new Turns(ways(targets, question, question, meter), meter).answer(firstStretch);
        });
    }

    /** On the board and in its room, by turns: what is easy on the board has a small zone. */
    private Answer answer(Contested target, RoomContests room, Question question, Meter meter) {
        Question half = withHalf(question);
        Turns.Way onBoard = stretch -> Turns.within(stretch, rules(target, half, question, meter), meter);
        Turns.Way inRoom = stretch -> new KoRules(question, room, name, meter).answerWithin(stretch * NODES_IN_ROOM);
        return new Turns(List.of(onBoard, inRoom), meter).answer(NODES_BEFORE_ROOM);
    }

    /** Half of the memory that may be used, in megabytes. */
    static int half(Question question) {
        return question.limits().shared(2).memoryMb();
    }

    /** The question with half of its memory. */
    static Question withHalf(Question question) {
        return question.withLimits(question.limits().withMemoryMb(half(question)));
    }

    /** A question that may be read as another one is read as it is for so many nodes at first. */
    long firstNodes(Question question) {
        return OtherGoalContests.firstNodes(question, firstStretch);
    }

    /** A quarter of the memory that may be used, in megabytes. */
    static int quarter(Question question) {
        return question.limits().shared(4).memoryMb();
    }

    /** The question with three quarters of its memory. */
    static Question withoutQuarter(Question question) {
        int megabytes = Math.max(1, question.limits().usableMemoryMb() - quarter(question));
        return question.withLimits(question.limits().withMemoryMb(megabytes));
    }

    /** As each of the targets. One alone goes on with what it has found; several take the same memory by turns. */
    private List<Turns.Way> ways(List<Contested> targets, Question withMemory, Question question, Meter meter) {
        List<Turns.Way> ways = new ArrayList<>();
        if (targets.size() == 1) {
            BoardContests contests = new BoardContests(withMemory, targets.get(0), reading);
            ways.add(stretch -> new KoRules(question, contests, name, meter).answerWithin(stretch));
        } else {
            for (Contested target : targets) {
                ways.add(stretch -> rules(target, withMemory, question, meter).answerWithin(stretch));
            }
        }
        return ways;
    }

    private KoRules rules(Contested target, Question question, Meter meter) {
        return rules(target, question, question, meter);
    }

    private KoRules rules(Contested target, Question withMemory, Question question, Meter meter) {
        return new KoRules(question, new BoardContests(withMemory, target, reading), name, meter);
    }

    @Override
    public Solver rereading() {
        return new RereadingSolver(this, reading);
    }

    static Effort effort(Meter meter, String name) {
        return new Effort(meter.nodes(), meter.millis(), name);
    }
}
