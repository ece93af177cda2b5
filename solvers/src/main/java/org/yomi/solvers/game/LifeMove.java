package org.yomi.solvers.game;

import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;

/**
 * A move of the colour of a {@link LifePosition}, tried on paper: it merges the blocks next to it and splits its region,
 * all else stays as it is.
 */
final class LifeMove {
    private final Geometry geometry;
    private final int words;
    private final LifePosition position;
    private final Splits splits;
    private final long[] nextTo;

    /** The opponent's stones that the move captures. */
    private final long[] taken;

    private boolean hasTaken;

    private int point;
    private int region;
    private boolean isSplit;

    // The new block: its bit, those of the blocks that it is made of, and its sets.
    private long mover;
    private long merged;
    private final long[] liberties;
    private final long[] border;

    // The regions after the move.
    private int regions;
    private final long[] blocksOf;
    private final long[] vitalTo;

    /** What is left of the region, and a part of it. */
    private final long[] room;

    private final long[] part;

    LifeMove(Geometry geometry, LifePosition position) {
        this.geometry = geometry;
        this.position = position;
        words = position.words;
        splits = new Splits(geometry);
        int size = geometry.size();
        nextTo = new long[size * words];
        for (int p = 0; p < size; p++) {
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                nextTo[p * words + (q >> 6)] |= 1L << (q & 63);
            }
        }
        taken = new long[words];
        liberties = new long[words];
        border = new long[words];
        blocksOf = new long[size + 4];
        vitalTo = new long[size + 4];
        room = new long[words];
        part = new long[words];
    }

    /** Call after the position has been loaded. */
    void begin() {
        for (int i = 0; i < words; i++) {
            room[i] = position.spread.board(i) & ~position.own[i];
        }
        splits.find(room);
    }

    /** Whether a block that matters is alive after a move, if that is allowed. */
    boolean makesAlive(int p) {
        point = p;
        findTaken();
        isSplit = splits.has(p);
        if (!isSplit && !hasTaken && !Bits.has(position.nextToOwn, p)) {
            return false;
        }
        region = position.regionOf(p);
        int others = position.isClosed[region] ? position.closed - 1 : position.closed;
        return (position.immortal != 0 || others >= 2 || leavesClosed(2 - others)) && isAlive();
    }

    private void findTaken() {
        if (hasTaken) {
            Bits.clear(taken);
            hasTaken = false;
        }
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            int q = geometry.neighbour(point, j);
            if (position.board.cell(q) == position.opponent()
                    && position.board.liberties(position.board.block(q)) == 1) {
                hasTaken = true;
                for (int i = 0; i < words; i++) {
                    taken[i] |= position.board.stoneWord(position.board.block(q), i);
                }
            }
        }
    }

    /** Whether the move leaves so many parts of its region without an empty point away from all blocks. */
    private boolean leavesClosed(int needed) {
        if (!isSplit) {
            return !position.spoiled[region] && needed == 1 && isClosed(region * words, position.points);
        }
        takeRoom();
        int found = 0;
        for (int q = Bits.next(room, 0); q >= 0 && found < needed; q = Bits.next(room, q)) {
            takePart(q);
            if (isClosed(0, part)) {
                found++;
            }
        }
        return found >= needed;
    }

    private void takeRoom() {
        System.arraycopy(position.points, region * words, room, 0, words);
        Bits.remove(room, point);
    }

    /** Moves the part of the room around a point to {@link #part}. */
    private void takePart(int q) {
        Bits.clear(part);
        Bits.add(part, q);
        position.spread.flood(part, 0, room, 0);
        for (int i = 0; i < words; i++) {
            room[i] &= ~part[i];
        }
    }

    private boolean isClosed(int at, long[] set) {
        long left = 0;
        long open = 0;
        for (int i = 0; i < words; i++) {
            long w = set[at + i] & (position.empty[i] | taken[i]);
            if (point >> 6 == i) {
                w &= ~(1L << (point & 63));
            }
            left |= w;
            open |= w & ~position.nextToOwn[i] & ~nextTo[point * words + i];
        }
        return left != 0 && open == 0;
    }

    private boolean isAlive() {
        merge();
        regions = 0;
        for (int r = 0; r < position.regions; r++) {
            if (r != region) {
                addOther(r);
            }
        }
        addParts();
        long wanted = withMover(position.wanted);
        if (Bits.has(position.area, point)) {
            wanted |= mover;
        }
        long all = (1L << position.blocks) - 1 & ~merged | mover;
        long alive = LifePosition.alive(all, withMover(position.immortal), blocksOf, vitalTo, regions);
        return (alive & wanted) != 0;
    }

    /** A set of blocks with the new one instead of those that it is made of. */
    private long withMover(long set) {
        return (set & merged) != 0 ? set & ~merged | mover : set;
    }

    /** Makes the new block. */
    private void merge() {
        mover = 1L << position.blocks;
        merged = 0;
        for (int i = 0; i < words; i++) {
            border[i] = nextTo[point * words + i] & ~position.own[i];
            liberties[i] = border[i] & position.empty[i];
        }
        for (int b = 0; b < position.blocks; b++) {
            int at = b * words;
            if ((position.borders[at + (point >> 6)] & 1L << (point & 63)) != 0) {
                merged |= 1L << b;
                for (int i = 0; i < words; i++) {
                    liberties[i] |= position.liberties[at + i];
                    border[i] |= position.borders[at + i];
                }
            }
        }
        Bits.remove(liberties, point);
        Bits.remove(border, point);
    }

    private void addOther(int r) {
        int t = regions++;
        blocksOf[t] = withMover(position.blocksOf[r]);
        vitalTo[t] = position.vitalTo[r] & ~merged;
        if (blocksOf[t] != position.blocksOf[r] && position.isVital(r, liberties)) {
            vitalTo[t] |= mover;
        }
    }

    private void addParts() {
        takeRoom();
        for (int q = Bits.next(room, 0); q >= 0; q = Bits.next(room, q)) {
            takePart(q);
            int t = regions++;
            blocksOf[t] = 0;
            vitalTo[t] = 0;
            boolean closed = isClosed(0, part) && !(position.spoiled[region] && position.hasImmortal(part, 0));
            for (long w = position.blocksOf[region] & ~merged; w != 0; w &= w - 1) {
                int at = Long.numberOfTrailingZeros(w) * words;
                addBlock(t, Long.lowestOneBit(w), position.borders, position.liberties, at, closed);
            }
            addBlock(t, mover, border, liberties, 0, closed);
        }
    }

    /** Notes whether a block is one of those around the part, and whether the part is vital to it. */
    private void addBlock(int t, long bit, long[] borders, long[] libertySets, int at, boolean closed) {
        if (!position.meets(borders, at, part, 0)) {
            return;
        }
        blocksOf[t] |= bit;
        long away = 0;
        for (int i = 0; i < words; i++) {
            long mine = libertySets[at + i] | borders[at + i] & taken[i];
            away |= part[i] & (position.empty[i] | taken[i]) & ~mine;
        }
        if (closed && away == 0) {
            vitalTo[t] |= bit;
        }
    }
}
