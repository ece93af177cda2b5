package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code live(v)}: a goal to keep; never achieved, fails when the stone that stood on v is captured. Seki is life.
 *
 * @param stone the point where the stone stands when the question is put
 * @param max the owner of the stone
 */
public record Live(int stone, Colour max) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.live(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.of(geometry, stone);
    }
}
