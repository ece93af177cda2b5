package org.yomi.engine.goal;

import java.util.List;
import org.yomi.engine.board.Colour;

/** {@code !G}: the other player's goal that G be false. */
public record Not(Goal part) implements Goal {
    @Override
    public Colour max() {
        return part.max().opponent();
    }

    @Override
    public List<Goal> parts() {
        return List.of(part);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.not(this);
    }
}
