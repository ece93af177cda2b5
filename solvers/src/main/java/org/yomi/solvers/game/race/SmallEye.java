package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.solvers.play.Bits;

/** The one region of a few points that a block alone encloses, with all that stands in it. */
final class SmallEye {
    /** The stones of the block. */
    final long[] stones;

    /** The points of the eye; none if the block has no eye. */
    final long[] points;

    private final Geometry geometry;
    private final int words;
    private final long[] seen;

    /** Points of a region that is too large for an eye. */
    private final long[] large;

    private final int[] flooded = new int[EyeRace.MOST_POINTS];

    SmallEye(Geometry geometry) {
        this.geometry = geometry;
        words = geometry.words();
        stones = new long[words];
        points = new long[words];
        seen = new long[words];
        large = new long[words];
    }

    /** Takes a block's eye, if it has one; false when it has two. */
    boolean take(Board board, int block) {
        Bits.clear(points);
        Bits.clear(seen);
        Bits.clear(large);
        for (int i = 0; i < words; i++) {
            stones[i] = board.stoneWord(block, i);
        }
        for (int i = 0; i < words; i++) {
            for (long w = board.libertyWord(block, i) & ~seen[i]; w != 0; w = w & w - 1 & ~seen[i]) {
                int size = flood((i << 6) + Long.numberOfTrailingZeros(w));
                if (size > 0 && exists()) {
                    return false;
                }
                for (int k = 0; k < size; k++) {
                    Bits.add(points, flooded[k]);
                }
            }
        }
        return true;
    }

    /** Whether the block taken has an eye. */
    boolean exists() {
        return Bits.next(points, 0) >= 0;
    }

    /** Forgets the eye. */
    void clear() {
        Bits.clear(points);
    }

    /**
     * Floods from a liberty up to the block's stones; all points seen are added to {@link #seen}.
     *
     * @return the size of the region in {@link #flooded}, or 0 when it is too large
     */
    private int flood(int start) {
        int end = 0;
        flooded[end++] = start;
        Bits.add(seen, start);
        boolean fits = true;
        for (int i = 0; i < end && fits; i++) {
            int p = flooded[i];
            for (int j = geometry.neighbourCount(p) - 1; j >= 0 && fits; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(large, q)) {
                    fits = false;
                } else if (!Bits.has(stones, q) && !Bits.has(seen, q)) {
                    fits = end < flooded.length;
                    if (fits) {
                        Bits.add(seen, q);
                        flooded[end++] = q;
                    }
                }
            }
        }
        for (int i = 0; i < end && !fits; i++) {
            Bits.add(large, flooded[i]);
        }
        return fits ? end : 0;
    }
}
