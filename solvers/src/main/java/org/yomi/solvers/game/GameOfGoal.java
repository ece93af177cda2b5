package org.yomi.solvers.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
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
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;

/**
 * The game between a reacher and a keeper that a goal is.
 *
 * @param atom what the reacher wants, or the first of several captures or races
 * @param captures the stones that the reacher wants to capture, all of them; in races, before the one of his own
 * @param maxReaches whether max is the reacher
 */
public record GameOfGoal(AtomicGoal atom, List<Integer> captures, boolean maxReaches) implements Contested {
    /** The game of a goal, or nothing when this package cannot read it. */
    public static Optional<GameOfGoal> of(Goal goal) {
        return goal.accept(new Finder());
    }

    @Override
    public Stages stages(Play play, Assumptions assumptions) {
        return new OneStage(game(play, assumptions), play.board);
    }

    public ReachGame game(Play play, Assumptions assumptions) {
        if (atom instanceof Race race) {
            return new RaceGame(race.own(), captures, assumptions, play);
        }
        if (!captures.isEmpty()) {
            int[] stones = captures.stream().mapToInt(p -> p).toArray();
            play.follow(Flags.ofStones(0, stones), (1L << stones.length) - 1);
            return new CaptureGame(captures, 0, assumptions, play);
        }
        if (isOfPath()) {
            return path(FarAway.of(assumptions), play.board);
        }
        if (atom instanceof Safe safe) {
            return new SafeGame(play, safe.stone());
        }
        if (atom instanceof Invade invade) {
            return new InvadeGame(invade.max().cell(), invade.region(), play);
        }
        throw new AssertionError("live is read as not capture");
    }

    /** Whether the reacher brings a stone to a place. */
    public boolean isOfPath() {
        return atom instanceof Connect || atom instanceof Enter;
    }

    /**
     * The same game of a path, but that the reacher has lost where his stone is so many moves from the place. He wins no
     * more than he does anyway; that he does not win holds only if it does not lean on {@link Lean#APART}.
     */
    public Contested near(int apart) {
        return (play, assumptions) -> new OneStage(path(new FarAway(apart, false), play.board), play.board);
    }

    private PathGame path(FarAway farAway, Board board) {
        return atom instanceof Connect connect
                ? new ConnectGame(connect, farAway, board)
                : new EnterGame((Enter) atom, farAway, board);
    }

    private GameOfGoal swapped() {
        return new GameOfGoal(atom, captures, !maxReaches);
    }

    private static final class Finder implements Goal.Visitor<Optional<GameOfGoal>> {
        @Override
        public Optional<GameOfGoal> capture(Capture goal) {
            return Optional.of(new GameOfGoal(goal, List.of(goal.stone()), true));
        }

        @Override
        public Optional<GameOfGoal> connect(Connect goal) {
            return Optional.of(new GameOfGoal(goal, List.of(), true));
        }

        @Override
        public Optional<GameOfGoal> enter(Enter goal) {
            return Optional.of(new GameOfGoal(goal, List.of(), true));
        }

        @Override
        public Optional<GameOfGoal> live(Live goal) {
            return capture(new Capture(goal.stone(), goal.max().opponent())).map(GameOfGoal::swapped);
        }

        @Override
        public Optional<GameOfGoal> race(Race goal) {
            return Optional.of(new GameOfGoal(goal, List.of(goal.other()), true));
        }

        @Override
        public Optional<GameOfGoal> safe(Safe goal) {
            return Optional.of(new GameOfGoal(goal, List.of(), true));
        }

        @Override
        public Optional<GameOfGoal> invade(Invade goal) {
            return Optional.of(new GameOfGoal(goal, List.of(), true));
        }

        @Override
        public Optional<GameOfGoal> not(Not goal) {
            return goal.part().accept(this).map(GameOfGoal::swapped);
        }

        /** Captures of all parts by max, or races of one of his stones with all of them. */
        @Override
        public Optional<GameOfGoal> and(And goal) {
            return allCaptures(goal.parts(), true);
        }

        /** Captures of all parts by min, negated: max keeps one. */
        @Override
        public Optional<GameOfGoal> or(Or goal) {
            return allCaptures(goal.parts(), false);
        }

        /** The reacher's stone that has to stand until then, or pass. */
        private static int own(AtomicGoal atom) {
            return atom instanceof Race race ? race.own() : Board.PASS;
        }

        private Optional<GameOfGoal> allCaptures(List<Goal> parts, boolean maxReaches) {
            Set<Integer> stones = new TreeSet<>();
            AtomicGoal atom = null;
            for (Goal part : parts) {
                GameOfGoal game = part.accept(this).orElse(null);
                if (game == null || game.captures.isEmpty() || game.maxReaches != maxReaches) {
                    return Optional.empty();
                }
                if (atom != null && own(atom) != own(game.atom)) {
                    return Optional.empty();
                }
                stones.addAll(game.captures);
                atom = game.atom;
            }
            return atom == null || stones.size() > (atom instanceof Race ? Play.MOST_FLAGS - 1 : Play.MOST_FLAGS)
                    ? Optional.empty()
                    : Optional.of(new GameOfGoal(atom, List.copyOf(stones), maxReaches));
        }
    }
}
