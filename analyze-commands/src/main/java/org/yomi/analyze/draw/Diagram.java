package org.yomi.analyze.draw;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What is to be seen on a picture. {@link DiagramBuilder} makes one.
 *
 * @param width number of columns, 2 to 25
 * @param height number of rows, 2 to 25
 * @param stones the stones of the position
 * @param zoneMinus points of the negative relevance zone
 * @param zonePlus points of the positive relevance zone
 * @param goals points that the goal speaks of, marked with a triangle
 * @param line moves after the position, drawn as paler stones with their number, the first is 1
 * @param caption lines under the board, may be empty
 */
public record Diagram(
        int width,
        int height,
        Map<Spot, StoneColor> stones,
        Set<Spot> zoneMinus,
        Set<Spot> zonePlus,
        Set<Spot> goals,
        List<Move> line,
        String caption) {

    private static final int MIN = 2;
    private static final int MAX = 25;

    /**
     * A move of a line.
     *
     * @param spot null for a pass
     */
    public record Move(StoneColor color, @Nullable Spot spot) {}

    /**
     * Copies the collections.
     *
     * @throws IllegalArgumentException if a side is not 2 to 25, or a point lies outside the board
     */
    public Diagram {
        checkSide("width", width);
        checkSide("height", height);
        stones = Collections.unmodifiableMap(new TreeMap<>(stones));
        zoneMinus = Collections.unmodifiableSet(new TreeSet<>(zoneMinus));
        zonePlus = Collections.unmodifiableSet(new TreeSet<>(zonePlus));
        goals = Collections.unmodifiableSet(new TreeSet<>(goals));
        line = List.copyOf(line);
        checkSpots("stones", stones.keySet(), width, height);
        checkSpots("zoneMinus", zoneMinus, width, height);
        checkSpots("zonePlus", zonePlus, width, height);
        checkSpots("goals", goals, width, height);
        for (Move move : line) {
            checkSpots("line", move.spot() == null ? Set.of() : Set.of(move.spot()), width, height);
        }
    }

    private static void checkSide(String name, int side) {
        if (side < MIN || side > MAX) {
            throw new IllegalArgumentException(name + " must be " + MIN + " to " + MAX + ", is " + side);
        }
    }

    private static void checkSpots(String name, Collection<Spot> spots, int width, int height) {
        for (Spot spot : spots) {
            if (spot.x() < 0 || spot.x() >= width || spot.y() < 0 || spot.y() >= height) {
                throw new IllegalArgumentException(name + ": (" + spot.x() + "," + spot.y() + ") must be on the "
                        + width + "x" + height + " board");
            }
        }
    }
}
