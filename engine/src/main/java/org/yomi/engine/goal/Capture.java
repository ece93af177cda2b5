package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code capture(v)}: achieved when the stone that stood on v is captured; never fails.
 *
 * @param stone the point where the stone stands when the question is put
 * @param max the opponent of the owner of the stone
 */
public record Capture(int stone, Colour max) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.capture(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.of(geometry, stone);
    }
}
