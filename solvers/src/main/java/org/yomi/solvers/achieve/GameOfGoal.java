package org.yomi.solvers.achieve;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Safe;

/**
 * The game between a reacher and a keeper that a goal is.
 *
 * @param capture the stone to capture or keep, when that is the goal
 * @param connect the connection to make or prevent, when that is the goal
 * @param maxReaches whether max is the reacher
 */
record GameOfGoal(@Nullable Capture capture, @Nullable Connect connect, boolean maxReaches) {

    /** The game of a goal, or null when this package cannot read it. */
    static @Nullable GameOfGoal of(Goal goal) {
        return goal.accept(new Finder());
    }

    ReachGame game(Board board, Assumptions assumptions) {
        if (capture != null) {
            return new CaptureGame(capture.stone(), assumptions, board);
        }
        if (connect != null) {
            return new ConnectGame(connect, board);
        }
        throw new AssertionError("neither capture nor connect");
    }

    private GameOfGoal swapped() {
        return new GameOfGoal(capture, connect, !maxReaches);
    }

    private static final class Finder implements Goal.Visitor<@Nullable GameOfGoal> {
        @Override
        public GameOfGoal capture(Capture goal) {
            return new GameOfGoal(goal, null, true);
        }

        @Override
        public GameOfGoal connect(Connect goal) {
            return new GameOfGoal(null, goal, true);
        }

        @Override
        public GameOfGoal live(Live goal) {
            return new GameOfGoal(new Capture(goal.stone(), goal.max().opponent()), null, false);
        }

        @Override
        public @Nullable GameOfGoal safe(Safe goal) {
            return null;
        }

        @Override
        public @Nullable GameOfGoal invade(Invade goal) {
            return null;
        }

        @Override
        public @Nullable GameOfGoal not(Not goal) {
            GameOfGoal part = goal.part().accept(this);
            return part == null ? null : part.swapped();
        }

        @Override
        public @Nullable GameOfGoal and(And goal) {
            return null;
        }

        @Override
        public @Nullable GameOfGoal or(Or goal) {
            return null;
        }
    }
}
