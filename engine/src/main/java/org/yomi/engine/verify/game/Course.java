package org.yomi.engine.verify.game;

import java.util.List;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.verify.game.GoalFlags.Flag;

/** A goal in the course of a game that was really played, by whatever moves. */
public final class Course {
    private Course() {}

    /**
     * What is left of a goal.
     *
     * @param positions the one for which the goal was made, and all that followed from it
     * @throws Exhausted when the flags of such a goal cannot be followed
     */
    public static Remainder remainder(Goal goal, Assumptions assumptions, List<Position> positions) {
        GoalFlags flags = new GoalFlags(goal, assumptions);
        List<Flag> now = flags.atStart(assumptions.board(positions.get(0)));
        for (Position position : positions.subList(1, positions.size())) {
            now = flags.afterMove(now, assumptions.board(position));
        }
        return Remainder.of(goal, flags.atoms(), now);
    }
}
