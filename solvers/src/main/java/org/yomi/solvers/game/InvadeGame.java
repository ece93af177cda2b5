package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.life.Benson;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Bits;

/** The reacher makes any block with a stone in a region unconditionally alive. */
public final class InvadeGame extends LifeGame {
    private final long[] area;
    private final Benson benson;

    public InvadeGame(int reacher, Zone region, Board board) {
        super(reacher, board);
        area = region.toWords();
        benson = new Benson(geometry);
    }

    @Override
    public boolean reached(Board board) {
        benson.analyse(board, reacher());
        return aliveStone() >= 0;
    }

    private int aliveStone() {
        for (int i = 0; i < area.length; i++) {
            long w = benson.aliveWord(i) & area[i];
            if (w != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(w);
            }
        }
        return -1;
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
    public int distance(Board board) {
        int best = 9;
        for (int p = Bits.next(area, 0); p >= 0; p = Bits.next(area, p + 1)) {
            if (board.cell(p) == reacher() && board.firstStone(board.block(p)) == p) {
                best = Math.min(best, movesToLive(board, board.block(p)));
            }
        }
        return best;
    }

    @Override
    public void estimate(Board board) {
        estimateLife(board, distance(board));
    }

    @Override
    public void addAttacks(Board board, long[] points) {
        addRegion(board, points);
    }

    @Override
    public void addDefences(Board board, long[] points) {
        addRegion(board, points);
    }

    private void addRegion(Board board, long[] points) {
        for (int p = Bits.next(area, 0); p >= 0; p = Bits.next(area, p + 1)) {
            if (board.cell(p) == Board.EMPTY) {
                Bits.add(points, p);
            } else if (board.cell(p) == reacher()) {
                addLiberties(board, board.block(p), points);
            }
        }
    }

    @Override
    public void addTargets(long[] zone) {
        // No stone is named.
    }

    @Override
    public void addReasonForReached(Board board, long[] zone) {
        benson.analyse(board, reacher());
        benson.addProof(aliveStone(), zone);
    }
}
