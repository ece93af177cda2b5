package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;

/**
 * What one atomic goal asks of the search: when the reacher is there, how far he is, and which points show it.
 *
 * <p>An implementation may hold scratch memory; it serves one search.
 */
public abstract class ReachGame {
    /** No move. */
    public static final int NONE = Play.NO_POINT;

    private final int reacher;

    public ReachGame(int reacher) {
        this.reacher = reacher;
    }

    /** The player who has to make something happen, {@link Board#BLACK} or {@link Board#WHITE}. */
    public final int reacher() {
        return reacher;
    }

    public final int keeper() {
        return Board.opponent(reacher);
    }

    /** Whether the goal has been reached. Asked after each move of the reacher. */
    public abstract boolean reached(Board board);

    /** Whether the goal can never be reached any more. Asked after each move of the keeper. */
    public abstract boolean failed(Board board);

    /**
     * The lowest point from {@code from} on where the reacher, to move, would reach the goal if the move is allowed, or
     * {@link #NONE}.
     */
    public abstract int winningPoint(Board board, int from);

    /**
     * The lowest point from {@code from} on where the keeper's move may make the goal impossible, or let an assumption say
     * that he has won, or {@link #NONE}.
     */
    public int keepingPoint(Board board, int from) {
        return NONE;
    }

    /** How many more moves in a row the reacher needs at least, more or less; only orders and rations moves. */
    public abstract int distance(Board board);

    /** The proof number that the last {@link #estimate} gave. */
    public int proof;

    /** The disproof number that the last {@link #estimate} gave. */
    public int disproof;

    /** Sets {@link #proof} and {@link #disproof} to a guess of the work left. */
    public abstract void estimate(Board board);

    /** Adds the points where the reacher, to move, most likely has a good move; the others are tried later. */
    public abstract void addAttacks(Board board, long[] points);

    /** Adds the points where the keeper, to move, most likely has a good move; the others are tried later. */
    public abstract void addDefences(Board board, long[] points);

    /** So often a node is widened by moves one step further away before all the likely ones are refuted. */
    public int widenings() {
        return 0;
    }

    /** What the reacher lacks on the board, the more the farther he is, for {@link #idleCost} after a move; only orders moves. */
    public int lacking(Board board) {
        return 0;
    }

    /**
     * How much less is to be hoped for from the move just played, if it changes nothing in what the reacher lacks.
     *
     * @param before {@link #lacking} before the move
     */
    public int idleCost(Board board, int before) {
        return 0;
    }

    /** How much less is to be hoped for from each further move in the order of {@code MoveOrder}. */
    public int rankCost() {
        return 2;
    }

    /**
     * Whether the looks for the winner without a search take so long that they are better put off: children are many, and
     * few of them are searched. Not so in races, where they find out more: put off, they made {@code analyze_semeai}
     * take 1.14 times as long.
     */
    public boolean looksTakeLong() {
        return false;
    }

    /** Whether the keeper, the reacher to move, can be seen to win for good; see {@link #leanOfKeptForGood}. */
    public boolean keptForGood(Board board) {
        return false;
    }

    /**
     * Whether the keeper, the reacher to move, can be seen to win by answers that need no search, without any assumption.
     * Unlike {@link #keptForGood} that says nothing where he has other cares, too.
     */
    public boolean keptByAnswers(Board board) {
        return false;
    }

    /** Adds the points that show that {@link #keptByAnswers}, just asked, holds. */
    public void addReasonKeptByAnswers(long[] zone) {
        throw new AssertionError("nothing is kept by answers");
    }

    /**
     * The lowest point from {@code from} on where a move of the keeper, to move, may well make {@link #keptByAnswers} true,
     * or {@link #NONE}.
     */
    public int answeringPoint(Board board, int from) {
        return NONE;
    }

    /** Whether the reacher, whoever is to move, can be seen to win without any search. */
    public boolean isSureOfWin(Board board) {
        return false;
    }

    /** After {@link #isSureOfWin} was true, the reacher to move: a move that brings him nearer to the goal, or pass. */
    public int sureMove(Board board) {
        return Board.PASS;
    }

    /** After {@link #isSureOfWin} was true, the keeper to move: what holds out longest, as far as that is known, or pass. */
    public int lastResort(Board board) {
        return Board.PASS;
    }

    /**
     * Adds the points that show that {@link #isSureOfWin} holds; false where that cannot be seen a second time, as what games
     * remember may help them to see it.
     */
    public boolean addReasonForSureWin(Board board, long[] zone) {
        throw new AssertionError("no win is sure");
    }

    /** What the win leans on for which {@link #addReasonForSureWin} has just added the points. */
    public int leanOfSureWin() {
        return 0;
    }

    /** How many of the spare points of {@link #countSureWin} may have been filled already. */
    public int sureSlack;

    /**
     * As {@link #addReasonForSureWin}, where liberties are only counted, one as good as another: these, and the stones that
     * lead to them, go to {@code spare}. Then sets {@link #sureSlack}.
     *
     * @param more how many liberties a wall must have beyond those needed; else some go to the zone
     * @param plenty how many beyond those needed are spare at most
     * @return false where nothing is counted; what was added then means nothing
     */
    public boolean countSureWin(Board board, long[] zone, long[] spare, int more, int plenty) {
        return false;
    }

    /** A stone of the one block that the reacher may win by capturing it in a ladder, or {@link #NONE}. */
    public int chased(Board board) {
        return NONE;
    }

    /** Whether the keeper, whoever is to move, can be seen to win without any search. */
    public boolean isSureOfKeeping(Board board) {
        return false;
    }

    /** After {@link #isSureOfKeeping} was true, the keeper to move: a move after which it still is, or pass. */
    public int sureAnswer(Board board) {
        return Board.PASS;
    }

    /** Adds the points that show that {@link #isSureOfKeeping} holds; false where that cannot be seen a second time. */
    public boolean addReasonForSureKeeping(Board board, long[] zone) {
        throw new AssertionError("nothing is sure to be kept");
    }

    /**
     * The lowest point of a set from {@code from} on where a move of the keeper, to move, makes {@link #keptForGood} true if
     * it is allowed, or {@link #NONE}; may miss some.
     */
    public int livingPoint(Board board, long[] among, int from) {
        return NONE;
    }

    /** Adds the points that show that {@link #keptForGood}, just asked, holds. */
    public void addReasonKeptForGood(Board board, long[] zone) {
        throw new AssertionError("nothing is kept for good");
    }

    /** What {@link #keptForGood} leans on for which {@link #addReasonKeptForGood} has just added the points. */
    public int leanOfKeptForGood() {
        return 0;
    }

    /** A guess what refuting the keeper's other moves takes, once his pass is refuted, beyond those likely now. */
    public int debtOfPass() {
        return 0;
    }

    /** Whether the keeper can ever do more than hold out. */
    public boolean canBeWonByKeeper() {
        return true;
    }

    /** Adds the points that show that the goal is not reached while the keeper only passes. */
    public void addReasonToPass(Board board, long[] zone) {
        // What shows that the goal is not reached yet is enough.
    }

    /** The assumption by which the keeper, reacher to move, has won, as a {@link Lean} bit, or 0. */
    public abstract int keptByAssumption(Board board);

    /** Adds the points that show that {@link #keptByAssumption} holds. */
    public abstract void addAssumptionReason(Board board, long[] zone, int lean);

    /** Adds the points that show that {@link #keptByAssumption} does not hold, as far as no capture zone has them. */
    public abstract void addReasonAgainstAssumption(Board board, long[] zone);

    /** Adds the stones named in the goal. */
    public abstract void addTargets(long[] zone);

    /** Whether a pass may change what has become of the goal's parts: then it is a move like others. */
    public boolean passMayMatter() {
        return false;
    }

    /** Adds what every zone of {@code winner}'s has: the stones named, and what shows that nothing was reached against him. */
    public void addStanding(Board board, int winner, long[] zone) {
        addTargets(zone);
    }

    /** Adds the points that show that the goal is not reached yet, whatever comes later. */
    public void addReasonPending(Board board, long[] zone) {
        addReasonAgainstReached(board, zone);
    }

    /** Adds the points that show that the goal is not reached yet. */
    public abstract void addReasonAgainstReached(Board board, long[] zone);

    /** Adds the points that show that the goal has just been reached, beyond those of the last move's effect. */
    public abstract void addReasonForReached(Board board, long[] zone);
}
