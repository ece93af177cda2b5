package org.yomi.analyze.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

class PlayTest {
    private static final String KO = """
            . . . . .
            . X O . .
            X . X O .
            . X O . .
            . . . . .
            """;

    private final TestEngine engine = new TestEngine();

    @Test
    void aPlayerMayMoveTwiceInARow() {
        engine.ask("boardsize 5", "play b A1", "play b C3", "play w pass", "play w E5");
        assertThat(engine.ask("showboard")).isEqualTo("""

                           A B C D E
                         5 . . . . O 5
                         4 . . . . . 4
                         3 . . X . . 3
                         2 . . . . . 2
                         1 X . . . . 1
                           A B C D E
                        black to move, 4 moves, komi 0""");
    }

    @Test
    void gnuGosWordsForOnePlayerPlayLikewise() {
        String expected = engine.ask("boardsize 5", "play w E5", "play b A1", "play w pass", "showboard");
        assertThat(engine.ask("boardsize 5", "white e5", "black A1", "white PASS", "showboard"))
                .isEqualTo(expected);
        assertThat(engine.fail("white A1")).isEqualTo("illegal move: white A1, the point is occupied");
        assertThat(engine.fail("black w A2")).isEqualTo("expected 1 argument, got 2; usage: black VERTEX");
        assertThat(engine.fail("black I5")).startsWith("argument 1 must be a vertex such as D4 or pass");
        engine.ask("trymove b A2");
        assertThat(engine.fail("white B1")).isEqualTo("moves are being tried: popgo first");
        engine.ask("popgo");
        assertThat(engine.ask("showboard")).isEqualTo(expected);
    }

    @Test
    void capturesAreTakenOffAndUndone() {
        engine.ask("boardsize 5", "play w A1", "play b A2");
        String before = engine.ask("showboard");
        assertThat(engine.ask("play b B1", "showboard")).contains("1 . X . . . 1");
        assertThat(engine.ask("undo", "showboard")).isEqualTo(before);
    }

    @Test
    void suicideIsRefusedAlsoOfSeveralStones() {
        Pictures.set(engine, "O X . . .\n. O X . .\nX X . . .\n. . . . .");
        assertThat(engine.fail("play w A3")).isEqualTo("illegal move: white A3, suicide is not allowed");
        engine.ask("play b A3");
    }

    @Test
    void theKoRuleBindsTheOpponentUntilAnyMove() {
        Pictures.set(engine, KO);
        engine.ask("play w B3");
        assertThat(engine.ask("showboard")).contains("black to move, ko at C3");
        assertThat(engine.fail("play b C3")).isEqualTo("illegal move: black C3, the ko rule forbids it");
        engine.ask("play b pass", "play w pass", "play b C3");
    }

    @Test
    void theBanIsVoidWhenItsOwnerDoesNotMove() {
        Pictures.set(engine, KO);
        engine.ask("play w B3", "play w C3", "undo");
        assertThat(engine.fail("play b C3")).contains("ko rule");
        assertThat(engine.ask("gogui-setup_player w", "showboard")).contains("white to move, 1 move,");
        engine.ask("play b C3");
    }

    @Test
    void aSequenceIsPlayedWholeOrNotAtAll() {
        engine.ask("boardsize 5", "gogui-play_sequence b A1 w B2 b PASS");
        assertThat(engine.ask("showboard")).contains("3 moves");
        engine.fail("gogui-play_sequence w C3 b D4 w A1");
        assertThat(engine.ask("showboard")).contains("3 moves").contains("3 . . . . . 3");
    }

    @Test
    void undoTakesBackSeveralMovesOrNone() {
        engine.ask("boardsize 5", "play b A1", "play w B2", "play b C3");
        engine.fail("gg-undo 4");
        assertThat(engine.ask("gg-undo 2", "showboard")).contains(" 1 move,");
        assertThat(engine.ask("gg-undo", "showboard")).contains("0 moves");
        assertThat(engine.fail("undo")).isEqualTo("cannot undo: no moves were played");
    }

    @Test
    void genmovePassesAndPlaysThePass() {
        assertThat(engine.ask("reg_genmove b")).isEqualTo("pass");
        assertThat(engine.ask("showboard")).contains("0 moves");
        assertThat(engine.ask("genmove w")).isEqualTo("pass");
        assertThat(engine.ask("showboard")).contains("black to move, 1 move,");
    }

    @Test
    void everySizeFromTwoToTwentyFiveIsABoard() {
        for (int size = 2; size <= 25; size++) {
            assertThat(engine.ask("boardsize " + size, "showboard").lines().count())
                    .isEqualTo(size + 4);
        }
        assertThat(engine.ask("rectangular_boardsize 2 25", "play b B25", "showboard"))
                .contains("25 . X 25");
    }

    @Test
    void komiStaysWhenTheBoardIsCleared() {
        engine.ask("komi 6.5", "boardsize 5", "clear_board");
        assertThat(engine.ask("final_score")).isEqualTo("W+6.5");
        assertThat(engine.ask("play b C3", "final_score")).isEqualTo("B+18.5");
        assertThat(engine.ask("komi 25", "final_score")).isEqualTo("0");
        assertThat(engine.ask("play w A1", "final_score")).isEqualTo("W+25");
    }

    @Test
    void theProcessorTimeIsANumberThatGrows() {
        double before = Double.parseDouble(engine.ask("cputime"));
        for (int size = 2; size <= 25; size++) {
            engine.ask("boardsize " + size);
        }
        assertThat(Double.parseDouble(engine.ask("cputime")))
                .isGreaterThanOrEqualTo(before)
                .isPositive();
    }
}
