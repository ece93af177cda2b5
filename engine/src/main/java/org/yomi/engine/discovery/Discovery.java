package org.yomi.engine.discovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.Status;
import org.yomi.engine.study.Workers;
import org.yomi.engine.study.Workers.Task;

/**
 * Finds by itself what is in doubt in a position: asks both questions about every {@linkplain Candidates candidate}, then
 * looks for moves of double purpose. It goes over all of them with few nodes first, and again over what is left unknown,
 * each time with ten times as many.
 */
public final class Discovery {
    private final Position position;
    private final Solver solver;
    private final Scope scope;
    private final Monitor monitor;
    private final Consumer<Findings> listener;
    private final List<Candidate> candidates;
    private final @Nullable Found[] found;
    private final List<DoubleSearch> players = new ArrayList<>();
    private final List<DoublePurpose> doubles = new ArrayList<>();
    private int passes;

    private Discovery(
            Position position,
            Solver solver,
            Solver reader,
            Scope scope,
            Monitor monitor,
            Consumer<Findings> listener) {
        this.position = position;
        this.solver = solver;
        this.scope = scope;
        this.monitor = new Deadline(scope.limits().time(), monitor);
        this.listener = listener;
        candidates = Candidates.of(position, scope.escape(), scope.open()).stream()
                .filter(candidate -> solver.refuses(candidate.goal()).isEmpty())
                .toList();
        found = new Found[candidates.size()];
        Scope alone = new Scope(scope.escape(), scope.open(), scope.rules(), share(), scope.passes());
        for (Colour colour : Colour.values()) {
            players.add(new DoubleSearch(position, colour, reader, alone));
        }
    }

    /**
     * Reads until everything is known, the time is up, the passes are done, or the monitor says so.
     *
     * @param solver answers the questions about goals; it may remember
     * @param reader answers those about positions after a move that is tried, which nobody will ask again
     * @param monitor stops it; what was found so far is returned
     * @param listener hears of everything that was found so far each time something is, on any thread, one at a time
     */
    public static Findings of(
            Position position,
            Solver solver,
            Solver reader,
            Scope scope,
            Monitor monitor,
            Consumer<Findings> listener) {
        return new Discovery(position, solver, reader, scope, monitor, listener).run();
    }

    private Limits share() {
        return scope.limits().shared(scope.limits().threads());
    }

    private Findings run() {
        for (long nodes : scope.nodesOfPasses()) {
            if (passes == scope.passes() || monitor.cancelled() || passes > 0 && isAllKnown()) {
                break;
            }
            askAll(nodes);
            findDoubles(nodes);
            passes += monitor.cancelled() ? 0 : 1;
        }
        return findings();
    }

    private boolean isAllKnown() {
        return findings().unknown() == 0 && areDoublesDecided();
    }

    private boolean areDoublesDecided() {
        return players.stream().noneMatch(DoubleSearch::isUndecided);
    }

    private void askAll(long nodes) {
        List<Task<Boolean>> tasks = new ArrayList<>();
        for (int i = 0; i < found.length; i++) {
            Found known = found[i];
            if (known == null || !known.isKnown()) {
                int number = i;
                tasks.add(together -> {
                    ask(number, nodes, together);
                    return true;
                });
            }
        }
        Workers.all(scope.limits().threads(), tasks, monitor);
    }

    private void ask(int number, long nodes, Monitor together) {
        if (together.cancelled()) {
            return;
        }
        Candidate candidate = candidates.get(number);
        Limits limits = share().withNodes(candidate.nodes(nodes));
        Status status = Status.of(
                candidate.goal(),
                first -> new Question(position, candidate.goal(), candidate.assumptions(), first, scope.rules(), limits)
                        .withoutThreats(),
                solver,
                1,
                question -> together);
        synchronized (this) {
            found[number] = new Found(candidate, status);
            listener.accept(findings());
        }
    }

    /** Side by side for both players, if there are threads. */
    private void findDoubles(long nodes) {
        for (Found goal : found) {
            if (goal != null) {
                players.forEach(player -> player.add(goal));
            }
        }
        List<Task<Boolean>> tasks = new ArrayList<>();
        for (DoubleSearch player : players) {
            tasks.add(together -> {
                player.search(nodes, together, this::tell);
                return true;
            });
        }
        Workers.all(scope.limits().threads(), tasks, monitor);
    }

    private synchronized void tell(DoublePurpose move) {
        doubles.add(move);
        doubles.sort(Comparator.comparing(DoublePurpose::stones)
                .reversed()
                .thenComparing(DoublePurpose::player)
                .thenComparing(DoublePurpose::move));
        listener.accept(findings());
    }

    private synchronized Findings findings() {
        List<Found> goals = new ArrayList<>();
        for (Found goal : found) {
            if (goal != null) {
                goals.add(goal);
            }
        }
        return new Findings(goals, doubles, candidates.size() - goals.size(), areDoublesDecided(), passes);
    }
}
