package org.yomi.engine.sgf.property;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfValue;

/** Values that are points: single ones, moves, and lists with their rectangles. */
public final class SgfPoints {

    private SgfPoints() {}

    /**
     * Reads a point.
     *
     * @throws SgfException if it is not two letters, or lies outside the board
     */
    public static SgfPoint point(SgfValue value, SgfSize size) throws SgfException {
        String text = value.raw().strip();
        if (text.length() != 2 || !isLetter(text.charAt(0)) || !isLetter(text.charAt(1))) {
            throw value.error("expected a point of two letters a-z, found " + value);
        }
        SgfPoint point = new SgfPoint(text.charAt(0) - 'a', text.charAt(1) - 'a');
        if (!size.contains(point)) {
            throw value.error("expected a point on the " + size + " board, found " + value);
        }
        return point;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }

    /**
     * Reads a move.
     *
     * @return the point, or null for a pass: an empty value, or {@code tt} if no side is longer than 19
     * @throws SgfException as {@link #point}
     */
    public static @Nullable SgfPoint move(SgfValue value, SgfSize size) throws SgfException {
        String text = value.raw().strip();
        boolean pass = text.isEmpty() || (text.equals("tt") && size.passIsTt());
        return pass ? null : point(value, size);
    }

    /**
     * Reads a list of points.
     *
     * @param values single points and rectangles {@code aa:cc}, named by any two opposite corners; empty values, which
     *     some programs write for an empty list, say nothing
     * @return the points in the order they came, each once
     * @throws SgfException as {@link #point}
     */
    public static Set<SgfPoint> list(List<SgfValue> values, SgfSize size) throws SgfException {
        Set<SgfPoint> points = new LinkedHashSet<>();
        for (SgfValue value : values) {
            int colon = value.raw().indexOf(':');
            if (colon >= 0) {
                SgfPoint corner = point(value.part(0, colon), size);
                rectangle(corner, point(value.part(colon + 1, value.raw().length()), size), points);
            } else if (!value.raw().isBlank()) {
                points.add(point(value, size));
            }
        }
        return points;
    }

    private static void rectangle(SgfPoint a, SgfPoint b, Set<SgfPoint> points) {
        for (int y = Math.min(a.y(), b.y()); y <= Math.max(a.y(), b.y()); y++) {
            for (int x = Math.min(a.x(), b.x()); x <= Math.max(a.x(), b.x()); x++) {
                points.add(new SgfPoint(x, y));
            }
        }
    }

    /** The value for a point, or for a pass if it is null. */
    public static SgfValue value(@Nullable SgfPoint point) {
        return SgfValue.ofRaw(point == null ? "" : point.toString());
    }

    /** The values for a list of points, one each; no rectangles, as not every program reads them. */
    public static List<SgfValue> values(Collection<SgfPoint> points) {
        List<SgfValue> values = new ArrayList<>(points.size());
        points.forEach(point -> values.add(value(point)));
        return values;
    }
}
