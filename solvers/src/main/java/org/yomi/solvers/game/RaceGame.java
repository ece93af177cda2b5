package org.yomi.solvers.game;

import java.util.List;
import java.util.stream.IntStream;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Race;
import org.yomi.solvers.game.race.Standoff;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.Play;

/**
 * The reacher captures some stones, all of them, before one of his own is captured; the keeper saves one, or captures
 * first.
 *
 * <p>Two captures that know of each other: what one does to be first, the other does to be late.
 */
public final class RaceGame extends ReachGame {
    private final int own;

    /** The reacher's capture, and the keeper's. */
    private final CaptureGame attack;

    private final CaptureGame counter;

    private final Standoff standoff;

    /** The race of one stone with others, whose flags {@code play} follows from now on. */
    RaceGame(int own, List<Integer> others, Assumptions assumptions, Play play) {
        this(own, others, others.size(), 0, assumptions, play);
        int[] stones = IntStream.concat(others.stream().mapToInt(p -> p), IntStream.of(own))
                .toArray();
        play.follow(Flags.ofStones(0, stones), (1L << stones.length) - 1);
    }

    /** A race in which one flag of {@code play} is set as long as neither stone is captured. */
    public RaceGame(Race goal, int flag, Assumptions assumptions, Play play) {
        this(goal.own(), List.of(goal.other()), flag, flag, assumptions, play);
    }

    private RaceGame(int own, List<Integer> others, int ownFlag, int firstFlag, Assumptions assumptions, Play play) {
        super(play.board.cell(own));
        this.own = own;
        attack = new CaptureGame(others, firstFlag, assumptions, play);
        attack.guard(own);
        // Only the stones to be captured may run away.
        counter =
                new CaptureGame(List.of(own), ownFlag, assumptions.withEscape(0).withOpen(0), play);
        standoff = new Standoff(play, keeper());
    }

    @Override
    public boolean reached(Board board) {
        return !failed(board) && attack.reached(board);
    }

    @Override
    public boolean failed(Board board) {
        return board.cell(own) != reacher();
    }

    @Override
    public int winningPoint(Board board, int from) {
        return attack.winningPoint(board, from);
    }

    @Override
    public int keepingPoint(Board board, int from) {
        int capture = counter.winningPoint(board, from);
        int escape = attack.keepingPoint(board, from);
        return capture == NONE || escape != NONE && escape < capture ? escape : capture;
    }

    @Override
    public int distance(Board board) {
        return attack.distance(board);
    }

    @Override
    public void estimate(Board board) {
        attack.estimate(board);
        counter.estimate(board);
        proof = attack.proof;
        disproof = Math.min(attack.disproof, counter.proof);
    }

    @Override
    public void addAttacks(Board board, long[] points) {
        attack.addAttacks(board, points);
        counter.addDefences(board, points);
    }

    @Override
    public void addDefences(Board board, long[] points) {
        attack.addDefences(board, points);
        counter.addAttacks(board, points);
    }

    @Override
    public int widenings() {
        return attack.widenings();
    }

    @Override
    public boolean keptForGood(Board board) {
        return attack.keptForGood(board);
    }

    @Override
    public void addReasonKeptForGood(Board board, long[] zone) {
        attack.addReasonKeptForGood(board, zone);
    }

    @Override
    public int leanOfKeptForGood() {
        return attack.leanOfKeptForGood();
    }

    @Override
    public int livingPoint(Board board, long[] among, int from) {
        return attack.livingPoint(board, among, from);
    }

    @Override
    public boolean keptByAnswers(Board board) {
        return attack.keptByAnswers(board);
    }

    @Override
    public void addReasonKeptByAnswers(long[] zone) {
        attack.addReasonKeptByAnswers(zone);
    }

    @Override
    public int answeringPoint(Board board, int from) {
        return attack.answeringPoint(board, from);
    }

    @Override
    public int chased(Board board) {
        return attack.chased(board);
    }

    @Override
    public boolean isSureOfWin(Board board) {
        return attack.isSureOfWin(board);
    }

    @Override
    public int sureMove(Board board) {
        return attack.sureMove(board);
    }

    @Override
    public boolean countSureWin(Board board, long[] zone, long[] spare, int more, int plenty) {
        boolean counted = attack.countSureWin(board, zone, spare, more, plenty);
        sureSlack = attack.sureSlack;
        return counted;
    }

    @Override
    public boolean addReasonForSureWin(Board board, long[] zone) {
        return attack.addReasonForSureWin(board, zone);
    }

    @Override
    public int leanOfSureWin() {
        return attack.leanOfSureWin();
    }

    @Override
    public boolean isSureOfKeeping(Board board) {
        return isCounterSure(board) || inStandoff(board) != Board.PASS;
    }

    /** Whether the keeper can be seen to capture first. */
    private boolean isCounterSure(Board board) {
        counter.guard(attack.nextPending(0));
        return counter.isSureOfWin(board);
    }

    /** A target that is not captured while the reacher's own stone stands, or pass. */
    private int inStandoff(Board board) {
        int enemy = board.block(own);
        for (int target = attack.nextPending(0); target >= 0; target = attack.nextPending(target + 1)) {
            if (standoff.holds(board, enemy, target)) {
                return target;
            }
        }
        return Board.PASS;
    }

    @Override
    public int sureAnswer(Board board) {
        if (isCounterSure(board)) {
            return counter.sureMove(board);
        }
        int target = inStandoff(board);
        return target == Board.PASS ? Board.PASS : standoff.move(board, board.block(own), target);
    }

    @Override
    public boolean addReasonForSureKeeping(Board board, long[] zone) {
        if (isCounterSure(board)) {
            return counter.addReasonForSureWin(board, zone);
        }
        int target = inStandoff(board);
        return target != Board.PASS && standoff.addProof(board, board.block(own), target, zone);
    }

    @Override
    public int keptByAssumption(Board board) {
        return attack.keptByAssumption(board);
    }

    @Override
    public void addAssumptionReason(Board board, long[] zone, int lean) {
        attack.addAssumptionReason(board, zone, lean);
    }

    @Override
    public void addReasonAgainstAssumption(Board board, long[] zone) {
        attack.addReasonAgainstAssumption(board, zone);
    }

    @Override
    public void addTargets(long[] zone) {
        attack.addTargets(zone);
        counter.addTargets(zone);
    }

    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        // Both stones stand, which every zone has.
    }

    @Override
    public void addReasonForReached(Board board, long[] zone) {
        // The captured block and its surroundings are part of the effect of the move that took it.
    }
}
