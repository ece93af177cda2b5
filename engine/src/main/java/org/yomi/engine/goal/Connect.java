package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code connect(u,v)}: achieved when both stones belong to one block; fails when either is captured before that.
 *
 * @param first the point of one stone when the question is put
 * @param second the point of the other stone, of the same colour; may be the same stone
 * @param max the owner of both stones
 */
public record Connect(int first, int second, Colour max) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.connect(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.of(geometry, first, second);
    }
}
