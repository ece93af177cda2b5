package org.yomi.solvers.game.race;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Spread;

/**
 * The attacker's blocks around a {@link Siege}, and which of them the besieged cannot take.
 *
 * <p>To take a wall the owner of the block has to fill its liberties outside the room, where the attacker never plays, one by
 * one: it is safe if these are more than the moves that he gets. A wall that has two such liberties in common with a
 * safe one is as good as joined to it: when one is taken, the attacker plays the other. Or it lives by eyes of its own beside
 * the race ({@link WallLife}).
 *
 * <p>A stone of the attacker's that has to stand until then is guarded like a wall, wherever it is.
 */
final class Walls {
    /** Of {@link #left}: none of the walls. */
    static final int NONE = -1;

    /** Of {@link #slack}: nothing is counted. */
    static final int UNCOUNTED = Integer.MAX_VALUE;

    /** Of {@link #left}: more than one wall. */
    static final int SEVERAL = Integer.MAX_VALUE;

    private static final int MOST_WALLS = 16;

    /** The stones of the walls. */
    final long[] stones;

    /** The walls that live by eyes. */
    final WallLife life;

    private final Play play;
    private final Geometry geometry;
    private final int attacker;
    private final Siege siege;
    private final int words;
    private final Spread spread;

    /** A stone of the attacker's that must stand until then, too, or pass. */
    private int guarded = Board.PASS;

    private final int[] walls = new int[MOST_WALLS];
    private final boolean[] isSafe = new boolean[MOST_WALLS];

    /** Whether a wall is safe by its liberties. */
    private final boolean[] byLiberties = new boolean[MOST_WALLS];

    private int count;

    /** How many liberties outside the room a wall needs. */
    private int needed;

    private int slack;

    /** The liberties outside the room that join walls. */
    private final long[] joints;

    private final long[] touching;
    private final long[] scratch;
    private final int[] queue;

    /**
     * The walls around a siege.
     *
     * @param byAnswers whether they may live by answers that the enemy may ask for ever
     */
    Walls(Play play, int attacker, Siege siege, boolean byAnswers) {
        this.play = play;
        this.attacker = attacker;
        this.siege = siege;
        geometry = play.geometry;
        words = geometry.words();
        spread = new Spread(geometry);
        stones = new long[words];
        life = new WallLife(play, attacker, byAnswers);
        joints = new long[words];
        touching = new long[words];
        scratch = new long[words];
        queue = new int[geometry.size()];
    }

    /** From now on a stone of the attacker's must not be captured before the block is; pass for none. */
    void guard(int stone) {
        guarded = stone;
    }

    /** Lists the walls of what {@link #siege} has taken; false when there are too many, or none. */
    boolean list(Board board) {
        count = 0;
        Bits.clear(stones);
        Bits.clear(joints);
        life.clear();
        for (int i = 0; i < words; i++) {
            scratch[i] = siege.room[i] | siege.eye.stones[i];
        }
        for (int i = 0; i < words; i++) {
            long w = spread.next(scratch, 0, i) & board.colourWord(attacker, i) & ~siege.eye.points[i];
            for (w &= ~stones[i]; w != 0; w &= ~stones[i]) {
                if (count == MOST_WALLS) {
                    return false;
                }
                add(board, board.block((i << 6) + Long.numberOfTrailingZeros(w)));
            }
        }
        return count > 0 && addGuarded(board);
    }

    private void add(Board board, int wall) {
        walls[count++] = wall;
        board.addStones(wall, stones);
    }

    /** A stone that must not be captured is as good as a wall; false when there are too many. */
    private boolean addGuarded(Board board) {
        if (guarded < 0 || Bits.has(stones, guarded)) {
            return true;
        }
        if (count == MOST_WALLS || Bits.has(siege.eye.points, guarded)) {
            return false;
        }
        add(board, board.block(guarded));
        return true;
    }

    /** One word of the liberties of a wall that its enemy has to fill. */
    long outer(Board board, int wall, int i) {
        return board.libertyWord(wall, i) & ~siege.room[i] & ~joints[i];
    }

    private int outer(Board board, int wall) {
        int liberties = 0;
        for (int i = 0; i < words; i++) {
            liberties += Long.bitCount(outer(board, wall, i));
        }
        return liberties;
    }

    /**
     * Looks which walls are safe.
     *
     * @param moves how many moves their enemy gets
     * @return the only one that is not, {@link #NONE} or {@link #SEVERAL}
     */
    int left(Board board, int moves) {
        needed = moves;
        for (int w = 0; w < count; w++) {
            boolean immortal = board.isImmortal(walls[w]);
            byLiberties[w] = !immortal && outer(board, walls[w]) >= needed;
            isSafe[w] = immortal
                    || byLiberties[w]
                    || life.take(board, board.firstStone(walls[w]), siege.room, siege.eye.stones);
        }
        boolean joined = true;
        while (joined) {
            joined = false;
            for (int w = 0; w < count; w++) {
                if (!isSafe[w] && joins(board, walls[w])) {
                    isSafe[w] = true;
                    byLiberties[w] = false;
                    joined = true;
                }
            }
        }
        int left = NONE;
        for (int w = 0; w < count; w++) {
            if (!isSafe[w]) {
                left = left == NONE ? walls[w] : SEVERAL;
            }
        }
        return left;
    }

    /** Whether a wall and a safe block have two liberties in common that nothing else needs; then takes them. */
    private boolean joins(Board board, int wall) {
        for (int w = 0; w < count; w++) {
            if (isSafe[w] && takeJoint(board, wall, walls[w])) {
                return true;
            }
        }
        for (int i = 0; i < words; i++) {
            for (long w = outer(board, wall, i); w != 0; w &= w - 1) {
                if (joinsAt(board, wall, (i << 6) + Long.numberOfTrailingZeros(w))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the wall is joined to another block of the attacker next to a liberty, which then is a wall, too. */
    private boolean joinsAt(Board board, int wall, int liberty) {
        for (int j = geometry.neighbourCount(liberty) - 1; j >= 0; j--) {
            int q = geometry.neighbour(liberty, j);
            if (board.cell(q) != attacker || Bits.has(stones, q) || count == MOST_WALLS) {
                continue;
            }
            int other = board.block(q);
            boolean immortal = board.isImmortal(other);
            if (immortal || outer(board, other) >= needed) {
                walls[count] = other;
                byLiberties[count] = !immortal;
                isSafe[count++] = true;
                if (takeJoint(board, wall, other)) {
                    board.addStones(other, stones);
                    return true;
                }
                count--;
            }
        }
        return false;
    }

    /** Takes two common liberties, if all walls have enough without them. */
    private boolean takeJoint(Board board, int wall, int other) {
        for (int i = 0; i < words; i++) {
            scratch[i] = outer(board, wall, i) & board.libertyWord(other, i) & ~life.word(i);
        }
        int first = Bits.next(scratch, 0);
        int second = first < 0 ? -1 : Bits.next(scratch, first + 1);
        if (second < 0 || !play.isOpenTo(attacker, scratch)) {
            return false;
        }
        Bits.add(joints, first);
        Bits.add(joints, second);
        for (int w = 0; w < count; w++) {
            if (byLiberties[w] && outer(board, walls[w]) < needed) {
                Bits.remove(joints, first);
                Bits.remove(joints, second);
                return false;
            }
        }
        return true;
    }

    /** Whether the walls that are safe by their liberties are so without those of another one. */
    boolean holdWithoutThoseOf(Board board, int wall) {
        for (int w = 0; w < count; w++) {
            if (!byLiberties[w]) {
                continue;
            }
            int liberties = 0;
            for (int i = 0; i < words; i++) {
                liberties += Long.bitCount(outer(board, walls[w], i) & ~board.libertyWord(wall, i));
            }
            if (liberties < needed) {
                return false;
            }
        }
        return true;
    }

    /** How many of the spare points may be filled already, after {@link #addProof}; {@link #UNCOUNTED} without any. */
    int slack() {
        return slack;
    }

    /**
     * Adds what shows that the walls hold.
     *
     * @param apart a wall whose liberties the others do not need, or {@link #NONE}
     */
    void addProof(Board board, int apart, long[] zone) {
        boolean whole = addJoints(zone);
        for (int w = 0; w < count; w++) {
            boolean touches = byLiberties[w] && addNearest(board, walls[w], apart, needed, zone, zone);
            if (whole || !touches) {
                board.addStones(walls[w], zone);
            }
        }
    }

    /**
     * The same with the liberties of a wall in {@code spare}, and the stones that lead to them, where that has more than it
     * needs.
     *
     * @param more how many more; else those needed go to the zone
     * @param plenty how many more are spare at most
     */
    void addProof(Board board, long[] zone, long[] spare, int more, int plenty) {
        slack = UNCOUNTED;
        boolean whole = addJoints(zone);
        for (int w = 0; w < count; w++) {
            int outer = byLiberties[w] ? Math.min(outer(board, walls[w]), needed + Math.max(more, plenty)) : 0;
            boolean counts = !whole && byLiberties[w] && outer >= needed + more;
            boolean touches = byLiberties[w]
                    && addNearest(board, walls[w], NONE, counts ? outer : needed, zone, counts ? spare : zone);
            if (counts) {
                slack = Math.min(slack, outer - needed);
            }
            if (whole || !touches) {
                board.addStones(walls[w], zone);
            }
        }
    }

    /** Adds what the walls need that are safe otherwise; says whether some are joined. */
    private boolean addJoints(long[] zone) {
        for (int i = 0; i < words; i++) {
            zone[i] |= joints[i] | life.word(i);
        }
        return Bits.next(joints, 0) >= 0;
    }

    private long guardedWord(int i) {
        return guarded >= 0 && guarded >> 6 == i ? 1L << (guarded & 63) : 0;
    }

    /**
     * Adds a connected part of a wall that has all its stones next to the room or the block, and the one guarded, and the
     * nearest of its liberties, {@code most} of them. False when the wall has none of these: then only its liberties.
     *
     * @param spare where the liberties go, and the stones that lead to them
     */
    private boolean addNearest(Board board, int wall, int apart, int most, long[] zone, long[] spare) {
        for (int i = 0; i < words; i++) {
            scratch[i] = siege.room[i] | siege.eye.stones[i];
        }
        int start = -1;
        int toReach = 0;
        for (int i = words - 1; i >= 0; i--) {
            touching[i] = (spread.next(scratch, 0, i) | guardedWord(i)) & board.stoneWord(wall, i);
            toReach += Long.bitCount(touching[i]);
            start = touching[i] != 0 ? (i << 6) + Long.numberOfTrailingZeros(touching[i]) : start;
        }
        boolean touches = start >= 0;
        int end = 0;
        int missing = most;
        Bits.clear(scratch);
        queue[end++] = touches ? start : board.firstStone(wall);
        Bits.add(scratch, queue[0]);
        for (int i = 0; i < end && (missing > 0 || toReach > 0); i++) {
            int p = queue[i];
            toReach -= Bits.has(touching, p) ? 1 : 0;
            if (touches) {
                Bits.add(Bits.has(touching, p) ? zone : spare, p);
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(scratch, q)) {
                    continue;
                }
                Bits.add(scratch, q);
                if (board.cell(q) == attacker) {
                    queue[end++] = q;
                } else if (board.cell(q) == Board.EMPTY
                        && missing > 0
                        && !Bits.has(siege.room, q)
                        && !Bits.has(joints, q)
                        && !(apart != NONE && board.isLiberty(apart, q))) {
                    missing--;
                    Bits.add(spare, q);
                }
            }
        }
        return touches;
    }
}
