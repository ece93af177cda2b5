package org.yomi.solvers.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.ZonesSoFar;

/** One goal under one ko rule: decides who wins. */
interface Contest {
    /**
     * Decides the position.
     *
     * @param tenuki how long it is looked whether a pass is enough for the winner, if he moves first
     * @throws org.yomi.solvers.play.Stopped at a limit
     */
    Decision decide(Tenuki tenuki);

    /**
     * As {@link #decide}, but any move that wins will do, and no line is needed.
     *
     * @throws org.yomi.solvers.play.Stopped at a limit
     */
    Decision decideOnBoard();

    /** After a search was stopped: the line that it was reading. */
    List<Integer> lineSoFar();

    /** Whether the numbers are about the win of this player. */
    boolean isReacher(int colour);

    /** The proof and disproof numbers of the first reacher's win, as far as the search has come; null if it has not begun. */
    @Nullable
    ProofNumbers numbers();

    /**
     * What the refutations found so far rest on; null when the search has not begun or is over, or where each rests on all.
     *
     * @param maxFirst whether max makes the first move
     */
    @Nullable
    ZonesSoFar zones(boolean maxFirst);
}
