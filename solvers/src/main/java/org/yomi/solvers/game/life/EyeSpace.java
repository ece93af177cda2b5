package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;

/** A guess how many moves in a row some stones need for two eyes. Only orders moves. */
public final class EyeSpace {
    /** As good as never. */
    public static final int FAR = 9;

    /** Larger regions are no eyes yet. */
    private static final int LARGEST_EYE = 16;

    private final Geometry geometry;
    private final int colour;
    private final int[] queue;
    private final long[] seen;
    private final long[] region;
    private int best;
    private int next;

    public EyeSpace(Geometry geometry, int colour) {
        this.geometry = geometry;
        this.colour = colour;
        queue = new int[geometry.size()];
        seen = new long[geometry.words()];
        region = new long[geometry.words()];
    }

    public void clear() {
        Bits.clear(seen);
        best = FAR;
        next = FAR;
    }

    /** Looks at the regions around a block that were not looked at since {@link #clear}. */
    public void add(Board board, int block) {
        for (int i = 0; i < seen.length; i++) {
            for (long w = board.libertyWord(block, i) & ~seen[i]; w != 0; w = w & (w - 1) & ~seen[i]) {
                look(board, (i << 6) + Long.numberOfTrailingZeros(w));
            }
        }
    }

    /** The moves in a row that bring two eyes in the regions looked at, {@link #FAR} at most. */
    public int moves() {
        return Math.min(FAR, best + next);
    }

    private void look(Board board, int start) {
        Bits.clear(region);
        int end = 0;
        queue[end++] = start;
        Bits.add(region, start);
        int away = 0;
        int empty = 0;
        for (int i = 0; i < end; i++) {
            int p = queue[i];
            Bits.add(seen, p);
            boolean borders = false;
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) == colour) {
                    borders = true;
                } else if (!Bits.has(region, q)) {
                    Bits.add(region, q);
                    queue[end++] = q;
                }
            }
            if (board.cell(p) == Board.EMPTY) {
                empty++;
                away += borders ? 0 : 1;
            }
            if (end > LARGEST_EYE) {
                Bits.or(seen, region);
                note(3);
                return;
            }
        }
        note((away + 1) / 2);
        if (empty >= 3 || end >= 5) {
            note(1 + away / 2);
        }
    }

    private void note(int price) {
        if (price < best) {
            next = best;
            best = price;
        } else if (price < next) {
            next = price;
        }
    }
}
