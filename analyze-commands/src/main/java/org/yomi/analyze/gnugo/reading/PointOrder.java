package org.yomi.analyze.gnugo.reading;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/** The order in which GNU Go prints points, and in which they are tried: from the top row on, each row from the left. */
public final class PointOrder {
    private PointOrder() {}

    /** The points of a set. */
    public static List<Integer> of(Zone zone) {
        return IntStream.of(zone.points()).boxed().sorted(of(zone.geometry())).toList();
    }

    /** The order itself. */
    public static Comparator<Integer> of(Geometry geometry) {
        return Comparator.comparing((Integer point) -> -geometry.y(point)).thenComparing(geometry::x);
    }
}
