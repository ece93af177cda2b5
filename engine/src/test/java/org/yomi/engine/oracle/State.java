package org.yomi.engine.oracle;

import java.util.List;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Flag;

/**
 * All that the future of a play depends on.
 *
 * @param position stones, and the ban if it binds the player to move
 * @param toMove the player to move
 * @param level what never comes back once it has changed
 */
record State(Position position, Side toMove, Level level) {
    /**
     * Flags and threats.
     *
     * @param flags of the goal's atoms
     * @param rule the threats left
     */
    record Level(List<Flag> flags, KoRule rule) {}

    /**
     * A move and where it leads.
     *
     * @param move a point or a pass
     * @param to the state after it
     */
    record Step(int move, State to) {}
}
