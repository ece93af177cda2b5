package org.yomi.engine.sgf.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.sgf.property.SgfSize;
import org.yomi.engine.zone.Zone;

/**
 * Translates between SGF and the engine: SGF counts rows from the top, the engine from the bottom; a pass is no point in
 * SGF, and {@link Geometry#PASS} in the engine.
 */
public final class SgfBoard {
    private SgfBoard() {}

    /** The board of a size. */
    public static Geometry geometry(SgfSize size) {
        return Geometry.of(size.width(), size.height());
    }

    /** The engine's point. */
    public static int point(Geometry geometry, SgfPoint point) {
        return geometry.point(point.x(), geometry.height() - 1 - point.y());
    }

    /** The engine's move: a point, or {@link Geometry#PASS} for null. */
    public static int move(Geometry geometry, @Nullable SgfPoint move) {
        return move == null ? Geometry.PASS : point(geometry, move);
    }

    /** The engine's colour. */
    public static Colour colour(SgfColor color) {
        return color == SgfColor.BLACK ? Colour.BLACK : Colour.WHITE;
    }

    /** SGF's point. */
    public static SgfPoint toSgf(Geometry geometry, int point) {
        return new SgfPoint(geometry.x(point), geometry.height() - 1 - geometry.y(point));
    }

    /** SGF's move: a point, or null for {@link Geometry#PASS}. */
    public static @Nullable SgfPoint moveToSgf(Geometry geometry, int move) {
        return move == Geometry.PASS ? null : toSgf(geometry, move);
    }

    /** SGF's colour. */
    public static SgfColor toSgf(Colour colour) {
        return colour == Colour.BLACK ? SgfColor.BLACK : SgfColor.WHITE;
    }

    /** The points of a set, in the engine's order: from the left, and from the bottom. */
    public static List<SgfPoint> toSgf(Zone zone) {
        List<SgfPoint> points = new ArrayList<>();
        zone.forEach(point -> points.add(toSgf(zone.geometry(), point)));
        return points;
    }

    /** The stones of a colour, in the engine's order. */
    public static List<SgfPoint> stones(Position position, Colour colour) {
        Geometry geometry = position.geometry();
        List<SgfPoint> stones = new ArrayList<>();
        for (int point = 0; point < geometry.size(); point++) {
            if (position.cell(point) == colour.cell()) {
                stones.add(toSgf(geometry, point));
            }
        }
        return stones;
    }
}
