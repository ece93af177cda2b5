package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.Benson;
import org.yomi.solvers.play.Bits;

/** Asks {@link Benson} whether a stone is unconditionally alive, after a quick look whether that can be. */
public final class TwoEyes {
    private final Geometry geometry;
    private final Benson benson;
    private final int[] queue;
    private final long[] seen;
    private final long[] region;
    private int stone;

    /** What {@link #benson} looked at last. */
    private long stones;

    private int colour = Board.EMPTY;

    public TwoEyes(Geometry geometry) {
        this.geometry = geometry;
        benson = new Benson(geometry);
        queue = new int[geometry.size()];
        seen = new long[geometry.words()];
        region = new long[geometry.words()];
    }

    /** Whether the block of a stone is unconditionally alive. */
    public boolean isAlive(Board board, int point) {
        stone = point;
        if (!board.isImmortal(board.block(point)) && !hasTwoVitalRegions(board, board.block(point))) {
            return false;
        }
        if (stones != board.hashOfStones() || colour != board.cell(point)) {
            stones = board.hashOfStones();
            colour = board.cell(point);
            benson.analyse(board, colour);
        }
        return benson.isAlive(point);
    }

    /** Adds the points that show that the stone last asked about is alive. */
    public void addProof(long[] zone) {
        benson.addProof(stone, zone);
    }

    private boolean hasTwoVitalRegions(Board board, int block) {
        Bits.clear(seen);
        int found = 0;
        for (int i = 0; i < seen.length; i++) {
            for (long w = board.libertyWord(block, i) & ~seen[i]; w != 0; w = w & (w - 1) & ~seen[i]) {
                if (isVital(board, block, (i << 6) + Long.numberOfTrailingZeros(w)) && ++found == 2) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Floods the region of an empty point; false when it has an empty point away from the block. */
    private boolean isVital(Board board, int block, int start) {
        int own = board.cell(stone);
        Bits.clear(region);
        int end = 0;
        queue[end++] = start;
        Bits.add(region, start);
        Bits.add(seen, start);
        for (int i = 0; i < end; i++) {
            int p = queue[i];
            if (board.cell(p) == Board.EMPTY && !board.isLiberty(block, p)) {
                return false;
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) != own && !Bits.has(region, q)) {
                    Bits.add(region, q);
                    Bits.add(seen, q);
                    queue[end++] = q;
                }
            }
        }
        return true;
    }
}
