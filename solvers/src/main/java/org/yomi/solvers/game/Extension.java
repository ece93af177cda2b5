package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;

/** The liberties that a block has after its owner fills one of them: he joins friends, and stones in atari there come off. */
final class Extension {
    private final Geometry geometry;
    private final int owner;
    private final long[] liberties;

    Extension(Geometry geometry, int owner) {
        this.geometry = geometry;
        this.owner = owner;
        liberties = new long[geometry.words()];
    }

    /** The lowest liberty from {@code from} on by which a block gets so many, or {@link ReachGame#NONE}. */
    int pointFor(int least, Board board, int block, int from) {
        for (int i = from >> 6; i < liberties.length; i++) {
            long w = board.libertyWord(block, i);
            if (i == from >> 6) {
                w &= -1L << (from & 63);
            }
            for (; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (libertiesBy(board, block, p) >= least) {
                    return p;
                }
            }
        }
        return ReachGame.NONE;
    }

    /** The liberties of a block after its best extension; at least those that are left when one is filled. */
    int mostLiberties(Board board, int block) {
        int most = board.liberties(block) - 1;
        for (int i = 0; i < liberties.length; i++) {
            for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                most = Math.max(most, libertiesBy(board, block, (i << 6) + Long.numberOfTrailingZeros(w)));
            }
        }
        return most;
    }

    /** The liberties by a stone on one of them. What else is captured with stones that come off is not looked at. */
    private int libertiesBy(Board board, int block, int p) {
        int count = board.liberties(block) - 1;
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            int cell = board.cell(q);
            if (cell == Board.EMPTY) {
                count += board.isLiberty(block, q) ? 0 : 1;
            } else if (cell == owner ? board.block(q) != block : board.liberties(board.block(q)) == 1) {
                return libertiesOfUnion(board, block, p);
            }
        }
        return count;
    }

    /** The same where the stone joins other blocks, or takes stones. */
    private int libertiesOfUnion(Board board, int block, int p) {
        Bits.clear(liberties);
        board.addLiberties(block, liberties);
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            int cell = board.cell(q);
            if (cell == Board.EMPTY) {
                Bits.add(liberties, q);
            } else if (cell == owner && board.block(q) != block) {
                board.addLiberties(board.block(q), liberties);
            } else if (cell != owner && board.liberties(board.block(q)) == 1) {
                board.addStones(board.block(q), liberties);
            }
        }
        Bits.remove(liberties, p);
        return Bits.count(liberties);
    }
}
