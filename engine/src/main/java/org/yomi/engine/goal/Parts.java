package org.yomi.engine.goal;

import java.util.List;
import org.yomi.engine.board.Colour;

/** What {@link And} and {@link Or} ask of their parts. */
final class Parts {
    private Parts() {}

    static List<Goal> check(String sign, List<Goal> parts) {
        if (parts.size() < 2) {
            throw new IllegalArgumentException(sign + " needs at least 2 parts, not " + parts.size());
        }
        Colour max = parts.get(0).max();
        for (Goal part : parts) {
            if (part.max() != max) {
                throw new IllegalArgumentException(
                        "the parts of " + sign + " have different players: " + parts.get(0) + ", " + part);
            }
        }
        return List.copyOf(parts);
    }
}
