package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

@Tag("long")
class AlternatingSafetyTest {
    private static final int POSITIONS = 60;
    private static final int NIGHTLY_POSITIONS = 1000;
    private static final int POSITIONS_OF_RULE = 15;
    private static final int NIGHTLY_POSITIONS_OF_RULE = 300;

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

    @ParameterizedTest
    @EnumSource
    void whatRestsOnARuleIsKept(AnswerPlan.Rule rule) {
        requireTruth(rule, 4, 3, POSITIONS_OF_RULE);
        requireTruth(rule, 5, 3, POSITIONS_OF_RULE);
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource
    void eachRuleHoldsInManyPositions(AnswerPlan.Rule rule) {
        requireTruth(rule, 5, 3, NIGHTLY_POSITIONS_OF_RULE);
        requireTruth(rule, 4, 4, NIGHTLY_POSITIONS_OF_RULE);
        requireTruth(rule, 6, 3, POSITIONS_OF_RULE);
    }

    private static void requireTruth(AnswerPlan.Rule rule, int width, int height, int positions) {
        Random random = Seeds.random("alternating safety, " + rule);
        Geometry geometry = Geometry.of(width, height);
        int found = 0;
        while (found < positions) {
            Board board = LifeTruth.randomBoard(geometry, random);
            Zone stones = AlternatingSafety.stones(board, Board.BLACK);
            if (AlternatingSafety.answers(board, Board.BLACK).rules().contains(rule)
                    && !alive(board).containsAll(stones)) {
                found++;
                assertThat(LifeTruth.isKept(board, stones, AlternatingSafety.of(board, Board.BLACK)))
                        .as(rule + "\n" + board.position() + "\nsafe " + stones)
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

    @Test
    void twoPointsAreAnEyeOfAllAround() {
        assertThat(safe("""
                . O X X X .
                . O O O X .
                . O O X . X
                . O X X X X
                . O O O O O
                """)).hasSize(13).contains("F5", "F4", "E3", "E5", "D3");
    }

    @Test
    void aStoneIsJoinedToOneOfTwoBlocks() {
        assertThat(safe("""
                . X . . . X .
                X X O O O X X
                . X . X . X .
                X X O O O X X
                """)).hasSize(28);
    }

    @Test
    void aStoneIsNotJoinedByOnePoint() {
        assertThat(safe("""
                . X . . . X .
                X X O O O X X
                . X . X O X .
                X X O O O X X
                """)).doesNotContain("D2");
    }

    @Test
    void blocksAreJoinedWhereAnotherMayDie() {
        assertThat(safe("""
                . O O O O O
                O O X X O O
                . X . . X O
                O O X X X X
                . O X . X .
                """)).hasSize(11).contains("C4", "D4").doesNotContain("C3", "B3");
    }

    @Test
    void aBentCorridorIsDivided() {
        assertThat(safe("""
                . . X O .
                . X X O .
                . X O O .
                . X O . .
                . X O . .
                X X O . .
                """)).hasSize(14);
    }

    @Test
    void aShorterOneIsNot() {
        assertThat(safe("""
                . . X O .
                . X X O .
                . X O O .
                . X O . .
                X X O . .
                """)).isEmpty();
    }

    @Test
    void aPairJoinsAndDivides() {
        assertThat(safe("""
                . . . .
                O O O O
                X X X X
                . . . .
                X X X X
                O O O O
                . . . .
                """)).hasSize(12);
    }

    private static List<String> safe(String picture) {
        return AlternatingSafety.of(new Board(Position.parse(picture, Colour.WHITE)), Board.BLACK)
                .names();
    }
}
