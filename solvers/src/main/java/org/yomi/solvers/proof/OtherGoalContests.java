package org.yomi.solvers.proof;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.solvers.compound.CompoundGoal;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * The contests of a question as ones about another goal, which only one of the players needs to win:
 *
 * <p>Captures as the unconditional life of a block that is to be captured: its owner looks for two eyes and nothing else,
 * which is a game with fewer moves worth trying. What he wins so he wins, with the same zone; that he has no two eyes says
 * nothing.
 *
 * <p>Unconditional life as a capture. Who captures the block whatever its owner does has seen to it that it never lived: a
 * block that is alive by Benson's theorem cannot be captured at all. So it is his, with the same zone; that he cannot capture
 * it says nothing.
 */
final class OtherGoalContests implements Contests {
    /** Captures are read as they are for one part in so many of a first stretch, before two eyes are looked for. */
    private static final int FOR_LIVES = 5;

    /** Unconditional life is read for one part in so many of it, after the capture. */
    private static final int FOR_CAPTURES = 100;

    /** The contests get one part in so many of a stretch: nodes about two eyes take longer, and captures are soon found. */
    private static final int SHARE = 4;

    private final BoardContests contests;

    /** The player whose win counts. */
    private final int winner;

    /**
     * Those of a question that they {@link #suit}.
     *
     * @param megabytes that they may take
     * @param known what those of another question about the same stones found
     */
    OtherGoalContests(Question question, int megabytes, @Nullable Tables known) {
        Optional<Safe> safe = safe(question);
        List<Integer> stones = stones(question);
        Colour owner = Colour.ofCell(question.position().cell(stones.get(0)));
        Question share = question.withLimits(question.limits().withMemoryMb(megabytes));
        Contested other = safe.isPresent() ? capture(stones.get(0), owner) : lives(stones, owner);
        contests = new BoardContests(share, other, Reading.BY_TURNS, known);
        winner = (safe.isPresent() ? owner.opponent() : owner).cell();
    }

    /** Those of a question, if they {@link #suit} it, with so much memory at most. */
    static Optional<OtherGoalContests> of(Question question, int megabytes) {
        return suit(question) ? Optional.of(new OtherGoalContests(question, megabytes, null)) : Optional.empty();
    }

    /**
     * Whether a question is about captures or the unconditional life of a block, of stones that are not protected, and no
     * horizon lets blocks get away that have no eyes: then they seldom take longer. Where blocks are protected that may be
     * next to an eye, a block that is alive by Benson's theorem might be captured.
     */
    static boolean suit(Question question) {
        Assumptions assumptions = question.assumptions();
        boolean mayRun = assumptions.escape() > 0 || assumptions.open() > 0;
        List<Integer> stones = mayRun ? List.of() : stones(question);
        boolean bensonHolds = safe(question).isEmpty() || assumptions.alive().isEmpty();
        return !stones.isEmpty()
                && bensonHolds
                && stones.size() <= CompoundGoal.MOST_ATOMS
                && !isProtected(stones, question);
    }

    /** Whether the contests come first; else the question is read as it is. */
    static boolean comeFirst(Question question) {
        return safe(question).isPresent();
    }

    /**
     * So many nodes the question is read as it is at first.
     *
     * @param firstStretch of a goal that may be read in two ways
     */
    static long firstNodes(Question question, long firstStretch) {
        return Math.max(1, firstStretch / (safe(question).isPresent() ? FOR_CAPTURES : FOR_LIVES));
    }

    /** So many nodes the contests may take while the question takes a stretch. */
    static long nodes(long stretch) {
        return stretch / SHARE;
    }

    /** The stones to be captured or to live, if the question is about nothing else. */
    private static List<Integer> stones(Question question) {
        Optional<Safe> safe = safe(question);
        return safe.isPresent()
                ? List.of(safe.get().stone())
                : GameOfGoal.of(question.goal())
                        .filter(game -> !(game.atom() instanceof Race))
                        .map(GameOfGoal::captures)
                        .orElse(List.of());
    }

    private static Optional<Safe> safe(Question question) {
        return GameOfGoal.of(question.goal())
                .map(GameOfGoal::atom)
                .filter(Safe.class::isInstance)
                .map(Safe.class::cast);
    }

    private static boolean isProtected(List<Integer> stones, Question question) {
        Position position = question.position();
        Board board = new Board(
                position, question.assumptions().immortal(position.geometry()).toWords());
        return stones.stream().anyMatch(stone -> board.isImmortal(board.block(stone)));
    }

    private static Contested capture(int stone, Colour owner) {
        return GameOfGoal.of(new Capture(stone, owner.opponent())).orElseThrow();
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
        return new OneWinnersContest(contests.contest(ko, meter));
    }

    /** A contest that one player wins, or else it stays open. */
    private final class OneWinnersContest implements Contest {
        private final Contest contest;

        OneWinnersContest(Contest contest) {
            this.contest = contest;
        }

        @Override
        public Decision decide(Tenuki tenuki) {
            return ofWinner(contest.decide(tenuki));
        }

        @Override
        public Decision decideOnBoard() {
            return ofWinner(contest.decideOnBoard());
        }

        private Decision ofWinner(Decision decision) {
            if (decision.winner() != winner) {
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
            return colour == winner;
        }

        /** None: they would be about the other goal. */
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
