package org.yomi.engine.study;

import java.util.List;
import java.util.function.IntBinaryOperator;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/** How many moves the player who moves first in a question needs at the very least, his opponent passing all the time. */
final class FewestMoves {
    /** He does not get there: his goal is one to keep, or decided against him. */
    static final int NEVER = Integer.MAX_VALUE;

    private final Question question;
    private final Rules rules;
    private final boolean wanted;

    FewestMoves(Question question, Rules rules) {
        this.question = question;
        this.rules = rules;
        wanted = question.maxFirst();
    }

    /** A lower bound, whoever is to move; 0 exactly when the goal is decided in his favour. */
    int of(State state) {
        Remainder remainder = rules.remainder(state);
        Goal rest = remainder.goal();
        if (rest == null) {
            return remainder.worth() == wanted ? 0 : NEVER;
        }
        Board board = question.assumptions().board(state.position());
        return rest.accept(new Bound(board, question.assumptions(), wanted));
    }

    /** Until a goal is decided as wanted. */
    private record Bound(Board board, Assumptions assumptions, boolean wanted) implements Goal.Visitor<Integer> {
        /** Until a target counts as never captured: one move may do. */
        private int toRunAway() {
            return assumptions.escape() > 0 || assumptions.open() > 0 ? 1 : NEVER;
        }

        /** Until a stone counts as never brought to a place, or is captured. */
        private int toKeepApart(int captured) {
            return assumptions.apart() > 0 ? 1 : captured;
        }

        private int toCapture(int stone) {
            int block = board.block(stone);
            return board.isImmortal(block) ? NEVER : Math.max(1, board.liberties(block));
        }

        @Override
        public Integer capture(Capture goal) {
            return wanted ? toCapture(goal.stone()) : toRunAway();
        }

        @Override
        public Integer live(Live goal) {
            return wanted ? toRunAway() : toCapture(goal.stone());
        }

        @Override
        public Integer connect(Connect goal) {
            return wanted
                    ? Links.fewest(board, goal.first(), Zone.of(board.geometry(), goal.second()))
                    : toKeepApart(Math.min(toCapture(goal.first()), toCapture(goal.second())));
        }

        @Override
        public Integer enter(Enter goal) {
            return wanted ? Links.fewest(board, goal.stone(), goal.region()) : toKeepApart(toCapture(goal.stone()));
        }

        @Override
        public Integer race(Race goal) {
            return wanted ? toCapture(goal.other()) : Math.min(toRunAway(), toCapture(goal.own()));
        }

        @Override
        public Integer safe(Safe goal) {
            return wanted ? 1 : toCapture(goal.stone());
        }

        @Override
        public Integer invade(Invade goal) {
            return wanted ? 1 : NEVER;
        }

        @Override
        public Integer not(Not goal) {
            return goal.part().accept(new Bound(board, assumptions, !wanted));
        }

        @Override
        public Integer and(And goal) {
            return combine(goal.parts(), wanted ? Math::max : Math::min);
        }

        @Override
        public Integer or(Or goal) {
            return combine(goal.parts(), wanted ? Math::min : Math::max);
        }

        /** A move may serve several parts, so the one that takes longest counts; or one part is enough. */
        private int combine(List<Goal> parts, IntBinaryOperator choice) {
            return parts.stream()
                    .mapToInt(part -> part.accept(this))
                    .reduce(choice)
                    .orElseThrow();
        }
    }
}
