package org.yomi.analyze.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yomi.analyze.answer.Answers.answer;
import static org.yomi.analyze.answer.Answers.ko;
import static org.yomi.analyze.answer.Answers.under;
import static org.yomi.analyze.answer.Answers.unknown;
import static org.yomi.engine.board.Colour.BLACK;
import static org.yomi.engine.board.Colour.WHITE;
import static org.yomi.engine.question.FirstMove.NONE;
import static org.yomi.engine.question.FirstMove.PASS;
import static org.yomi.engine.question.Result.KO_MINUS;
import static org.yomi.engine.question.Result.KO_PLUS;
import static org.yomi.engine.question.Result.LOST;
import static org.yomi.engine.question.Result.WON;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.study.Status;
import org.yomi.engine.study.WinningOrder;
import org.yomi.engine.zone.Zone;

class AnswerFormsTest {
    private static final FirstMove A1 = FirstMove.of(0);
    private static final FirstMove C3 = FirstMove.of(8);

    private final Answer blackWins = answer(BLACK, WON, A1);
    private final Answer blackLoses = answer(BLACK, LOST, NONE);
    private final Answer whiteSaves = answer(WHITE, LOST, C3);
    private final Answer whiteFails = answer(WHITE, WON, NONE);

    @Test
    void oneLineHasResultMoveAndAssumptions() {
        assertThat(AnswerText.line(blackWins)).isEqualTo("Won A1");
        assertThat(AnswerText.line(answer(BLACK, WON, PASS))).isEqualTo("Won pass");
        assertThat(AnswerText.line(blackLoses)).isEqualTo("Lost");
        assertThat(AnswerText.line(whiteSaves)).isEqualTo("Lost C3");
        assertThat(AnswerText.line(answer(BLACK, LOST, NONE, "escape(5)", "within(A1-B2)")))
                .isEqualTo("Lost escape(5) within(A1-B2)");
        assertThat(AnswerText.line(ko(BLACK, KO_PLUS, A1, Threats.ONE))).isEqualTo("Ko+ A1");
        assertThat(AnswerText.line(unknown(BLACK, StopReason.MEMORY))).isEqualTo("Unknown memory");
    }

    @Test
    void aStatusIsTheVerdictOnThePair() {
        assertThat(StatusText.line(new Status(blackWins, whiteFails))).isEqualTo("won");
        assertThat(StatusText.line(new Status(blackLoses, whiteSaves))).isEqualTo("lost");
        assertThat(StatusText.line(new Status(blackWins, whiteSaves))).isEqualTo("unsettled black A1 white C3");
        assertThat(StatusText.line(new Status(blackWins, ko(WHITE, KO_MINUS, C3, Threats.MANY))))
                .isEqualTo("ko black Won A1 white Ko- C3");
        assertThat(StatusText.line(new Status(blackWins, unknown(WHITE, StopReason.TIME))))
                .isEqualTo("unknown black Won A1 white Unknown time");
    }

    @Test
    void aStatusNamesTheAssumptionsOfBothOnce() {
        Status status =
                new Status(answer(BLACK, WON, A1, "noko(white)"), answer(WHITE, WON, NONE, "open(9)", "noko(white)"));
        assertThat(StatusText.line(status)).isEqualTo("won noko(white) open(9)");
    }

    @Test
    void jsonLeavesOutWhatTheResultDoesNotHave() throws IOException {
        assertThat(AnswerJson.line(answer(BLACK, LOST, NONE, "escape(5)")))
                .isEqualTo("{\"goal\":\"capture(B2)\",\"max\":\"black\",\"first\":\"black\",\"result\":\"Lost\","
                        + "\"move\":\"none\",\"pv\":[],\"zone_plus\":[\"B2\",\"C3\"],\"assumptions\":[\"escape(5)\"],"
                        + "\"nodes\":12,\"time_ms\":3,\"solver\":\"hand\"}");
        assertThat(AnswerJson.line(answer(WHITE, LOST, PASS))).contains("\"move\":\"pass\",\"pv\":[\"pass\"]");
        assertThat(AnswerJson.line(unknown(WHITE, StopReason.NODES)))
                .contains("\"result\":\"Unknown\"")
                .doesNotContain("zone", "threats");
    }

    @Test
    void jsonCountsThreatsAndSaysMany() throws IOException {
        assertThat(AnswerJson.line(ko(BLACK, KO_MINUS, A1, Threats.TWO))).contains("],\"threats\":2,\"assumptions\"");
        assertThat(AnswerJson.line(ko(BLACK, KO_MINUS, A1, Threats.MANY))).contains("\"threats\":\"many\",");
        assertThat(AnswerJson.line(ko(BLACK, KO_MINUS, A1, null)))
                .contains("],\"threats\":\"unknown\",\"assumptions\"");
    }

    @Test
    void aKoHasBothZonesInTheirColours() {
        assertThat(AnswerGfx.of(ko(BLACK, KO_PLUS, A1, Threats.ONE)))
                .hasToString("COLOR #80ff80 A1\nCOLOR #ff8080 C3\nCOLOR #ffff80 B2\nMARK B2\nVAR b A1\n"
                        + "TEXT capture(B2), black first: Ko+ A1");
    }

    @Test
    void anUnsettledStatusShowsWhatEachSideRestsOn() {
        assertThat(AnswerGfx.of(new Status(blackWins, answer(WHITE, LOST, C3, "escape(5)"))))
                .hasToString("COLOR #80ff80 A1\nCOLOR #ff8080 C3\nCOLOR #ffff80 B2\nMARK B2\nLABEL A1 B\nLABEL C3 W\n"
                        + "TEXT capture(B2): unsettled black A1 white C3, leaning on escape(5)");
    }

    @Test
    void anUnknownAnswerShowsTheGoalOnly() {
        assertThat(AnswerGfx.of(unknown(BLACK, StopReason.CANCELLED)))
                .hasToString("MARK B2\nTEXT capture(B2), black first: Unknown cancelled");
    }

    @Test
    void anUnknownAnswerSaysWhatIsKnown() throws IOException {
        Known known = new Known(KO_PLUS, WON, KoRule.A, new ProofNumbers(12, ProofNumbers.INFINITE), null);
        Answer stopped = unknown(BLACK, new Stop(StopReason.NODES, known), 0, 8);
        assertThat(AnswerText.line(stopped)).as("a fixed form").isEqualTo("Unknown nodes");
        assertThat(AnswerJson.line(stopped))
                .contains("\"result\":\"Unknown\",\"move\":\"none\",\"pv\":[\"A1\",\"C3\"],"
                        + "\"reason\":\"nodes\",\"at_least\":\"Ko+\",\"at_most\":\"Won\",\"ko_rule\":\"A\","
                        + "\"proof\":12,\"disproof\":\"infinite\",\"assumptions\":[\"escape(5)\"]");
        assertThat(AnswerGfx.of(stopped))
                .hasToString("MARK B2\nVAR b A1 w C3\nTEXT capture(B2), black first: Unknown nodes, at least Ko+,"
                        + " ko rule A: proof 12, disproof infinite, leaning on escape(5)");
        assertThat(AnswerJson.line(unknown(BLACK, StopReason.METHOD)))
                .contains("\"reason\":\"method\",\"at_least\":\"Lost\",\"at_most\":\"Won\",\"assumptions\"");
    }

    @Test
    void anUnknownAnswerShowsTheZonesOfWhatWasRefuted() {
        Geometry board = blackWins.question().position().geometry();
        ZonesSoFar zones = new ZonesSoFar(Zone.of(board, 0, 1), Zone.of(board, 1, 8));
        Stop stop = new Stop(StopReason.CANCELLED, new Known(LOST, WON, null, null, zones));
        assertThat(AnswerGfx.of(unknown(BLACK, stop)))
                .hasToString("COLOR #80ff80 A1\nCOLOR #ff8080 C3\nCOLOR #ffff80 B1\nMARK B2\n"
                        + "TEXT capture(B2), black first: Unknown cancelled, leaning on escape(5)");
    }

    @Test
    void aKoWhoseThreatsAreBeingCountedIsNamedToPeople() {
        Reading reading = new Reading(1234, List.of(), new Known(KO_MINUS, KO_MINUS, null, null, null));
        assertThat(new LivePicture(blackWins.question()).next(reading).toString())
                .endsWith("TEXT capture(B2), black first, Ko- but for the number of threats, 1234 nodes");
    }

    @Test
    void anAnswerUnderOneKoRuleSaysSo() throws IOException {
        Answer leaning = under(KoRule.B, answer(BLACK, WON, A1, "escape(5)"));
        assertThat(AnswerText.line(leaning)).isEqualTo("Won A1 escape(5) under ko rule B");
        assertThat(AnswerText.line(under(KoRule.N, blackLoses))).isEqualTo("Lost under ko rule N");
        assertThat(AnswerText.line(under(KoRule.N, unknown(BLACK, StopReason.TIME))))
                .isEqualTo("Unknown time under ko rule N");
        assertThat(ProofText.order(leaning, Optional.empty())).isEqualTo("Won A1 order none escape(5) under ko rule B");
        assertThat(StatusText.line(new Status(leaning, under(KoRule.B, whiteSaves))))
                .isEqualTo("unsettled black A1 white C3 escape(5) under ko rule B");
        assertThat(AnswerGfx.of(leaning).toString())
                .endsWith("black first: Won A1 under ko rule B, leaning on escape(5)");
        assertThat(AnswerJson.line(leaning)).contains("\"first\":\"black\",\"ko_rule\":\"B\",\"result\":\"Won\"");
        assertThat(AnswerJson.line(blackWins)).doesNotContain("ko_rule");
    }

    @Test
    void jsonNamesTheOneKoRuleOnce() throws IOException {
        Known known = new Known(LOST, WON, KoRule.B, new ProofNumbers(3, 4), null);
        assertThat(AnswerJson.line(under(KoRule.B, unknown(BLACK, new Stop(StopReason.NODES, known)))))
                .containsOnlyOnce("\"ko_rule\":\"B\"");
    }

    @Test
    void anUnknownStatusShowsWhatIsKnownOfEither() {
        Stop stop = new Stop(StopReason.TIME, new Known(LOST, KO_MINUS, KoRule.B, new ProofNumbers(3, 4), null));
        assertThat(AnswerGfx.of(new Status(blackWins, unknown(WHITE, stop))).toString())
                .endsWith("TEXT capture(B2): unknown black Won A1 white Unknown time, at most Ko-, ko rule B: proof 3,"
                        + " disproof 4, leaning on escape(5)");
        assertThat(StatusText.line(new Status(blackWins, unknown(WHITE, stop))))
                .as("a fixed form")
                .isEqualTo("unknown black Won A1 white Unknown time");
    }

    @Test
    void anOrderStandsBeforeTheAssumptions() {
        Answer leaning = answer(BLACK, WON, A1, "escape(5)");
        assertThat(ProofText.order(leaning, Optional.of(new WinningOrder(2, true))))
                .isEqualTo("Won A1 order 2 escape(5)");
        assertThat(ProofText.order(leaning, Optional.of(new WinningOrder(5, false))))
                .isEqualTo("Won A1 order 5 or more escape(5)");
        assertThat(ProofText.order(leaning, Optional.of(new WinningOrder(0, false))))
                .isEqualTo("Won A1 order unknown escape(5)");
        assertThat(ProofText.order(blackLoses, Optional.empty())).isEqualTo("Lost order none");
    }

    @Test
    void sabakisRatingIsThatOfThePlayerWhoMovesFirst() {
        assertThat(HeatMap.line(blackWins))
                .isEqualTo("info move A1 visits 10 winrate 10000 pv A1 info move B2 visits 9 winrate 5000 pv B2");
        assertThat(HeatMap.line(blackLoses))
                .isEqualTo("info move B2 visits 9 winrate 100 pv B2 info move C3 visits 9 winrate 12 pv C3");
        assertThat(HeatMap.line(whiteFails)).startsWith("info move B2 visits 9 winrate 100 pv B2 info move A1");
        assertThat(HeatMap.line(answer(WHITE, LOST, PASS))).startsWith("info move B2 visits 9 winrate 10000 pv B2 ");
        assertThat(HeatMap.line(unknown(WHITE, StopReason.TIME))).isEqualTo("info move B2 visits 9 winrate 5000 pv B2");
        assertThat(HeatMap.line(ko(WHITE, KO_PLUS, C3, Threats.ONE)))
                .startsWith("info move C3 visits 10 winrate 2500 ");
        assertThat(HeatMap.line(ko(BLACK, KO_PLUS, A1, Threats.ONE)))
                .startsWith("info move A1 visits 10 winrate 7500 ");
    }
}
