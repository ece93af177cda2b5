package org.yomi.engine.verify.game;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.zone.Zone;

/** {@code apart(n)}: when a stone counts as never brought to another one, or to a region (semantics, section 6). */
record Distances(Assumptions assumptions) {
    /** Looks at an atom whose flag is pending; only when its max is to move can it have become impossible. */
    boolean areTooFar(AtomicGoal atom, Board board) {
        if (assumptions.apart() == 0 || atom.max().cell() != board.toMove()) {
            return false;
        }
        if (atom instanceof Connect connect) {
            return moves(connect.first(), Zone.of(board.geometry(), connect.second()), board) >= assumptions.apart();
        }
        return atom instanceof Enter enter && moves(enter.stone(), enter.region(), board) >= assumptions.apart();
    }

    /** The least that a path from a stone to a place costs, up to the number assumed. */
    private int moves(int stone, Zone place, Board board) {
        Geometry geometry = board.geometry();
        int far = assumptions.apart();
        int[] least = new int[geometry.size()];
        Arrays.fill(least, far);
        least[stone] = 0;
        boolean shorter = true;
        while (shorter) {
            shorter = false;
            for (int p = 0; p < least.length; p++) {
                for (int i = 0; i < geometry.neighbourCount(p); i++) {
                    int cost = least[p] + price(geometry.neighbour(p, i), stone, board);
                    if (cost < least[geometry.neighbour(p, i)]) {
                        least[geometry.neighbour(p, i)] = cost;
                        shorter = true;
                    }
                }
            }
        }
        int best = far;
        for (int p : place.points()) {
            best = Math.min(best, least[p]);
        }
        return best;
    }

    private int price(int point, int stone, Board board) {
        if (board.cell(point) == Board.EMPTY) {
            return 1;
        }
        if (board.cell(point) == board.cell(stone)) {
            return 0;
        }
        int block = board.block(point);
        return board.isImmortal(block) ? assumptions.apart() : board.liberties(block);
    }
}
