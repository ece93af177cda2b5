package org.yomi.engine.goal;

import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/** A goal about stones or a region, with a flag that is pending, achieved or failed (semantics, section 2). */
public sealed interface AtomicGoal extends Goal permits Capture, Connect, Enter, Live, Race, Safe, Invade {
    @Override
    default List<Goal> parts() {
        return List.of();
    }

    @Override
    default List<AtomicGoal> atoms() {
        return List.of(this);
    }

    @Override
    Zone stones(Geometry geometry);
}
