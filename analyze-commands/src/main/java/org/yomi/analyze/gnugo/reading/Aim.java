package org.yomi.analyze.gnugo.reading;

import java.util.List;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Tenuki;

/**
 * What a command asks for one player.
 *
 * @param goal his
 * @param horizon what is assumed so that the question can be answered
 * @param counter where its nodes are counted
 * @param tenuki how long it is looked whether a pass is enough for who moves first
 * @param dragon a stone of each block of the one dragon that the goal is about; none for other goals
 */
public record Aim(Goal goal, Assumptions horizon, Counter counter, Tenuki tenuki, List<Integer> dragon) {
    /** Copies the list. */
    public Aim {
        dragon = List.copyOf(dragon);
    }

    /** One that is not about the life of a dragon. */
    public Aim(Goal goal, Assumptions horizon, Counter counter) {
        this(goal, horizon, counter, Tenuki.SOUGHT, List.of());
    }

    /** The same for who wants any move that is enough, be one needed or not; now and then it is a pass all the same. */
    public Aim byMove() {
        return with(Tenuki.IGNORED);
    }

    /** The same for who looks longer, or not as long, whether a pass is enough. */
    Aim with(Tenuki other) {
        return new Aim(goal, horizon, counter, other, dragon);
    }

    /** The same under another horizon. */
    public Aim assuming(Assumptions other) {
        return new Aim(goal, other, counter, tenuki, dragon);
    }

    /** Whether it may be read as if nothing mattered but what is near the dragon. */
    boolean isOfDragon() {
        return !dragon.isEmpty() && horizon.open() != 0;
    }
}
