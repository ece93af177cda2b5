package org.yomi.solvers.game;

import org.yomi.engine.goal.Assumptions;

/**
 * From where a stone counts as never brought to a place.
 *
 * @param moves that it is away then, or more; 0 for no number
 * @param isAssumed whether the question assumes that; else it is a try, and zones need not show where it does not apply
 */
public record FarAway(int moves, boolean isAssumed) {
    /** What a question assumes. */
    public static FarAway of(Assumptions assumptions) {
        return new FarAway(assumptions.apart(), true);
    }
}
