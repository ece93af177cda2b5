package org.yomi.engine.discovery;

import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Or;
import org.yomi.engine.question.Answer;

/**
 * A move that gains one of two goals, whatever the answer, where the player who makes it could gain neither of them alone
 * by moving first.
 *
 * @param player who moves
 * @param move his move
 * @param goal the two goals, joined by {@code |}
 * @param assumptions what the answers could lean on
 * @param stones how many stones are at stake at least: those of the smaller goal
 * @param after the answer after the move, the opponent to move: {@code Won}
 * @param leaned the assumptions that this answer, or one of those about a goal alone, leaned on
 */
public record DoublePurpose(
        Colour player, int move, Or goal, Assumptions assumptions, int stones, Answer after, Set<String> leaned) {
    public DoublePurpose {
        leaned = Set.copyOf(leaned);
    }
}
