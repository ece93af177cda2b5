package org.yomi.solvers.achieve;

import java.util.Optional;
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

    /** The game of a goal, or nothing when this package cannot read it. */
    static Optional<GameOfGoal> of(Goal goal) {
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

    private static final class Finder implements Goal.Visitor<Optional<GameOfGoal>> {
        @Override
        public Optional<GameOfGoal> capture(Capture goal) {
            return Optional.of(new GameOfGoal(goal, null, true));
        }

        @Override
        public Optional<GameOfGoal> connect(Connect goal) {
            return Optional.of(new GameOfGoal(null, goal, true));
        }

        @Override
        public Optional<GameOfGoal> live(Live goal) {
            return Optional.of(
                    new GameOfGoal(new Capture(goal.stone(), goal.max().opponent()), null, false));
        }

        @Override
        public Optional<GameOfGoal> safe(Safe goal) {
            return Optional.empty();
        }

        @Override
        public Optional<GameOfGoal> invade(Invade goal) {
            return Optional.empty();
        }

        @Override
        public Optional<GameOfGoal> not(Not goal) {
            return goal.part().accept(this).map(GameOfGoal::swapped);
        }

        @Override
        public Optional<GameOfGoal> and(And goal) {
            return Optional.empty();
        }

        @Override
        public Optional<GameOfGoal> or(Or goal) {
            return Optional.empty();
        }
    }
}
