package org.yomi.analyze.gnugo.reading;

import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;

/**
 * What a command asks for one player.
 *
 * @param goal his
 * @param horizon what is assumed so that the question can be answered
 * @param counter where its nodes are counted
 */
public record Aim(Goal goal, Assumptions horizon, Counter counter) {
    /** The same under another horizon. */
    public Aim assuming(Assumptions other) {
        return new Aim(goal, other, counter);
    }
}
