package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

class SealedTerritoryTest {
    private static final int BOARDS = 4000;
    private static final int ROOMS = 100;

    /** By position: the points where White is unconditionally alive after some moves in a row. */
    private final Map<Position, Zone> everAlive = new HashMap<>();

    @ParameterizedTest
    @CsvSource({"3,3", "4,3", "5,2"})
    void noSequenceOfMovesMakesLifeInIt(int width, int height) {
        Random random = Seeds.random("sealed territory");
        Geometry geometry = Geometry.of(width, height);
        int sealed = 0;
        for (int i = 0; i < BOARDS; i++) {
            Board board = randomBoard(geometry, random);
            Zone territory = SealedTerritory.of(board, Board.BLACK).union(contested(board));
            sealed += territory.isEmpty() ? 0 : 1;
            if (!territory.isEmpty()) {
                assertThat(everAlive(board).intersects(territory))
                        .as(board.position() + "\nterritory " + territory)
                        .isFalse();
            }
        }
        assertThat(sealed).isPositive();
    }

    private static Zone contested(Board board) {
        Zone contested = Zone.empty(board.geometry());
        for (int p = 0; p < board.geometry().size(); p++) {
            contested = contested.union(
                    SealedTerritory.contested(board, Board.BLACK, p).orElse(contested));
        }
        return contested;
    }

    /** Half of the points are black, so that there is some life. */
    private static Board randomBoard(Geometry geometry, Random random) {
        while (true) {
            byte[] cells = new byte[geometry.size()];
            for (int p = 0; p < cells.length; p++) {
                cells[p] = new byte[] {Board.BLACK, Board.BLACK, Board.EMPTY, Board.WHITE}[random.nextInt(4)];
            }
            try {
                return new Board(Position.of(geometry, cells, Colour.WHITE, Board.PASS));
            } catch (IllegalArgumentException noLiberty) {
                // another one
            }
        }
    }

    private Zone everAlive(Board board) {
        Position position = board.position().withToMove(Colour.BLACK).withToMove(Colour.WHITE);
        Zone known = everAlive.get(position);
        if (known != null) {
            return known;
        }
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, Board.WHITE);
        Zone alive = Zone.ofWords(board.geometry(), new long[] {benson.aliveWord(0)});
        for (int p = 0; p < board.geometry().size(); p++) {
            if (board.cell(p) == Board.EMPTY && !board.isSuicide(p, Board.WHITE)) {
                board.play(p);
                board.play(Board.PASS);
                alive = alive.union(everAlive(board));
                board.undo();
                board.undo();
            }
        }
        everAlive.put(position, alive);
        return alive;
    }

    /** Rooms with black walls, all of them alive, and nothing else in them: many eyes, of which some cut off a part. */
    @Test
    void whereNoSequenceOfMovesMakesLifeIsMostlyFound() {
        Random random = Seeds.random("sealed rooms");
        int sealed = 0;
        int dead = 0;
        for (int i = 0; i < ROOMS; i++) {
            Board board = randomRooms(random);
            everAlive.clear();
            Zone alive = everAlive(board);
            Zone territory = SealedTerritory.of(board, Board.BLACK);
            assertThat(alive.intersects(territory))
                    .as(board.position().toString())
                    .isFalse();
            dead += alive.isEmpty() ? 1 : 0;
            sealed += territory.size() == board.geometry().size() ? 1 : 0;
        }
        assertThat(sealed).isGreaterThan(dead * 9 / 10).isLessThan(ROOMS);
    }

    private static Board randomRooms(Random random) {
        while (true) {
            StringBuilder rooms = new StringBuilder();
            for (int p = 0; p < 21; p++) {
                rooms.append(random.nextInt(10) < 1 + p / 7 * 2 ? 'X' : '.').append(p % 7 == 6 ? "\n" : "");
            }
            Position position = Position.parse(rooms + "XXXXXXX\n.X.XXXX", Colour.WHITE);
            Benson benson = new Benson(position.geometry());
            benson.analyse(new Board(position), Board.BLACK);
            byte[] cells = position.cells();
            int empty = 0;
            for (int p = 0; p < cells.length; p++) {
                cells[p] = (byte) (benson.isAlive(p) ? Board.BLACK : Board.EMPTY);
                empty += benson.isAlive(p) ? 0 : 1;
            }
            if (empty <= 15) {
                return new Board(Position.of(position.geometry(), cells, Colour.WHITE, Board.PASS));
            }
        }
    }

    @Test
    void twoEyesOfDifferentBlocksAreNotLife() {
        Board board = new Board(Position.parse("""
                        . X . X . . . . . .
                        X X X X X X . . . X
                        . . . . . X X X X X
                        . . . . . . X . . X
                        . . . . . . X X X .
                        """, Colour.BLACK));
        Zone territory = SealedTerritory.of(board, Board.BLACK);
        assertThat(territory.names()).contains("E5", "H5", "K5", "H2", "K1").doesNotContain("A1", "E3");
    }

    @Test
    void deadStonesAndWhatTheyStandOnBelongToIt() {
        Board board = new Board(Position.parse("""
                        . X . X O .
                        X X X X O X
                        . . . X X .
                        """, Colour.BLACK));
        assertThat(SealedTerritory.of(board, Board.BLACK).names()).contains("E3", "E2", "F2", "F3", "F1");
        assertThat(SealedTerritory.of(board, Board.WHITE).isEmpty()).isTrue();
    }

    @Test
    void aRegionWhereEyesMustBeFilledToCaptureIsContested() {
        Board board = new Board(Position.parse("""
                        . X . X O O O
                        X X X X O . O
                        . . . X O X O
                        . . . X O X O
                        . . . X O . O
                        . . . X O O X
                        . . . X X X X
                        """, Colour.BLACK));
        int inside = board.geometry().parse("F5").orElseThrow();
        assertThat(SealedTerritory.of(board, Board.BLACK).contains(inside)).isFalse();
        assertThat(SealedTerritory.contested(board, Board.BLACK, inside)
                        .orElseThrow()
                        .names())
                .contains("E7", "F5", "F4", "F3", "G3")
                .doesNotContain("D7", "G2");
        assertThat(SealedTerritory.contested(board, Board.WHITE, inside)).isEmpty();
    }

    @Test
    void eyesThatCutOffPartsWithoutAnotherAreFalse() {
        Board board = new Board(Position.parse("""
                        . . . . . . . . .
                        X . X X . X X . X
                        X X X X X X X X X
                        . X . X X X X X X
                        """, Colour.WHITE));
        assertThat(SealedTerritory.of(board, Board.BLACK)).isEqualTo(Zone.board(board.geometry()));
    }

    @Test
    void thereIsNoneWithoutLife() {
        Board board = new Board(Position.parse("X . .\n. . .", Colour.BLACK));
        assertThat(SealedTerritory.of(board, Board.BLACK).isEmpty()).isTrue();
    }
}
