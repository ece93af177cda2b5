package org.yomi.engine.discovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Hope.Threat;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Or;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;

/**
 * Looks for the moves of double purpose of one player.
 *
 * <p>Neither goal can be gained alone, so the move must change the result of both: it lies in the intersection of what
 * both failures rest on (Ramon and Croonenborghs 2004, section 3.2.2). Of these points, those are tried that threaten to
 * gain either goal, by a search for both together, the opponent to move.
 */
final class DoubleSearch {
    /** A threat is a plain one, mostly: it may take a small part of the nodes of a search for both. */
    private static final int THREAT_PART = 10;

    private final Position position;
    private final Colour player;
    private final Solver solver;
    private final Scope scope;
    private final Assumptions assumptions;
    private final Map<Goal, Hope> hopes = new HashMap<>();
    private final Set<Integer> found = new HashSet<>();
    private final Set<Trial> refuted = new HashSet<>();
    private volatile boolean undecided = true;

    /** A move that may serve two goals. */
    private record Trial(Hope one, Hope other, int move) {}

    DoubleSearch(Position position, Colour player, Solver solver, Scope scope) {
        this.position = position.withToMove(player);
        this.player = player;
        this.solver = solver;
        this.scope = scope;
        assumptions = Assumptions.NONE.withEscape(scope.escape()).withOpen(scope.open());
    }

    /** Takes in a goal, if the player cannot gain it alone. */
    void add(Found goal) {
        Hope.of(goal)
                .filter(hope -> hope.goal().max() == player)
                .ifPresent(hope -> hopes.putIfAbsent(hope.goal(), hope));
    }

    /** Whether something was not found out the last time, or nothing was looked for yet. */
    boolean isUndecided() {
        return undecided;
    }

    /**
     * Tries the pairs that are not settled yet, those with most stones at stake first. Of several pairs that one move
     * serves, the first is told.
     *
     * @param nodes that a search for both goals may visit
     */
    void search(long nodes, Monitor monitor, Consumer<DoublePurpose> listener) {
        undecided = false;
        hopes.values().forEach(Hope::forgetUnknown);
        List<Hope> sorted = new ArrayList<>(hopes.values());
        sorted.sort(Comparator.comparing(Hope::stones)
                .reversed()
                .thenComparing(hope -> hope.goal().toString()));
        for (int i = 0; i < sorted.size(); i++) {
            for (Hope other : sorted.subList(0, i)) {
                search(sorted.get(i), other, nodes, monitor, listener);
            }
        }
    }

    private void search(Hope one, Hope other, long nodes, Monitor monitor, Consumer<DoublePurpose> listener) {
        Zone common = one.zone().intersection(other.zone());
        for (int move : common.points()) {
            Trial trial = new Trial(one, other, move);
            boolean isOpen = position.isEmpty(move) && !found.contains(move) && !refuted.contains(trial);
            if (isOpen && monitor.cancelled()) {
                undecided = true;
            } else if (isOpen && threatensBoth(trial, nodes, monitor)) {
                attempt(trial, nodes, monitor, listener);
            }
        }
    }

    private boolean threatensBoth(Trial trial, long nodes, Monitor monitor) {
        return threatens(trial.one(), trial.move(), nodes, monitor)
                && threatens(trial.other(), trial.move(), nodes, monitor);
    }

    private void attempt(Trial trial, long nodes, Monitor monitor, Consumer<DoublePurpose> listener) {
        Or both = new Or(List.of(trial.other().goal(), trial.one().goal()));
        if (!solver.refuses(both).isEmpty()) {
            return;
        }
        Answer answer = ask(after(trial.move()), both, nodes, monitor);
        List<Result> alone = answer.result() == Result.WON
                ? List.of(alone(trial.one(), nodes, monitor), alone(trial.other(), nodes, monitor))
                : List.of(answer.result());
        boolean neitherAlone = alone.equals(List.of(Result.LOST, Result.LOST));
        if (neitherAlone && !isLostBefore(both, nodes, monitor)) {
            found.add(trial.move());
            listener.accept(doublePurpose(trial, both, answer));
        } else if (!alone.contains(Result.UNKNOWN)) {
            refuted.add(trial);
        }
    }

    /** A horizon may let a block go before the move that does not let it go once the move has cut off its way. */
    private boolean isLostBefore(Goal both, long nodes, Monitor monitor) {
        return ask(position, both, nodes, monitor).result() == Result.LOST;
    }

    /** What one goal leans on may help another to live: it is asked about once more under the assumptions of both. */
    private Result alone(Hope hope, long nodes, Monitor monitor) {
        return hope.goal() instanceof Live
                ? ask(position, hope.goal(), nodes, monitor).result()
                : Result.LOST;
    }

    private DoublePurpose doublePurpose(Trial trial, Or both, Answer answer) {
        Set<String> leaned = new HashSet<>(answer.assumptions());
        leaned.addAll(trial.one().leaned());
        leaned.addAll(trial.other().leaned());
        int stones = Math.min(trial.one().stones(), trial.other().stones());
        return new DoublePurpose(player, trial.move(), both, assumptions, stones, answer, leaned);
    }

    private boolean threatens(Hope hope, int move, long nodes, Monitor monitor) {
        return hope.threats().computeIfAbsent(move, point -> askWhetherThreat(hope, point, nodes, monitor))
                == Threat.YES;
    }

    /**
     * Does the player, having made a move, gain a goal if the opponent passes? A move that takes a stone of the goal, though by a
     * horizon it could not be taken, is no threat.
     */
    private Threat askWhetherThreat(Hope hope, int move, long nodes, Monitor monitor) {
        if (new Board(position).legality(move) != Legality.OK || !hope.goal().standsIn(after(move))) {
            return Threat.NO;
        }
        Answer answer = ask(after(move).withToMove(player), hope.goal(), Math.max(1, nodes / THREAT_PART), monitor);
        if (answer.result() == Result.UNKNOWN) {
            return Threat.UNKNOWN;
        }
        return answer.result() == Result.WON ? Threat.YES : Threat.NO;
    }

    private Position after(int move) {
        Board board = new Board(position);
        board.play(move);
        return board.position();
    }

    private Answer ask(Position now, Goal goal, long nodes, Monitor monitor) {
        Question question = new Question(
                now,
                goal,
                assumptions,
                now.toMove(),
                scope.rules(),
                scope.limits().withNodes(nodes));
        Answer answer = solver.solve(question.withoutThreats(), monitor);
        if (answer.result() == Result.UNKNOWN) {
            undecided = true;
        }
        return answer;
    }
}
