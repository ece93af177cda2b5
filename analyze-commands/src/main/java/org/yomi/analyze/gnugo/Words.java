package org.yomi.analyze.gnugo;

import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.gnugo.reading.Outcome;
import org.yomi.analyze.gnugo.reading.PointOrder;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.GtpFailure;

/** Points, moves and stones as GNU Go's commands take and print them. */
final class Words {
    private Words() {}

    /** The points from the top row to the bottom one, each row from the left. */
    static String points(Zone zone) {
        return points(zone, point -> true);
    }

    /** Likewise those of a board that a test lets through. */
    static String points(Zone zone, IntPredicate test) {
        return PointOrder.of(zone).stream()
                .filter(test::test)
                .map(zone.geometry()::name)
                .collect(Collectors.joining(" "));
    }

    /** A point, or {@code PASS}. */
    static String move(Geometry geometry, int point) {
        return geometry.name(point).toUpperCase(Locale.ROOT);
    }

    /** The move of a player who moves first. */
    static String move(Outcome outcome, Geometry geometry) {
        return move(geometry, outcome.move().point());
    }

    /** {@code 0}, or the code and the move of a player who moves first. */
    static String codeAndMove(Outcome outcome, Geometry geometry) {
        return outcome.isNothing() ? "0" : outcome.code() + " " + move(outcome, geometry);
    }

    /** All arguments from one on, which are points of the board. */
    static Zone area(Arguments arguments, int from, Position position) {
        Geometry geometry = position.geometry();
        int[] points = arguments.vertices(from, Points.size(geometry)).stream()
                .mapToInt(vertex -> Points.point(geometry, vertex))
                .toArray();
        return Zone.of(geometry, points);
    }

    /** An argument that is a point without a stone. */
    static int empty(Arguments arguments, int i, Position position) {
        int point = Points.point(arguments, i, position.geometry());
        if (!position.isEmpty(point)) {
            throw new GtpFailure("argument " + (i + 1) + " must be an empty vertex, but a stone is on "
                    + position.geometry().name(point));
        }
        return point;
    }

    /** Two arguments that are a colour and a point or a pass. */
    static Move move(Arguments arguments, int i, Position position) {
        Geometry geometry = position.geometry();
        Colour colour = Points.colour(arguments.color(i));
        return new Move(colour, Points.point(geometry, arguments.vertexOrPass(i + 1, Points.size(geometry))));
    }

    /** Two arguments that are points with stones of one player; both are all there is. */
    static List<Integer> twoStones(Arguments arguments, Position position) {
        arguments.expect(2);
        return Stones.ofOneColour(arguments, position);
    }

    /** The owner of a stone. */
    static Colour owner(Position position, int stone) {
        return Colour.ofCell(position.cell(stone));
    }
}
