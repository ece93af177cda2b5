package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;

/** The reacher makes two eyes; how far he is from that. */
public abstract class LifeGame extends ReachGame {
    /** Up to this guess of the distance it is worth while to look for a move that is enough. */
    private static final int NEARLY = 3;

    public final Geometry geometry;
    private final EyeSpace eyes;
    private final long[] points;

    public LifeGame(int reacher, Board board) {
        super(reacher);
        geometry = board.geometry();
        eyes = new EyeSpace(geometry, reacher);
        points = new long[geometry.words()];
    }

    /** The moves in a row that the block needs for two eyes, more or less. */
    public final int movesToLive(Board board, int block) {
        eyes.clear();
        eyes.add(board, block);
        return eyes.moves();
    }

    public final void estimateLife(Board board, int moves) {
        boolean attack = board.toMove() == reacher();
        int m = attack ? Math.max(0, 2 * moves - 1) : 2 * moves;
        proof = 1 + m * m / 2;
        if (!attack && moves <= NEARLY && threatens(board)) {
            proof = 1;
        }
        disproof = Math.max(1, EyeSpace.FAR + 1 - moves);
    }

    /** Looks only where {@link #distance} says that one move may be enough. */
    @Override
    public int winningPoint(Board board, int from) {
        if (distance(board) > NEARLY) {
            return NONE;
        }
        Bits.clear(points);
        addAttacks(board, points);
        for (int p = Bits.next(points, from); p >= 0; p = p + 1 < geometry.size() ? Bits.next(points, p + 1) : -1) {
            if (board.cell(p) == Board.EMPTY && !board.isSuicide(p, reacher())) {
                board.play(p);
                boolean won = reached(board);
                board.undo();
                if (won) {
                    return p;
                }
            }
        }
        return NONE;
    }

    /** Whether the reacher, if the keeper passed now, could reach the goal by one move. */
    private boolean threatens(Board board) {
        board.play(Board.PASS);
        boolean found = winningPoint(board, 0) != NONE;
        board.undo();
        return found;
    }

    @Override
    public int keptByAssumption(Board board) {
        return 0;
    }

    @Override
    public void addAssumptionReason(Board board, long[] zone, int lean) {
        throw new AssertionError("no assumption ends this game");
    }

    @Override
    public void addReasonAgainstAssumption(Board board, long[] zone) {
        // There is none.
    }

    /** Nothing: where the keeper wins by capturing the block, it cannot have two eyes in any equal position. */
    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        // See addReasonToPass for the other wins.
    }

    /** Where the keeper only passes, the whole board shows that nothing lives. */
    @Override
    public void addReasonToPass(Board board, long[] zone) {
        for (int p = 0; p < geometry.size(); p++) {
            Bits.add(zone, p);
        }
    }
}
