package org.yomi.solvers.compound;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
    private final long[] harms = new long[3];
    private final List<List<Share>> ways = new ArrayList<>();

    /**
     * A stage.
     *
     * @param pending atoms whose flags are pending, as bits; those that cannot matter any more are dropped
     * @param achieved atoms that are achieved, as bits; what is neither has failed
     */
    Stage(Formula formula, long pending, long achieved) {
        int max = formula.max().cell();
        long matters = 0;
        boolean[] values = values(formula, pending, achieved);
        int[] atoms = bits(pending);
        for (int set = 0; set < values.length; set++) {
            for (int i = 0; i < atoms.length; i++) {
                boolean better = values[set | 1 << i];
                if ((set & 1 << i) == 0 && values[set] != better) {
                    matters |= 1L << atoms[i];
                    harms[better ? opponent(max) : max] |= 1L << atoms[i];
                }
            }
        }
        this.pending = bits(matters);
        keeper = values[0] ? max : opponent(max);
        number = number(formula, matters, achieved);
        ways.add(List.of());
        ways.add(Ways.of(formula, this.pending, achieved, Board.BLACK));
        ways.add(Ways.of(formula, this.pending, achieved, Board.WHITE));
    }

    /** Who has what he wants by the atoms achieved and each subset of the pending ones. */
    private static boolean[] values(Formula formula, long pending, long achieved) {
        int[] atoms = bits(pending);
        boolean[] values = new boolean[1 << atoms.length];
        for (int set = 0; set < values.length; set++) {
            long all = achieved;
            for (int i = 0; i < atoms.length; i++) {
                all |= (long) (set >> i & 1) << atoms[i];
            }
            values[set] = formula.isTrue(all);
        }
        return values;
    }

    private static int[] bits(long set) {
        return IntStream.range(0, Long.SIZE).filter(i -> (set >> i & 1) == 1).toArray();
    }

    private static int opponent(int colour) {
        return colour ^ Board.BLACK ^ Board.WHITE;
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
        return opponent(keeper);
    }

    /** Whether nothing can change any more. */
    public boolean isDecided() {
        return pending.length == 0;
    }

    /** The ways in which a player can have his will by some of the atoms, whatever becomes of the others; shortest first. */
    public List<Share> ways(int player) {
        return ways.get(player);
    }

    /** Whether that an atom is achieved may, some day, turn out badly for a player. */
    public boolean harms(int player, int atom) {
        return (harms[player] >> atom & 1) == 1;
    }
}
