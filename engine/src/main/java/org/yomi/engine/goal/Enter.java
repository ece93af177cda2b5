package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code enter(v,R)}: achieved when the block of the stone that stood on v has a stone in the region R; fails when it is
 * captured before that. Of the region no stone is named.
 *
 * @param stone the point where the stone stands when the question is put
 * @param region the region R; may hold stones of either colour
 * @param max the owner of the stone
 */
public record Enter(int stone, Zone region, Colour max) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.enter(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.of(geometry, stone);
    }
}
