package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.ScriptedSolver;

/** How many threats a ko takes is one thing, that it is a ko another. */
class ThreatsTest {
    /** Black lives only by the ko at C1 and D1. */
    private static final String KO = "X . X O O .\nX X O . O .";

    /** Black takes C1 only by a ko at D1, with three threats. */
    private static final String KO_WITH_THREE_THREATS = "X X O O X .\nX . O . O X";

    private final TestEngine engine = TestEngine.patient();

    @BeforeEach
    void aKo() {
        Pictures.set(engine, KO);
    }

    /** Sets the least number of nodes that proves the ko; it is too small to look whether three threats are enough. */
    private void limitNodes() {
        Pictures.set(engine, KO_WITH_THREE_THREATS);
        engine.ask("yomi-param remember 0");
        for (int nodes = 1; !engine.ask("yomi-solve b capture(C1)").equals("Ko- D1") || nodes == 1; nodes++) {
            engine.ask("yomi-param nodes " + nodes);
        }
    }

    @Test
    void aKoIsAnsweredThoughTheLimitEndedTheCount() {
        limitNodes();
        assertThat(engine.ask("yomi-json b capture(C1)"))
                .contains(
                        "\"result\":\"Ko-\",\"move\":\"D1\",\"pv\":[\"D1\"",
                        "\"zone_minus\":[\"A1\"",
                        "\"zone_plus\":[\"A1\"",
                        "\"threats\":\"unknown\",\"assumptions\":[]");
        assertThat(engine.ask("yomi-explain b capture(C1)"))
                .startsWith("Black to move: Black captures C1 (3 stones) only by winning the ko at D1."
                        + " The ko threats that Black needs for that were not counted.");
        assertThat(engine.ask("yomi-zone b capture(C1)")).endsWith("TEXT capture(C1), black first: Ko- D1");
        assertThat(engine.ask("yomi-verify b capture(C1)")).startsWith("Confirmed ");
        assertThat(engine.ask("yomi-status capture(C1)")).startsWith("ko black Ko- D1 ");
        assertThat(engine.ask("yomi-param escape 0", "attack C1")).isEqualTo("3 D1");
    }

    @Test
    void aLineInsteadOfACountIsNotRememberedForOneWhoWantsTheCount() {
        assertThat(engine.ask("yomi-solve b live(A1)")).isEqualTo("Ko- D1");
        assertThat(engine.ask("yomi-json b live(A1)"))
                .contains("\"threats\":1,")
                .doesNotContain("\"nodes\":0,");
        assertThat(engine.ask("yomi-json b live(A1)")).contains("\"threats\":1,", "\"nodes\":0,");
    }

    @ParameterizedTest
    @CsvSource({
        "yomi-json b live(A1), true",
        "yomi-explain b live(A1), true",
        "yomi-zone b live(A1), false",
        "yomi-solve b live(A1), false",
        "yomi-status live(A1), false",
        "yomi-moves b live(A1), false",
        "yomi-order b live(A1), false",
        "yomi-verify b live(A1), false",
        "yomi-capture A1, false",
        "yomi-connect A1 C2, false",
        "yomi-live A1, false",
        "yomi-goals, false",
        "analyze b 50, false",
        "defend A1, true",
        "connect A1 C2, false",
    })
    void threatsAreCountedOnlyWhereTheyAreShownOrDecide(String command, boolean counted) {
        ScriptedSolver solver = ScriptedSolver.givingUp();
        TestEngine scripted = new TestEngine(Path.of(""), solver);
        Pictures.set(scripted, KO);
        scripted.ask("yomi-goal live(A1)");
        scripted.session().handle(command);
        assertThat(solver.questions())
                .isNotEmpty()
                .extracting(Question::wantsThreats)
                .containsOnly(counted);
    }
}
