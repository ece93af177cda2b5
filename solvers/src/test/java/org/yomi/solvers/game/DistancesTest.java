package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Spread;

/** Sets of points within so many moves, held against distances worked out point by point. */
class DistancesTest {
    private static final int FAR = 5;

    /** Of several words. */
    private static final Geometry GEOMETRY = Geometry.of(9, 22);

    private final Random random = Seeds.random("DistancesTest");

    /** A board after some random moves, now and then with a wall from edge to edge, and with stones that stay. */
    private Board board() {
        byte[] cells = new byte[GEOMETRY.size()];
        if (random.nextInt(4) == 0) {
            int x = random.nextInt(GEOMETRY.width());
            IntStream.range(0, GEOMETRY.height()).forEach(y -> cells[GEOMETRY.point(x, y)] = Board.BLACK);
        }
        int[] staying = random.ints(5, 0, GEOMETRY.size()).toArray();
        Position position = Position.of(GEOMETRY, cells, Colour.BLACK, Geometry.PASS);
        Board board = new Board(position, Zone.of(GEOMETRY, staying).toWords());
        for (int i = random.nextInt(160); i >= 0; i--) {
            int point = random.nextInt(GEOMETRY.size());
            if (board.legality(point) == Legality.OK) {
                board.play(point);
            }
        }
        return board;
    }

    @Test
    void areThoseOfTheCheapestPaths() {
        Distances distances = new Distances(FAR, new Spread(GEOMETRY), GEOMETRY.words());
        for (int i = 0; i < 25; i++) {
            Board board = board();
            for (int from = 0; from < GEOMETRY.size(); from++) {
                if (board.cell(from) != Board.EMPTY) {
                    compare(distances, board, from);
                }
            }
        }
    }

    /** Not from a stone, but to an area, each point of which takes what it takes to have a stone there. */
    @Test
    void areTheSameTheOtherWayRound() {
        Distances distances = new Distances(FAR, new Spread(GEOMETRY), GEOMETRY.words());
        fromRandomStones((board, from) -> {
            int[] area = random.ints(3, 0, GEOMETRY.size()).toArray();
            int colour = board.cell(from);
            start(distances, from);
            int there = distances.measureTo(Zone.of(GEOMETRY, area).toWords(), board, colour);
            distances.clear();
            for (int point : area) {
                distances.start(point, distances.price(board, point, colour));
            }
            assertThat(distances.measureTo(Zone.of(GEOMETRY, from).toWords(), board, colour))
                    .isEqualTo(there);
        });
    }

    /** What is measured by and by, as far as it is needed, is the same. */
    @Test
    void areTheSameIfMeasuredByAndBy() {
        Distances distances = new Distances(FAR, new Spread(GEOMETRY), GEOMETRY.words());
        fromRandomStones((board, from) -> {
            int[] expected = byPoints(board, from);
            int to = random.nextInt(GEOMETRY.size());
            start(distances, from);
            int there = distances.measureTo(Zone.of(GEOMETRY, to).toWords(), board, board.cell(from));
            distances.measure(there + 1, there + 1, board, board.cell(from));
            for (int moves = 0; moves <= there + 1; moves++) {
                assertThat(within(distances, moves)).isEqualTo(expectedWithin(expected, moves));
            }
        });
    }

    /** A stone each of random boards. */
    private void fromRandomStones(ObjIntConsumer<Board> check) {
        for (int i = 0; i < 300; i++) {
            Board board = board();
            int from = random.nextInt(GEOMETRY.size());
            if (board.cell(from) != Board.EMPTY) {
                check.accept(board, from);
            }
        }
    }

    /** Through the wall it is four moves and one, unless it cannot be captured. */
    @Test
    void whatCannotBeCapturedIsNoWay() {
        Position position = Position.parse("X O .\n. O X\n. O .", Colour.BLACK);
        Geometry geometry = position.geometry();
        int from = geometry.parse("A3").orElseThrow();
        int to = geometry.parse("C2").orElseThrow();
        long[] place = Zone.of(geometry, to).toWords();
        long[] wall = Zone.of(geometry, geometry.parse("B1").orElseThrow()).toWords();
        Distances distances = new Distances(9, new Spread(geometry), geometry.words());
        start(distances, from);
        assertThat(distances.measureTo(place, new Board(position), Board.BLACK)).isEqualTo(5);
        start(distances, from);
        assertThat(distances.measureTo(place, new Board(position, wall), Board.BLACK))
                .isEqualTo(9);
    }

    /** As in a place whose stones all have too many liberties. */
    @ParameterizedTest
    @ValueSource(ints = {3, 9, 13, 19})
    void nothingIsNearWhatIsFarItself(int size) {
        Geometry geometry = Geometry.of(size, size);
        Board board = new Board(Position.of(geometry, new byte[geometry.size()], Colour.BLACK, Geometry.PASS));
        Distances distances = new Distances(FAR, new Spread(geometry), geometry.words());
        int last = geometry.size() - 1;
        distances.start(last, FAR);
        assertThat(distances.measureTo(Zone.of(geometry, 0, last).toWords(), board, Board.BLACK))
                .isEqualTo(FAR);
        start(distances, last);
        distances.measure(0, FAR, board, Board.BLACK);
        distances.clear();
        distances.measure(0, FAR, board, Board.BLACK);
        for (int i = 0; i < geometry.words(); i++) {
            assertThat(distances.word(FAR - 1, i))
                    .as("nothing is left of what was measured before")
                    .isZero();
        }
    }

    private static void compare(Distances distances, Board board, int from) {
        int[] expected = byPoints(board, from);
        for (int to = 0; to < expected.length; to++) {
            long[] place = Zone.of(GEOMETRY, to).toWords();
            start(distances, from);
            assertThat(distances.measureTo(place, board, board.cell(from))).isEqualTo(expected[to]);
        }
        start(distances, from);
        distances.measure(0, FAR, board, board.cell(from));
        for (int moves = 0; moves <= FAR; moves++) {
            assertThat(within(distances, moves)).isEqualTo(expectedWithin(expected, moves));
        }
    }

    private static Zone within(Distances distances, int moves) {
        long[] words = new long[GEOMETRY.words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = distances.word(moves, i);
        }
        return Zone.ofWords(GEOMETRY, words);
    }

    private static Zone expectedWithin(int[] expected, int moves) {
        return Zone.of(
                GEOMETRY,
                IntStream.range(0, expected.length)
                        .filter(point -> moves >= FAR || expected[point] <= moves)
                        .toArray());
    }

    private static void start(Distances distances, int from) {
        distances.clear();
        distances.start(from, 0);
    }

    private static int[] byPoints(Board board, int from) {
        Geometry geometry = board.geometry();
        int[] least = new int[geometry.size()];
        Arrays.fill(least, FAR);
        least[from] = 0;
        for (int round = 0; round < least.length; round++) {
            for (int p = 0; p < least.length; p++) {
                for (int j = 0; j < geometry.neighbourCount(p); j++) {
                    int q = geometry.neighbour(p, j);
                    least[q] = Math.min(least[q], least[p] + price(board, q, board.cell(from)));
                }
            }
        }
        return least;
    }

    private static int price(Board board, int point, int colour) {
        if (board.cell(point) == Board.EMPTY) {
            return 1;
        }
        int block = board.block(point);
        return board.cell(point) == colour ? 0 : board.isImmortal(block) ? FAR : board.liberties(block);
    }
}
