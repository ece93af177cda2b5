package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

class TerritoryCommandsTest {
    /** The white block captures two stones, and has one eye then. */
    private static final String DEAD = """
            . X . X O O O
            X X X X O . O
            . . . X O X O
            . . . X O X O
            . . . X O . O
            . . . X O O X
            . . . X X X X
            """;

    /** The white block has one eye then, too; but if Black fills it he is captured, and White gets a big eye. */
    private static final String SEKI = """
            . X . X X X O O O
            X X X X X O O . O
            . . . . X O . X .
            . . . . X O . X .
            . . . . X O O . O
            . . . . X X O O O
            . . . . . X X X X
            . . . . . . . . .
            . . . . . . . . .
            """;

    private final TestEngine engine = TestEngine.patient();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            D7 | alive
            A7 | black_territory
            E7 | dead
            F5 | alive
            F6 | black_territory
            A1 | undecided
            """)
    void whatCannotLiveNorStandInSekiIsDead(String point, String status) {
        Pictures.set(engine, DEAD);
        assertThat(engine.ask("unconditional_status " + point)).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource({"G9", "H7", "H8", "J6"})
    void aSekiIsUndecided(String point) {
        Pictures.set(engine, SEKI);
        assertThat(engine.ask("unconditional_status " + point)).isEqualTo("undecided");
    }

    @Test
    void whatLimitsCutShortIsAFailureAndGoesOnWhenAskedAgain() {
        Pictures.set(engine, SEKI);
        engine.ask("yomi-param nodes 3");
        assertThat(engine.fail("unconditional_status H8")).isEqualTo("unknown nodes");
        engine.ask("yomi-param nodes 100000");
        assertThat(engine.ask("unconditional_status H8")).isEqualTo("undecided");
    }

    /** The white block has one eye once it has taken the stone, and very many ways to fill the liberties beside it. */
    private static final String MANY_WAYS = """
            . X . X . O O O
            X X X X . O . O
            X X X X . O X O
            X X X X . O . O
            X X X X . O O X
            X X X X . O X X
            X X X X . O X X
            X X X X . O X X
            X X X X . O X X
            X X X X . O X X
            X X X X . O X X
            X X X X . O X X
            X X X X X X X X
            """;

    @Test
    @Tag("long")
    void whatTheMemoryWasTooSmallForIsReadWithMore() {
        Pictures.set(engine, MANY_WAYS);
        engine.ask("yomi-param memory_mb 1");
        assertThat(engine.fail("unconditional_status G12")).isEqualTo("unknown memory");
        engine.ask("yomi-param memory_mb 64");
        assertThat(engine.ask("unconditional_status G12")).isEqualTo("black_territory");
    }

    @Test
    void anotherPositionIsReadAnew() {
        Pictures.set(engine, DEAD);
        assertThat(engine.ask("unconditional_status E7")).isEqualTo("dead");
        engine.ask("play w F6");
        engine.ask("play w F3");
        assertThat(engine.ask("unconditional_status E7")).isEqualTo("dead");
        engine.ask("play w F5");
        assertThat(engine.ask("unconditional_status F5")).isEqualTo("dead");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            go_safe benson       | 17 A7 B7 C7 D7 A6 B6 C6 D6 D5 D4 D3 D2 G2 D1 E1 F1 G1
            go_safe benson black | 17 A7 B7 C7 D7 A6 B6 C6 D6 D5 D4 D3 D2 G2 D1 E1 F1 G1
            go_safe benson white | 0
            """)
    void goSafeListsStonesAndTheirVitalRegions(String command, String reply) {
        Pictures.set(engine, DEAD);
        assertThat(engine.ask(command)).isEqualTo(reply);
    }

    /** In the corner four in a row are two eyes if White answers; Black is alive anyhow. */
    private static final String FOUR_IN_A_ROW = """
            . . . . O . X . X
            O O O O O X X X X
            X X X X X X X . .
            . X . X . X . . .
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            go_safe benson white  | 0
            go_safe static white  | 10 A4 B4 C4 D4 E4 A3 B3 C3 D3 E3
            go_safe_dame_static   | F4
            """)
    void goSafeStaticCountsOnAnswers(String command, String reply) {
        Pictures.set(engine, FOUR_IN_A_ROW);
        assertThat(engine.ask(command)).isEqualTo(reply);
    }

    /** 24 of 36 points are Black's for good. */
    private static final String TWO_THIRDS = """
            . . . . . .
            . . . O . .
            X X X X X X
            X . X X . X
            X X X X X X
            X X X X X X
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0    | black
            11.5 | black
            12   | unknown
            40   | white
            """)
    void goSafeWinnerCountsSafePointsAndKomi(String komi, String winner) {
        Pictures.set(engine, TWO_THIRDS);
        engine.ask("komi " + komi);
        assertThat(engine.ask("go_safe_winner")).isEqualTo(winner);
    }

    /** Each has 16 points; who moves next gets two of the three dame. */
    @Test
    void goSafeWinnerSharesTheDame() {
        Pictures.set(engine, """
                . O O . X X .
                O O O . X X X
                . O O . X X .
                O O O O X X X
                O O O X X X X
                """);
        assertThat(engine.ask("go_safe_dame_static")).isEqualTo("D3 D4 D5");
        for (String player : List.of("black", "white")) {
            engine.ask("gogui-setup_player " + player, "komi 0.5");
            assertThat(engine.ask("go_safe_winner")).isEqualTo(player);
        }
    }

    @Test
    void goSafeWinnerMayBeWhite() {
        Pictures.set(engine, TWO_THIRDS.replace('O', '?').replace('X', 'O').replace('?', 'X'));
        assertThat(engine.ask("komi -11.5", "go_safe_winner")).isEqualTo("white");
        assertThat(engine.ask("komi -12", "go_safe_winner")).isEqualTo("unknown");
    }

    @Test
    void otherMethodsAreRefused() {
        assertThat(engine.fail("go_safe search")).contains("benson", "static");
    }
}
