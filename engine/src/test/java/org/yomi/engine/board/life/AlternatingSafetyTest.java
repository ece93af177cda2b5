package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.zone.Zone;

class AlternatingSafetyTest {
    private static final int POSITIONS = 60;
    private static final int NIGHTLY_POSITIONS = 1000;

    /** The opponent moves first and has all the ko threats; only positions where the rules say more than Benson's method. */
    @ParameterizedTest
    @CsvSource({"3,3", "4,3", "5,3"})
    void theOwnerKeepsAllSafeStonesAtOnceAndNothingLivesInTheTerritory(int width, int height) {
        requireTruth(width, height, POSITIONS);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"4,3", "5,3", "6,3", "4,4"})
    void theClaimHoldsInManyPositions(int width, int height) {
        requireTruth(width, height, NIGHTLY_POSITIONS);
    }

    private static void requireTruth(int width, int height, int positions) {
        Random random = Seeds.random("alternating safety");
        Geometry geometry = Geometry.of(width, height);
        int found = 0;
        while (found < positions) {
            Board board = randomBoard(geometry, random);
            Zone stones = AlternatingSafety.stones(board, Board.BLACK);
            if (!alive(board).containsAll(stones)) {
                found++;
                assertThat(isKept(board, stones, AlternatingSafety.of(board, Board.BLACK)))
                        .as(board.position() + "\nsafe " + stones)
                        .isTrue();
            }
        }
    }

    /** Most of the points are black, so that there is some life. */
    private static Board randomBoard(Geometry geometry, Random random) {
        while (true) {
            byte[] cells = new byte[geometry.size()];
            for (int p = 0; p < cells.length; p++) {
                int number = random.nextInt(100);
                cells[p] = (byte) (number < 55 ? Board.BLACK : number < 70 ? Board.WHITE : Board.EMPTY);
            }
            try {
                return new Board(Position.of(geometry, cells, Colour.WHITE, Board.PASS));
            } catch (IllegalArgumentException noLiberty) {
                // another one
            }
        }
    }

    private static Zone alive(Board board) {
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, Board.BLACK);
        return Zone.ofWords(board.geometry(), new long[] {benson.aliveWord(0)});
    }

    private static boolean isKept(Board board, Zone stones, Zone territory) {
        Geometry geometry = board.geometry();
        Grid grid = new Grid(geometry.width(), geometry.height());
        List<Goal> goals = new ArrayList<>();
        stones.forEach(p -> {
            if (board.firstStone(board.block(p)) == p) {
                goals.add(new Atom.Live(grid.point(geometry.name(p)), Side.BLACK));
            }
        });
        goals.add(new Goal.Not(new Atom.Invade(Side.WHITE, points(grid, territory))));
        var position = new org.yomi.engine.oracle.board.Position(
                grid, cells(grid, board, Board.BLACK), cells(grid, board, Board.WHITE), null);
        return new Oracle(grid, new Goal.And(goals), Assumptions.NONE).maxWins(position, Side.WHITE, KoRule.A);
    }

    private static int points(Grid grid, Zone zone) {
        return zone.names().stream().mapToInt(name -> 1 << grid.point(name)).reduce(0, (a, b) -> a | b);
    }

    private static int cells(Grid grid, Board board, int colour) {
        int cells = 0;
        for (int p = 0; p < board.geometry().size(); p++) {
            cells |= board.cell(p) == colour ? 1 << grid.point(board.geometry().name(p)) : 0;
        }
        return cells;
    }

    @ParameterizedTest
    @CsvSource({"19,3", "7,7", "9,9"})
    void noStoneIsSafeInTheTerritoryOfTheOther(int width, int height) {
        Random random = Seeds.random("safety of both colours");
        Geometry geometry = Geometry.of(width, height);
        for (int i = 0; i < POSITIONS; i++) {
            Board board = randomBoard(geometry, random);
            Zone black = AlternatingSafety.of(board, Board.BLACK);
            assertThat(black.intersects(AlternatingSafety.stones(board, Board.WHITE)))
                    .as(board.position().toString())
                    .isFalse();
        }
    }

    @Test
    void aRowOfFourIsTwoEyesByAnAnswer() {
        assertThat(safe("""
                X . . . . X O .
                X X X X X X O .
                O O O O O O O .
                """)).hasSize(12);
    }

    @Test
    void aRowOfThreeIsNot() {
        assertThat(safe("""
                X . . . X O .
                X X X X X O .
                O O O O O O .
                """)).isEmpty();
    }

    private static List<String> safe(String picture) {
        return AlternatingSafety.of(new Board(Position.parse(picture, Colour.WHITE)), Board.BLACK)
                .names();
    }
}
