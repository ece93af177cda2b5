package org.yomi.solvers.node;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.game.Around;
import org.yomi.solvers.play.Bits;

/** Moves one step further away from a fight. Orders and rations moves, never drops one. */
public final class Widening {
    /** The liberties of a block with at most so many are part of the fight. */
    private static final int WEAK = 3;

    private final Board board;
    private final Geometry geometry;
    private final long[] from;

    /** The stones of the blocks that were looked at. */
    private final long[] seen;

    public Widening(Board board) {
        this.board = board;
        geometry = board.geometry();
        from = new long[geometry.words()];
        seen = new long[geometry.words()];
    }

    /**
     * Adds to some empty points those next to them, the liberties of the weak blocks next to them, and those of the
     * blocks in atari or nearly so that a block next to them could take.
     */
    public void widen(long[] points) {
        Bits.copy(points, from);
        Bits.clear(seen);
        for (int p = Bits.next(from, 0); p >= 0; p = Bits.next(from, p + 1)) {
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) == Board.EMPTY) {
                    Bits.add(points, q);
                } else if (!Bits.has(seen, q)) {
                    board.addStones(board.block(q), seen);
                    addBlock(board.block(q), points);
                }
            }
        }
    }

    private void addBlock(int block, long[] points) {
        if (board.liberties(block) <= WEAK) {
            board.addLiberties(block, points);
            Around.addLibertiesOfWeakNeighbours(board, block, points);
        }
    }
}
