package org.yomi.engine.goal;

import java.util.List;
import org.yomi.engine.board.Colour;

/** {@code G | H | ..}: at least one part. */
public record Or(List<Goal> parts) implements Goal {
    /**
     * Copies the parts.
     *
     * @throws IllegalArgumentException when there are fewer than two, or two have different players
     */
    public Or {
        parts = Parts.check("|", parts);
    }

    @Override
    public Colour max() {
        return parts.get(0).max();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.or(this);
    }
}
