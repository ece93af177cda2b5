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
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
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
    private final Set<Object> refuted = new HashSet<>();
    private boolean undecided;

    DoubleSearch(Position position, Colour player, Solver solver, Scope scope) {
        this.position = position.withToMove(player);
        this.player = player;
        this.solver = solver;
        this.scope = scope;
        assumptions = Assumptions.NONE.withEscape(scope.escape());
    }

    /** Takes in a goal, if the player cannot gain it alone. */
    void add(Found goal) {
        Hope.of(goal)
                .filter(hope -> hope.goal().max() == player)
                .ifPresent(hope -> hopes.putIfAbsent(hope.goal(), hope));
    }

    /** Whether a search of the last time did not come to an end. */
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
            if (monitor.cancelled()) {
                return;
            }
            if (position.isEmpty(move) && !found.contains(move) && !refuted.contains(List.of(one, other, move))) {
                attempt(one, other, move, nodes, monitor, listener);
            }
        }
    }

    private void attempt(
            Hope one, Hope other, int move, long nodes, Monitor monitor, Consumer<DoublePurpose> listener) {
        Or both = new Or(List.of(other.goal(), one.goal()));
        if (!threatens(one, move, nodes, monitor)
                || !threatens(other, move, nodes, monitor)
                || !solver.refuses(both).isEmpty()) {
            return;
        }
        Answer answer = ask(after(move), both, nodes, monitor);
        if (answer.result() == Result.WON) {
            found.add(move);
            Set<String> leaned = new HashSet<>(answer.assumptions());
            leaned.addAll(one.leaned());
            leaned.addAll(other.leaned());
            listener.accept(new DoublePurpose(
                    player, move, both, assumptions, Math.min(one.stones(), other.stones()), answer, leaned));
        } else if (answer.result() != Result.UNKNOWN) {
            refuted.add(List.of(one, other, move));
        }
    }

    /** Whether the player, having made a move, gains a goal if the opponent passes. Unknown is no, for this time. */
    private boolean threatens(Hope hope, int move, long nodes, Monitor monitor) {
        Boolean known = hope.threats().get(move);
        if (known != null) {
            return known;
        }
        if (new Board(position).legality(move) != Legality.OK) {
            hope.threats().put(move, false);
            return false;
        }
        Answer answer = ask(after(move).withToMove(player), hope.goal(), Math.max(1, nodes / THREAT_PART), monitor);
        if (answer.result() != Result.UNKNOWN) {
            hope.threats().put(move, answer.result() == Result.WON);
        }
        return answer.result() == Result.WON;
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
        Answer answer = solver.solve(question, monitor);
        undecided |= answer.result() == Result.UNKNOWN;
        return answer;
    }
}
