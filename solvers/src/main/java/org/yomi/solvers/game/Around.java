package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;

/** Sets of points around a block. */
public final class Around {
    private Around() {}

    /** Adds a block's stones and all points next to them. */
    public static void addWithNeighbours(Board board, int block, long[] zone) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < zone.length; i++) {
            for (long w = board.stoneWord(block, i); w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                Bits.add(zone, p);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    Bits.add(zone, geometry.neighbour(p, j));
                }
            }
        }
    }

    /** Adds the liberties of the opponent's blocks next to a block that have at most two. */
    public static void addLibertiesOfWeakNeighbours(Board board, int block, long[] points) {
        addFightsAround(board, block, 2, false, points);
    }

    /** Adds the moves that save the opponent's blocks next to a block that have at most two liberties. */
    public static void addRescues(Board board, int block, long[] points) {
        addFightsAround(board, block, 2, true, points);
    }

    /**
     * Adds the liberties of the opponent's blocks next to a block that have at most {@code weak}; to rescue them, also
     * the liberties of the blocks that they could capture.
     */
    static void addFightsAround(Board board, int block, int weak, boolean rescue, long[] points) {
        Geometry geometry = board.geometry();
        int opponent = Board.opponent(board.cell(board.firstStone(block)));
        int last = -1;
        for (int i = 0; i < points.length; i++) {
            for (long w = board.stoneWord(block, i); w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    int q = geometry.neighbour(p, j);
                    // Most contacts with a block follow each other.
                    if (board.cell(q) == opponent && board.block(q) != last) {
                        last = board.block(q);
                        if (board.liberties(last) <= weak) {
                            addFight(board, last, rescue, points);
                        }
                    }
                }
            }
        }
    }

    private static void addFight(Board board, int weak, boolean rescue, long[] points) {
        board.addLiberties(weak, points);
        if (rescue) {
            addLibertiesOfWeakNeighbours(board, weak, points);
        }
    }
}
