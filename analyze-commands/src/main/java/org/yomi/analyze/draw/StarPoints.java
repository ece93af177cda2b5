package org.yomi.analyze.draw;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The dots of a board: one near each corner, on the fourth line from 12 lines on, on the third from 8 on; the centre of
 * odd boards of at least 5 lines; and the middles of the sides from 17 on.
 */
final class StarPoints {

    private static final int FOURTH_LINE_FROM = 12;
    private static final int THIRD_LINE_FROM = 8;
    private static final int SIDES_FROM = 17;
    private static final int CENTRE_FROM = 5;

    private StarPoints() {}

    static Set<Spot> of(int width, int height) {
        Set<Spot> spots = new TreeSet<>();
        List<Integer> columns = corners(width);
        List<Integer> rows = corners(height);
        columns.forEach(x -> rows.forEach(y -> spots.add(new Spot(x, y))));
        if (hasMiddle(width, SIDES_FROM)) {
            rows.forEach(y -> spots.add(new Spot(width / 2, y)));
        }
        if (hasMiddle(height, SIDES_FROM)) {
            columns.forEach(x -> spots.add(new Spot(x, height / 2)));
        }
        if (hasMiddle(width, CENTRE_FROM) && hasMiddle(height, CENTRE_FROM)) {
            spots.add(new Spot(width / 2, height / 2));
        }
        return spots;
    }

    private static List<Integer> corners(int side) {
        if (side < THIRD_LINE_FROM) {
            return List.of();
        }
        int distance = side < FOURTH_LINE_FROM ? 2 : 3;
        return List.of(distance, side - 1 - distance);
    }

    private static boolean hasMiddle(int side, int from) {
        return side % 2 == 1 && side >= from;
    }
}
