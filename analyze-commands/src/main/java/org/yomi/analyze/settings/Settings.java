package org.yomi.analyze.settings;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.yomi.engine.memory.GoalMemory;
import org.yomi.engine.memory.RememberingSolver;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;
import org.yomi.gtp.reply.LiveGfx;

/** The values of {@code yomi-param}. Belongs to one thread. */
public final class Settings {
    /**
     * Five hundred goals, asked about both ways, for each solver that is used: at most some 20 MB, and as much of unfinished
     * answers.
     */
    private static final int MOST_TOPICS = 1000;

    /** Sabaki begins with these; GoGui, the tools and scripts begin otherwise. */
    private static final List<String> SABAKI = List.of("name", "version", "protocol_version", "list_commands");

    private final List<Solver> solvers;
    private final List<Solver> remembering;
    private final List<GoalMemory> memories = new ArrayList<>();
    private final LiveGfx live;

    private Solver solver;
    private boolean remember = true;
    private boolean recordMoves;
    private Limits limits = Limits.DEFAULT.withThreads(mostThreads());
    private Set<KoRule> rules = EnumSet.allOf(KoRule.class);
    private OptionalInt escape = OptionalInt.empty();
    private OptionalInt open = OptionalInt.empty();
    private OptionalInt apart = OptionalInt.empty();

    /**
     * Begins with the default values.
     *
     * @param solvers to choose from, at least one; the first is chosen
     * @param live what {@code live_gfx} switches
     */
    public Settings(List<Solver> solvers, LiveGfx live) {
        this.solvers = List.copyOf(solvers);
        remembering = this.solvers.stream().map(this::withMemory).toList();
        this.live = live;
        solver = solvers.get(0);
    }

    private Solver withMemory(Solver solver) {
        GoalMemory memory = new GoalMemory(MOST_TOPICS);
        memories.add(memory);
        return new RememberingSolver(solver, memory);
    }

    /** Forgets all answers that are remembered. */
    public void forgetAnswers() {
        memories.forEach(GoalMemory::clear);
    }

    /** Who reads. */
    public Solver solver() {
        return solver;
    }

    /** Who answers questions: the solver, which does not read again what still holds, unless that is switched off. */
    public Solver remembering() {
        return remember ? remembering.get(solvers.indexOf(solver)) : solver;
    }

    List<String> solverNames() {
        return solvers.stream().map(Solver::name).toList();
    }

    void setSolver(String name) {
        solver = solvers.get(solverNames().indexOf(name));
    }

    boolean isRemembering() {
        return remember;
    }

    void setRemembering(boolean remember) {
        this.remember = remember;
    }

    /** Whether moves are those of a record, which may break the rules. */
    public boolean takesRecordMoves() {
        return recordMoves;
    }

    /** Chooses between the moves of a record and those that the rules allow. */
    public void setRecordMoves(boolean recordMoves) {
        this.recordMoves = recordMoves;
    }

    /**
     * A client has asked what commands there are. Sabaki is told by what it asks before; it follows any record.
     *
     * @param asked the commands that it has sent so far, in their order
     */
    public void attach(List<String> asked) {
        if (asked.equals(SABAKI)) {
            setRecordMoves(true);
        }
    }

    /** How much a question may use. */
    public Limits limits() {
        return limits;
    }

    void setNodes(long nodes) {
        limits = limits.withNodes(nodes);
    }

    void setTime(Duration time) {
        limits = limits.withTime(time);
    }

    void setMemoryMb(int megabytes) {
        limits = limits.withMemoryMb(megabytes);
    }

    /** As many threads as there are processors. */
    static int mostThreads() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** So many threads read at the same time. */
    public int threads() {
        return limits.threads();
    }

    void setThreads(int threads) {
        limits = limits.withThreads(threads);
    }

    /** The ko rules under which questions are put: all, or one. */
    public Set<KoRule> rules() {
        return rules;
    }

    void setRules(Set<KoRule> rules) {
        this.rules = rules;
    }

    /** What the user set for {@code escape(k)}, 0 for none; empty for the default of each command. */
    public OptionalInt escape() {
        return escape;
    }

    void setEscape(OptionalInt liberties) {
        escape = liberties;
    }

    /** What the user set for {@code open(n)}, 0 for none; empty for the default of each command. */
    public OptionalInt open() {
        return open;
    }

    void setOpen(OptionalInt points) {
        open = points;
    }

    /** What the user set for {@code apart(n)}, 0 for none; empty for the default of each command. */
    public OptionalInt apart() {
        return apart;
    }

    void setApart(OptionalInt moves) {
        apart = moves;
    }

    /** What draws while a question is read. */
    public LiveGfx live() {
        return live;
    }
}
