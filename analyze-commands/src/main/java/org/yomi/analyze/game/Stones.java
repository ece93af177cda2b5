package org.yomi.analyze.game;

import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.vertex.Vertex;

/** Arguments that are vertices with stones. */
public final class Stones {
    private Stones() {}

    /**
     * All arguments, which are stones of one player.
     *
     * @throws GtpFailure naming the argument that is no vertex, has no stone, or one of the other colour
     */
    public static List<Vertex> ofOneColour(Arguments arguments, Position position) {
        Geometry geometry = position.geometry();
        List<Vertex> vertices = arguments.vertices(0, Points.size(geometry));
        List<Integer> points =
                vertices.stream().map(vertex -> Points.point(geometry, vertex)).toList();
        for (int i = 0; i < points.size(); i++) {
            check(points, i, position);
        }
        return vertices;
    }

    private static void check(List<Integer> points, int i, Position position) {
        int point = points.get(i);
        if (position.isEmpty(point)) {
            throw new GtpFailure("argument " + (i + 1) + " must be a vertex with a stone, but "
                    + position.geometry().name(point) + " is empty");
        }
        if (position.cell(point) != position.cell(points.get(0))) {
            throw new GtpFailure("the stones of arguments 1 and " + (i + 1) + " must have one colour");
        }
    }
}
