package org.yomi.engine.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.Rules.Step;

/**
 * All first moves that are as good as the one an answer names (semantics, section 5).
 *
 * @param good the points, from the lowest, and {@link Geometry#PASS} at the end if a pass, or a move outside the zone,
 *     is enough; empty when the side to move gets nothing
 * @param unknown moves of which it was not found out
 */
public record FirstMoves(List<Integer> good, List<Integer> unknown) {
    public FirstMoves {
        good = List.copyOf(good);
        unknown = List.copyOf(unknown);
    }

    /**
     * Tries each legal move in the zone of the answer, and the pass, under the rule for which the answer names its move.
     *
     * @param time wall-clock time for all of them; each has the other limits of the answer's question
     * @throws IllegalArgumentException when the answer is {@code Unknown}
     */
    public static FirstMoves of(Answer answer, Solver solver, Duration time, Monitor monitor) {
        if (answer.unknownBecause() != null) {
            throw new IllegalArgumentException("there is no best move: the answer is unknown");
        }
        return Claim.of(answer).stream()
                .filter(claim -> claim.winner() == answer.question().first())
                .findFirst()
                .map(claim -> of(answer, claim, solver, new Budget(Long.MAX_VALUE, time, monitor)))
                .orElseGet(() -> new FirstMoves(List.of(), List.of()));
    }

    private static FirstMoves of(Answer answer, Claim claim, Solver solver, Budget budget) {
        Rules rules = new Rules(answer.question(), claim.rule());
        Strategy strategy = new Strategy(solver, answer.question(), claim, rules, budget);
        List<Integer> good = new ArrayList<>();
        List<Integer> unknown = new ArrayList<>();
        for (Step step : rules.steps(rules.start(), claim.zone())) {
            boolean named = step.move() == answer.move().point();
            Optional<Boolean> wins = named ? Optional.of(true) : wins(strategy, step, budget);
            if (wins.isEmpty()) {
                unknown.add(step.move());
            } else if (wins.get()) {
                good.add(step.move());
            }
        }
        return new FirstMoves(good, unknown);
    }

    private static Optional<Boolean> wins(Strategy strategy, Step step, Budget budget) {
        try {
            budget.count(List.of(step.move()));
            return strategy.winnerWins(step.to());
        } catch (Exhausted e) {
            return Optional.empty();
        }
    }
}
