package org.yomi.engine.study;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/**
 * Whether one player reaches his goal by so many moves in a row, his opponent passing all the time. All legal moves are
 * tried, but for those after which {@link FewestMoves} says that too few are left.
 */
final class MovesInARow {
    private static final long PROGRESS_NANOS = 500_000_000L;

    /** Far more than fit into the time that people wait; each takes some kilobytes on a large board. */
    private static final int MOST_STATES = 20_000;

    private final Rules rules;
    private final FewestMoves fewest;
    private final Monitor monitor;
    private final Zone board;
    private final long deadline;
    private final Map<State, Integer> notWithin = new HashMap<>();
    private final List<Integer> line = new ArrayList<>();
    private long looked;
    private long lastProgress = System.nanoTime();

    /** For the time after a first move and the opponent's pass. */
    MovesInARow(int first, Rules rules, FewestMoves fewest, Duration time, Monitor monitor) {
        note(first);
        this.rules = rules;
        this.fewest = fewest;
        this.monitor = monitor;
        board = Zone.board(rules.start().position().geometry());
        deadline = System.nanoTime() + time.toNanos();
    }

    /** Adds a move to the line, and the opponent's pass. */
    private void note(int move) {
        line.add(move);
        line.add(Geometry.PASS);
    }

    /** Whether the goal is decided in favour of the player. */
    boolean isReached(State state) {
        return fewest.of(state) == 0;
    }

    /**
     * Whether the player, to move, reaches the goal by so many moves or fewer.
     *
     * @throws Exhausted at a limit, or in a position that cannot be judged
     */
    boolean reach(State state, int moves) {
        if (fewest.of(state) > moves || notWithin.getOrDefault(state, 0) >= moves) {
            return false;
        }
        for (Step next : nextMoves(state, moves - 1)) {
            note(next.move);
            boolean reached = next.fewest == 0 || reach(next.state, moves - 1);
            line.subList(line.size() - 2, line.size()).clear();
            if (reached) {
                return true;
            }
        }
        if (notWithin.size() < MOST_STATES) {
            notWithin.put(state, moves);
        }
        return false;
    }

    private record Step(int move, int fewest, State state) {}

    /** The moves that may lead there with so many more, the most promising first, each with the pass after it. */
    private List<Step> nextMoves(State state, int left) {
        List<Step> next = new ArrayList<>();
        for (Rules.Step step : rules.steps(state, board)) {
            look();
            int fewestLeft = fewest.of(step.to());
            if (step.move() != Geometry.PASS && fewestLeft <= left) {
                next.add(new Step(step.move(), fewestLeft, fewestLeft == 0 ? step.to() : passed(step.to())));
            }
        }
        next.sort(Comparator.comparing(Step::fewest));
        return next;
    }

    private State passed(State state) {
        return rules.step(state, Geometry.PASS).orElseThrow().to();
    }

    private void look() {
        if (monitor.cancelled()) {
            throw new Exhausted("cancelled");
        }
        long now = System.nanoTime();
        if (now > deadline) {
            throw new Exhausted("time limit");
        }
        looked++;
        if (now - lastProgress > PROGRESS_NANOS) {
            lastProgress = now;
            monitor.progress(new Reading(looked, line, Known.NOTHING));
        }
    }
}
