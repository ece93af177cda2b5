package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;

/** The reacher makes the block of one stone unconditionally alive; the keeper captures it, or holds it at one eye. */
public final class SafeGame extends LifeGame {
    private final int target;

    public SafeGame(int target, Board board) {
        super(board.cell(target), pointSet(target, board), board);
        this.target = target;
    }

    private static long[] pointSet(int point, Board board) {
        long[] set = new long[board.geometry().words()];
        Bits.add(set, point);
        return set;
    }

    @Override
    public boolean failed(Board board) {
        return board.cell(target) != reacher();
    }

    @Override
    void addAllAttacks(Board board, long[] points) {
        int block = board.block(target);
        addLiberties(board, block, points);
        addLibertiesOfWeakNeighbours(board, block, points);
    }

    @Override
    public void addDefences(Board board, long[] points) {
        int block = board.block(target);
        addLiberties(board, block, points);
        addRescues(board, block, points);
    }

    @Override
    public int widenings() {
        return 1;
    }

    @Override
    public void addTargets(long[] zone) {
        Bits.add(zone, target);
    }
}
