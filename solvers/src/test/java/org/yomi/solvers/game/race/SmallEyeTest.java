package org.yomi.solvers.game.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.EyeRace;
import org.yomi.solvers.play.Bits;

/** The eye of a block, by plain floods; what is kept of other blocks must not show. */
class SmallEyeTest {
    private static final int BOARDS = 200;

    private int eyes;
    private int pairs;

    @ParameterizedTest
    @CsvSource({"4, 4", "7, 5", "9, 9"})
    void aBlockHasTheEyeThatFloodsFind(int width, int height) {
        Random random = Seeds.random("small eyes " + width + "x" + height);
        Geometry geometry = Geometry.of(width, height);
        SmallEye eye = new SmallEye(geometry);
        for (int i = 0; i < BOARDS; i++) {
            byte[] cells = RandomBoards.cells(geometry, random);
            Board board = new Board(Position.of(geometry, cells, Colour.BLACK, Board.PASS));
            for (int stone = 0; stone < geometry.size(); stone++) {
                if (board.cell(stone) != Board.EMPTY) {
                    compare(eye, board, stone);
                }
            }
        }
        assertThat(eyes).as("blocks with an eye").isPositive();
        assertThat(pairs).as("blocks with two").isPositive();
    }

    private void compare(SmallEye eye, Board board, int stone) {
        List<Set<Integer>> regions = smallRegions(board, stone);
        boolean taken = eye.take(board, board.block(stone));
        assertThat(taken).isEqualTo(regions.size() <= 1);
        if (taken) {
            assertThat(eye.exists()).isEqualTo(!regions.isEmpty());
            assertThat(points(eye.points)).isEqualTo(regions.isEmpty() ? Set.of() : regions.get(0));
        }
        eyes += regions.size() == 1 ? 1 : 0;
        pairs += regions.size() > 1 ? 1 : 0;
    }

    /** The regions of a few points that a block encloses and has a liberty in. */
    private static List<Set<Integer>> smallRegions(Board board, int stone) {
        List<Set<Integer>> regions = new ArrayList<>();
        for (int p = 0; p < board.geometry().size(); p++) {
            int point = p;
            if (board.isLiberty(board.block(stone), p) && regions.stream().noneMatch(seen -> seen.contains(point))) {
                Set<Integer> region = new TreeSet<>();
                flood(board, board.block(stone), p, region);
                if (region.size() <= EyeRace.MOST_POINTS) {
                    regions.add(region);
                }
            }
        }
        return regions;
    }

    private static void flood(Board board, int block, int p, Set<Integer> region) {
        boolean isOwn = board.cell(p) != Board.EMPTY && board.block(p) == block;
        if (!isOwn && region.add(p)) {
            Geometry geometry = board.geometry();
            for (int j = 0; j < geometry.neighbourCount(p); j++) {
                flood(board, block, geometry.neighbour(p, j), region);
            }
        }
    }

    private static Set<Integer> points(long[] set) {
        Set<Integer> points = new TreeSet<>();
        for (int p = Bits.next(set, 0); p >= 0; p = Bits.next(set, p + 1)) {
            points.add(p);
        }
        return points;
    }
}
