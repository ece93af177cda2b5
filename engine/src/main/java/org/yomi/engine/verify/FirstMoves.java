package org.yomi.engine.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
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
    private static final long FEW_NODES = 2000;
    private static final int FACTOR = 10;

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
        int named = answer.move().point();
        FirstMoves moves = new FirstMoves(
                List.of(named),
                rules.steps(rules.start(), claim.zone()).stream()
                        .map(Step::move)
                        .filter(move -> move != named)
                        .toList());
        // All of them with few nodes first, so that a hard one leaves the others their time.
        for (long nodes = FEW_NODES; nodes / FACTOR < answer.question().limits().nodes(); nodes *= FACTOR) {
            moves = moves.tryUnknown(rules, strategy, nodes);
        }
        return moves.sorted();
    }

    private FirstMoves tryUnknown(Rules rules, Strategy strategy, long nodes) {
        List<Integer> wins = new ArrayList<>(good);
        List<Integer> open = new ArrayList<>();
        for (int move : unknown) {
            Optional<Boolean> result = wins(rules, strategy, move, nodes);
            if (result.isEmpty()) {
                open.add(move);
            } else if (result.get()) {
                wins.add(move);
            }
        }
        return new FirstMoves(wins, open);
    }

    private static Optional<Boolean> wins(Rules rules, Strategy strategy, int move, long nodes) {
        try {
            return strategy.winnerWins(
                    rules.step(rules.start(), move).orElseThrow().to(), nodes);
        } catch (Exhausted e) {
            return Optional.empty();
        }
    }

    /** Points first, in their order, then the pass. */
    private FirstMoves sorted() {
        Comparator<Integer> passLast = Comparator.comparing(move -> move == Geometry.PASS);
        return new FirstMoves(
                good.stream()
                        .sorted(passLast.thenComparing(Comparator.naturalOrder()))
                        .toList(),
                unknown);
    }
}
