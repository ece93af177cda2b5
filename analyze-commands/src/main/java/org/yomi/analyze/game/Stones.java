package org.yomi.analyze.game;

import java.util.List;
import java.util.stream.IntStream;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.GtpFailure;

/** Arguments that are points with stones. */
public final class Stones {
    private Stones() {}

    /**
     * One of them.
     *
     * @throws GtpFailure naming the argument if it is no vertex, or has no stone
     */
    public static int at(Arguments arguments, int i, Position position) {
        Geometry geometry = position.geometry();
        int point = Points.point(arguments, i, geometry);
        if (position.isEmpty(point)) {
            throw new GtpFailure("argument " + (i + 1) + " must be a vertex with a stone, but " + geometry.name(point)
                    + " is empty");
        }
        return point;
    }

    /**
     * All arguments, which are stones of one player.
     *
     * @throws GtpFailure naming the argument that is no vertex, has no stone, or one of the other colour
     */
    public static List<Integer> ofOneColour(Arguments arguments, Position position) {
        List<Integer> points = IntStream.range(0, arguments.count())
                .mapToObj(i -> at(arguments, i, position))
                .toList();
        for (int i = 1; i < points.size(); i++) {
            if (position.cell(points.get(i)) != position.cell(points.get(0))) {
                throw new GtpFailure("the stones of arguments 1 and " + (i + 1) + " must have one colour");
            }
        }
        return points;
    }
}
