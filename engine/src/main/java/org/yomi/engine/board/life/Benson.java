package org.yomi.engine.board.life;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * Unconditional life: the blocks of one colour that can never be captured though their owner always passes.
 *
 * <p>From D. B. Benson, <em>Life in the Game of Go</em>, Information Sciences 10 (1976). A <em>region</em> is a maximal
 * connected set of points without stones of the colour; it is <em>vital</em> to a block when all its empty points are
 * liberties of the block (stones of the opponent inside do not matter). The alive blocks are the largest set in which
 * each block has two vital regions that border on no block outside the set. Stones that cannot be captured (semantics,
 * section 6, {@code alive}) live without eyes, and spoil a region of the other colour in which they stand.
 *
 * <p>One object is made for a board size and used again and again: {@link #analyse} allocates nothing, and what it
 * found stays until the next call, whatever happens to the board. Not safe for use by several threads.
 */
public final class Benson {
    private static final int NONE = -1;

    /** A region's first empty point has at most this many blocks next to it; no others can find the region vital. */
    private static final int MAX_VITAL = 4;

    private final Geometry geometry;

    /** For each stone of the colour the number of its block, else NONE. */
    private final int[] blockOf;

    private int blocks;
    private final boolean[] alive;
    private final boolean[] immortal;
    private final int[] vitalRegions;
    private final long[] aliveWords;

    /** The regions that are vital to some block: region r has the points from start r up to start r + 1. */
    private int regions;

    private final int[] starts;
    private final int[] points;
    private final int[] vitalTo;
    private final boolean[] healthy;
    private final boolean[] seen;

    /** Scratch of {@link #addProof}: which blocks and regions are part of it, and the blocks still to be shown. */
    private final boolean[] blockUsed;

    private final boolean[] regionUsed;
    private final int[] todo;
    private int todoSize;

    public Benson(Geometry geometry) {
        this.geometry = geometry;
        int size = geometry.size();
        blockOf = new int[size];
        alive = new boolean[size];
        immortal = new boolean[size];
        vitalRegions = new int[size];
        aliveWords = new long[geometry.words()];
        starts = new int[size + 1];
        points = new int[size];
        vitalTo = new int[MAX_VITAL * size];
        healthy = new boolean[size];
        seen = new boolean[size];
        blockUsed = new boolean[size];
        regionUsed = new boolean[size];
        todo = new int[size];
    }

    /**
     * Finds the unconditionally alive blocks of a colour.
     *
     * @param board a board of this object's geometry
     * @param colour {@link Board#BLACK} or {@link Board#WHITE}
     */
    public void analyse(Board board, int colour) {
        numberBlocks(board, colour);
        findVitalRegions(board);
        boolean changed = true;
        while (changed) {
            changed = dropBlocks() && dropRegions();
        }
        collectAlive();
    }

    /** Whether a stone of the colour stands on the point and its block is unconditionally alive. */
    public boolean isAlive(int point) {
        return (aliveWords[point >> 6] & 1L << (point & 63)) != 0;
    }

    /** Bits 64 i to 64 i + 63 of the set of all stones that are unconditionally alive. */
    public long aliveWord(int i) {
        return aliveWords[i];
    }

    /** All stones that are alive, and the regions that keep them alive: vital ones that border on no other block. */
    public Zone safePoints() {
        long[] words = aliveWords.clone();
        for (int r = 0; r < regions; r++) {
            for (int i = starts[r]; healthy[r] && i < starts[r + 1]; i++) {
                words[points[i] >> 6] |= 1L << (points[i] & 63);
            }
        }
        return Zone.ofWords(geometry, words);
    }

    private void numberBlocks(Board board, int colour) {
        Arrays.fill(blockOf, NONE);
        blocks = 0;
        for (int p = 0; p < blockOf.length; p++) {
            if (board.cell(p) == colour && blockOf[p] == NONE) {
                numberBlock(board, board.block(p));
            }
        }
    }

    private void numberBlock(Board board, int block) {
        for (int i = 0; i < geometry.words(); i++) {
            for (long w = board.stoneWord(block, i); w != 0; w &= w - 1) {
                blockOf[(i << 6) + Long.numberOfTrailingZeros(w)] = blocks;
            }
        }
        alive[blocks] = true;
        immortal[blocks] = board.isImmortal(block);
        vitalRegions[blocks++] = 0;
    }

    private void findVitalRegions(Board board) {
        Arrays.fill(seen, false);
        regions = 0;
        for (int p = 0; p < blockOf.length; p++) {
            if (blockOf[p] == NONE && !seen[p]) {
                int end = flood(p, starts[regions]);
                if (findVital(board, end)) {
                    healthy[regions++] = true;
                    starts[regions] = end;
                }
            }
        }
    }

    /** Writes the region of {@code first} to the points from {@code start}; returns the end. */
    private int flood(int first, int start) {
        int end = start;
        points[end++] = first;
        seen[first] = true;
        for (int i = start; i < end; i++) {
            int p = points[i];
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (blockOf[q] == NONE && !seen[q]) {
                    seen[q] = true;
                    points[end++] = q;
                }
            }
        }
        return end;
    }

    /** Finds the blocks to which the newest region is vital; false when there are none. */
    private boolean findVital(Board board, int end) {
        int first = firstEmpty(board, end);
        if (first == end || hasImmortal(board, end)) {
            return false;
        }
        int found = MAX_VITAL * regions;
        Arrays.fill(vitalTo, found, found + MAX_VITAL, NONE);
        for (int j = geometry.neighbourCount(points[first]) - 1; j >= 0; j--) {
            int q = geometry.neighbour(points[first], j);
            int block = blockOf[q];
            if (block != NONE && !isVitalTo(regions, block) && isVital(board, board.block(q), first, end)) {
                vitalTo[found++] = block;
                vitalRegions[block]++;
            }
        }
        return found > MAX_VITAL * regions;
    }

    private int firstEmpty(Board board, int end) {
        int first = starts[regions];
        while (first < end && board.cell(points[first]) != Board.EMPTY) {
            first++;
        }
        return first;
    }

    /** Whether the newest region has a stone that cannot be captured: the opponent can fill up such a region. */
    private boolean hasImmortal(Board board, int end) {
        for (int i = starts[regions]; i < end; i++) {
            if (board.cell(points[i]) != Board.EMPTY && board.isImmortal(board.block(points[i]))) {
                return true;
            }
        }
        return false;
    }

    private boolean isVital(Board board, int block, int from, int end) {
        for (int i = from; i < end; i++) {
            if (board.cell(points[i]) == Board.EMPTY && !board.isLiberty(block, points[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean isVitalTo(int region, int block) {
        int from = MAX_VITAL * region;
        for (int i = from; i < from + MAX_VITAL; i++) {
            if (vitalTo[i] == block) {
                return true;
            }
        }
        return false;
    }

    /** Drops the blocks with fewer than two vital regions; false when there was none. */
    private boolean dropBlocks() {
        boolean dropped = false;
        for (int b = 0; b < blocks; b++) {
            if (alive[b] && vitalRegions[b] < 2 && !immortal[b]) {
                alive[b] = false;
                dropped = true;
            }
        }
        return dropped;
    }

    /** Drops the regions next to a dropped block; false when there was none. */
    private boolean dropRegions() {
        boolean dropped = false;
        for (int r = 0; r < regions; r++) {
            if (healthy[r] && bordersOnDropped(r)) {
                healthy[r] = false;
                dropped = true;
                for (int i = MAX_VITAL * r; i < MAX_VITAL * (r + 1) && vitalTo[i] != NONE; i++) {
                    vitalRegions[vitalTo[i]]--;
                }
            }
        }
        return dropped;
    }

    private boolean bordersOnDropped(int region) {
        for (int i = starts[region]; i < starts[region + 1]; i++) {
            int p = points[i];
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int block = blockOf[geometry.neighbour(p, j)];
                if (block != NONE && !alive[block]) {
                    return true;
                }
            }
        }
        return false;
    }

    private void collectAlive() {
        Arrays.fill(aliveWords, 0);
        for (int p = 0; p < blockOf.length; p++) {
            if (blockOf[p] != NONE && alive[blockOf[p]]) {
                aliveWords[p >> 6] |= 1L << (p & 63);
            }
        }
    }

    /**
     * Adds to a set the points of a zone that proves a stone alive: in every position that equals the analysed one
     * there, it is alive too. They are the block of the stone, two vital regions, the blocks that border on those
     * regions, two regions vital to each of these, and so on, all of them whole.
     *
     * @param zone {@link Geometry#words()} words, bit {@code p & 63} of word {@code p >> 6} for point p
     * @throws IllegalArgumentException when the stone is not alive
     */
    public void addProof(int stone, long[] zone) {
        if (!isAlive(stone)) {
            throw new IllegalArgumentException("not unconditionally alive: " + geometry.name(stone));
        }
        Arrays.fill(blockUsed, 0, blocks, false);
        Arrays.fill(regionUsed, 0, regions, false);
        todoSize = 0;
        useBlock(blockOf[stone]);
        while (todoSize > 0) {
            useTwoRegions(todo[--todoSize], zone);
        }
        for (int p = 0; p < blockOf.length; p++) {
            if (blockOf[p] != NONE && blockUsed[blockOf[p]]) {
                zone[p >> 6] |= 1L << (p & 63);
            }
        }
    }

    private void useBlock(int block) {
        if (!blockUsed[block]) {
            blockUsed[block] = true;
            todo[todoSize++] = block;
        }
    }

    private void useTwoRegions(int block, long[] zone) {
        if (immortal[block]) {
            return;
        }
        int first = cheapestRegion(block, NONE);
        useRegion(first, zone);
        useRegion(cheapestRegion(block, first), zone);
    }

    /** The healthy region vital to the block, other than {@code except}, that adds the fewest points to the proof. */
    private int cheapestRegion(int block, int except) {
        int best = NONE;
        int bestCost = Integer.MAX_VALUE;
        for (int r = 0; r < regions; r++) {
            int cost = regionUsed[r] ? 0 : starts[r + 1] - starts[r];
            if (r != except && healthy[r] && cost < bestCost && isVitalTo(r, block)) {
                best = r;
                bestCost = cost;
            }
        }
        return best;
    }

    private void useRegion(int region, long[] zone) {
        if (regionUsed[region]) {
            return;
        }
        regionUsed[region] = true;
        for (int i = starts[region]; i < starts[region + 1]; i++) {
            int p = points[i];
            zone[p >> 6] |= 1L << (p & 63);
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int block = blockOf[geometry.neighbour(p, j)];
                if (block != NONE) {
                    useBlock(block);
                }
            }
        }
    }
}
