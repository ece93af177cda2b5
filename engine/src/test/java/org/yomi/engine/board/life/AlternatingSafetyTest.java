package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

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
            Board board = LifeTruth.randomBoard(geometry, random);
            Zone stones = AlternatingSafety.stones(board, Board.BLACK);
            if (!alive(board).containsAll(stones)) {
                found++;
                assertThat(LifeTruth.isKept(board, stones, AlternatingSafety.of(board, Board.BLACK)))
                        .as(board.position() + "\nsafe " + stones)
                        .isTrue();
            }
        }
    }

    private static Zone alive(Board board) {
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, Board.BLACK);
        return Zone.ofWords(board.geometry(), new long[] {benson.aliveWord(0)});
    }

    @ParameterizedTest
    @CsvSource({"19,3", "7,7", "9,9"})
    void noStoneIsSafeInTheTerritoryOfTheOther(int width, int height) {
        Random random = Seeds.random("safety of both colours");
        Geometry geometry = Geometry.of(width, height);
        for (int i = 0; i < POSITIONS; i++) {
            Board board = LifeTruth.randomBoard(geometry, random);
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
