package org.yomi.engine.board.life;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;

/**
 * Says of one block whether {@link Benson} finds it alive, by looking only at what that can rest on: the regions that
 * are vital to it, the blocks next to those, the regions vital to these, and so on. If that is more than 64 blocks, the
 * others count as dead, so that life may be missed.
 *
 * <p>One object is made for a board size and used again and again; it allocates nothing. Not safe for use by several
 * threads.
 */
public final class LifeOfBlock {
    private static final int NONE = -1;

    private final Geometry geometry;
    private Board board;
    private int own;

    /** The blocks that were reached, by their numbers on the board. */
    private final int[] reached;

    private int blocks;
    private final boolean[] dead;

    /** Region r is vital to the blocks whose bits are set; only the first 64 blocks can have vital regions. */
    private final long[] vitalTo;

    /** Region r has the points from start r up to start r + 1. */
    private final int[] starts;

    private final int[] points;
    private final boolean[] broken;
    private int regions;

    private final int[] regionOf;

    /** Points that a flood for the block at hand has reached in vain. */
    private final long[] inVain;

    private final long[] flooded;

    /** Makes one for boards of a size. */
    public LifeOfBlock(Geometry geometry) {
        this.geometry = geometry;
        int size = geometry.size();
        board = new Board(geometry);
        reached = new int[size];
        dead = new boolean[size];
        vitalTo = new long[size];
        starts = new int[size + 2];
        points = new int[size];
        broken = new boolean[size];
        regionOf = new int[size];
        inVain = new long[geometry.words()];
        flooded = new long[geometry.words()];
    }

    /**
     * Whether a block is unconditionally alive.
     *
     * @param block as {@link Board#block} says
     */
    public boolean isAlive(Board on, int block) {
        board = on;
        own = on.cell(on.firstStone(block));
        if (!on.isImmortal(block) && hasOneEyeAtMost(block)) {
            return false;
        }
        blocks = 0;
        regions = 0;
        Arrays.fill(regionOf, NONE);
        reach(block);
        return reachAll() && survives();
    }

    /** Whether fewer than two liberties could be of vital regions, whose empty points are all liberties. */
    private boolean hasOneEyeAtMost(int block) {
        int found = 0;
        for (int i = 0; i < inVain.length; i++) {
            for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                if (!leadsOn(block, (i << 6) + Long.numberOfTrailingZeros(w)) && ++found == 2) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a liberty is next to an empty point that is none. */
    private boolean leadsOn(int block, int liberty) {
        for (int j = geometry.neighbourCount(liberty) - 1; j >= 0; j--) {
            int q = geometry.neighbour(liberty, j);
            if (board.cell(q) == Board.EMPTY && !board.isLiberty(block, q)) {
                return true;
            }
        }
        return false;
    }

    /** Finds all blocks and regions; false if the first block has too few vital regions. */
    private boolean reachAll() {
        for (int b = 0; b < blocks; b++) {
            dead[b] = b >= Long.SIZE || !board.isImmortal(reached[b]) && countVitalRegions(b) < 2;
            if (dead[0]) {
                return false;
            }
        }
        return true;
    }

    private boolean survives() {
        while (breakRegions() && dropBlocks()) {
            // once more
        }
        return !dead[0];
    }

    private void reach(int block) {
        for (int b = 0; b < blocks; b++) {
            if (reached[b] == block) {
                return;
            }
        }
        reached[blocks++] = block;
    }

    private int countVitalRegions(int b) {
        Arrays.fill(inVain, 0);
        int count = 0;
        for (int i = 0; i < inVain.length; i++) {
            for (long w = board.libertyWord(reached[b], i); w != 0; w &= w - 1) {
                if (findsVital((i << 6) + Long.numberOfTrailingZeros(w), b)) {
                    count++;
                }
            }
        }
        return count;
    }

    /** Whether the region of a liberty is vital to a block, and was not known to be. */
    private boolean findsVital(int liberty, int b) {
        int r = regionOf[liberty];
        if (r == NONE) {
            return (inVain[liberty >> 6] & 1L << (liberty & 63)) == 0 && flood(liberty, b);
        }
        if ((vitalTo[r] & 1L << b) != 0 || !isVital(r, b)) {
            return false;
        }
        vitalTo[r] |= 1L << b;
        return true;
    }

    private boolean isVital(int r, int b) {
        for (int i = starts[r]; i < starts[r + 1]; i++) {
            if (board.cell(points[i]) == Board.EMPTY && !board.isLiberty(reached[b], points[i])) {
                return false;
            }
        }
        return true;
    }

    /** Makes the region of a point, if it is vital to the block. */
    private boolean flood(int first, int b) {
        Arrays.fill(flooded, 0);
        int end = starts[regions];
        points[end++] = first;
        add(first);
        for (int i = starts[regions]; i < end; i++) {
            int p = points[i];
            if (spoils(p, b)) {
                for (int w = 0; w < flooded.length; w++) {
                    inVain[w] |= flooded[w];
                }
                return false;
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) != own && add(q)) {
                    points[end++] = q;
                }
            }
        }
        keep(end, b);
        return true;
    }

    /** Whether a region with the point is not vital to the block. */
    private boolean spoils(int p, int b) {
        return board.cell(p) == Board.EMPTY ? !board.isLiberty(reached[b], p) : board.isImmortal(board.block(p));
    }

    private boolean add(int p) {
        long bit = 1L << (p & 63);
        boolean isNew = (flooded[p >> 6] & bit) == 0;
        flooded[p >> 6] |= bit;
        return isNew;
    }

    private void keep(int end, int b) {
        for (int i = starts[regions]; i < end; i++) {
            int p = points[i];
            regionOf[p] = regions;
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) == own) {
                    reach(board.block(q));
                }
            }
        }
        vitalTo[regions] = 1L << b;
        broken[regions] = false;
        starts[++regions] = end;
    }

    /** Breaks the regions next to dead blocks; false if there are no more. */
    private boolean breakRegions() {
        boolean some = false;
        for (int r = 0; r < regions; r++) {
            if (!broken[r] && isNextToDead(r)) {
                broken[r] = true;
                some = true;
            }
        }
        return some;
    }

    private boolean isNextToDead(int r) {
        for (int i = starts[r]; i < starts[r + 1]; i++) {
            for (int j = geometry.neighbourCount(points[i]) - 1; j >= 0; j--) {
                int q = geometry.neighbour(points[i], j);
                if (board.cell(q) == own && dead[numberOf(board.block(q))]) {
                    return true;
                }
            }
        }
        return false;
    }

    private int numberOf(int block) {
        int b = 0;
        while (reached[b] != block) {
            b++;
        }
        return b;
    }

    /** Drops the blocks with fewer than two vital regions; false if there are no more. */
    private boolean dropBlocks() {
        boolean some = false;
        for (int b = 0; b < Math.min(blocks, Long.SIZE); b++) {
            if (!dead[b] && !board.isImmortal(reached[b]) && !hasTwoRegions(b)) {
                dead[b] = true;
                some = true;
            }
        }
        return some;
    }

    private boolean hasTwoRegions(int b) {
        int count = 0;
        for (int r = 0; r < regions && count < 2; r++) {
            count += !broken[r] && (vitalTo[r] & 1L << b) != 0 ? 1 : 0;
        }
        return count == 2;
    }
}
