package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * The reacher makes the block of one of some stones unconditionally alive; the keeper captures them all, or holds each at one
 * eye. All stones are on the board; where one of several is captured, a game about the others begins.
 */
public class SafeGame extends LifeGame {
    private final int[] targets;

    public SafeGame(Play play, int... targets) {
        super(play.board.cell(targets[0]), pointSet(play, targets), play);
        this.targets = targets;
    }

    private static long[] pointSet(Play play, int... points) {
        long[] set = new long[play.geometry.words()];
        for (int point : points) {
            Bits.add(set, point);
        }
        return set;
    }

    @Override
    public boolean failed(Board board) {
        for (int target : targets) {
            if (board.cell(target) == reacher()) {
                return false;
            }
        }
        return true;
    }

    @Override
    void addAllAttacks(Board board, long[] points) {
        for (int target : targets) {
            int block = board.block(target);
            board.addLiberties(block, points);
            Around.addLibertiesOfWeakNeighbours(board, block, points);
        }
    }

    @Override
    public int widenings() {
        return 1;
    }

    @Override
    public void addTargets(long[] zone) {
        for (int target : targets) {
            Bits.add(zone, target);
        }
    }
}
