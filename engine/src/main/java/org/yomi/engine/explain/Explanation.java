package org.yomi.engine.explain;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.Claim;
import org.yomi.engine.verify.game.Exhausted;

/**
 * Why an answer is what it is. What was not found out within the limits is left out, so that all that is here is proven.
 *
 * @param answer the answer
 * @param sides what it says: one thing for {@code Won} and {@code Lost}; for a ko two, first what the player who moves
 *     first gets; none for {@code Unknown}
 * @param assumptions those that the answer or any of the lines leaned on, as written
 * @param missing why something is left out, in a few words; empty when nothing is
 */
public record Explanation(Answer answer, List<Side> sides, Collection<String> assumptions, String missing) {
    public Explanation {
        sides = List.copyOf(sides);
        assumptions = List.copyOf(assumptions);
    }

    /**
     * Reads what an answer leaves open: how the lines end, and what is answered to moves that it does not name.
     *
     * @param time wall-clock time for all of that; each question has the other limits of the answer's question at most
     * @param threads so many tries are read at the same time, each with its share of the memory
     */
    public static Explanation of(Answer answer, Solver solver, Duration time, int threads, Monitor monitor) {
        Inquiry inquiry = new Inquiry(answer, solver, time, monitor);
        List<Side> sides = new ArrayList<>();
        try {
            for (Claim claim : moversFirst(answer)) {
                SideReader reader = new SideReader(claim, inquiry, threads);
                sides.add(sides.isEmpty() ? reader.explain(answer) : reader.sketch());
            }
        } catch (Exhausted e) {
            inquiry.miss(e.reason());
        }
        return new Explanation(answer, sides, inquiry.assumptions(), inquiry.missing());
    }

    private static List<Claim> moversFirst(Answer answer) {
        List<Claim> claims = new ArrayList<>(Claim.of(answer));
        claims.sort(Comparator.comparing(
                claim -> claim.winner() != answer.question().first()));
        return claims;
    }
}
