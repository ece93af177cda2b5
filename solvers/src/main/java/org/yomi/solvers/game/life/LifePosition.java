package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/** The blocks of a colour on a board and the regions between them, as {@link LifeScan} needs them. */
final class LifePosition {
    /** Blocks are bits of a long; the last bit is the block of the move tried. */
    static final int MOST_BLOCKS = 63;

    final int words;
    final int colour;
    final Spread spread;

    /** The blocks that matter are those with a stone here. */
    final long[] area;

    Board board;
    final long[] own;
    final long[] empty;

    /** The points next to the colour's stones. */
    final long[] nextToOwn;

    int blocks;

    /** The blocks that matter, and those that cannot be captured. */
    long wanted;

    long immortal;

    // Block b has its sets from b * words on: liberties, and the points next to it without stones of the colour.
    final long[] liberties;
    final long[] borders;

    int regions;

    /** Whether region 0 is all the regions with an empty point away from all blocks. */
    private boolean hasOpen;

    /** If so, those points and their neighbours. */
    private final long[] nearAway;

    /** How many regions have no empty point away from all blocks. */
    int closed;

    // Region r has its sets from r * words on.
    final long[] points;
    private final long[] empties;
    final boolean[] isClosed;

    /** The blocks around a region, and those to which it is vital. */
    final long[] blocksOf;

    final long[] vitalTo;
    private final long[] rest;
    private final long[] part;

    LifePosition(Geometry geometry, int colour, long[] area) {
        this.colour = colour;
        this.area = area;
        board = new Board(geometry);
        words = geometry.words();
        spread = new Spread(geometry);
        own = new long[words];
        empty = new long[words];
        nextToOwn = new long[words];
        liberties = new long[MOST_BLOCKS * words];
        borders = new long[MOST_BLOCKS * words];
        int size = geometry.size();
        points = new long[size * words];
        empties = new long[size * words];
        isClosed = new boolean[size];
        blocksOf = new long[size];
        vitalTo = new long[size];
        nearAway = new long[words];
        rest = new long[words];
        part = new long[words];
    }

    /** Looks at the position on a board; false when it has too many blocks to say anything. */
    boolean load(Board onBoard) {
        board = onBoard;
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

    int opponent() {
        return Board.opponent(colour);
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
        long found = 0;
        for (int i = 0; i < words; i++) {
            rest[i] = spread.board(i) & ~own[i];
            points[i] = empty[i] & ~nextToOwn[i];
            found |= points[i];
        }
        hasOpen = found != 0;
        if (hasOpen) {
            for (int i = 0; i < words; i++) {
                nearAway[i] = points[i] | spread.next(points, 0, i);
            }
            loadOpenRegions();
        }
        for (int p = Bits.next(rest, 0); p >= 0; p = Bits.next(rest, p)) {
            loadRegion(p);
        }
    }

    /**
     * All regions with an empty point away from all blocks are loaded as one: they are vital to nobody, and a move that
     * changes that looks only at the parts around it.
     */
    private void loadOpenRegions() {
        takeRegion();
        isClosed[0] = false;
        findBlocks(0);
    }

    /** Loads a region without an empty point away from all blocks. */
    private void loadRegion(int first) {
        int r = regions;
        int at = r * words;
        for (int i = 0; i < words; i++) {
            points[at + i] = 0;
        }
        points[at + (first >> 6)] = 1L << (first & 63);
        boolean hasEmpty = takeRegion();
        isClosed[r] = hasEmpty && !hasImmortal(points, at);
        if (isClosed[r]) {
            closed++;
        }
        findBlocks(r);
    }

    /** Takes what is connected to the points of the next region out of the rest; whether some of it is empty. */
    private boolean takeRegion() {
        int at = regions++ * words;
        spread.flood(points, at, rest, 0);
        long found = 0;
        for (int i = 0; i < words; i++) {
            rest[i] &= ~points[at + i];
            empties[at + i] = points[at + i] & empty[i];
            found |= empties[at + i];
        }
        return found != 0;
    }

    private void findBlocks(int r) {
        int at = r * words;
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

    /** Whether a set has an opponent's block that cannot be captured; the set has all stones of a block or none. */
    boolean hasImmortal(long[] set, int at) {
        for (int i = 0; i < words; i++) {
            if ((set[at + i] & board.immortalWord(i) & ~own[i] & ~empty[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean meets(long[] a, int atA, long[] b, int atB) {
        for (int i = 0; i < words; i++) {
            if ((a[atA + i] & b[atB + i]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean covers(long[] a, int atA, long[] b, int atB) {
        for (int i = 0; i < words; i++) {
            if ((b[atB + i] & ~a[atA + i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a region is vital to a block with these liberties. */
    boolean isVital(int region, long[] libertiesOfBlock) {
        return isClosed[region] && covers(libertiesOfBlock, 0, empties, region * words);
    }

    /** Whether this is all the regions with an empty point away from all blocks. */
    boolean isOpen(int region) {
        return hasOpen && region == 0;
    }

    /** Whether a point of the open regions, or one next to it, is empty and away from all blocks. */
    boolean isNearAway(int p) {
        return Bits.has(nearAway, p);
    }

    int regionOf(int p) {
        int r = 0;
        while ((points[r * words + (p >> 6)] & 1L << (p & 63)) == 0) {
            r++;
        }
        return r;
    }

    /** Whether a block that matters is alive. */
    boolean isAlive() {
        if (closed < 2 && immortal == 0) {
            return false;
        }
        return (alive((1L << blocks) - 1, immortal, blocksOf, vitalTo, regions) & wanted) != 0;
    }

    /** The largest set of blocks each of which has two vital regions that border on blocks of the set only. */
    static long alive(long all, long immortal, long[] around, long[] vital, int count) {
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
}
