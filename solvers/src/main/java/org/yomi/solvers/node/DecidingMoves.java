package org.yomi.solvers.node;

import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/** Finds allowed moves of the player to move that decide the game at once, by what its rules say of points and positions. */
public final class DecidingMoves {
    private final Play play;
    private final Board board;
    private final ReachGame game;

    // Made once: they are needed at every node.
    private final IntUnaryOperator winningPoints;
    private final IntUnaryOperator livingPoints;
    private final IntUnaryOperator answeringPoints;
    private final IntUnaryOperator keepingPoints;
    private final BooleanSupplier anyMove = () -> true;
    private final BooleanSupplier isKeptByAnswers;
    private final BooleanSupplier isKept;
    private final long[] everywhere;

    /** Where {@link #livingPoints} looks. */
    private long[] among;

    DecidingMoves(Play play, ReachGame game) {
        this.play = play;
        this.game = game;
        board = play.board;
        everywhere = Bits.all(play.geometry);
        among = everywhere;
        winningPoints = from -> game.winningPoint(board, from);
        livingPoints = from -> game.livingPoint(board, among, from);
        answeringPoints = from -> game.answeringPoint(board, from);
        keepingPoints = from -> game.keepingPoint(board, from);
        isKeptByAnswers = () -> game.keptByAnswers(board);
        isKept = () -> game.failed(board) || game.keptByAssumption(board) != 0;
    }

    /** A move with which the reacher, to move, reaches the goal, or {@link ReachGame#NONE}. */
    public int winning() {
        return first(winningPoints, anyMove);
    }

    /** A move by which the keeper, to move, has won at once, perhaps by an assumption, or {@link ReachGame#NONE}. */
    public int keeping() {
        return first(keepingPoints, isKept);
    }

    /** A move of the keeper, to move, after which the game says that he has won for good, or {@link ReachGame#NONE}. */
    public int living() {
        return living(everywhere);
    }

    /** As {@link #living()}, among some points. */
    public int living(long[] set) {
        among = set;
        return first(livingPoints, anyMove);
    }

    /** A move of the keeper, to move, after which the game says that he wins by his answers, or {@link ReachGame#NONE}. */
    public int answering() {
        return first(answeringPoints, isKeptByAnswers);
    }

    /** The reacher is to move: finds where the keeper lives by his next move if he passes, for {@link Frame#living}. */
    public void findLiving(Frame f) {
        Bits.clear(f.living);
        play.pass();
        int point = game.livingPoint(board, everywhere, 0);
        while (point != ReachGame.NONE) {
            Bits.add(f.living, point);
            point = game.livingPoint(board, everywhere, point + 1);
        }
        play.undo();
    }

    /** The first allowed move after which a test holds, among the points at or after each point that a look gives. */
    private int first(IntUnaryOperator points, BooleanSupplier test) {
        int point = points.applyAsInt(0);
        while (point != ReachGame.NONE) {
            if (play.play(point) == Play.Verdict.PLAYED) {
                boolean holds = test.getAsBoolean();
                play.undo();
                if (holds) {
                    return point;
                }
            }
            point = points.applyAsInt(point + 1);
        }
        return point;
    }
}
