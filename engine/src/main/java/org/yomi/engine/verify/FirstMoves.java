package org.yomi.engine.verify;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.game.Exhausted;

/**
 * All first moves that are as good as the one an answer names (semantics, section 5).
 *
 * @param good the points, from the lowest, and {@link Geometry#PASS} at the end if a pass, or a move outside the zone,
 *     is enough; empty when the side to move gets nothing
 * @param unknown moves of which it was not found out; with {@link Geometry#PASS} among them, neither was it of the moves
 *     outside the zone
 */
public record FirstMoves(List<Integer> good, List<Integer> unknown) {
    public FirstMoves {
        good = List.copyOf(good);
        unknown = List.copyOf(unknown);
    }

    /**
     * Tries the pass and, if it is not enough, each legal move in the zone of what the opponent has after it, else in that of
     * the answer; under the rule for which the answer names its move.
     *
     * @param time wall-clock time for all of them; each has the other limits of the answer's question
     * @param threads so many moves are tried at the same time, each with its share of the memory
     * @throws IllegalArgumentException when the answer is {@code Unknown}
     */
    public static FirstMoves of(Answer answer, Solver solver, Duration time, int threads, Monitor monitor) {
        if (answer.unknownBecause() != null) {
            throw new IllegalArgumentException("there is no best move: the answer is unknown");
        }
        return Claim.of(answer).stream()
                .filter(claim -> claim.winner() == answer.question().first())
                .findFirst()
                .map(claim -> tried(answer, claim, solver, time, threads, monitor))
                .orElseGet(() -> new FirstMoves(List.of(), List.of()));
    }

    private static FirstMoves tried(
            Answer answer, Claim claim, Solver solver, Duration time, int threads, Monitor monitor) {
        try {
            return new Trial(answer, claim, solver, time, threads, monitor).moves();
        } catch (Exhausted e) {
            // What becomes of the goal by any move cannot be told.
            int move = answer.move().point();
            List<Integer> others = IntStream.concat(
                            IntStream.of(claim.zone().points())
                                    .filter(answer.question().position()::isEmpty),
                            IntStream.of(Geometry.PASS))
                    .filter(other -> other != move)
                    .boxed()
                    .toList();
            return sorted(List.of(move), others);
        }
    }

    /** Points first, in their order, then the pass. */
    static FirstMoves sorted(List<Integer> good, List<Integer> unknown) {
        Comparator<Integer> passLast = Comparator.comparing(move -> move == Geometry.PASS);
        return new FirstMoves(
                good.stream()
                        .sorted(passLast.thenComparing(Comparator.naturalOrder()))
                        .toList(),
                unknown);
    }
}
