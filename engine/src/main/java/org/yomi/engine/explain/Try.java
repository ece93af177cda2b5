package org.yomi.engine.explain;

import java.util.List;
import org.yomi.engine.goal.Goal;

/**
 * A move of the loser and why it fails.
 *
 * @param move a point
 * @param line from the position of the question on, with the move in it
 * @param lost the parts, of those of which the winner needs only one, that the move takes from him; in the form in which
 *     he would have them
 * @param alike other moves of the loser to which the winner has the same answer, the hardest first
 */
public record Try(int move, Line line, List<Goal> lost, List<Integer> alike) {
    public Try {
        lost = List.copyOf(lost);
        alike = List.copyOf(alike);
    }
}
