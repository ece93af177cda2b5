package org.yomi.engine.goal.text;

import java.util.StringJoiner;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

/** Regions in few words: {@code board}, or vertices and rectangles that cover the points once. */
final class Regions {
    private Regions() {}

    static String text(Zone region) {
        Geometry geometry = region.geometry();
        if (region.equals(Zone.board(geometry))) {
            return "board";
        }
        StringJoiner boxes = new StringJoiner(",");
        Zone rest = region;
        while (!rest.isEmpty()) {
            int corner = rest.points()[0];
            int opposite = oppositeCorner(rest, corner);
            boxes.add(geometry.name(corner) + (opposite == corner ? "" : "-" + geometry.name(opposite)));
            rest = rest.minus(Zone.rectangle(geometry, corner, opposite));
        }
        return boxes.toString();
    }

    /** Of the rectangle in the zone from its lowest point, as wide as it goes, then as high as it goes. */
    private static int oppositeCorner(Zone zone, int corner) {
        Geometry geometry = zone.geometry();
        int right = geometry.x(corner);
        while (right + 1 < geometry.width() && zone.contains(geometry.point(right + 1, geometry.y(corner)))) {
            right++;
        }
        int top = geometry.y(corner);
        while (top + 1 < geometry.height() && zone.containsAll(row(geometry, corner, right, top + 1))) {
            top++;
        }
        return geometry.point(right, top);
    }

    private static Zone row(Geometry geometry, int left, int right, int y) {
        return Zone.rectangle(geometry, geometry.point(geometry.x(left), y), geometry.point(right, y));
    }
}
