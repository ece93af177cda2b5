package org.yomi.engine.board;

import java.util.List;

/** Makes a {@link Position} from lists of points by name, as records of questions hold it. */
public final class PositionBuilder {
    private final Geometry geometry;
    private final byte[] cells;
    private int ban = Geometry.PASS;

    /** Whom the ban is for, if there is one. */
    private Colour banned = Colour.BLACK;

    /** Begins with an empty board. */
    public PositionBuilder(Geometry geometry) {
        this.geometry = geometry;
        cells = new byte[geometry.size()];
    }

    /**
     * Puts stones of a colour.
     *
     * @throws IllegalArgumentException when there is no such point, or a stone on it; the message begins with the colour
     */
    public PositionBuilder stones(Colour colour, List<String> vertices) {
        for (String vertex : vertices) {
            int point = point(colour.word(), vertex);
            if (cells[point] != Board.EMPTY) {
                throw new IllegalArgumentException(colour.word() + ": two stones on " + vertex);
            }
            cells[point] = (byte) colour.cell();
        }
        return this;
    }

    /**
     * Forbids a player a point, because of the ko rule.
     *
     * @param field with which the message begins
     * @throws IllegalArgumentException when there is no such point
     */
    public PositionBuilder ban(Colour player, String field, String vertex) {
        ban = point(field, vertex);
        banned = player;
        return this;
    }

    private int point(String field, String vertex) {
        return geometry.parse(vertex)
                .orElseThrow(() ->
                        new IllegalArgumentException(field + ": there is no point '" + vertex + "' on " + geometry));
    }

    /**
     * The position with a player to move; a ban on the other one is void then.
     *
     * @throws IllegalArgumentException when a block has no liberty, or the ban is not on an empty point
     */
    public Position position(Colour first) {
        return Position.of(geometry, cells, banned, ban).withToMove(first);
    }
}
