package org.yomi.engine.goal;

import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/**
 * {@code invade(c,R)}: achieved when some block of colour c with a stone in the region R is unconditionally alive
 * (Benson 1976); never fails. It names no stones.
 *
 * @param max the colour c
 * @param region the region R
 */
public record Invade(Colour max, Zone region) implements AtomicGoal {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.invade(this);
    }

    @Override
    public Zone stones(Geometry geometry) {
        return Zone.empty(geometry);
    }
}
