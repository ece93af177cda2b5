package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Enter;
import org.yomi.solvers.play.Bits;

/** The reacher brings the block of a stone into a region; the opponent keeps it out, or captures it. */
public final class EnterGame extends PathGame {
    public EnterGame(Enter goal, FarAway farAway, Board board) {
        super(goal.stone(), goal.region().toWords(), farAway, board);
    }

    @Override
    public boolean reached(Board board) {
        return !failed(board) && isInside(board, board.block(first));
    }

    @Override
    public boolean failed(Board board) {
        return board.cell(first) != reacher();
    }

    private boolean isInside(Board board, int block) {
        for (int i = 0; i < place.length; i++) {
            if ((board.stoneWord(block, i) & place[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int winningPoint(Board board, int from) {
        int block = board.block(first);
        for (int i = from >> 6; i < place.length; i++) {
            long liberties = board.libertyWord(block, i) & (i == from >> 6 ? -1L << (from & 63) : -1L);
            for (long w = liberties; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (Bits.has(place, p) || isNextToInside(board, p)) {
                    return p;
                }
            }
        }
        return NONE;
    }

    /** Whether a block of the reacher next to a point is in the region. */
    private boolean isNextToInside(Board board, int point) {
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            int q = geometry.neighbour(point, j);
            if (board.cell(q) == reacher() && isInside(board, board.block(q))) {
                return true;
            }
        }
        return false;
    }

    @Override
    void addAroundPlace(Board board, long[] points) {
        for (int p = Bits.next(place, 0); p >= 0; p = Bits.next(place, p + 1)) {
            if (board.cell(p) == reacher()) {
                Around.addRescues(board, board.block(p), points);
            }
        }
    }

    /** The block of the stone with all the points around it: then nothing of it is in the region. */
    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        Around.addWithNeighbours(board, board.block(first), zone);
    }
}
