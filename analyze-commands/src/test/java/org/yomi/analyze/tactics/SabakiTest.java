package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
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
        String line = lastInfo(reply.lines().toList());
        assertThat(reply).startsWith("\ninfo ");
        assertThat(line).doesNotContain("pv pass");
        Pattern segment = Pattern.compile("move ([A-Z]\\d+) visits (\\d+) winrate (\\d+) pv \\1(?: [A-Z]\\d+)*(?: |$)");
        Map<String, Double> weights = new HashMap<>();
        for (String text : line.substring("info ".length()).split("info ")) {
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
    void withoutAGoalTheMovesThatMatterAreGreenAndTheStonesInDoubtRed() {
        Pictures.set(engine, POSITION);
        List<String> black = engine.ask("analyze B 50").strip().lines().toList();
        Map<String, Integer> heat = heat("\n" + lastInfo(black));
        assertThat(heat.values()).contains(9, 1);
        assertThat(String.join("\n", black)).contains("unsettled black ");
    }

    private static String lastInfo(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("info ")).reduce("", (first, second) -> second);
    }

    @Test
    void withoutAGoalAndWithoutDoubtsALineSaysHowToSetOne() {
        assertThat(engine.ask("boardsize 3", "analyze B 50"))
                .isEqualTo("\nnothing in doubt; 'yomi-goal GOAL' sets a goal to read");
    }

    @Test
    void allBestMovesAreGreenInTheEnd() {
        engine.ask("boardsize 3", "play w A1", "play b C3", "yomi-goal capture(A1)");
        List<String> lines = engine.ask("analyze b").strip().lines().toList();
        assertThat(engine.ask("yomi-moves b capture(A1)")).isEqualTo("Won B1 A2 B2");
        assertThat(heat("\n" + lines.get(0)).values()).containsOnlyOnce(9);
        Map<String, Integer> last = heat("\n" + lastInfo(lines));
        assertThat(last).containsEntry("B1", 9).containsEntry("A2", 9).containsEntry("B2", 9);
        assertThat(lines).endsWith("capture(A1), black first: Won B1", "Line: Black B1 A2 B2");
    }

    @Test
    void theReplyBeginsWithAStatusLineOfItsOwnAndEndsWithTheInput() {
        Pictures.set(engine, POSITION);
        assertThat(engine.pipe("analyze B 50")).startsWith("= \n").endsWith("\n\n");
        engine.ask("yomi-goal capture(A1)");
        assertThat(engine.pipe("analyze B 50", "name")).startsWith("= \n").endsWith("\n\n= Yomi\n\n");
    }

    @Test
    void theConsoleGetsLinesThatTheMousePlays() {
        engine.ask("loadsgf ../examples/net.sgf");
        String reply = engine.ask("yomi-show b capture(E5)");
        assertThat(reply).startsWith("Black to move: Black captures E5.").contains("\nTo play: Black F6 F5 G5\n");
        assertThat(reply.lines().filter(line -> line.startsWith("Or: Black F6 ")))
                .hasSizeGreaterThan(1);
        assertThat(heat("\n" + lastInfo(reply.lines().toList()))).containsEntry("F6", 9);
    }

    @Test
    void anUnknownAnswerColoursNothing() {
        engine.ask("loadsgf ../examples/net.sgf", "yomi-param nodes 3", "yomi-goal capture(E5)");
        assertThat(engine.ask("analyze b")).isEqualTo("\nUnknown nodes: capture(E5)");
        assertThat(engine.ask("yomi-show b capture(E5)"))
                .contains("is not known")
                .doesNotContain("info ");
    }

    @Test
    void withoutColourTheSideToMoveMovesFirst() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal capture(A1)");
        assertThat(engine.ask("gogui-setup_player w", "analyze")).isEqualTo(engine.ask("analyze w"));
        assertThat(engine.ask("gogui-setup_player b", "analyze 50")).isEqualTo(engine.ask("analyze b"));
    }

    @Test
    void aWrongArgumentOfAnAnalysisIsNamed() {
        String colour = "argument 1 must be a colour (b or w), got ";
        assertThat(engine.fail("analyze x 20")).isEqualTo(colour + "'x'");
        assertThat(engine.fail("analyze x")).isEqualTo(colour + "'x'");
        assertThat(engine.fail("analyze 20 b")).isEqualTo(colour + "'20'");
        String whole = " must be a whole number from 0 to 2147483647, got ";
        assertThat(engine.fail("analyze -1")).isEqualTo("argument 1" + whole + "'-1'");
        assertThat(engine.fail("analyze b x")).isEqualTo("argument 2" + whole + "'x'");
        assertThat(engine.fail("analyze b 20 20"))
                .isEqualTo("expected 0 to 2 arguments, got 3; usage: analyze [COLOR] [CENTISECONDS]");
    }

    @Test
    void aGoalThatIsDecidedIsNotAnsweredForOtherStones() {
        engine.ask("boardsize 5", "play w A1", "play b B1", "yomi-goal capture(A1)");
        assertThat(engine.ask("play b A2", "analyze b")).isEqualTo("\ncapture(A1): achieved");
        assertThat(engine.ask("play b A1", "analyze b")).isEqualTo("\ncapture(A1): achieved");
        assertThat(engine.ask("gg-undo 2", "analyze b")).contains("info move A1 visits 9 winrate 10000 pv A1");
    }

    @Test
    void aGoalWhoseStonesAreGoneIsNotAnsweredForOthers() {
        engine.ask("boardsize 5", "play w A1", "play b B1", "yomi-goal capture(A1)");
        assertThat(engine.ask("boardsize 5", "play b C3", "analyze b")).contains("A1 is empty; capture needs a stone");
        assertThat(engine.ask("play b A1", "analyze b 10"))
                .isEqualTo("\nthe goal of the game, capture(A1), is of another position: its stones are not those for"
                        + " which it was set. 'yomi-goal none' removes it");
    }

    @Test
    void whatIsLeftOfAGoalIsRead() {
        engine.ask(
                "boardsize 5",
                "play w A1",
                "play b B1",
                "play w E1",
                "play b D1",
                "yomi-goal capture(A1) & capture(E1)");
        assertThat(engine.ask("play b A2", "analyze b")).contains("info move E2 ");
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
