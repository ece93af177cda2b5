package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.ScriptedSolver;

@Timeout(60)
class OverviewTest {
    private final TestEngine engine = TestEngine.patient();

    @Test
    void everyStoneShowsTheLibertiesOfItsBlock() {
        Pictures.set(engine, ". X . .\nX O X .\n. . . .");
        assertThat(engine.ask("yomi-liberties")).isEqualTo("""
                LABEL A2 2
                LABEL B2 1
                LABEL C2 3
                LABEL B3 2
                COLOR #ff8080 B1
                COLOR #ff8080 B2
                TEXT stones in atari: 1""");
        assertThat(engine.fail("yomi-liberties D4")).contains("argument");
    }

    @Test
    void unconditionalLifeIsDrawnWithItsTerritory() {
        Pictures.set(engine, ". X . X O .\nX X X X O .");
        assertThat(engine.ask("yomi-unconditional")).isEqualTo("""
                BLACK A1 B1 C1 D1 E1 F1 A2 B2 C2 D2 E2 F2
                TEXT unconditionally alive: black 12 points, white 0 points""");
    }

    @Test
    void laddersAreFoundOnTheWholeBoard() {
        Pictures.set(engine, ". . . . .\nX X X . .\nX . X . .\nO . X . .");
        assertThat(engine.ask("yomi-ladders")).isEqualTo("MARK A1\nTEXT 1 caught, 0 in doubt, unknown 0 of 1");
        Pictures.set(engine, ". . . . .\n. . . . .\n. X X . .\nX O O . .\n. X X . .");
        assertThat(engine.ask("yomi-ladders")).isEqualTo("""
                TRIANGLE B2
                LABEL D2 "B W"
                TEXT 0 caught, 1 in doubt, unknown 0 of 3""");
    }

    @Test
    void aBoardWithoutLaddersSaysSo() {
        Pictures.set(engine, ". . .\n. X .\n. . .");
        assertThat(engine.ask("yomi-ladders")).isEqualTo("TEXT no ladders");
    }

    @Test
    void whatTheLastMoveChangedIsToldInAPlayersWords() {
        engine.ask("loadsgf ../examples/snapback.sgf", "play b D1");
        assertThat(engine.ask("yomi-last-move")).isEqualTo("""
                Black D1 changed 3 goals of 7:
                Black captures D2: capture(D2) won, was unsettled black D1 white D1 escape(5)
                Black keeps B1 and D2 apart: connect(B1,D2) lost, was unsettled black D1 white D1
                In doubt: capture(D1) unsettled black E1 white E1 escape(5)""");
    }

    @Test
    void aCaptureIsAGoalAchieved() {
        Pictures.set(engine, ". . . .\n. X . .\nX O X .\n. . . .");
        engine.ask("play b B1");
        assertThat(engine.ask("yomi-last-move"))
                .contains("Black captures B2: capture(B2) achieved, was won")
                .doesNotContain("unknown");
    }

    @Test
    void withoutAMoveThereIsNothingToTell() {
        Pictures.set(engine, ". . . .\n. X . .\nX O X .\n. . . .");
        assertThat(engine.ask("yomi-last-move")).isEqualTo("No move was played since the position was set up.");
        assertThat(engine.ask("play b pass", "yomi-last-move")).isEqualTo("The last move was a pass.");
        assertThat(engine.ask("play b D4", "yomi-last-move")).startsWith("Black D4 changed no goal of ");
    }

    private static final String NO_PLAIN_MOVE =
            "The last move was against the rules (a suicide, or on a stone), or stones were set up after it.";

    @Test
    void stonesThatAreSetUpAreNoMove() {
        engine.ask("boardsize 5", "clear_board", "play b pass", "gogui-setup b A1 w B2");
        assertThat(engine.ask("yomi-last-move")).isEqualTo(NO_PLAIN_MOVE);
    }

    @Test
    void aMoveAgainstTheRulesIsNotCompared() {
        engine.ask("boardsize 5", "clear_board", "yomi-param record_moves 1", "play B B1", "play B A3", "play B B2");
        engine.ask("play W A1");
        String suicide = engine.ask("play W A2", "yomi-last-move");
        assertThat(suicide).isEqualTo(NO_PLAIN_MOVE);
        assertThat(engine.ask("play W B1", "yomi-last-move")).isEqualTo(suicide);
        assertThat(engine.ask("play B pass", "yomi-last-move")).isEqualTo("The last move was a pass.");
    }

    @Test
    void whatWasNotFoundOutIsCounted() {
        TestEngine lazy = new TestEngine(Path.of(""), ScriptedSolver.givingUp());
        Pictures.set(lazy, ". . . .\n. X . .\nX O X .\n. . . .");
        assertThat(lazy.ask("yomi-param nodes 500", "play w D4", "yomi-last-move"))
                .matches("What White D4 changed is not known\\.\nunknown (\\d+) of \\1 goals");
        assertThat(lazy.ask("yomi-ladders")).endsWith("unknown 3 of 3");
    }
}
