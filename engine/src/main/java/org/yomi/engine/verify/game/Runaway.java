package org.yomi.engine.verify.game;

import java.util.BitSet;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Assumptions;

/** {@code escape(k)} and {@code open(n)}: when a target counts as never captured (semantics, section 6). */
record Runaway(Assumptions assumptions) {
    /** Looks at the block of a stone; only when its attacker is to move can it have got away. */
    boolean gotAway(int stone, Board board) {
        if (board.cell(stone) == board.toMove()) {
            return false;
        }
        return assumptions.escape() > 0 && board.liberties(board.block(stone)) >= assumptions.escape()
                || assumptions.open() > 0 && openPoints(stone, board) >= assumptions.open();
    }

    private static int openPoints(int stone, Board board) {
        BitSet reached = new BitSet();
        for (int p = 0; p < board.geometry().size(); p++) {
            if (board.isLiberty(board.block(stone), p)) {
                flood(p, board, reached);
            }
        }
        return reached.cardinality();
    }

    /** Adds the empty points that can be reached from a point over points that are not next to the attacker. */
    private static void flood(int from, Board board, BitSet reached) {
        BitSet open = new BitSet();
        open.set(from);
        Geometry geometry = board.geometry();
        for (int p = from; p >= 0; p = open.nextSetBit(0)) {
            open.clear(p);
            if (board.cell(p) != Board.EMPTY || reached.get(p) || isNextToAttacker(p, board)) {
                continue;
            }
            reached.set(p);
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                open.set(geometry.neighbour(p, i));
            }
        }
    }

    private static boolean isNextToAttacker(int p, Board board) {
        for (int i = 0; i < board.geometry().neighbourCount(p); i++) {
            if (board.cell(board.geometry().neighbour(p, i)) == board.toMove()) {
                return true;
            }
        }
        return false;
    }
}
