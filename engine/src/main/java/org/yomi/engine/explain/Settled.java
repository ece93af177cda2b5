package org.yomi.engine.explain;

import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Live;
import org.yomi.engine.verify.game.GoalFlags.Flag;

/**
 * What became of a part of the goal in the course of a line.
 *
 * @param atom the part
 * @param flag achieved or failed
 */
public record Settled(AtomicGoal atom, Flag flag) {
    /** Whether a stone counts as never captured from then on, by an assumption. */
    public boolean isGotAway() {
        return atom instanceof Capture && flag == Flag.FAILED || atom instanceof Live && flag == Flag.ACHIEVED;
    }
}
