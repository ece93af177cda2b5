package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

class TrialCommandsTest {
    private static final String KO = """
            . . . . .
            . X O . .
            X . X O .
            . X O . .
            . . . . .
            """;

    private final TestEngine engine = TestEngine.patient();

    @BeforeEach
    void aKo() {
        Pictures.set(engine, KO);
    }

    @Test
    void movesAreTriedOnTopOfEachOtherAndTakenBack() {
        String before = engine.state();
        engine.ask("trymove w B3");
        assertThat(engine.ask("captures w")).isEqualTo("1");
        engine.ask("trymove w C3", "trymove b pass");
        assertThat(engine.ask("list_stones b")).isEqualTo("B4 A3 B2");
        engine.ask("popgo", "popgo", "popgo");
        assertThat(engine.state()).isEqualTo(before);
        assertThat(engine.fail("popgo")).isEqualTo("no move is being tried");
    }

    @Test
    void questionsAreAboutThePositionAfterThem() {
        assertThat(engine.ask("trymove b E3", "findlib D3")).isEqualTo("D4 D2");
        assertThat(engine.ask("popgo", "findlib D3")).isEqualTo("D4 E3 D2");
        assertThat(engine.ask("yomi-solve w capture(C3)")).isEqualTo("Won B3");
        assertThat(engine.ask("trymove w B3")).isEmpty();
        assertThat(engine.fail("yomi-solve w capture(C3)")).contains("C3 is empty");
    }

    @Test
    void aKoBanHoldsForTrymoveButNotForTryko() {
        engine.ask("trymove w B3");
        assertThat(engine.fail("trymove b C3")).isEqualTo("illegal move: black C3, the ko rule forbids it");
        engine.ask("tryko b C3");
        assertThat(engine.ask("captures b")).isEqualTo("1");
        assertThat(engine.fail("tryko w C3")).isEqualTo("illegal move: white C3, the point is occupied");
    }

    @Test
    void answersAreForgottenOnRequest() {
        Pictures.set(engine, """
                . . . . .
                . . X . .
                . X O . .
                . X . . .
                """);
        String question = "yomi-json b capture(C2)";
        assertThat(engine.ask(question)).doesNotContain("\"nodes\":0,");
        assertThat(engine.ask(question)).contains("\"nodes\":0,");
        engine.ask("clear_cache");
        assertThat(engine.ask(question)).doesNotContain("\"nodes\":0,");
        assertThat(engine.fail("clear_cache now")).contains("expected no arguments, got 1");
    }

    @Test
    void nothingIsPlayedOrUndoneMeanwhile() {
        engine.ask("play b E1", "trymove w E5");
        assertThat(engine.fail("play b A1")).isEqualTo("moves are being tried: popgo first");
        assertThat(engine.fail("undo")).isEqualTo("moves are being tried: popgo first");
        assertThat(engine.fail("genmove b")).isEqualTo("moves are being tried: popgo first");
        assertThat(engine.fail("gogui-setup_player b")).isEqualTo("moves are being tried: popgo first");
        engine.ask("popgo", "undo");
        assertThat(engine.ask("list_stones b")).isEqualTo("B4 A3 C3 B2");
    }

    @Test
    void nothingIsSetUpMeanwhile() {
        engine.ask("boardsize 9", "trymove w pass");
        for (String setup :
                List.of("gogui-setup b A1", "fixed_handicap 2", "set_free_handicap A1", "gogui-setup_player b")) {
            assertThat(engine.fail(setup)).as(setup).isEqualTo("moves are being tried: popgo first");
        }
    }

    @Test
    void aNewBoardForgetsThem() {
        engine.ask("trymove w E5", "clear_board", "play b A1");
        assertThat(engine.fail("popgo")).isEqualTo("no move is being tried");
    }

    @Test
    void depthsAreAcceptedAndMeanNothing() {
        String before = engine.state();
        engine.ask("increase_depths", "decrease_depths", "decrease_depths");
        assertThat(engine.state()).isEqualTo(before);
    }
}
