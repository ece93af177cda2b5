package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * Unconditional life (Benson 1976) by sets of points: whether some block of a colour that matters is alive, and which
 * single moves would make it so.
 *
 * <p>The work for one move is small: it merges the blocks next to it and splits its region, all else stays as it is. Most
 * moves are left out at once, since two regions must be left in which each empty point is next to a block.
 */
final class LifeScan {
    /** Blocks are bits of a long; the last bit is the block of the move tried. */
    private static final int MOST_BLOCKS = 63;

    private final Geometry geometry;
    private final int words;
    private final int colour;
    private final Spread spread;

    /** The blocks that matter are those with a stone here. */
    private final long[] area;

    private Board board;
    private final long[] own;
    private final long[] empty;
    private final long[] rest;
    private final long[] splits;
    private final long[] taken;
    private boolean hasTaken;
    private final long[] nextTo;
    private final long[] nextToOwn;
    private final long[] arms;

    private int blocks;
    private long wanted;
    private long immortal;
    private final long[] liberties;
    private final long[] borders;

    private int regions;
    private int closed;
    private final long[] points;
    private final long[] empties;
    private final boolean[] isClosed;
    private final boolean[] spoiled;
    private final long[] blocksOf;
    private final long[] vitalTo;

    /** The regions after the move tried. */
    private int triedRegions;

    private final long[] triedBlocksOf;
    private final long[] triedVitalTo;
    private final long[] part;
    private final long[] room;
    private final long[] triedLiberties;
    private final long[] triedBorder;

    LifeScan(Geometry geometry, int colour, long[] area) {
        this.geometry = geometry;
        this.colour = colour;
        this.area = area;
        board = new Board(geometry);
        words = geometry.words();
        int size = geometry.size();
        spread = new Spread(geometry);
        own = new long[words];
        empty = new long[words];
        rest = new long[words];
        splits = new long[words];
        taken = new long[words];
        nextTo = new long[size * words];
        for (int p = 0; p < size; p++) {
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                nextTo[p * words + (q >> 6)] |= 1L << (q & 63);
            }
        }
        nextToOwn = new long[words];
        arms = new long[4 * words];
        liberties = new long[MOST_BLOCKS * words];
        borders = new long[MOST_BLOCKS * words];
        points = new long[size * words];
        empties = new long[size * words];
        isClosed = new boolean[size];
        spoiled = new boolean[size];
        blocksOf = new long[size];
        vitalTo = new long[size];
        triedBlocksOf = new long[size + 4];
        triedVitalTo = new long[size + 4];
        part = new long[words];
        room = new long[words];
        triedLiberties = new long[words];
        triedBorder = new long[words];
    }

    /** Looks at the position on a board; false when it has too many blocks to say anything. */
    boolean load(Board position) {
        board = position;
        for (int i = 0; i < words; i++) {
            own[i] = board.colourWord(colour, i);
            empty[i] = spread.board(i) & ~own[i] & ~board.colourWord(opponent(), i);
        }
        if (!loadBlocks()) {
            return false;
        }
        for (int i = 0; i < words; i++) {
            nextToOwn[i] = spread.next(own, 0, i);
        }
        loadRegions();
        return true;
    }

    /** Adds the empty points within two steps of the colour's stones. */
    void addNear(long[] set) {
        for (int i = 0; i < words; i++) {
            set[i] |= (nextToOwn[i] | spread.next(nextToOwn, 0, i)) & empty[i];
        }
    }

    private int opponent() {
        return colour ^ Board.BLACK ^ Board.WHITE;
    }

    private boolean loadBlocks() {
        blocks = 0;
        wanted = 0;
        immortal = 0;
        Bits.copy(own, rest);
        for (int p = Bits.next(rest, 0); p >= 0; p = Bits.next(rest, p)) {
            if (blocks == MOST_BLOCKS) {
                return false;
            }
            loadBlock(board.block(p));
        }
        return true;
    }

    private void loadBlock(int block) {
        int at = blocks * words;
        long bit = 1L << blocks++;
        for (int i = 0; i < words; i++) {
            part[i] = board.stoneWord(block, i);
            rest[i] &= ~part[i];
            liberties[at + i] = board.libertyWord(block, i);
            if ((part[i] & area[i]) != 0) {
                wanted |= bit;
            }
        }
        if (board.isImmortal(block)) {
            immortal |= bit;
        }
        for (int i = 0; i < words; i++) {
            borders[at + i] = spread.next(part, 0, i) & ~own[i];
        }
    }

    private void loadRegions() {
        regions = 0;
        closed = 0;
        for (int i = 0; i < words; i++) {
            rest[i] = spread.board(i) & ~own[i];
        }
        for (int p = Bits.next(rest, 0); p >= 0; p = Bits.next(rest, p)) {
            loadRegion(p);
        }
    }

    private void loadRegion(int first) {
        int r = regions++;
        int at = r * words;
        for (int i = 0; i < words; i++) {
            points[at + i] = 0;
        }
        points[at + (first >> 6)] = 1L << (first & 63);
        spread.flood(points, at, rest, 0);
        boolean hasEmpty = false;
        boolean hasAway = false;
        for (int i = 0; i < words; i++) {
            rest[i] &= ~points[at + i];
            empties[at + i] = points[at + i] & empty[i];
            hasEmpty |= empties[at + i] != 0;
            hasAway |= (empties[at + i] & ~nextToOwn[i]) != 0;
        }
        spoiled[r] = hasImmortal(points, at);
        isClosed[r] = hasEmpty && !hasAway && !spoiled[r];
        if (isClosed[r]) {
            closed++;
        }
        blocksOf[r] = 0;
        vitalTo[r] = 0;
        for (int b = 0; b < blocks; b++) {
            if (meets(borders, b * words, points, at)) {
                blocksOf[r] |= 1L << b;
                if (isClosed[r] && covers(liberties, b * words, empties, at)) {
                    vitalTo[r] |= 1L << b;
                }
            }
        }
    }

    /** Whether a set has an opponent's stone that cannot be captured. */
    private boolean hasImmortal(long[] set, int at) {
        for (int i = 0; i < words; i++) {
            for (long w = set[at + i] & ~own[i] & ~empty[i]; w != 0; w &= w - 1) {
                if (board.isImmortal(board.block((i << 6) + Long.numberOfTrailingZeros(w)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean meets(long[] a, int atA, long[] b, int atB) {
        for (int i = 0; i < words; i++) {
            if ((a[atA + i] & b[atB + i]) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean covers(long[] a, int atA, long[] b, int atB) {
        for (int i = 0; i < words; i++) {
            if ((b[atB + i] & ~a[atA + i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a block that matters is alive. */
    boolean isAlive() {
        if (closed < 2 && immortal == 0) {
            return false;
        }
        return (alive((1L << blocks) - 1, blocksOf, vitalTo, regions) & wanted) != 0;
    }

    /** The largest set of blocks each of which has two vital regions that border on blocks of the set only. */
    private long alive(long all, long[] around, long[] vital, int count) {
        long alive = all;
        while (true) {
            long once = 0;
            long twice = immortal;
            for (int r = 0; r < count; r++) {
                if ((around[r] & ~alive) == 0) {
                    twice |= once & vital[r];
                    once |= vital[r];
                }
            }
            if ((alive & ~twice) == 0) {
                return alive;
            }
            alive &= twice;
        }
    }

    /** The lowest point from {@code from} on where a move makes a block alive that matters, or {@link ReachGame#NONE}. */
    int winningPoint(int from) {
        findSplits();
        for (int p = Bits.next(empty, from); p >= 0; p = p + 1 < geometry.size() ? Bits.next(empty, p + 1) : -1) {
            if (makesAlive(p)) {
                return p;
            }
        }
        return ReachGame.NONE;
    }

    private boolean makesAlive(int p) {
        findTaken(p);
        boolean split = Bits.has(splits, p);
        if (!split && !hasTaken && !Bits.has(nextToOwn, p)) {
            return false;
        }
        int region = regionOf(p);
        int others = isClosed[region] ? closed - 1 : closed;
        if (immortal == 0 && others < 2 && !leavesClosed(region, p, split, 2 - others)) {
            return false;
        }
        return tryMove(region, p) && !board.isSuicide(p, colour);
    }

    /** Moves the opponent's stones that a move captures to {@link #taken}. */
    private void findTaken(int p) {
        if (hasTaken) {
            Bits.clear(taken);
            hasTaken = false;
        }
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            if (board.cell(q) == opponent() && board.liberties(board.block(q)) == 1) {
                hasTaken = true;
                for (int i = 0; i < words; i++) {
                    taken[i] |= board.stoneWord(board.block(q), i);
                }
            }
        }
    }

    private int regionOf(int p) {
        int r = 0;
        while ((points[r * words + (p >> 6)] & 1L << (p & 63)) == 0) {
            r++;
        }
        return r;
    }

    /** Whether the move leaves so many parts of its region without an empty point away from all blocks. */
    private boolean leavesClosed(int region, int p, boolean split, int needed) {
        if (spoiled[region] && !split) {
            return false;
        }
        if (!split) {
            return needed == 1 && isClosedPart(region * words, points, p);
        }
        takeRoom(region, p);
        int found = 0;
        for (int q = Bits.next(room, 0); q >= 0 && found < needed; q = Bits.next(room, q)) {
            takePart(q);
            if (isClosedPart(0, part, p)) {
                found++;
            }
        }
        return found >= needed;
    }

    private void takeRoom(int region, int p) {
        System.arraycopy(points, region * words, room, 0, words);
        Bits.remove(room, p);
    }

    /** Moves the part of the room around a point to {@link #part}. */
    private void takePart(int q) {
        Bits.clear(part);
        Bits.add(part, q);
        spread.flood(part, 0, room, 0);
        for (int i = 0; i < words; i++) {
            room[i] &= ~part[i];
        }
    }

    private boolean isClosedPart(int at, long[] set, int p) {
        long left = 0;
        long open = 0;
        for (int i = 0; i < words; i++) {
            long w = set[at + i] & (empty[i] | taken[i]);
            if (p >> 6 == i) {
                w &= ~(1L << (p & 63));
            }
            left |= w;
            open |= w & ~nextToOwn[i] & ~nextTo[p * words + i];
        }
        return left != 0 && open == 0;
    }

    /** Whether a block that matters is alive after a move. */
    private boolean tryMove(int region, int p) {
        long merged = 0;
        Bits.clear(triedLiberties);
        Bits.clear(triedBorder);
        for (int b = 0; b < blocks; b++) {
            if ((borders[b * words + (p >> 6)] & 1L << (p & 63)) != 0) {
                merged |= 1L << b;
                for (int i = 0; i < words; i++) {
                    triedLiberties[i] |= liberties[b * words + i];
                    triedBorder[i] |= borders[b * words + i];
                }
            }
        }
        for (int i = 0; i < words; i++) {
            long around = nextTo[p * words + i] & ~own[i];
            triedLiberties[i] |= around & empty[i];
            triedBorder[i] |= around;
        }
        Bits.remove(triedLiberties, p);
        Bits.remove(triedBorder, p);
        long mover = 1L << blocks;
        triedRegions = 0;
        for (int r = 0; r < regions; r++) {
            if (r != region) {
                tryOtherRegion(r, merged, mover);
            }
        }
        tryParts(region, p, merged, mover);
        long wantedNow = wanted & ~merged;
        if ((wanted & merged) != 0 || Bits.has(area, p)) {
            wantedNow |= mover;
        }
        long immortalBefore = immortal;
        immortal = (immortal & merged) != 0 ? immortal & ~merged | mover : immortal;
        long all = (1L << blocks) - 1 & ~merged | mover;
        boolean won = (alive(all, triedBlocksOf, triedVitalTo, triedRegions) & wantedNow) != 0;
        immortal = immortalBefore;
        return won;
    }

    private void tryOtherRegion(int r, long merged, long mover) {
        int t = triedRegions++;
        triedBlocksOf[t] = blocksOf[r];
        triedVitalTo[t] = vitalTo[r];
        if ((blocksOf[r] & merged) != 0) {
            triedBlocksOf[t] = blocksOf[r] & ~merged | mover;
            boolean vital = isClosed[r] && covers(triedLiberties, 0, empties, r * words);
            triedVitalTo[t] = vitalTo[r] & ~merged | (vital ? mover : 0);
        }
    }

    private void tryParts(int region, int p, long merged, long mover) {
        takeRoom(region, p);
        for (int q = Bits.next(room, 0); q >= 0; q = Bits.next(room, q)) {
            takePart(q);
            int t = triedRegions++;
            triedBlocksOf[t] = 0;
            triedVitalTo[t] = 0;
            boolean closedPart = isClosedPart(0, part, p) && !(spoiled[region] && hasImmortal(part, 0));
            for (long w = blocksOf[region] & ~merged; w != 0; w &= w - 1) {
                int b = Long.numberOfTrailingZeros(w);
                note(t, 1L << b, borders, liberties, b * words, closedPart);
            }
            note(t, mover, triedBorder, triedLiberties, 0, closedPart);
        }
    }

    private void note(int t, long bit, long[] border, long[] libs, int at, boolean closedPart) {
        if (meets(border, at, part, 0)) {
            triedBlocksOf[t] |= bit;
            if (closedPart) {
                for (int i = 0; i < words; i++) {
                    long mine = libs[at + i] | border[at + i] & taken[i];
                    if ((part[i] & (empty[i] | taken[i]) & ~mine) != 0) {
                        return;
                    }
                }
                triedVitalTo[t] |= bit;
            }
        }
    }

    /** Finds the points around which the points without own stones are not connected near by. */
    private void findSplits() {
        for (int i = 0; i < words; i++) {
            part[i] = spread.board(i) & ~own[i];
        }
        for (int i = 0; i < words; i++) {
            arms[i] = spread.up(part, 0, i);
            arms[words + i] = spread.right(part, 0, i);
            arms[2 * words + i] = spread.down(part, 0, i);
            arms[3 * words + i] = spread.left(part, 0, i);
        }
        for (int i = 0; i < words; i++) {
            long up = arms[i];
            long right = arms[words + i];
            long down = arms[2 * words + i];
            long left = arms[3 * words + i];
            // An arm begins a part unless the corner joins it to the arm before it.
            long beginsUp = up & ~(left & spread.left(arms, 0, i));
            long beginsRight = right & ~(up & spread.right(arms, 0, i));
            long beginsDown = down & ~(right & spread.right(arms, 2 * words, i));
            long beginsLeft = left & ~(down & spread.left(arms, 2 * words, i));
            splits[i] = beginsUp & beginsRight
                    | beginsDown & beginsLeft
                    | (beginsUp | beginsRight) & (beginsDown | beginsLeft);
        }
    }
}
