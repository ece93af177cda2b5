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
 * <p>To look a position up, the {@link PatternTree tree} of patterns is gone down wherever the position fits, but for
 * patterns that were there when the same position was last looked up in vain.
 */
public final class PatternTable {
    /** After so many nodes of the tree a look-up ends; a find that is missed costs a search only. */
    private static final int MOST_VISITED = 1000;

    private static final int NONE = -1;

    /** After the words of zone, black and white stones that of the spare points. */
    private static final int SPARE = 3;

    /** Of a result, without {@link Lean#ALONE}. */
    private static final int KIND_AND_LEAN = 0xFFF;

    private static final int MOST_LEANS = Lean.ALONE - 1;

    private static final int ALONE = Spares.ANY + 1;

    private Play play;
    private Board board;
    private final int words;
    private final int reacher;
    private final PatternRoom room;
    private final PatternTree tree;

    /**
     * Word w of pattern i is four longs from 4 * (words * i + w) on: zone, black stones, white stones, spare points. They lie
     * together, since most comparisons end with the first word.
     */
    private long[] points = {};

    private int[] bans = {};
    private int[] results = {};

    /** The slack of a pattern, and {@link Lean#ALONE} as one bit more. */
    private byte[] slacks = {};

    private int size;

    /** The word that has told the last patterns from positions: it is compared first. */
    private int telling;

    /**
     * An empty table.
     *
     * @param reacher whose wins have spare points
     * @param room that it takes from
     */
    public PatternTable(Play play, int reacher, PatternRoom room) {
        this.play = play;
        this.room = room;
        tree = new PatternTree(play.geometry);
        this.reacher = reacher;
        board = play.board;
        words = play.geometry.words();
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

    /** Leaves its room to others: it is not used any more. */
    public void giveUp() {
        room.giveBack(slacks.length);
    }

    /** Keeps a result; forgets it when there is no room left. */
    public void add(Frame f, long state) {
        if (size == slacks.length && !hasGrown()) {
            return;
        }
        int base = 4 * words * size;
        for (int i = 0; i < words; i++) {
            long shows = f.zone[i] | f.spare[i];
            points[base + 4 * i] = f.zone[i];
            points[base + 4 * i + Board.BLACK] = shows & board.colourWord(Board.BLACK, i);
            points[base + 4 * i + Board.WHITE] = shows & board.colourWord(Board.WHITE, i);
            points[base + 4 * i + SPARE] = f.spare[i];
        }
        slacks[size] = (byte) (f.slack | ((f.lean & Lean.ALONE) != 0 ? ALONE : 0));
        int ban = play.bindingBan();
        bans[size] = ban >= 0 && Bits.has(f.zone, ban) ? ban : NONE;
        results[size] = f.kind | (f.lean & MOST_LEANS) << 3 | Math.min(f.length, 0x3FF) << 12 | f.best + 8 << 22;
        tree.add(size++, state, points);
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
        tree.start(state, from, MOST_VISITED);
        for (int i = tree.next(board); i >= 0; i = tree.next(board)) {
            if (matches(i, ban) && holds.test(results[i] & KIND_AND_LEAN)) {
                recall(i, f);
                return true;
            }
        }
        return false;
    }

    private boolean matches(int pattern, int ban) {
        int base = 4 * words * pattern;
        int keeper = Board.opponent(reacher);
        if (!fits(base, telling, keeper)) {
            return false;
        }
        int filled = 0;
        for (int i = 0; i < words; i++) {
            if (!fits(base, i, keeper)) {
                telling = i;
                return false;
            }
            long stones = board.takenWord(i);
            filled += Long.bitCount(points[base + 4 * i + SPARE] & ~points[base + 4 * i + reacher] & stones);
        }
        if (filled > (slacks[pattern] & Spares.ANY)) {
            return false;
        }
        int shownBan = ban >= 0 && (points[base + 4 * (ban >> 6)] & 1L << (ban & 63)) != 0 ? ban : NONE;
        return bans[pattern] == shownBan;
    }

    private boolean fits(int base, int word, int keeper) {
        long zone = points[base + 4 * word];
        long own = board.colourWord(reacher, word);
        long stones = points[base + 4 * word + reacher];
        return (zone & board.colourWord(keeper, word)) == points[base + 4 * word + keeper]
                && (zone & own) == (zone & stones)
                && (stones & ~own) == 0;
    }

    private void recall(int pattern, Frame f) {
        int base = 4 * words * pattern;
        f.slack = slacks[pattern] & Spares.ANY;
        for (int i = 0; i < words; i++) {
            long spare = points[base + 4 * i + SPARE];
            long stones = board.takenWord(i);
            long filled = spare & stones & ~points[base + 4 * i + reacher];
            f.zone[i] = points[base + 4 * i];
            f.spare[i] = spare & ~filled;
            f.slack -= Long.bitCount(filled);
        }
        int result = results[pattern];
        f.lean = result >> 3 & MOST_LEANS | ((slacks[pattern] & ALONE) != 0 ? Lean.ALONE : 0);
        f.length = result >> 12 & 0x3FF;
        f.best = (result >>> 22) - 8;
        f.settle(result & 7);
    }

    private boolean hasGrown() {
        int more = room.take(size);
        if (more > 0) {
            int capacity = size + more;
            points = Arrays.copyOf(points, 4 * words * capacity);
            slacks = Arrays.copyOf(slacks, capacity);
            bans = Arrays.copyOf(bans, capacity);
            results = Arrays.copyOf(results, capacity);
        }
        return more > 0;
    }
}
