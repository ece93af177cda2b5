package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.TestEngine;

/** Answers last as long as nothing changes in their zones. */
class RememberTest {
    private static final String QUESTION = "yomi-json b capture(D4) escape(4)";

    private final TestEngine engine = new TestEngine();

    @BeforeEach
    void atari() {
        engine.ask("boardsize 9", "play b C4", "play w D4", "play b D3", "play w G7", "play b E4");
    }

    private boolean isRemembered() {
        String answer = engine.ask(QUESTION);
        assertThat(answer).contains("\"result\":\"Won\"", "\"solver\":\"dfpn\"");
        return answer.contains("\"nodes\":0,");
    }

    @Test
    void anAnswerIsRememberedUntilTheZoneChangesAndAgainAfterUndo() {
        engine.ask("play w D5", "play b D6");
        assertThat(isRemembered()).isFalse();
        assertThat(isRemembered()).isTrue();
        engine.ask("play w H8");
        assertThat(isRemembered()).as("a move elsewhere").isTrue();
        engine.ask("play b C5");
        assertThat(engine.ask(QUESTION)).as("a move nearby").doesNotContain("\"nodes\":0,");
        engine.ask("gg-undo 2");
        assertThat(isRemembered()).as("taken back").isTrue();
        engine.ask("yomi-param remember 0");
        assertThat(isRemembered()).as("switched off").isFalse();
    }

    @Test
    void whatTheLimitsCutShortIsNotReadAgainWithTheSameLimits() {
        engine.ask("yomi-param nodes 5");
        assertThat(engine.ask("yomi-solve w capture(D4)")).isEqualTo("Unknown nodes");
        assertThat(engine.ask("yomi-json w capture(D4)")).contains("\"reason\":\"nodes\"", "\"nodes\":0,");
        engine.ask("yomi-param nodes 6");
        assertThat(engine.ask("yomi-json w capture(D4)")).contains("\"nodes\":6,");
        engine.ask("play w H8");
        assertThat(engine.ask("yomi-json w capture(D4)")).as("a move elsewhere").contains("\"nodes\":6,");
    }

    @Test
    void theAnswerIsAboutTheBoardAsItIs() {
        engine.ask("play w D5", "play b D6", QUESTION, "play w H8");
        assertThat(engine.ask("yomi-verify b capture(D4) escape(4)")).matches("Confirmed \\d+ positions");
        assertThat(engine.ask("yomi-zone b capture(D4) escape(4)")).contains("VAR b");
    }
}
