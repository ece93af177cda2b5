package org.yomi.solvers.node;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Play;

/**
 * Results that hold wherever the pattern of their zone recurs, whatever lies outside (semantics, section 7): found by
 * comparing all points of the zone, not by a hash alone. Of the {@link Spares spare} points of a win as many may have been
 * filled as it can spare.
 *
 * <p>Patterns are listed by what they show on a few <em>hot</em> points near the goal. A pattern that shows only some of
 * those goes with the others that show the same ones. To look a position up, the lists that fit it are gone through,
 * newest first, down to the size the table had when the same position was last looked up in vain.
 */
public final class PatternTable {
    private static final int HOT = 16;

    /** So many further points, the next nearest, are compared at once before the whole zone is. */
    private static final int WARM = 32;

    /** So many patterns are compared with a position at most; a find that is missed costs a search only. */
    private static final int MOST_COMPARED = 60;

    private static final int NONE = -1;

    /** Of a result, without {@link Lean#ALONE}. */
    private static final int KIND_AND_LEAN = 0xFFF;

    private static final int MOST_LEANS = Lean.ALONE - 1;

    private static final int ALONE = Spares.ANY + 1;

    private static final int FIRST_CAPACITY = 1 << 8;

    /** More different sets of hot points are not worth the look-ups. */
    private static final int MOST_SHOWN = 256;

    private Play play;
    private Board board;
    private final int words;
    private final int reacher;
    private final int[] hot;
    private final int[] warm;
    private final int maxPatterns;

    /** Pattern i has its zone, black and white stones and spare points in 4 * words longs from 4 * words * i on. */
    private long[] points = {};

    /** Pattern i has a mask of the {@link #codeOf codes} of warm points and what they must show, from 2 * i on. */
    private long[] filters = {};

    private long[] states = {};
    private int[] bans = {};
    private int[] next = {};
    private int[] results = {};

    /** The slack of a pattern, and {@link Lean#ALONE} as one bit more. */
    private byte[] slacks = {};

    private int[] hashes = {};
    private int size;

    private final long[] shown = new long[MOST_SHOWN];
    private int shownCount;
    private int[] heads = new int[1 << 12];

    /**
     * An empty table.
     *
     * @param reacher whose wins have spare points
     * @param near the points around which most zones will lie, nearest first
     */
    public PatternTable(Play play, int reacher, int[] near, int memoryMb) {
        this.play = play;
        this.reacher = reacher;
        board = play.board;
        words = play.geometry.words();
        hot = Arrays.copyOf(near, Math.min(HOT, near.length));
        warm = Arrays.copyOfRange(near, hot.length, Math.min(HOT + WARM, near.length));
        maxPatterns = (int) Math.min(1 << 20, ((long) memoryMb << 20) / (8L * (4 * words + 5)));
        Arrays.fill(heads, NONE);
    }

    /** From now on the positions are those of another board of the same size. */
    public void moveTo(Play other) {
        play = other;
        board = other.board;
    }

    /** How many patterns there are; see {@link #find}. */
    public int size() {
        return size;
    }

    /** Whether there is little room left. */
    public boolean isCrowded() {
        return size > maxPatterns / 2;
    }

    /** Keeps a result; forgets it when the table is full. */
    public void add(Frame f, long state) {
        long mask = maskOf(hot, f.zone);
        int list = listOf(mask);
        if (size >= maxPatterns || list == NONE) {
            return;
        }
        if (size == states.length) {
            grow();
        }
        int base = 4 * words * size;
        for (int i = 0; i < words; i++) {
            long shows = f.zone[i] | f.spare[i];
            points[base + i] = f.zone[i];
            points[base + words + i] = shows & board.colourWord(Board.BLACK, i);
            points[base + 2 * words + i] = shows & board.colourWord(Board.WHITE, i);
            points[base + 3 * words + i] = f.spare[i];
        }
        slacks[size] = (byte) (f.slack | ((f.lean & Lean.ALONE) != 0 ? ALONE : 0));
        states[size] = state;
        int ban = play.bindingBan();
        bans[size] = ban >= 0 && Bits.has(f.zone, ban) ? ban : NONE;
        results[size] = f.kind | (f.lean & MOST_LEANS) << 3 | Math.min(f.length, 0x3FF) << 12 | f.best + 8 << 22;
        filters[2 * size] = maskOf(warm, f.zone);
        filters[2 * size + 1] = codeOf(warm) & filters[2 * size];
        hashes[size] = hash(codeOf(hot) & mask, state + list);
        link(size++);
        if (size > 2 * heads.length) {
            relink();
        }
    }

    private void link(int pattern) {
        int head = hashes[pattern] & heads.length - 1;
        next[pattern] = heads[head];
        heads[head] = pattern;
    }

    private void relink() {
        heads = new int[4 * heads.length];
        Arrays.fill(heads, NONE);
        for (int i = 0; i < size; i++) {
            link(i);
        }
    }

    /** Looks for a result of the position on the board among the patterns from {@code from} on; fills the frame. */
    public boolean find(Frame f, long state, int from) {
        return find(f, state, from, result -> true);
    }

    /**
     * The same, among the results that hold for the position on the board though their state is another.
     *
     * @param holds given the {@link Kind} of a result and, three bits higher, what it leaned on
     */
    public boolean find(Frame f, long state, int from, IntPredicate holds) {
        int ban = play.bindingBan();
        int left = MOST_COMPARED;
        long hotCode = codeOf(hot);
        long warmCode = codeOf(warm);
        for (int list = 0; list < shownCount; list++) {
            int head = hash(hotCode & shown[list], state + list) & heads.length - 1;
            for (int i = heads[head]; i >= from && left > 0; i = next[i]) {
                left--;
                if ((warmCode & filters[2 * i]) == filters[2 * i + 1]
                        && states[i] == state
                        && holds.test(results[i] & KIND_AND_LEAN)
                        && matches(i, ban)) {
                    recall(i, f);
                    return true;
                }
            }
        }
        return false;
    }

    private boolean matches(int pattern, int ban) {
        int base = 4 * words * pattern;
        int keeper = reacher ^ Board.BLACK ^ Board.WHITE;
        int filled = 0;
        for (int i = 0; i < words; i++) {
            long zone = points[base + i];
            long spare = points[base + 3 * words + i];
            long others = board.colourWord(keeper, i);
            long own = board.colourWord(reacher, i);
            long stones = points[base + reacher * words + i];
            if ((zone & others) != points[base + keeper * words + i]
                    || (zone & own) != (zone & stones)
                    || (stones & ~own) != 0) {
                return false;
            }
            filled += Long.bitCount(spare & ~stones & (own | others));
        }
        if (filled > (slacks[pattern] & Spares.ANY)) {
            return false;
        }
        int shownBan = ban >= 0 && (points[base + (ban >> 6)] & 1L << (ban & 63)) != 0 ? ban : NONE;
        return bans[pattern] == shownBan;
    }

    private void recall(int pattern, Frame f) {
        int base = 4 * words * pattern;
        f.slack = slacks[pattern] & Spares.ANY;
        for (int i = 0; i < words; i++) {
            long spare = points[base + 3 * words + i];
            long stones = board.colourWord(Board.BLACK, i) | board.colourWord(Board.WHITE, i);
            long filled = spare & stones & ~points[base + reacher * words + i];
            f.zone[i] = points[base + i];
            f.spare[i] = spare & ~filled;
            f.slack -= Long.bitCount(filled);
        }
        int result = results[pattern];
        f.lean = result >> 3 & MOST_LEANS | ((slacks[pattern] & ALONE) != 0 ? Lean.ALONE : 0);
        f.length = result >> 12 & 0x3FF;
        f.best = (result >>> 22) - 8;
        f.settle(result & 7);
    }

    /** What the board has on some points, two bits each. */
    private long codeOf(int[] of) {
        long code = 0;
        for (int i = 0; i < of.length; i++) {
            code |= (long) board.cell(of[i]) << 2 * i;
        }
        return code;
    }

    /** The bits of {@link #codeOf} that belong to points of a zone. */
    private static long maskOf(int[] of, long[] zone) {
        long mask = 0;
        for (int i = 0; i < of.length; i++) {
            if (Bits.has(zone, of[i])) {
                mask |= 3L << 2 * i;
            }
        }
        return mask;
    }

    private int listOf(long mask) {
        for (int i = 0; i < shownCount; i++) {
            if (shown[i] == mask) {
                return i;
            }
        }
        if (shownCount == MOST_SHOWN) {
            return NONE;
        }
        shown[shownCount] = mask;
        return shownCount++;
    }

    private static int hash(long code, long state) {
        long hash = (code + state * 0xD1B54A32D192ED03L) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32);
    }

    private void grow() {
        int capacity = Math.max(FIRST_CAPACITY, Math.min(maxPatterns, 2 * size));
        points = Arrays.copyOf(points, 4 * words * capacity);
        slacks = Arrays.copyOf(slacks, capacity);
        filters = Arrays.copyOf(filters, 2 * capacity);
        states = Arrays.copyOf(states, capacity);
        bans = Arrays.copyOf(bans, capacity);
        next = Arrays.copyOf(next, capacity);
        results = Arrays.copyOf(results, capacity);
        hashes = Arrays.copyOf(hashes, capacity);
    }
}
