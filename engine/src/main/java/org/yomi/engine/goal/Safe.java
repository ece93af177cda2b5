package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code safe(v)}: achieved when the block of the stone that stood on v is unconditionally alive (Benson 1976);
 * fails when it is captured before that.
 *
 * @param stone the point where the stone stands when the question is put
 * @param max the owner of the stone
 */
public record Safe(int stone, Colour max) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.safe(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.of(geometry, stone);
    }
}
