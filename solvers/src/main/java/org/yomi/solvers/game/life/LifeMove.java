package org.yomi.solvers.game.life;

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

    /** Where a move captures, and where one is next to a block that matters. */
    private final long[] captures;

    private final long[] nextToWanted;

    /** Where a move may change what is alive. */
    private final long[] candidates;

    /** Whether no block that matters has two vital regions yet. */
    private boolean lacksRegions;

    private int point;
    private int region;
    private boolean isSplit;

    /** At most so many parts of the region have no empty point away from all blocks after the move. */
    private int mostClosed;

    // The new block: its bit, those of the blocks that it is made of, and its sets.
    private long mover;
    private long merged;
    private final long[] liberties;
    private final long[] border;

    // The regions after the move that may be vital.
    private int regions;
    private final long[] blocksOf;
    private final long[] vitalTo;

    /** What is left of the region, and a part of it. */
    private final long[] room;

    private final long[] part;

    /** The empty points away from all blocks after the move. */
    private final long[] away;

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
        captures = new long[words];
        nextToWanted = new long[words];
        candidates = new long[words];
        liberties = new long[words];
        border = new long[words];
        blocksOf = new long[size + 4];
        vitalTo = new long[size + 4];
        room = new long[words];
        part = new long[words];
        away = new long[words];
    }

    /** Call after the position has been loaded; moves outside the set are left out. */
    void begin(long[] among) {
        for (int i = 0; i < words; i++) {
            room[i] = position.spread.board(i) & ~position.own[i];
        }
        splits.find(room);
        findCaptures();
        lookAtWanted();
        for (int i = 0; i < words; i++) {
            candidates[i] = among[i] & position.empty[i] & (splits.word(i) | captures[i] | position.nextToOwn[i]);
        }
        if (lacksRegions) {
            leaveOutUseless();
        }
    }

    /** Where no block that matters has regions enough, the move must be next to one, or to a region of one. */
    private void leaveOutUseless() {
        Bits.copy(nextToWanted, room);
        for (int r = 0; r < position.regions; r++) {
            if ((position.blocksOf[r] & position.wanted) != 0) {
                for (int i = 0; i < words; i++) {
                    room[i] |= position.points[r * words + i];
                }
            }
        }
        Bits.and(candidates, room);
    }

    /** The lowest point from {@code from} on where a move may change what is alive, or -1. */
    int next(int from) {
        return Bits.next(candidates, from);
    }

    private void findCaptures() {
        Bits.clear(captures);
        for (int i = 0; i < words; i++) {
            room[i] &= ~position.empty[i];
        }
        for (int p = Bits.next(room, 0); p >= 0; p = Bits.next(room, p)) {
            int block = position.board.block(p);
            boolean inAtari = position.board.liberties(block) == 1;
            for (int i = 0; i < words; i++) {
                room[i] &= ~position.board.stoneWord(block, i);
                captures[i] |= inAtari ? position.board.libertyWord(block, i) : 0;
            }
        }
    }

    private void lookAtWanted() {
        System.arraycopy(position.area, 0, nextToWanted, 0, words);
        for (long w = position.wanted; w != 0; w &= w - 1) {
            int at = Long.numberOfTrailingZeros(w) * words;
            for (int i = 0; i < words; i++) {
                nextToWanted[i] |= position.borders[at + i];
            }
        }
        long once = 0;
        long twice = 0;
        for (int r = 0; r < position.regions; r++) {
            twice |= once & position.vitalTo[r];
            once |= position.vitalTo[r];
        }
        lacksRegions = (twice & position.wanted) == 0;
    }

    /** Whether a block that matters is alive after a move, if that is allowed. */
    boolean makesAlive(int p) {
        point = p;
        isSplit = splits.has(p);
        region = position.regionOf(p);
        int others = position.isClosed[region] ? position.closed - 1 : position.closed;
        int needed = position.immortal != 0 ? 0 : 2 - others;
        if (lacksRegions && !Bits.has(nextToWanted, p)) {
            // The move must make a region for a block that is not its own.
            needed = Math.max(1, needed);
        }
        findMostClosed();
        if (needed > mostClosed) {
            return false;
        }
        if (mostClosed > 0) {
            findTaken();
            findAway();
        }
        return (needed <= 0 || leavesClosed(needed)) && isAlive();
    }

    private void findMostClosed() {
        if (isSplit) {
            mostClosed = geometry.neighbourCount(point);
        } else {
            mostClosed = position.isOpen(region) && !position.isNearAway(point) ? 0 : 1;
        }
    }

    private void findTaken() {
        Bits.clear(taken);
        if (!Bits.has(captures, point)) {
            return;
        }
        for (int j = geometry.neighbourCount(point) - 1; j >= 0; j--) {
            int q = geometry.neighbour(point, j);
            if (position.board.cell(q) == position.opponent()
                    && position.board.liberties(position.board.block(q)) == 1) {
                for (int i = 0; i < words; i++) {
                    taken[i] |= position.board.stoneWord(position.board.block(q), i);
                }
            }
        }
    }

    private void findAway() {
        for (int i = 0; i < words; i++) {
            away[i] = (position.empty[i] | taken[i]) & ~position.nextToOwn[i] & ~nextTo[point * words + i];
        }
        Bits.remove(away, point);
    }

    /** Whether the move leaves so many parts of its region without an empty point away from all blocks. */
    private boolean leavesClosed(int needed) {
        takeRoom();
        int found = 0;
        for (int j = 0; j < geometry.neighbourCount(point) && found < needed; j++) {
            found += takeClosedPart(geometry.neighbour(point, j)) ? 1 : 0;
        }
        return found >= needed;
    }

    private void takeRoom() {
        System.arraycopy(position.points, region * words, room, 0, words);
        Bits.remove(room, point);
    }

    /**
     * Moves the part of the room around a neighbour of the move to {@link #part}, if it has an empty point, but none away
     * from all blocks. Each part has a neighbour of the move, and there is one only unless the move splits the region.
     */
    private boolean takeClosedPart(int q) {
        if (!Bits.has(room, q)) {
            return false;
        }
        if (isSplit || position.isOpen(region)) {
            Bits.clear(part);
            Bits.add(part, q);
        } else {
            Bits.copy(room, part);
        }
        boolean isClosed = position.spread.floodWithFew(part, room, away, 0);
        if (!isSplit) {
            Bits.clear(room);
        }
        if (!isClosed) {
            return false;
        }
        long left = 0;
        for (int i = 0; i < words; i++) {
            room[i] &= ~part[i];
            left |= part[i] & (position.empty[i] | taken[i]);
        }
        return left != 0 && !position.hasImmortal(part, 0);
    }

    private boolean isAlive() {
        merge();
        regions = 0;
        for (int r = 0; r < position.regions; r++) {
            if (r != region && position.isClosed[r]) {
                addOther(r);
            }
        }
        if (mostClosed > 0) {
            addParts();
        }
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

    /** The other parts are vital to nobody. */
    private void addParts() {
        takeRoom();
        for (int j = 0; j < geometry.neighbourCount(point); j++) {
            if (takeClosedPart(geometry.neighbour(point, j))) {
                addPart(regions++);
            }
        }
    }

    private void addPart(int t) {
        blocksOf[t] = 0;
        vitalTo[t] = 0;
        for (long w = position.blocksOf[region] & ~merged; w != 0; w &= w - 1) {
            int at = Long.numberOfTrailingZeros(w) * words;
            addBlock(t, Long.lowestOneBit(w), position.borders, position.liberties, at);
        }
        addBlock(t, mover, border, liberties, 0);
    }

    /** Notes whether a block is one of those around the part, and whether the part is vital to it. */
    private void addBlock(int t, long bit, long[] borders, long[] libertySets, int at) {
        if (!position.meets(borders, at, part, 0)) {
            return;
        }
        blocksOf[t] |= bit;
        long missing = 0;
        for (int i = 0; i < words; i++) {
            long mine = libertySets[at + i] | borders[at + i] & taken[i];
            missing |= part[i] & (position.empty[i] | taken[i]) & ~mine;
        }
        if (missing == 0) {
            vitalTo[t] |= bit;
        }
    }
}
