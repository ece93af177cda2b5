package org.yomi.analyze.game;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Geometry;

/** The customary handicap points, as GTP 2 (draft 2, section 4.1.1) has them, also for boards that are not square. */
public final class Handicap {
    private static final int LEAST_SIDE = 7;
    private static final int LEAST_SIDE_WITH_MIDDLE = 9;
    private static final int LEAST_SIDE_WITH_FOURTH_LINE = 13;
    private static final int CORNERS = 4;
    private static final int ALL = 9;

    private Handicap() {}

    /** The largest number of stones that has customary points: 9, 4 or 0. */
    public static int most(Geometry geometry) {
        int side = Math.min(geometry.width(), geometry.height());
        boolean middle = geometry.width() % 2 == 1 && geometry.height() % 2 == 1 && side >= LEAST_SIDE_WITH_MIDDLE;
        return side < LEAST_SIDE ? 0 : middle ? ALL : CORNERS;
    }

    /**
     * The points for so many stones.
     *
     * @param count from 2 to {@link #most}
     */
    public static List<Integer> points(Geometry geometry, int count) {
        int[] x = lines(geometry.width());
        int[] y = lines(geometry.height());
        List<Integer> points = new ArrayList<>();
        int[][] places = {{0, 0}, {2, 2}, {0, 2}, {2, 0}, {0, 1}, {2, 1}, {1, 0}, {1, 2}};
        boolean centre = count > CORNERS && count % 2 == 1;
        for (int i = 0; i < (centre ? count - 1 : count); i++) {
            points.add(geometry.point(x[places[i][0]], y[places[i][1]]));
        }
        if (centre) {
            points.add(geometry.point(x[1], y[1]));
        }
        return points;
    }

    /** The low, middle and high line of a side, from 0. */
    private static int[] lines(int side) {
        int low = side >= LEAST_SIDE_WITH_FOURTH_LINE ? 3 : 2;
        return new int[] {low, side / 2, side - 1 - low};
    }
}
