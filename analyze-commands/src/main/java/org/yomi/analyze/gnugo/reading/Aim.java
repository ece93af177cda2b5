package org.yomi.analyze.gnugo.reading;

import java.util.List;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;

/**
 * What a command asks for one player.
 *
 * @param goal his
 * @param horizon what is assumed so that the question can be answered
 * @param counter where its nodes are counted
 * @param wantsTenuki whether it is asked if a pass is enough for who moves first
 * @param dragon a stone of each block of the one dragon that the goal is about; none for other goals
 */
public record Aim(Goal goal, Assumptions horizon, Counter counter, boolean wantsTenuki, List<Integer> dragon) {
    /** Copies the list. */
    public Aim {
        dragon = List.copyOf(dragon);
    }

    /** One that is not about the life of a dragon. */
    public Aim(Goal goal, Assumptions horizon, Counter counter) {
        this(goal, horizon, counter, true, List.of());
    }

    /** The same for who wants any move that is enough, be one needed or not; now and then it is a pass all the same. */
    public Aim byMove() {
        return new Aim(goal, horizon, counter, false, dragon);
    }

    /** The same under another horizon. */
    public Aim assuming(Assumptions other) {
        return new Aim(goal, other, counter, wantsTenuki, dragon);
    }

    /** Whether it may be read as if nothing mattered but what is near the dragon. */
    boolean isOfDragon() {
        return !dragon.isEmpty() && horizon.open() != 0;
    }
}
