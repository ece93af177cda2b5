package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * The one region of a few points that a block alone encloses, with all that stands in it.
 *
 * <p>Which small regions there are depends on the block's stones only. They are asked for after move upon move, most of them
 * played elsewhere, so those of the last blocks are kept.
 */
final class SmallEye {
    /** Blocks whose regions are kept. */
    private static final int SLOTS = 1 << 8;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    /** A block that encloses more is taken to have two eyes. */
    private static final int MOST_REGIONS = 8;

    /** The stones of the block. */
    final long[] stones;

    /** The points of the eye; none if the block has no eye. */
    final long[] points;

    private final Geometry geometry;
    private final int words;
    private final Spread spread;
    private final long[] around;

    /** Points of a region that is too large for an eye. */
    private final long[] large;

    private final int[] flooded = new int[EyeRace.MOST_POINTS];
    private boolean found;

    /** For each slot the stones of a block, the number of its small regions, and these one after the other. */
    private final long[][] known = new long[SLOTS][];

    private final int[] count = new int[SLOTS];
    private final long[][] regions = new long[SLOTS][];

    SmallEye(Geometry geometry) {
        this.geometry = geometry;
        words = geometry.words();
        spread = new Spread(geometry);
        stones = new long[words];
        points = new long[words];
        around = new long[words];
        large = new long[words];
    }

    /** Takes a block's eye, if it has one; false when it has two. */
    boolean take(Board board, int block) {
        clear();
        for (int i = 0; i < words; i++) {
            stones[i] = board.stoneWord(block, i);
        }
        int slot = slot();
        if (count[slot] > MOST_REGIONS) {
            return false;
        }
        for (int k = 0; k < count[slot]; k++) {
            if (!hasLiberty(board, block, regions[slot], k * words)) {
                continue;
            }
            if (found) {
                return false;
            }
            found = true;
            System.arraycopy(regions[slot], k * words, points, 0, words);
        }
        return true;
    }

    private boolean hasLiberty(Board board, int block, long[] all, int from) {
        for (int i = 0; i < words; i++) {
            if ((board.libertyWord(block, i) & all[from + i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the block taken has an eye. */
    boolean exists() {
        return found;
    }

    /** Forgets the eye. */
    void clear() {
        found = false;
        Bits.clear(points);
    }

    /** The slot with the regions of the stones, which are found if they are not there. */
    private int slot() {
        long hash = 0;
        for (int i = 0; i < words; i++) {
            hash = (hash + stones[i]) * MIX;
        }
        int slot = (int) (hash >>> 32) & SLOTS - 1;
        if (known[slot] == null) {
            known[slot] = new long[words];
            regions[slot] = new long[MOST_REGIONS * words];
        } else if (Bits.containsAll(known[slot], stones) && Bits.containsAll(stones, known[slot])) {
            return slot;
        }
        Bits.copy(stones, known[slot]);
        findRegions(slot);
        return slot;
    }

    private void findRegions(int slot) {
        count[slot] = 0;
        Bits.clear(regions[slot]);
        Bits.clear(large);
        for (int i = 0; i < words; i++) {
            around[i] = spread.next(stones, 0, i) & ~stones[i];
        }
        for (int p = Bits.next(around, 0); p >= 0; p = Bits.next(around, p + 1)) {
            int size = Bits.has(large, p) ? 0 : flood(p);
            if (size > 0 && ++count[slot] > MOST_REGIONS) {
                return;
            }
            for (int k = 0; k < size; k++) {
                int q = flooded[k];
                Bits.remove(around, q);
                regions[slot][(count[slot] - 1) * words + (q >> 6)] |= 1L << (q & 63);
            }
        }
    }

    /**
     * Floods from a point next to the block up to its stones.
     *
     * @return the size of the region in {@link #flooded}, or 0 when it is too large
     */
    private int flood(int start) {
        int end = 0;
        flooded[end++] = start;
        boolean fits = true;
        for (int i = 0; i < end && fits; i++) {
            int p = flooded[i];
            for (int j = geometry.neighbourCount(p) - 1; j >= 0 && fits; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(stones, q) || isAmongFlooded(q, end)) {
                    continue;
                }
                fits = end < flooded.length && !Bits.has(large, q);
                if (fits) {
                    flooded[end++] = q;
                }
            }
        }
        for (int i = 0; i < end && !fits; i++) {
            Bits.add(large, flooded[i]);
        }
        return fits ? end : 0;
    }

    private boolean isAmongFlooded(int point, int end) {
        for (int i = 0; i < end; i++) {
            if (flooded[i] == point) {
                return true;
            }
        }
        return false;
    }
}
