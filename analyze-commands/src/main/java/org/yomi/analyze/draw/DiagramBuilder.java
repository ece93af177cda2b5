package org.yomi.analyze.draw;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes a {@link Diagram}, by and by. */
public final class DiagramBuilder {

    private final int width;
    private final int height;
    private final Map<Spot, StoneColor> stones = new HashMap<>();
    private final Set<Spot> zoneMinus = new HashSet<>();
    private final Set<Spot> zonePlus = new HashSet<>();
    private final Set<Spot> goals = new HashSet<>();
    private final List<Diagram.Move> line = new ArrayList<>();
    private String caption = "";

    /** Starts with an empty board. */
    public DiagramBuilder(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Puts stones on points. */
    public DiagramBuilder stones(StoneColor color, Collection<Spot> spots) {
        spots.forEach(spot -> stones.put(spot, color));
        return this;
    }

    /** Adds points to the negative zone. */
    public DiagramBuilder zoneMinus(Collection<Spot> spots) {
        zoneMinus.addAll(spots);
        return this;
    }

    /** Adds points to the positive zone. */
    public DiagramBuilder zonePlus(Collection<Spot> spots) {
        zonePlus.addAll(spots);
        return this;
    }

    /** Marks points as those of the goal. */
    public DiagramBuilder goals(Collection<Spot> spots) {
        goals.addAll(spots);
        return this;
    }

    /**
     * Adds the next move of the line to be shown.
     *
     * @param spot null for a pass
     */
    public DiagramBuilder move(StoneColor color, @Nullable Spot spot) {
        line.add(new Diagram.Move(color, spot));
        return this;
    }

    /** Sets the text under the board. Line breaks are kept, and long lines are broken. */
    public DiagramBuilder caption(String text) {
        caption = text;
        return this;
    }

    /**
     * The diagram.
     *
     * @throws IllegalArgumentException if a side is not 2 to 25, or a point lies outside the board
     */
    public Diagram diagram() {
        return new Diagram(width, height, stones, zoneMinus, zonePlus, goals, line, caption);
    }
}
