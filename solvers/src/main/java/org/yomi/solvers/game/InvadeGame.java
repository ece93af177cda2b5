package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/** The reacher makes any block with a stone in a region unconditionally alive. */
public final class InvadeGame extends LifeGame {
    public InvadeGame(int reacher, Zone region, Play play) {
        super(reacher, region.toWords(), play);
    }

    @Override
    public boolean failed(Board board) {
        return false;
    }

    @Override
    public boolean canBeWonByKeeper() {
        return false;
    }

    @Override
    void addAllAttacks(Board board, long[] points) {
        for (int p = Bits.next(area, 0); p >= 0; p = Bits.next(area, p + 1)) {
            if (board.cell(p) == Board.EMPTY) {
                Bits.add(points, p);
            } else if (board.cell(p) == reacher()) {
                board.addLiberties(board.block(p), points);
            }
        }
    }

    @Override
    public void addTargets(long[] zone) {
        // No stone is named.
    }
}
