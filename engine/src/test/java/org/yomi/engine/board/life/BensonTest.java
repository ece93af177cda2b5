package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

class BensonTest {
    private static final int PLAYOUTS = 150;

    private static Benson analysed(Position position, Colour colour) {
        Benson benson = new Benson(position.geometry());
        benson.analyse(new Board(position), colour.cell());
        return benson;
    }

    private static Set<Integer> alive(Benson benson, Geometry geometry) {
        Set<Integer> alive = new TreeSet<>();
        for (int p = 0; p < geometry.size(); p++) {
            if (benson.isAlive(p)) {
                alive.add(p);
            }
        }
        return alive;
    }

    /** The diagram of the alive stones of Black: {@code X} for alive, {@code .} for all else. */
    private static void assertAlive(String diagram, String expected) {
        Position position = Position.parse(diagram, Colour.BLACK);
        Geometry geometry = position.geometry();
        Position stones = Position.parse(expected, Colour.BLACK);
        Zone wanted = Zone.empty(geometry);
        for (int p = 0; p < geometry.size(); p++) {
            wanted = stones.isEmpty(p) ? wanted : wanted.union(Zone.of(geometry, p));
        }
        Benson benson = analysed(position, Colour.BLACK);
        long[] words = new long[geometry.words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = benson.aliveWord(i);
        }
        assertThat(Zone.ofWords(geometry, words)).isEqualTo(wanted);
    }

    @Test
    void twoEyesOfOnePointAreLife() {
        assertAlive("""
                . . . . . .
                X X X X . .
                . X . O . .
                """, """
                . . . . . .
                . . . . . .
                . . . . . .
                """);
        assertAlive("""
                . . . . . .
                X X X X . .
                . X . X O .
                """, """
                . . . . . .
                X X X X . .
                . X . X . .
                """);
    }

    @Test
    void blocksShareTheirEyesAndDieTogether() {
        assertAlive("""
                . X X O . .
                X X . X X O
                O O X . X O
                . O O X X O
                . . . O O O
                """, """
                . X X . . .
                X X . X X .
                . . X . X .
                . . . X X .
                . . . . . .
                """);
        assertAlive("""
                . X X O . .
                O X . X X O
                O O X . X O
                . O O X X O
                . . . O O O
                """, """
                . . . . . .
                . . . . . .
                . . . . . .
                . . . . . .
                . . . . . .
                """);
    }

    @Test
    void opponentsInsideDoNotMatterButEmptyPointsAwayFromTheBlockDo() {
        assertAlive("""
                . X O . X .
                X X X X X .
                . . . . . .
                """, """
                . X . . X .
                X X X X X .
                . . . . . .
                """);
        assertAlive("""
                . X . . . X .
                X X . . . X .
                . X X X X X .
                . . . . . . .
                """, """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """);
        assertAlive("""
                . X . O . X .
                X X . O . X .
                . X X X X X .
                . . . . . . .
                """, """
                . X . . . X .
                X X . . . X .
                . X X X X X .
                . . . . . . .
                """);
    }

    @Test
    void anEmptyBoardAndALoneStoneHaveNoLife() {
        Geometry geometry = Geometry.of(9, 9);
        assertThat(alive(analysed(new Board(geometry).position(), Colour.BLACK), geometry))
                .isEmpty();
        assertAlive("""
                . .
                X .
                """, """
                . .
                . .
                """);
    }

    @Test
    void provesLifeByTheBlocksUsedAndTwoVitalRegionsEach() {
        Position position = Position.parse("""
                . X . X . . . . .
                X X X X O . . . .
                O O O O . . X X X
                . . . . . X X . .
                . . . . . X . X X
                . . . . . X X . .
                . . . . . . X X X
                """, Colour.BLACK);
        Geometry geometry = position.geometry();
        Benson benson = analysed(position, Colour.BLACK);
        int corner = geometry.parse("A7").orElseThrow();
        assertThat(proof(benson, geometry, geometry.parse("B7").orElseThrow()))
                .isEqualTo(Zone.rectangle(geometry, corner, geometry.parse("D6").orElseThrow()));
        // A region of one point is taken before the two regions of two points.
        int side = geometry.parse("G5").orElseThrow();
        assertThat(proof(benson, geometry, side).names())
                .contains("G3", "H2", "J2")
                .doesNotContain("H4", "J4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> proof(benson, geometry, geometry.parse("E6").orElseThrow()))
                .withMessage("not unconditionally alive: E6");
    }

    @ParameterizedTest
    @CsvSource({"2,2", "3,3", "2,7", "5,5", "7,4", "9,9", "13,6", "19,19"})
    void agreesWithTheDefinitionOverRandomPositions(int width, int height) {
        Random random = Seeds.random("BensonTest " + width + "x" + height);
        Geometry geometry = Geometry.of(width, height);
        Benson benson = new Benson(geometry);
        int found = 0;
        for (int i = 0; i < PLAYOUTS * 81 / Math.max(81, geometry.size()); i++) {
            Board board = playout(geometry, random);
            for (Colour colour : Colour.values()) {
                benson.analyse(board, colour.cell());
                Set<Integer> alive = alive(benson, geometry);
                assertThat(alive)
                        .as("%s %s", colour, board.position())
                        .isEqualTo(SlowBenson.alive(board.position(), colour));
                found += alive.isEmpty() ? 0 : 1;
            }
        }
        assertThat(found).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"5,5", "7,7", "13,6", "19,19"})
    void aProofHoldsWhateverStandsOutsideItsZone(int width, int height) {
        Random random = Seeds.random("BensonTest proofs " + width + "x" + height);
        Geometry geometry = Geometry.of(width, height);
        int checked = 0;
        for (int i = 0; i < PLAYOUTS; i++) {
            Position position = playout(geometry, random).position();
            Colour colour = Colour.values()[random.nextInt(2)];
            Benson benson = analysed(position, colour);
            for (int stone : alive(benson, geometry)) {
                if (random.nextInt(geometry.size()) < 10) {
                    Position other = withOtherStonesOutside(position, proof(benson, geometry, stone), random);
                    assertThat(SlowBenson.alive(other, colour))
                            .as("%s, then %s", position, other)
                            .contains(stone);
                    checked++;
                }
            }
        }
        assertThat(checked).isPositive();
    }

    /** Random moves that fill no eye of one point, stopped at a random time. */
    private static Board playout(Geometry geometry, Random random) {
        Board board = new Board(geometry);
        for (int moves = random.nextInt(5 * geometry.size()); moves > 0; moves--) {
            int point = random.nextInt(geometry.size());
            boolean play = board.legality(point) == Legality.OK && !isSurrounded(board, point);
            board.play(play ? point : Board.PASS);
        }
        return board;
    }

    private static boolean isSurrounded(Board board, int point) {
        for (int i = 0; i < board.geometry().neighbourCount(point); i++) {
            if (board.cell(board.geometry().neighbour(point, i)) != board.toMove()) {
                return false;
            }
        }
        return true;
    }

    private static Zone proof(Benson benson, Geometry geometry, int stone) {
        long[] zone = new long[geometry.words()];
        benson.addProof(stone, zone);
        return Zone.ofWords(geometry, zone);
    }

    /** Random stones outside the zone; those that would make a block without liberties are left out. */
    private static Position withOtherStonesOutside(Position position, Zone zone, Random random) {
        byte[] cells = position.cells();
        zone.complement().forEach(p -> cells[p] = Board.EMPTY);
        Position result = Position.of(position.geometry(), cells, Colour.BLACK, Board.PASS);
        for (int p : zone.complement().points()) {
            cells[p] = (byte) random.nextInt(3);
            try {
                result = Position.of(position.geometry(), cells, Colour.BLACK, Board.PASS);
            } catch (IllegalArgumentException noLiberty) {
                cells[p] = Board.EMPTY;
            }
        }
        return result;
    }
}
