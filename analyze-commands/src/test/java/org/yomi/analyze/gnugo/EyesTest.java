package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

/** What {@code eval_eye} counts. */
class EyesTest {
    private static final String THREE_POINTS = """
            . . . . . .
            O O O O O .
            X X X X O .
            . . . X O .
            """;

    private static final String EYE_OF_TWO_BLOCKS = """
            . . . . .
            . . . . .
            X . . . .
            . X . . .
            """;

    private final TestEngine engine = TestEngine.patient();

    @BeforeEach
    void anEyeAtTheEdge() {
        Pictures.set(engine, THREE_POINTS);
    }

    @Test
    void eyesAreCounted() {
        assertThat(engine.ask("eval_eye A1")).isEqualTo("1 2 B1 B1");
        assertThat(engine.ask("trymove w B1", "eval_eye A1")).isEqualTo("1 1");
        assertThat(engine.ask("eval_eye B1")).isEqualTo("1 1");
        assertThat(engine.ask("popgo", "trymove b B1", "eval_eye A1")).isEqualTo("1 1");
        Pictures.set(engine, """
                O O O O O .
                X X X X O .
                . . . . X O
                X X X X X O
                """);
        assertThat(engine.ask("eval_eye C2")).isEqualTo("2 2");
    }

    /** Black's E1 and E3 meet the others at more points than the one that is named; D1, E2 and D3 are all eyes. */
    @Test
    void stonesAtThePointsWhereGroupsMeetAreNoDoor() {
        engine.ask("boardsize 5", "gogui-setup b C1 b C2 b C3 b D2 b E1 b E3 b D4 b E4 w B1 w B2 w B3 w C4");
        assertThat(engine.ask("eval_eye D3")).isEqualTo("1 1");
        assertThat(engine.ask("eval_eye D1")).isEqualTo("1 1");
        assertThat(engine.ask("eval_eye E2")).isEqualTo("2 2");
    }

    /** White gets it by C1; for Black that is suicide as long as B1 has a liberty at A1. */
    @Test
    void anEyeThatTheOpponentMayNotTakeAwayIsOne() {
        Pictures.set(engine, """
                . . . O O O . .
                . . O X X X O .
                O O O X . X O .
                X X X X X O . .
                . X O O O . . .
                . O X X O . . .
                . O . X O . . .
                """);
        assertThat(engine.ask("is_legal b C1")).isEqualTo("0");
        assertThat(engine.ask("eval_eye C1")).isEqualTo("1 1");
    }

    @Test
    void theNodesOfEyesAreCountedApart() {
        Pictures.set(engine, EYE_OF_TWO_BLOCKS);
        engine.ask("eval_eye A1");
        assertThat(Long.parseLong(engine.ask("get_life_node_counter"))).isPositive();
        assertThat(engine.ask("reset_life_node_counter", "get_life_node_counter"))
                .isEqualTo("0");
    }

    /** Both colours border on the region alike. */
    @ParameterizedTest
    @CsvSource({
        "w A1 b A2 w B2 b B3, C2",
        "b A1 w A2 b B1 b B2 w B3 w C2, C3",
        "b A1 w A2 b B1 b B2 w B3 w C2, C1",
    })
    void whoseEyeItIsDoesNotGoByColour(String stones, String point) {
        engine.ask("boardsize 3", "gogui-setup " + stones);
        String eyes = engine.ask("eval_eye " + point);
        engine.ask(
                "clear_board",
                "gogui-setup " + stones.replace("w ", "x ").replace("b ", "w ").replace("x ", "b "));
        assertThat(engine.ask("eval_eye " + point)).isEqualTo(eyes);
    }

    @Test
    void aFalseEyeIsNone() {
        Pictures.set(engine, """
                O O O O .
                X X O O .
                X . O . .
                . X X O .
                """);
        assertThat(engine.ask("eval_eye A1")).isEqualTo("0 1 B2 B2");
        assertThat(engine.ask("trymove w B2", "eval_eye A1"))
                .as("White's by then")
                .isEqualTo("0 2 D2 A1");
        assertThat(engine.ask("popgo", "trymove b B2", "eval_eye A1")).isEqualTo("1 1");
        Pictures.set(engine, EYE_OF_TWO_BLOCKS);
        assertThat(engine.ask("trymove w B2", "eval_eye A1")).isEqualTo("0 0");
    }

    /** Eight to ten points, which the exact results bear out: two eyes, or one if White has all the threats, or one whoever moves. */
    @Test
    void eyesInLargeRegionsAreCounted() {
        Pictures.set(engine, """
                O O O O O O .
                X X X X X O .
                . . . . X O .
                . . . . X O .
                """);
        assertThat(engine.ask("eval_eye A1")).isEqualTo("2 2");
        assertThat(engine.ask("yomi-solve w capture(A3)")).isEqualTo("Lost");
        engine.ask("play w C2", "play w B1", "play w C1");
        assertThat(engine.ask("eval_eye A1")).isEqualTo("1 2 A2 A2");
        assertThat(engine.ask("yomi-solve w capture(A3)")).startsWith("Ko- ");
        assertThat(engine.ask("yomi-solve b live(A3)")).isEqualTo("Won A2");
        Pictures.set(engine, """
                O O O O O O O .
                X X X X X X O .
                . O O . . X O .
                . . O . . X O .
                """);
        assertThat(engine.ask("eval_eye A1")).isEqualTo("1 1");
        assertThat(engine.ask("yomi-solve w capture(A3)")).startsWith("Won ");
        assertThat(engine.ask("yomi-solve b live(A3)")).startsWith("Ko+ ");
    }

    /** The region is next to a white stone outside that can move in. */
    @Test
    void anEyeMayHaveADoor() {
        Pictures.set(engine, """
                . . . . . . .
                O O O O O O .
                X X X X X O .
                . . . . . O .
                """);
        assertThat(engine.ask("eval_eye A1")).isEqualTo("1 2 B1 B1");
        assertThat(engine.ask("trymove w E1", "eval_eye A1")).isEqualTo("1 1");
    }

    @Test
    void whereThereIsNoEyeItIsSaidWhatIsOne() {
        Pictures.set(engine, ". . . . .\n. . . . .\n. . O . .\n. . . . .\n. . . . .");
        assertThat(engine.fail("eval_eye A1"))
                .isEqualTo(
                        "argument 1 must be a vertex in a region of ten points and four groups around it at most, but A1 is not");
        assertThat(engine.fail("eval_eye C3"))
                .isEqualTo(
                        "argument 1 must be a vertex that is empty, or has a stone shut in by the opponent, in a region of "
                                + "ten points and four groups around it at most, but a stone in no such region is on C3");
    }
}
