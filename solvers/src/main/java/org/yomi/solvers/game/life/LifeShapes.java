package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.Benson;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * Shapes that lived when they were met last: how many stones each lacks now. A guess of the distance to life that costs
 * next to nothing; it only orders moves.
 */
public final class LifeShapes {
    /** So many shapes are kept; the oldest goes first. */
    private static final int MOST = 512;

    private final int words;
    private final int colour;
    private final Spread spread;
    private final Benson benson;
    private final long[] proof;

    /** Shape s needs own stones, points without them, and opponent's stones, in {@code words} longs from s * words on. */
    private final long[] stones;

    private final long[] rooms;
    private final long[] dead;
    private int size;
    private int turn;

    // What was compared last: a board with such stones, how many each shape lacks there or -1, and the nearest shape or
    // -1.
    private boolean seen;
    private long seenHash;
    private final int[] lacks = new int[MOST];
    private int nearest;
    private final long[] mine;
    private final long[] theirs;

    public LifeShapes(Geometry geometry, int colour) {
        words = geometry.words();
        this.colour = colour;
        spread = new Spread(geometry);
        benson = new Benson(geometry);
        proof = new long[words];
        mine = new long[words];
        theirs = new long[words];
        stones = new long[(MOST + 1) * words];
        rooms = new long[(MOST + 1) * words];
        dead = new long[(MOST + 1) * words];
    }

    /** Notes the shape that lives on the board, with a stone of an area. */
    public void add(Board board, long[] area) {
        benson.analyse(board, colour);
        int stone = aliveStone(benson, area);
        if (stone < 0) {
            return;
        }
        Bits.clear(proof);
        benson.addProof(stone, proof);
        int at = MOST * words;
        for (int i = 0; i < words; i++) {
            stones[at + i] = proof[i] & board.colourWord(colour, i);
            rooms[at + i] = proof[i] & ~stones[at + i];
        }
        for (int i = 0; i < words; i++) {
            dead[at + i] = rooms[at + i] & board.colourWord(Board.opponent(colour), i) & ~spread.next(stones, at, i);
        }
        if (!isKnown(at)) {
            keep(at, turn * words);
            size = Math.max(size, turn + 1);
            turn = (turn + 1) % MOST;
            seen = false;
        }
    }

    private void keep(int at, int slot) {
        System.arraycopy(stones, at, stones, slot, words);
        System.arraycopy(rooms, at, rooms, slot, words);
        System.arraycopy(dead, at, dead, slot, words);
    }

    private boolean isKnown(int at) {
        for (int s = 0; s < size; s++) {
            if (isSame(s * words, at)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSame(int a, int b) {
        for (int i = 0; i < words; i++) {
            if (stones[a + i] != stones[b + i] || rooms[a + i] != rooms[b + i] || dead[a + i] != dead[b + i]) {
                return false;
            }
        }
        return true;
    }

    /** A stone of an area that lives by what was analysed last, or -1. */
    public static int aliveStone(Benson benson, long[] area) {
        for (int i = 0; i < area.length; i++) {
            long w = benson.aliveWord(i) & area[i];
            if (w != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(w);
            }
        }
        return -1;
    }

    /** How many stones the nearest shape lacks on the board, or -1 when none can be had. */
    public int distance(Board board) {
        look(board);
        return nearest < 0 ? -1 : lacks[nearest];
    }

    /** Adds the empty points of the nearest shape, the last one of those that lack as few, if there is one. */
    public void addNearest(Board board, long[] set) {
        look(board);
        if (nearest >= 0) {
            addEmpty(board, nearest, set);
        }
    }

    /** Adds the empty points of the shapes that lack at most {@code more} stones more than the nearest; false if there is none. */
    public boolean addNearest(Board board, int more, long[] set) {
        look(board);
        if (nearest < 0) {
            return false;
        }
        int most = lacks[nearest] + more;
        for (int s = 0; s < size; s++) {
            if (lacks[s] >= 0 && lacks[s] <= most) {
                addEmpty(board, s, set);
            }
        }
        return true;
    }

    /** Compares all shapes with the board, unless that was done last. */
    private void look(Board board) {
        if (seen && seenHash == board.hashOfStones()) {
            return;
        }
        seen = true;
        seenHash = board.hashOfStones();
        for (int i = 0; i < words; i++) {
            mine[i] = board.colourWord(colour, i);
            theirs[i] = board.colourWord(Board.opponent(colour), i);
        }
        nearest = -1;
        int least = Integer.MAX_VALUE;
        for (int s = turn - 1; s >= 0; s--) {
            least = compare(s, least);
        }
        for (int s = size - 1; s >= turn; s--) {
            least = compare(s, least);
        }
    }

    /** Notes what a shape lacks; returns what the nearest one so far does. */
    private int compare(int s, int least) {
        lacks[s] = stonesLackingIn(s * words);
        if (lacks[s] < 0 || lacks[s] >= least) {
            return least;
        }
        nearest = s;
        return lacks[s];
    }

    /** How many stones a shape lacks; -1 when stones on the board are in its way. */
    private int stonesLackingIn(int at) {
        int count = 0;
        for (int i = 0; i < words; i++) {
            long own = stones[at + i];
            if ((own & theirs[i] | rooms[at + i] & mine[i] | dead[at + i] & ~theirs[i]) != 0) {
                return -1;
            }
            count += Long.bitCount(own & ~mine[i]);
        }
        return count;
    }

    /** Adds the empty points of a shape: moves there may spoil it. */
    private void addEmpty(Board board, int shape, long[] set) {
        int at = shape * words;
        for (int i = 0; i < words; i++) {
            long taken = board.takenWord(i);
            set[i] |= (stones[at + i] | rooms[at + i]) & ~taken;
        }
    }
}
