package org.yomi.engine.question;

import org.yomi.engine.goal.Goal;

/**
 * A way to answer questions.
 *
 * <p>A solver is exact: any result but {@code Unknown} is right by the semantics under the assumptions that the answer
 * names, and its zones are sound. It may be slow, it may give up; it may not be wrong. Answers do not depend on earlier
 * questions: each has tables of its own, of the size that its limits allow. So one solver may serve several threads at
 * the same time.
 */
public interface Solver {
    /** A short lower-case name for {@code yomi-param solver} and for answers. */
    String name();

    /** Why this solver cannot read a goal, in a sentence for the user, or an empty string when it can. */
    String refuses(Goal goal);

    /**
     * Answers a question; on reaching a limit or when told to stop, with {@code Unknown}.
     *
     * @throws IllegalArgumentException when the solver refuses the goal
     */
    Answer solve(Question question, Monitor monitor);

    /**
     * For one thread that asks about many positions of one goal, each under one ko rule, one after the other: a solver that
     * may keep what it finds from question to question, names any move that wins where a pass would be enough, too, and
     * may leave out the main line.
     */
    default Solver rereading() {
        return this;
    }
}
