package org.yomi.solvers.compound;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.yomi.engine.board.Board;

/**
 * A goal in the middle of a game: which of its atoms are achieved, and which are pending and still matter.
 *
 * <p>With the flags as they are, one player, the <em>keeper</em>, wins play that goes on for ever; the other, the
 * <em>reacher</em>, has to change a flag (semantics, section 3).
 */
public final class Stage {
    private final long number;
    private final int[] pending;
    private final int keeper;
    private final long[][] ways = new long[3][];

    /**
     * A stage.
     *
     * @param pending atoms whose flags are pending, as bits; those that cannot matter any more are dropped
     * @param achieved atoms that are achieved, as bits; what is neither has failed
     */
    Stage(Formula formula, long pending, long achieved) {
        int max = formula.max().cell();
        long[] ofMax = Ways.of(bits(pending), set -> formula.isTrue(achieved | formula.achieved(set, pending)));
        long matters = LongStream.of(ofMax).reduce(0, (set, other) -> set | other);
        this.pending = bits(matters);
        keeper = formula.isTrue(achieved) ? max : Board.opponent(max);
        number = number(formula, matters, achieved);
        ways[max] = ofMax;
        ways[Board.opponent(max)] =
                Ways.of(this.pending, set -> !formula.isTrue(achieved | formula.achieved(matters & ~set, matters)));
    }

    private static int[] bits(long set) {
        return IntStream.range(0, Long.SIZE).filter(i -> (set >> i & 1) == 1).toArray();
    }

    /** The name of a stage: bit i for an atom that is pending, and bit i plus the number of atoms for one achieved. */
    static long number(Formula formula, long pending, long achieved) {
        return pending | achieved << formula.atoms().size();
    }

    /** The name of this stage, with the pending atoms that matter only. */
    public long number() {
        return number;
    }

    /** The atoms that are pending and matter. */
    public int[] pending() {
        return pending;
    }

    /** The colour of the player who wins if nothing changes any more. */
    public int keeper() {
        return keeper;
    }

    public int reacher() {
        return Board.opponent(keeper);
    }

    /** Whether nothing can change any more. */
    public boolean isDecided() {
        return pending.length == 0;
    }

    /**
     * The ways in which a player can have his will by some of the atoms, as bits, whatever becomes of the others; shortest
     * first.
     */
    public long[] ways(int player) {
        return ways[player];
    }
}
