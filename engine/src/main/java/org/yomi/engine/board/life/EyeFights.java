package org.yomi.engine.board.life;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;

/**
 * Finds the small regions that a block, alone or with others of its colour, encloses, and looks up by {@link EyeFight}
 * whether the block lives there, or by {@link EyeMaking} whether it gets two eyes. That is so on a board where the owner is free
 * to play on the points of the regions, and no stone there is protected. It may miss something: all blocks around count as
 * having to stand, and only regions beside the block are looked at. Tables are computed when their shape comes up for the
 * first time, and shared.
 *
 * <p>One object is made for a board size and used again and again. Not safe for use by several threads.
 */
public final class EyeFights {
    /** The most points that the regions of a block have together: those next to each are a byte of what a table is kept by. */
    public static final int MOST_POINTS = 8;

    private static final int NONE = -1;

    /** So many tables of fights are kept; each takes up to a kilobyte. */
    private static final int MOST_KNOWN = 1 << 15;

    /** So many tables of eyes to make; each takes 2 kilobytes, 7 with the most points. */
    private static final int MOST_KNOWN_MAKING = 1 << 13;

    private static final Tables<Shape, EyeFight> KNOWN = new Tables<>(MOST_KNOWN);

    private static final Tables<Shape, EyeMaking> KNOWN_MAKING = new Tables<>(MOST_KNOWN_MAKING);

    private final Geometry geometry;
    private final int mostPoints;

    /** The points of the regions taken, and then those of the region being looked at. */
    private final int[] points = new int[MOST_POINTS];

    private int size;

    /** The blocks around the regions; the first one is that which is asked about. */
    private final int[] walls = new int[EyeFight.MOST_WALLS];

    private int wallCount;

    /** By point, its index among {@link #points} plus one, or 0. */
    private final int[] indexOf;

    /** The points that are known to be of a region that is too large. */
    private final long[] outside;

    private final int[] next = new int[MOST_POINTS];
    private final int[] wallPoints = new int[EyeFight.MOST_WALLS];
    private Board board;
    private int mine;
    private int other;

    /** What a table is computed from: points next to each other, and next to each wall, a byte for each. */
    private record Shape(long next, int walls, int points, int wallCount) {}

    /**
     * Makes one for a board size.
     *
     * @param mostPoints so many points all regions together have at most; up to {@link #MOST_POINTS}
     * @throws IllegalArgumentException if that is more
     */
    public EyeFights(Geometry geometry, int mostPoints) {
        if (mostPoints > MOST_POINTS) {
            throw new IllegalArgumentException("mostPoints must be " + MOST_POINTS + " at most, is " + mostPoints);
        }
        this.geometry = geometry;
        this.mostPoints = mostPoints;
        indexOf = new int[geometry.size()];
        outside = new long[geometry.words()];
        board = new Board(geometry);
    }

    /** Whether the block of a stone lives in its small regions though the opponent moves first and has all the ko threats. */
    public boolean isAlive(Board onBoard, int stone) {
        return take(onBoard, stone) && fight().stands(mine, other);
    }

    /**
     * The lowest point from {@code from} on where a move of the owner, who is to move, makes the block of a stone live in its
     * regions as they are now, or -1. Neither bans nor what the move joins outside are looked at.
     */
    public int livingPoint(Board onBoard, int stone, int from) {
        if (!take(onBoard, stone)) {
            return NONE;
        }
        EyeFight fight = fight();
        int best = NONE;
        for (int i = 0; i < size; i++) {
            int p = points[i];
            if (p >= from && (best == NONE || p < best) && isEmpty(i) && fight.holds(i, mine, other)) {
                best = p;
            }
        }
        return best;
    }

    /**
     * Whether the owner makes the block of a stone unconditionally alive in its small regions though the opponent moves first
     * and has all the ko threats.
     */
    public boolean isMadeAlive(Board onBoard, int stone) {
        return take(onBoard, stone) && making().rank(mine, other) < EyeMaking.NEVER;
    }

    /**
     * A move of the owner, who is to move, with which he makes the block of a stone unconditionally alive in its small
     * regions, the one after which that takes the fewest moves; or -1. He must be free to move there, but for a ban.
     */
    public int makingPoint(Board onBoard, int stone) {
        if (!take(onBoard, stone)) {
            return NONE;
        }
        EyeMaking making = making();
        int best = NONE;
        int least = making.rank(mine, other);
        for (int i = 0; i < size; i++) {
            if (isEmpty(i) && points[i] != board.ban()) {
                int rank = making.rankAfter(i, mine, other);
                if (rank < least) {
                    least = rank;
                    best = points[i];
                }
            }
        }
        return best;
    }

    /**
     * After {@link #isMadeAlive}, the opponent to move: his move in the regions after which the owner needs the most moves to
     * make the block alive, or -1. No move that takes a ko.
     */
    public int longestAttack(Board onBoard, int stone) {
        if (!take(onBoard, stone)) {
            return NONE;
        }
        EyeMaking making = making();
        int best = NONE;
        int most = NONE;
        for (int i = 0; i < size; i++) {
            if (isEmpty(i) && points[i] != board.ban()) {
                int rank = making.rankAfterAttack(i, mine, other);
                if (rank > most) {
                    most = rank;
                    best = points[i];
                }
            }
        }
        return best;
    }

    private boolean isEmpty(int i) {
        return ((mine | other) >> i & 1) == 0;
    }

    /** Adds the regions last looked at, and the stones around them. */
    public void addProof(long[] zone) {
        for (int i = 0; i < size; i++) {
            zone[points[i] >> 6] |= 1L << (points[i] & 63);
        }
        for (int w = 0; w < wallCount; w++) {
            board.addStones(walls[w], zone);
        }
    }

    /** Adds the points of the regions last looked at. */
    public void addRegions(long[] set) {
        for (int i = 0; i < size; i++) {
            set[points[i] >> 6] |= 1L << (points[i] & 63);
        }
    }

    /** Takes the regions next to a block that are small enough; false when there is no room for two eyes. */
    private boolean take(Board onBoard, int stone) {
        board = onBoard;
        int block = board.block(stone);
        int colour = board.cell(stone);
        for (int i = 0; i < size; i++) {
            indexOf[points[i]] = 0;
        }
        Arrays.fill(outside, 0);
        size = 0;
        wallCount = 0;
        walls[wallCount++] = block;
        for (int i = 0; i < geometry.words(); i++) {
            for (long w = board.libertyWord(block, i); w != 0; w &= w - 1) {
                int liberty = (i << 6) + Long.numberOfTrailingZeros(w);
                if (indexOf[liberty] == 0 && (outside[i] & 1L << liberty) == 0) {
                    takeRegion(liberty, colour);
                }
            }
        }
        if (size < 2) {
            return false;
        }
        describe();
        return true;
    }

    private void takeRegion(int first, int colour) {
        int start = size;
        int wallsBefore = wallCount;
        if (!takePoint(first)) {
            return;
        }
        for (int i = start; i < size; i++) {
            int p = points[i];
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) == colour ? !takeWall(board.block(q)) : !takePoint(q)) {
                    leave(start, wallsBefore);
                    return;
                }
            }
        }
    }

    private boolean takePoint(int p) {
        if (indexOf[p] != 0) {
            return true;
        }
        if (size == mostPoints || (outside[p >> 6] & 1L << (p & 63)) != 0) {
            return false;
        }
        points[size++] = p;
        indexOf[p] = size;
        return true;
    }

    private boolean takeWall(int block) {
        for (int w = 0; w < wallCount; w++) {
            if (walls[w] == block) {
                return true;
            }
        }
        if (wallCount == walls.length) {
            return false;
        }
        walls[wallCount++] = block;
        return true;
    }

    /** Gives a region up that is too large. */
    private void leave(int start, int wallsBefore) {
        while (size > start) {
            int p = points[--size];
            indexOf[p] = 0;
            outside[p >> 6] |= 1L << (p & 63);
        }
        wallCount = wallsBefore;
    }

    private void describe() {
        mine = 0;
        other = 0;
        for (int w = 0; w < wallCount; w++) {
            wallPoints[w] = 0;
        }
        for (int i = 0; i < size; i++) {
            int p = points[i];
            next[i] = 0;
            if (board.cell(p) != Board.EMPTY) {
                other |= 1 << i;
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (indexOf[q] != 0) {
                    next[i] |= 1 << indexOf[q] - 1;
                } else {
                    wallPoints[wallOf(board.block(q))] |= 1 << i;
                }
            }
        }
    }

    private int wallOf(int block) {
        int w = 0;
        while (walls[w] != block) {
            w++;
        }
        return w;
    }

    private EyeFight fight() {
        return KNOWN.get(
                shape(), () -> new EyeFight(Arrays.copyOf(next, size), Arrays.copyOf(wallPoints, wallCount), 0));
    }

    private EyeMaking making() {
        return KNOWN_MAKING.get(
                shape(), () -> new EyeMaking(Arrays.copyOf(next, size), Arrays.copyOf(wallPoints, wallCount)));
    }

    private Shape shape() {
        long nextBits = 0;
        for (int i = 0; i < size; i++) {
            nextBits |= (long) next[i] << 8 * i;
        }
        int wallBits = 0;
        for (int w = 0; w < wallCount; w++) {
            wallBits |= wallPoints[w] << 8 * w;
        }
        return new Shape(nextBits, wallBits, size, wallCount);
    }
}
