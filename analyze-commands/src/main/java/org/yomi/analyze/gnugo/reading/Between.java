package org.yomi.analyze.gnugo.reading;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.zone.Zone;

/** The points in the way between a stone and the place that it should come to. */
final class Between {
    /** So many points are looked at. */
    private static final int MOST = 8;

    private Between() {}

    /** The first few empty points, as {@link #inOrder}. */
    static List<Integer> places(Position position, Goal goal) {
        List<Integer> all = IntStream.range(0, position.geometry().size())
                .filter(position::isEmpty)
                .boxed()
                .toList();
        return inOrder(position, goal, all).stream().limit(MOST).toList();
    }

    /** Points, those on the straightest ways first, of these the ones in the middle. */
    static List<Integer> inOrder(Position position, Goal goal, List<Integer> points) {
        Goal kept = goal instanceof Not not ? not.part() : goal;
        Geometry geometry = position.geometry();
        Board board = new Board(position);
        int stone = kept instanceof Enter enter ? enter.stone() : ((Connect) kept).first();
        Zone from = Blocks.stones(board, stone);
        Zone to = kept instanceof Enter enter ? enter.region() : Blocks.stones(board, ((Connect) kept).second());
        return points.stream()
                .sorted(Comparator.comparingInt((Integer point) -> steps(point, from) + steps(point, to))
                        .thenComparingInt(point -> Math.abs(steps(point, from) - steps(point, to)))
                        .thenComparing(PointOrder.of(geometry)))
                .toList();
    }

    /** The steps from a point to the nearest one of some. */
    private static int steps(int point, Zone zone) {
        Geometry geometry = zone.geometry();
        return IntStream.of(zone.points())
                .map(other -> Math.abs(geometry.x(other) - geometry.x(point))
                        + Math.abs(geometry.y(other) - geometry.y(point)))
                .min()
                .orElse(0);
    }
}
