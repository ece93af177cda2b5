package org.yomi.engine.discovery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.Status;
import org.yomi.engine.study.Workers;
import org.yomi.engine.study.Workers.Task;
import org.yomi.engine.verify.game.Course;
import org.yomi.engine.verify.game.Remainder;

/**
 * Finds out what a move changed: asks both questions about every {@linkplain Candidates candidate} of the position before
 * it, and of that after it, in both positions. It goes over them with few nodes first, as {@link Discovery} does.
 */
public final class Comparison {
    private final Position before;
    private final Position after;
    private final Solver solver;
    private final Scope scope;
    private final Function<Question, Monitor> listeners;
    private final Deadline monitor;
    private final List<Candidate> candidates;
    private final @Nullable Change[] changes;

    private Comparison(
            Position before,
            Position after,
            Solver solver,
            Scope scope,
            Monitor monitor,
            Function<Question, Monitor> listeners) {
        this.before = before;
        this.after = after;
        this.solver = solver;
        this.scope = scope;
        this.listeners = listeners;
        this.monitor = new Deadline(scope.limits().time(), monitor);
        candidates = candidates().stream()
                .filter(candidate -> solver.refuses(candidate.goal()).isEmpty())
                .toList();
        changes = new Change[candidates.size()];
    }

    /**
     * Compares, until everything is known, the time is up, or the monitor says so.
     *
     * @param after the position after one move
     * @param monitor stops it
     * @param listeners who hears of each question; may stop it
     * @return every goal that was asked about, those with most stones at stake first
     */
    public static List<Change> of(
            Position before,
            Position after,
            Solver solver,
            Scope scope,
            Monitor monitor,
            Function<Question, Monitor> listeners) {
        return new Comparison(before, after, solver, scope, monitor, listeners).run();
    }

    private List<Candidate> candidates() {
        Map<Goal, Candidate> all = new LinkedHashMap<>();
        Candidates.of(before, scope.escape(), scope.open()).forEach(found -> all.put(found.goal(), found));
        for (Candidate found : Candidates.of(after, scope.escape(), scope.open())) {
            if (stoodBefore(found.goal()) || found.goal() instanceof Capture && found.stones() == 1) {
                all.putIfAbsent(found.goal(), found);
            }
        }
        List<Candidate> sorted = new ArrayList<>(all.values());
        sorted.sort(Candidate.MOST_STONES_FIRST);
        return sorted;
    }

    private boolean stoodBefore(Goal goal) {
        return Arrays.stream(goal.stones(before.geometry()).points())
                .allMatch(p -> before.cell(p) == after.cell(p) || after.isEmpty(p));
    }

    private boolean isAllKnown() {
        return Arrays.stream(changes).allMatch(change -> change != null && change.isKnown());
    }

    private List<Change> run() {
        for (long nodes : scope.nodesOfPasses()) {
            if (!monitor.cancelled() && !isAllKnown()) {
                compareAll(nodes);
            }
        }
        List<Change> found = new ArrayList<>();
        for (int i = 0; i < changes.length; i++) {
            Change change = changes[i];
            found.add(change == null ? unasked(candidates.get(i)) : change);
        }
        return found;
    }

    private Change unasked(Candidate candidate) {
        Status earlier = stoodBefore(candidate.goal()) ? unasked(candidate, before) : null;
        return new Change(candidate, earlier, unasked(candidate, after), false);
    }

    /** What can be told without reading, mostly nothing. */
    private Status unasked(Candidate candidate, Position position) {
        return Status.of(
                candidate.goal(), first -> question(candidate, position, first, 1), solver, 1, question -> () -> true);
    }

    private void compareAll(long nodes) {
        List<Task<Boolean>> tasks = new ArrayList<>();
        for (int i = 0; i < changes.length; i++) {
            Change known = changes[i];
            if (known == null || !known.isKnown()) {
                int number = i;
                tasks.add(together -> {
                    if (!together.cancelled()) {
                        changes[number] = compare(candidates.get(number), nodes);
                    }
                    return true;
                });
            }
        }
        Workers.all(scope.limits().threads(), tasks, monitor);
    }

    private Change compare(Candidate candidate, long nodes) {
        if (!stoodBefore(candidate.goal())) {
            return new Change(candidate, null, status(candidate, after, nodes), false);
        }
        Status earlier = status(candidate, before, nodes);
        // Whether a target got away is a question; here it counts what happened on the board.
        Remainder rest = Course.remainder(candidate.goal(), Assumptions.NONE, List.of(before, after));
        Status later = rest.isDecided() ? null : status(candidate, after, nodes);
        return new Change(candidate, earlier, later, rest.worth());
    }

    private Status status(Candidate candidate, Position position, long nodes) {
        return Status.of(
                candidate.goal(),
                first -> question(candidate, position, first, nodes),
                solver,
                1,
                question -> monitor.heardBy(listeners.apply(question)));
    }

    private Question question(Candidate candidate, Position position, Colour first, long nodes) {
        Limits limits = scope.limits().shared(scope.limits().threads()).withNodes(candidate.nodes(nodes));
        return new Question(position, candidate.goal(), candidate.assumptions(), first, scope.rules(), limits);
    }
}
