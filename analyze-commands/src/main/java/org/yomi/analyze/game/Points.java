package org.yomi.analyze.game;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

/** Translates between the words of the protocol and those of the engine. */
public final class Points {
    private Points() {}

    /** The engine's point, or {@link Geometry#PASS}. */
    public static int point(Geometry geometry, Vertex vertex) {
        return vertex.isPass() ? Geometry.PASS : geometry.point(vertex.column(), vertex.row());
    }

    /**
     * An argument that is a point of the board.
     *
     * @throws GtpFailure naming the argument if it is none
     */
    public static int point(Arguments arguments, int i, Geometry geometry) {
        return point(geometry, arguments.vertex(i, size(geometry)));
    }

    /**
     * An argument that is a side of a board.
     *
     * @throws GtpFailure naming the argument if there is no board with such a side
     */
    public static int side(Arguments arguments, int i) {
        return arguments.integer(i, Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    }

    /** The protocol's vertex for a point or {@link Geometry#PASS}. */
    public static Vertex vertex(Geometry geometry, int point) {
        return point == Geometry.PASS ? Vertex.PASS : new Vertex(geometry.x(point), geometry.y(point));
    }

    /** The vertices of a set of points, from the lowest. */
    public static List<Vertex> vertices(Zone zone) {
        List<Vertex> vertices = new ArrayList<>();
        zone.forEach(point -> vertices.add(vertex(zone.geometry(), point)));
        return vertices;
    }

    /** The vertices of moves, passes included. */
    public static List<Vertex> vertices(Geometry geometry, List<Integer> moves) {
        return moves.stream().map(point -> vertex(geometry, point)).toList();
    }

    /** Moves of alternating colours. */
    public static List<ColoredVertex> alternating(Geometry geometry, Colour first, List<Integer> moves) {
        List<ColoredVertex> coloured = new ArrayList<>();
        Color color = color(first);
        for (int point : moves) {
            coloured.add(new ColoredVertex(color, vertex(geometry, point)));
            color = color.opposite();
        }
        return coloured;
    }

    /** The engine's colour. */
    public static Colour colour(Color color) {
        return color == Color.BLACK ? Colour.BLACK : Colour.WHITE;
    }

    /** The protocol's colour. */
    public static Color color(Colour colour) {
        return colour == Colour.BLACK ? Color.BLACK : Color.WHITE;
    }

    /** The protocol's board size. */
    public static BoardSize size(Geometry geometry) {
        return new BoardSize(geometry.width(), geometry.height());
    }
}
