package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

class SabakiTest {
    private static final String POSITION = "X . X O O .\nX X O . O .";

    private final TestEngine engine = new TestEngine();

    /** How strongly Sabaki colours each point, from 1 (red) to 9 (green), by its own formula. */
    private static Map<String, Integer> heat(String reply) {
        assertThat(reply).startsWith("\ninfo ").doesNotContain("pv pass");
        assertThat(reply.lines().count()).isEqualTo(2);
        Pattern segment = Pattern.compile("move ([A-Z]\\d+) visits (\\d+) winrate (\\d+) pv \\1(?: [A-Z]\\d+)*(?: |$)");
        Map<String, Double> weights = new HashMap<>();
        for (String text : reply.strip().substring("info ".length()).split("info ")) {
            Matcher matcher = segment.matcher(text);
            assertThat(matcher.matches()).as(text).isTrue();
            double weight = Double.parseDouble(matcher.group(2)) * Double.parseDouble(matcher.group(3));
            assertThat(weights.put(matcher.group(1), weight))
                    .as("twice: " + text)
                    .isNull();
        }
        double greatest =
                weights.values().stream().mapToDouble(weight -> weight).max().orElseThrow();
        Map<String, Integer> heat = new HashMap<>();
        weights.forEach((point, weight) -> heat.put(point, (int) Math.round(8 * weight / greatest) + 1));
        return heat;
    }

    @Test
    void theKeyMoveIsGreenAndTheZoneBlueWhenThePlayerGetsHisWay() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal capture(A1)");
        Map<String, Integer> heat = heat(engine.ask("analyze W 50"));
        assertThat(heat).containsEntry("B2", 9).containsEntry("A1", 5);
        assertThat(heat.values()).containsOnly(9, 5);
    }

    @Test
    void theGoalIsGreenAndTheZoneRedWhenHeDoesNot() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal connect(D2,E2)");
        String settled = engine.ask("analyze B");
        Map<String, Integer> heat = heat(settled);
        assertThat(heat).containsEntry("D2", 9).containsEntry("E2", 9);
        assertThat(settled).doesNotContain("winrate 10000");
    }

    @Test
    void withoutAGoalALineSaysHowToSetOne() {
        assertThat(engine.pipe("analyze B 50")).isEqualTo("= \nno goal is set: 'yomi-goal GOAL' sets one\n\n");
    }

    @Test
    void theReplyBeginsWithAStatusLineOfItsOwn() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal capture(A1)");
        assertThat(engine.pipe("analyze B 50")).startsWith("= \n").endsWith("\n\n");
    }

    @Test
    void withoutColourTheSideToMoveMovesFirst() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal capture(A1)");
        assertThat(engine.ask("gogui-setup_player w", "analyze")).isEqualTo(engine.ask("analyze w"));
        assertThat(engine.ask("gogui-setup_player b", "analyze 50")).isEqualTo(engine.ask("analyze b"));
    }

    @Test
    void aGoalWhoseStonesAreGoneIsNotAnsweredForOthers() {
        engine.ask("boardsize 5", "play w A1", "play b B1", "yomi-goal capture(A1)");
        assertThat(engine.ask("play b A2", "analyze b")).contains("A1 is empty; capture needs a stone");
        assertThat(engine.ask("play b A1", "analyze b"))
                .contains("the stones of capture(A1) are not those for which the goal was set");
        assertThat(engine.ask("gg-undo 2", "analyze b")).contains("info move A1 visits 9 winrate 10000 pv A1");
    }

    @Test
    void theGoalStaysWhenTheBoardIsClearedAndCanBeRemoved() {
        assertThat(engine.ask("yomi-goal")).isEqualTo("none");
        assertThat(engine.ask("boardsize 5", "play w A1", "yomi-goal capture(A1)  escape(3)"))
                .isEqualTo("capture(A1)  escape(3)");
        assertThat(engine.ask("clear_board", "yomi-goal")).isEqualTo("capture(A1)  escape(3)");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi: capture(A1)  escape(3), of another position");
        assertThat(engine.fail("yomi-goal capture(B2)")).contains("B2 is empty");
        assertThat(engine.ask("yomi-goal")).isEqualTo("capture(A1)  escape(3)");
        assertThat(engine.ask("yomi-goal none")).isEqualTo("none");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi");
    }
}
