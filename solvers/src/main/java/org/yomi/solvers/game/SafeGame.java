package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/** The reacher makes the block of one stone unconditionally alive; the keeper captures it, or holds it at one eye. */
public final class SafeGame extends LifeGame {
    private final int target;

    public SafeGame(int target, Play play) {
        super(play.board.cell(target), pointSet(target, play), play);
        this.target = target;
    }

    private static long[] pointSet(int point, Play play) {
        long[] set = new long[play.geometry.words()];
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
        board.addLiberties(block, points);
        Around.addLibertiesOfWeakNeighbours(board, block, points);
    }

    @Override
    void addLikelyDefences(Board board, long[] points) {
        int block = board.block(target);
        board.addLiberties(block, points);
        Around.addRescues(board, block, points);
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
