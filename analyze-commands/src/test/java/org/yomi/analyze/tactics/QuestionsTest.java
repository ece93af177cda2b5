package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

/** Questions put to the real solver. */
class QuestionsTest {
    /** Black lives only by the ko at C1 and D1. */
    private static final String KO = "X . X O O .\nX X O . O .";

    /** C1 and C3 are connected: C2 and D2 are miai. */
    private static final String CONNECTED = """
            . . . . .
            . . . . .
            O O X O .
            . X . . .
            O . X O .
            """;

    private final TestEngine engine = new TestEngine();

    @Test
    void theSideThatMovesFirstGetsItsMoveIfItGetsItsWay() {
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-solve b live(A1)")).isEqualTo("Ko- D1");
        assertThat(engine.ask("yomi-solve w live(A1)")).isEqualTo("Lost B2");
        assertThat(engine.ask("yomi-solve white capture(A1)")).isEqualTo("Won B2");
        assertThat(engine.ask("yomi-solve W !Live( a1 )")).isEqualTo("Won B2");
    }

    @Test
    void aKoParameterAsksUnderOneRule() {
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-param ko A", "yomi-solve b live(A1)")).isEqualTo("Lost under ko rule A");
        assertThat(engine.ask("yomi-param ko n", "yomi-solve b live(A1)")).isEqualTo("Lost under ko rule N");
        assertThat(engine.ask("yomi-param ko B", "yomi-solve b live(A1)")).isEqualTo("Won D1 under ko rule B");
        assertThat(engine.ask("yomi-param ko all", "yomi-solve b live(A1)")).isEqualTo("Ko- D1");
    }

    @Test
    void theStatusNamesBothAnswers() {
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-status live(A1)")).isEqualTo("ko black Ko- D1 white Lost B2");
        assertThat(engine.ask("yomi-status capture(A1)")).isEqualTo("ko black Ko+ D1 white Won B2");
        Pictures.set(engine, CONNECTED);
        assertThat(engine.ask("yomi-status connect(C1,C3)")).isEqualTo("won");
        assertThat(engine.ask("yomi-status !connect(C1,C3)")).isEqualTo("lost");
        assertThat(engine.ask("yomi-status connect(D1,D3)")).isEqualTo("unsettled black D2 white D2");
    }

    @Test
    void jsonHasTheFieldsOfTheContractInTheirOrder() {
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-json b live(A1) escape(9)"))
                .matches(
                        "\\{\"goal\":\"live\\(A1\\)\",\"max\":\"black\",\"first\":\"black\",\"result\":\"Ko-\",\"move\":\"D1\","
                                + "\"pv\":\\[\"D1\".*\\],\"zone_minus\":\\[\"A1\",.*\\],\"zone_plus\":\\[\"A1\",.*\\],\"threats\":1,"
                                + "\"assumptions\":\\[\\],\"nodes\":\\d+,\"time_ms\":\\d+,\"solver\":\"dfpn\"\\}");
        assertThat(engine.ask("yomi-json w live(A1)"))
                .contains("\"result\":\"Lost\",\"move\":\"B2\"", "\"zone_plus\":[")
                .doesNotContain("zone_minus", "threats");
    }

    @Test
    void aZoneIsDrawnWithItsStonesAndTheMainLine() {
        Pictures.set(engine, CONNECTED);
        String gfx = engine.ask("yomi-zone w connect(C1,C3)");
        assertThat(gfx.lines().map(line -> line.replaceAll(" .*", "")))
                .containsExactly("COLOR", "SQUARE", "MARK", "VAR", "TEXT");
        assertThat(gfx)
                .startsWith("COLOR #80ff80 ")
                .contains("\nMARK C1 C3\n", "\nVAR w ")
                .endsWith("\nTEXT connect(C1,C3), white first: Won");
    }

    @Test
    void theMouseShowsTheStatus() {
        Pictures.set(engine, CONNECTED);
        assertThat(engine.ask("yomi-connect d1 D3"))
                .contains("COLOR ", "\nMARK D1 D3\n", "\nLABEL D2 \"B W\"\n")
                .endsWith("TEXT connect(D1,D3): unsettled black D2 white D2");
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-capture A1"))
                .contains("COLOR #ffff80 ", "\nMARK A1\n", "\nLABEL D1 B\nLABEL B2 W\n")
                .endsWith("TEXT capture(A1): ko black Ko+ D1 white Won B2");
    }

    @Test
    void aLimitMakesItUnknown() {
        engine.ask("boardsize 9", "play b E5", "yomi-param nodes 500");
        assertThat(engine.ask("yomi-solve w capture(E5)")).isEqualTo("Unknown nodes");
        assertThat(engine.ask("yomi-param seconds 0.05", "yomi-param nodes 2000000000", "yomi-solve w capture(E5)"))
                .isEqualTo("Unknown time");
    }

    @Test
    void anUnknownAnswerSaysHowFarItCame() {
        engine.ask("boardsize 9", "play b E5", "yomi-param nodes 500");
        assertThat(engine.ask("yomi-json w capture(E5)"))
                .matches(
                        ".*\"result\":\"Unknown\",\"move\":\"none\",\"pv\":\\[\"[A-J][1-9]\".*\\],\"reason\":\"nodes\","
                                + "\"at_least\":\"Lost\",\"at_most\":\"Won\",\"ko_rule\":\"N\",\"proof\":\\d+,\"disproof\":\\d+,"
                                + "\"assumptions\":.*");
        assertThat(engine.ask("yomi-zone w capture(E5)"))
                .matches("(?s)MARK E5\nVAR w .*TEXT capture\\(E5\\), white first: Unknown nodes, ko rule N: proof \\d+,"
                        + " disproof \\d+");
        assertThat(engine.ask("yomi-solve w capture(E5)")).isEqualTo("Unknown nodes");
    }

    @Test
    void theMouseLeansOnAnEscapeAndSaysSo() {
        engine.ask("boardsize 9", "play b E5", "play b E6");
        assertThat(engine.ask("yomi-capture E5")).endsWith("TEXT capture(E5): lost, leaning on escape(5)");
        assertThat(engine.ask("yomi-live E5")).endsWith("TEXT live(E5): won, leaning on open(20)");
    }

    @Test
    void whatReachesTheOpenButIsInDangerIsSaidToBeSo() {
        engine.ask("boardsize 13", "play w D4", "play b D3", "play b C4", "play b D5");
        assertThat(engine.ask("yomi-live D4"))
                .endsWith("TEXT live(D4): won, leaning on open(20); under escape(5), black first: Lost E4");
        assertThat(engine.ask("yomi-param escape 0", "yomi-live D4")).endsWith("won, leaning on open(20)");
    }

    @Test
    void aSettledStatusNeedsNoMoves() {
        engine.ask("boardsize 9", "play b E5", "play b E6");
        assertThat(engine.ask("yomi-capture E5")).doesNotContain("LABEL");
    }
}
