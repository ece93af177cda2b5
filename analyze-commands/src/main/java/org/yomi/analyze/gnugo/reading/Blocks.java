package org.yomi.analyze.gnugo.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

/** Blocks as sets of points. */
public final class Blocks {
    private Blocks() {}

    /** The liberties of the block of a stone. */
    public static Zone liberties(Board board, int stone) {
        long[] words = new long[board.geometry().words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = board.libertyWord(board.block(stone), i);
        }
        return Zone.ofWords(board.geometry(), words);
    }

    /** The stones of the block of a stone. */
    public static Zone stones(Board board, int stone) {
        long[] words = new long[board.geometry().words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = board.stoneWord(board.block(stone), i);
        }
        return Zone.ofWords(board.geometry(), words);
    }

    /** The points whose cells pass a test. */
    public static Zone where(Position position, IntPredicate test) {
        int[] points = IntStream.range(0, position.geometry().size())
                .filter(point -> test.test(position.cell(point)))
                .toArray();
        return Zone.of(position.geometry(), points);
    }

    /** A stone of each block of a colour, the lowest point of it. */
    public static List<Integer> ofColour(Board board, int cell) {
        Geometry geometry = board.geometry();
        List<Integer> stones = new ArrayList<>();
        for (int point = 0; point < geometry.size(); point++) {
            if (board.cell(point) == cell && board.firstStone(board.block(point)) == point) {
                stones.add(point);
            }
        }
        return stones;
    }

    /** All points next to a point of a set, points of the set too if they are. */
    public static Zone around(Zone zone) {
        Geometry geometry = zone.geometry();
        List<Integer> points = new ArrayList<>();
        zone.forEach(point -> {
            for (int i = 0; i < geometry.neighbourCount(point); i++) {
                points.add(geometry.neighbour(point, i));
            }
        });
        return Zone.of(geometry, points);
    }
}
