package org.yomi.engine.explain;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.goal.Goal;

/**
 * Moves from the position of the question on. Those of the winner win; those of the loser hold out.
 *
 * @param moves points and {@link org.yomi.engine.board.Geometry#PASS}
 * @param retakes the indices of moves that take a ko back at once, which only a player with a ko threat can do
 * @param bans the points where a ko was taken, in the order of the moves, each once
 * @param settled what became of the parts of the goal on the way, in that order
 * @param rest what of the goal is still open at the end; null when it is decided
 * @param isKept whether the winner has what is open as long as nothing changes, so that no end is needed
 */
public record Line(
        List<Integer> moves,
        Set<Integer> retakes,
        List<Integer> bans,
        List<Settled> settled,
        @Nullable Goal rest,
        boolean isKept) {
    public Line {
        moves = List.copyOf(moves);
        retakes = Set.copyOf(retakes);
        bans = List.copyOf(bans);
        settled = List.copyOf(settled);
    }

    /** Whether it goes as far as there is something to be shown. */
    public boolean isEnded() {
        return rest == null || isKept;
    }
}
