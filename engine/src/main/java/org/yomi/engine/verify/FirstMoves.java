package org.yomi.engine.verify;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Solver;

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
                .map(claim -> new Trial(answer, claim, solver, time, threads, monitor).moves())
                .orElseGet(() -> new FirstMoves(List.of(), List.of()));
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
