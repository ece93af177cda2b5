package org.yomi.solvers.achieve;

import java.util.Optional;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
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
 * @param atom what the reacher wants
 * @param maxReaches whether max is the reacher
 */
record GameOfGoal(AtomicGoal atom, boolean maxReaches) {

    /** The game of a goal, or nothing when this package cannot read it. */
    static Optional<GameOfGoal> of(Goal goal) {
        return goal.accept(new Finder());
    }

    ReachGame game(Board board, Assumptions assumptions) {
        if (atom instanceof Capture capture) {
            return new CaptureGame(capture.stone(), assumptions, board);
        }
        if (atom instanceof Connect connect) {
            return new ConnectGame(connect, board);
        }
        if (atom instanceof Safe safe) {
            return new SafeGame(safe.stone(), board);
        }
        if (atom instanceof Invade invade) {
            return new InvadeGame(invade.max().cell(), invade.region(), board);
        }
        throw new AssertionError("live is read as not capture");
    }

    private GameOfGoal swapped() {
        return new GameOfGoal(atom, !maxReaches);
    }

    private static final class Finder implements Goal.Visitor<Optional<GameOfGoal>> {
        @Override
        public Optional<GameOfGoal> capture(Capture goal) {
            return Optional.of(new GameOfGoal(goal, true));
        }

        @Override
        public Optional<GameOfGoal> connect(Connect goal) {
            return Optional.of(new GameOfGoal(goal, true));
        }

        @Override
        public Optional<GameOfGoal> live(Live goal) {
            return Optional.of(
                    new GameOfGoal(new Capture(goal.stone(), goal.max().opponent()), false));
        }

        @Override
        public Optional<GameOfGoal> safe(Safe goal) {
            return Optional.of(new GameOfGoal(goal, true));
        }

        @Override
        public Optional<GameOfGoal> invade(Invade goal) {
            return Optional.of(new GameOfGoal(goal, true));
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
