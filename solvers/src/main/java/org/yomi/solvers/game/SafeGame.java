package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;

/** The reacher makes the block of one stone unconditionally alive; the keeper captures it, or holds it at one eye. */
public final class SafeGame extends LifeGame {
    private final int target;
    private final TwoEyes life;

    public SafeGame(int target, Board board) {
        super(board.cell(target), board);
        this.target = target;
        life = new TwoEyes(geometry);
    }

    @Override
    public boolean reached(Board board) {
        return board.cell(target) == reacher() && life.isAlive(board, target);
    }

    @Override
    public boolean failed(Board board) {
        return board.cell(target) != reacher();
    }

    @Override
    public int distance(Board board) {
        return movesToLive(board, board.block(target));
    }

    @Override
    public void estimate(Board board) {
        estimateLife(board, movesToLive(board, board.block(target)));
        disproof = Math.min(disproof, 2 * board.liberties(board.block(target)));
    }

    @Override
    public void addAttacks(Board board, long[] points) {
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
    public void addNear(Board board, long[] points) {
        addAround(board, board.block(target), points);
    }

    @Override
    public void addTargets(long[] zone) {
        Bits.add(zone, target);
    }

    @Override
    public void addReasonForReached(Board board, long[] zone) {
        life.addProof(zone);
    }
}
