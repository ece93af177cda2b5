package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

@Timeout(60)
class LastAnswerTest {
    private static final String NOTHING =
            "Nothing was asked yet on a board of this size, or genmove found nothing to choose by.";

    private final TestEngine engine = new TestEngine();

    @Test
    void withoutAnAnswerAllSaySo() {
        assertThat(engine.ask("yomi-why")).isEqualTo(NOTHING);
        assertThat(engine.ask("yomi-last-zone")).isEqualTo("TEXT " + NOTHING);
        assertThat(engine.ask("yomi-last-moves")).isEqualTo("TEXT " + NOTHING);
        assertThat(engine.fail("yomi-why D4")).contains("argument");
    }

    @Test
    void aTypedGoalIsDrawnAndExplainedWithoutTypingItAgain() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-solve b capture(D2)");
        assertThat(engine.ask("yomi-last-zone")).isEqualTo(engine.ask("yomi-zone b capture(D2)"));
        assertThat(engine.ask("yomi-why"))
                .isEqualTo("capture(D2), black first\n" + engine.ask("yomi-explain b capture(D2)"));
    }

    @Test
    void everyMoveThatIsAsGoodIsCircled() {
        Pictures.set(engine, ". . . .\n. X O .\nX O . .");
        engine.ask("yomi-solve w connect(B1,C2)");
        assertThat(engine.ask("yomi-last-moves"))
                .isEqualTo("CIRCLE C1 A2\nVAR w C1\nTEXT connect(B1,C2), white first: Won C1 A2");
    }

    @Test
    void ofAClickedGoalItIsTheAnswerForTheSideToMove() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-capture D2");
        assertThat(engine.ask("yomi-last-zone")).contains("\nVAR b D1").endsWith("capture(D2), black first: Won D1");
        engine.ask("gogui-setup_player w", "yomi-capture D2");
        assertThat(engine.ask("yomi-why")).startsWith("capture(D2), white first\n");
    }

    @Test
    void afterGenmoveItIsTheAnswerThatChoseTheMove() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-goal capture(D2)", "genmove b");
        assertThat(engine.ask("yomi-why")).contains("Black D1");
    }

    @Test
    void afterAGenmoveThatPassesForWantOfAGoalThereIsNone() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-solve b capture(D2)", "clear_board");
        assertThat(engine.ask("reg_genmove b")).isEqualTo("pass");
        assertThat(engine.ask("yomi-why")).isEqualTo(NOTHING);
    }

    @Test
    void afterAGenmoveForADecidedGoalThereIsNone() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-goal capture(D2)", "yomi-solve w capture(D2)");
        engine.ask("play b D1", "play w E1", "play b D1");
        assertThat(engine.ask("reg_genmove b")).isEqualTo("pass");
        assertThat(engine.ask("yomi-why")).isEqualTo(NOTHING);
    }

    @Test
    void anUnknownAnswerIsDrawnAsFarAsItIsKnown() {
        engine.ask("boardsize 9", "play b E5", "yomi-param nodes 100", "yomi-solve w capture(E5)");
        assertThat(engine.ask("yomi-last-moves")).contains("Unknown nodes");
        assertThat(engine.ask("yomi-why")).contains("is not known");
    }

    @Test
    void onAnotherBoardItIsForgotten() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-solve b capture(D2)", "boardsize 13");
        assertThat(engine.ask("yomi-last-zone")).startsWith("TEXT Nothing");
    }
}
