package org.yomi.solvers.game;

import org.yomi.engine.board.Board;

/**
 * A goal as the games it goes through: whenever a flag of one of its parts changes, another game begins, in which the
 * reacher may be the one who was the keeper before. Flags only ever settle (semantics, section 2), so no game comes back.
 *
 * <p>A stage is named by a number, made of the flags that still matter and those that settled.
 */
public interface Stages {
    /** The stage of the position on the board. */
    long now();

    /** The colour of the player who has won because nothing can change that any more, or {@link Board#EMPTY}. */
    int winner(long stage);

    /** The game of a stage in which nobody has won. */
    ReachGame game(long stage);

    /** The stage before all flags were looked at for the first time. */
    long beginning();

    /**
     * The last move led from a stage to the present one: adds the points that show that it changes the same flags wherever
     * they are the same.
     *
     * @return what that leans on, as bits of {@link org.yomi.solvers.play.Lean}
     */
    int addReasonForChange(long before, long[] zone);

    /** Adds all stones named in the goal. */
    void addStones(long[] zone);
}
