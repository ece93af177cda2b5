package org.yomi.solvers.compound;

import java.util.ArrayList;
import java.util.List;

/** Finds the least sets of atoms that decide a stage for a player: the prime implicants of his formula. */
final class Ways {
    /** Longer ones are not looked for when there are many atoms. */
    private static final int MOST_OF_MANY = 3;

    private static final int FEW = 6;

    private final Formula formula;
    private final int[] pending;
    private final long achieved;
    private final boolean forMax;
    private final List<Share> found = new ArrayList<>();

    private Ways(Formula formula, int[] pending, long achieved, boolean forMax) {
        this.formula = formula;
        this.pending = pending;
        this.achieved = achieved;
        this.forMax = forMax;
    }

    /** The least sets of pending atoms that decide for a player, shortest first; none where nothing is pending. */
    static List<Share> of(Formula formula, int[] pending, long achieved, int player) {
        Ways ways = new Ways(formula, pending, achieved, player == formula.max().cell());
        int most = pending.length <= FEW ? pending.length : MOST_OF_MANY;
        for (int size = 1; size <= most; size++) {
            ways.choose(0, size, new Share(0, 0));
        }
        return List.copyOf(ways.found);
    }

    private void choose(int from, int size, Share share) {
        if (size == 0) {
            if (found.stream().noneMatch(share::includes) && decides(share)) {
                found.add(share);
            }
            return;
        }
        for (int i = from; i <= pending.length - size; i++) {
            long atom = 1L << pending[i];
            choose(i + 1, size - 1, new Share(share.atoms() | atom, share.achieved()));
            choose(i + 1, size - 1, new Share(share.atoms() | atom, share.achieved() | atom));
        }
    }

    /** Whether the player has his will whatever becomes of the other atoms. */
    private boolean decides(Share share) {
        for (int set = 0; set < 1 << pending.length; set++) {
            long all = achieved;
            for (int i = 0; i < pending.length; i++) {
                all |= (long) (set >> i & 1) << pending[i];
            }
            if ((all & share.atoms()) == share.achieved() && formula.isTrue(all) != forMax) {
                return false;
            }
        }
        return true;
    }
}
