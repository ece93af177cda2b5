package org.yomi.analyze.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.zone.Zone;

/** The engine's points as those of SGF, whose rows count from the top. */
final class SgfPoints {
    private SgfPoints() {}

    /** A point, or null for a pass. */
    static @Nullable SgfPoint of(Geometry geometry, int move) {
        return move == Geometry.PASS ? null : new SgfPoint(geometry.x(move), geometry.height() - 1 - geometry.y(move));
    }

    /** The points of a set. */
    static List<SgfPoint> of(Zone zone) {
        Geometry geometry = zone.geometry();
        List<SgfPoint> points = new ArrayList<>();
        zone.forEach(point -> points.add(new SgfPoint(geometry.x(point), geometry.height() - 1 - geometry.y(point))));
        return points;
    }
}
