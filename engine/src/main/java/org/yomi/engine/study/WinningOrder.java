package org.yomi.engine.study;

import java.time.Duration;
import java.util.Optional;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;

/**
 * The order of the move that an answer names (semantics, section 7; Thomsen 2000, Cazenave 2002): 0 when it reaches the
 * goal at once, n when the player has a move of order n-1, and none of a lower one, should the opponent pass after it. So
 * a capture has order 0, an atari 1, a net around two liberties 2.
 *
 * <p>Only a player who must make something happen has such moves: max with a goal to reach, and min with a goal to keep,
 * who must break it. So White's move that kills in {@code live(D4)} has the order that it has for {@code capture(D4)}. A
 * player who wins by what stays as it is, such as one who lives or cuts, never gets there; his moves have no order.
 *
 * @param atLeast the order is this or more
 * @param isExact whether it is this; else the limits were used up first
 */
public record WinningOrder(int atLeast, boolean isExact) {
    /**
     * Finds the order of the answer's move, by trying how few moves in a row reach the goal.
     *
     * @param time wall-clock time for it
     * @return nothing when there is no move, or passes of the opponent never bring the goal about, as after one to keep
     * @throws IllegalArgumentException when the answer is {@code Unknown}
     */
    public static Optional<WinningOrder> of(Answer answer, Duration time, Monitor monitor) {
        if (answer.unknownBecause() != null) {
            throw new IllegalArgumentException("there is no move: the answer is unknown");
        }
        if (answer.move().kind() == FirstMove.Kind.NONE) {
            return Optional.empty();
        }
        Question question = answer.question();
        try {
            // The freest rule for the mover, as the answer may be about a rule that lets him take back a ko. After that
            // his opponent only passes, and no ban is left.
            Rules rules = new Rules(question, question.maxFirst() ? KoRule.B : KoRule.A);
            FewestMoves fewest = new FewestMoves(question, rules);
            return keeps(rules, question.maxFirst()) || fewest.of(rules.start()) == FewestMoves.NEVER
                    ? Optional.empty()
                    : of(answer, rules, fewest, time, monitor);
        } catch (Exhausted e) {
            return Optional.of(new WinningOrder(0, false));
        }
    }

    /** Whether the player who moves first wins if nothing changes any more, but something still may. */
    private static boolean keeps(Rules rules, boolean isMax) {
        Remainder remainder = rules.remainder(rules.start());
        return !remainder.isDecided() && remainder.worth() == isMax;
    }

    /** Each move adds a stone, and the opponent who passes takes none off: there are at most as many moves as points. */
    private static Optional<WinningOrder> of(
            Answer answer, Rules rules, FewestMoves fewest, Duration time, Monitor monitor) {
        int move = answer.move().point();
        MovesInARow moves = new MovesInARow(move, rules, fewest, time, monitor);
        State after = rules.step(rules.start(), move)
                .orElseThrow(() -> new IllegalArgumentException("the move of the answer is not legal"))
                .to();
        if (moves.isReached(after)) {
            return Optional.of(new WinningOrder(0, true));
        }
        State passed = rules.step(after, Geometry.PASS).orElseThrow().to();
        int order = 1;
        try {
            while (!moves.reach(passed, order)) {
                order++;
                if (order > answer.question().position().geometry().size()) {
                    return Optional.empty();
                }
            }
            return Optional.of(new WinningOrder(order, true));
        } catch (Exhausted e) {
            return Optional.of(new WinningOrder(order, false));
        }
    }
}
