package org.yomi.solvers.proof;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * The contests of a question about captures, as ones about the unconditional life of a block that is to be captured: its owner
 * looks for two eyes and nothing else, which is a game with fewer moves worth trying. What he wins so he wins, with the same
 * zone; that he has no two eyes says nothing.
 */
final class LifeContests implements Contests {
    private final BoardContests contests;
    private final int owner;

    /**
     * Those of a question that they {@link #suit}.
     *
     * @param megabytes that they may take
     * @param known what those of another question about the same stones found
     */
    LifeContests(Question question, int megabytes, @Nullable Tables known) {
        List<Integer> stones = captures(question);
        Colour colour = Colour.ofCell(question.position().cell(stones.get(0)));
        Question share = question.withLimits(question.limits().withMemoryMb(megabytes));
        contests = new BoardContests(share, lives(stones, colour), Reading.BY_TURNS, known);
        owner = colour.cell();
    }

    /** Those of a question, if they {@link #suit} it, with so much memory at most. */
    static Optional<LifeContests> of(Question question, int megabytes) {
        return suit(question) ? Optional.of(new LifeContests(question, megabytes, null)) : Optional.empty();
    }

    /**
     * Whether a question is about captures, of stones that are not protected, and no horizon lets blocks get away that have no
     * eyes: then they seldom take longer.
     */
    static boolean suit(Question question) {
        Assumptions assumptions = question.assumptions();
        boolean mayRun = assumptions.escape() > 0 || assumptions.open() > 0;
        List<Integer> stones = mayRun ? List.of() : captures(question);
        return !stones.isEmpty() && stones.size() <= CompoundGoal.MOST_ATOMS && !isProtected(stones, question);
    }

    /** The stones to be captured, if the question is about nothing else. */
    private static List<Integer> captures(Question question) {
        return GameOfGoal.of(question.goal())
                .filter(game -> !(game.atom() instanceof Race))
                .map(GameOfGoal::captures)
                .orElse(List.of());
    }

    private static boolean isProtected(List<Integer> stones, Question question) {
        Position position = question.position();
        Board board = new Board(
                position, question.assumptions().immortal(position.geometry()).toWords());
        return stones.stream().anyMatch(stone -> board.isImmortal(board.block(stone)));
    }

    private static Contested lives(List<Integer> stones, Colour owner) {
        if (stones.size() == 1) {
            return GameOfGoal.of(new Safe(stones.get(0), owner)).orElseThrow();
        }
        List<Goal> lives =
                stones.stream().<Goal>map(stone -> new Safe(stone, owner)).toList();
        return CompoundGoal.of(new Or(lives)).orElseThrow();
    }

    /** What the contests have found. */
    Tables tables() {
        return contests.tables();
    }

    @Override
    public Contest contest(KoState ko, Meter meter) {
        return new LifeContest(contests.contest(ko, meter));
    }

    /** A contest that the owner wins, or else it stays open. */
    private final class LifeContest implements Contest {
        private final Contest contest;

        LifeContest(Contest contest) {
            this.contest = contest;
        }

        @Override
        public Decision decide(boolean wantsTenuki) {
            return ownersOnly(contest.decide(wantsTenuki));
        }

        @Override
        public Decision decideOnBoard() {
            return ownersOnly(contest.decideOnBoard());
        }

        private Decision ownersOnly(Decision decision) {
            if (decision.winner() != owner) {
                throw new Stopped(StopReason.METHOD);
            }
            return decision;
        }

        @Override
        public List<Integer> lineSoFar() {
            return contest.lineSoFar();
        }

        @Override
        public boolean isReacher(int colour) {
            return colour == owner;
        }

        /** None: they would be about two eyes. */
        @Override
        public @Nullable ProofNumbers numbers() {
            return null;
        }

        /** None, for the same reason. */
        @Override
        public @Nullable ZonesSoFar zones(boolean maxFirst) {
            return null;
        }
    }
}
