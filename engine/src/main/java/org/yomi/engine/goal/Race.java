package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code race(u,v)}, a race to capture: achieved when the stone that stood on v is captured; fails when the stone that
 * stood on u is captured before that.
 *
 * @param own the point u of max's stone when the question is put
 * @param other the point v of his opponent's stone then
 * @param max the owner of the stone on u
 */
public record Race(int own, int other, Colour max) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.race(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.of(geometry, own, other);
    }
}
