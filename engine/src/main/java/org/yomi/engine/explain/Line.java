package org.yomi.engine.explain;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.goal.Goal;

/**
 * Moves from the position of the question on. Those of the winner win; those of the loser hold out.
 *
 * @param moves points and {@link org.yomi.engine.board.Geometry#PASS}
 * @param ko which of them are about a ko
 * @param settled what became of the parts of the goal on the way, in that order
 * @param rest what of the goal is still open at the end; null when it is decided
 * @param isKept whether the winner has what is open as long as nothing changes, so that no end is needed
 */
public record Line(
        List<Integer> moves,
        KoMoves ko,
        List<Settled> settled,
        @Nullable Goal rest,
        boolean isKept) {
    public Line {
        moves = List.copyOf(moves);
        settled = List.copyOf(settled);
    }

    /** Whether it goes as far as there is something to be shown. */
    public boolean isEnded() {
        return rest == null || isKept;
    }
}
