package org.yomi.solvers.game;

import org.yomi.engine.goal.Assumptions;
import org.yomi.solvers.play.Play;

/** What two players fight for: makes the games of one search. */
@FunctionalInterface
public interface Contested {
    /** The games on the board of {@code play}, which follows the goal's flags from now on. */
    Stages stages(Play play, Assumptions assumptions);
}
