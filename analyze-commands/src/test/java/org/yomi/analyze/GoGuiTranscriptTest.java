package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What GoGui and its tools send while one works with them, command by command; see {@link AttachTest} for the start. */
@Timeout(60)
class GoGuiTranscriptTest {
    private final TestEngine engine = new TestEngine();

    /** As GoGui does when it opens a problem. */
    private void setUp() {
        engine.ask("boardsize 9", "clear_board", "komi 6.5");
        engine.ask("gogui-setup b C2 b D3 b E3 b C3 b C4 b C5 b F1 b F2 w B1 w C1 w B2 w D2 w E2 w B3 w B4 w B5");
        engine.ask("gogui-setup_player b");
    }

    @Test
    void navigationIsToldWhenACommandNeedsItAndTheCommandRunsAgain() {
        setUp();
        String asked = engine.ask("yomi-capture D2");
        assertThat(asked).contains("TEXT capture(D2): unsettled black D1 white D1");
        engine.ask("gogui-play_sequence B D1 W J9 B E1");
        assertThat(engine.ask("yomi-liberties")).doesNotContain("LABEL D2");
        engine.ask("gg-undo 3");
        assertThat(engine.ask("yomi-capture D2")).isEqualTo(asked);
        engine.ask("play W D1");
        assertThat(engine.ask("yomi-capture D2")).contains("TEXT capture(D2): lost");
        assertThat(engine.ask("undo", "yomi-capture D2")).isEqualTo(asked);
    }

    @Test
    void aSequenceWithAnIllegalMoveChangesNothing() {
        setUp();
        String before = engine.ask("showboard");
        engine.fail("gogui-play_sequence B D1 W D1");
        engine.fail("gg-undo 1");
        assertThat(engine.ask("showboard")).isEqualTo(before);
    }

    @Test
    void aRecordThatBreaksTheRulesIsFollowedOnceGoGuiIsAttached() {
        setUp();
        engine.fail("gogui-play_sequence B D1 W D1");
        engine.ask("gogui-version 1.6.0", "gogui-play_sequence B D1 W D1 B E1");
        assertThat(engine.ask("list_stones white")).contains("D1");
        String before = engine.ask("showboard");
        engine.fail("gogui-play_sequence B D1 W Z9");
        assertThat(engine.ask("showboard")).isEqualTo(before);
        engine.ask("gg-undo 3");
    }

    @Test
    void stonesOfTheGoalAreClicked() {
        setUp();
        assertThat(engine.ask("yomi-goal-capture show")).isEmpty();
        assertThat(engine.ask("yomi-goal-capture D2 E2")).isEmpty();
        assertThat(engine.ask("yomi-goal-capture show")).isEqualTo("D2 E2");
        assertThat(engine.ask("yomi-goal "))
                .as("asked for by an empty argument")
                .startsWith("capture(D2,E2)");
        assertThat(engine.ask("gogui-title")).startsWith("Yomi: capture(D2,E2) escape(5), unsettled black D1");
        assertThat(engine.ask("yomi-goal \"capture(D2,E2) escape(5)\"", "yomi-goal "))
                .as("typed in quotes")
                .isEqualTo("capture(D2,E2) escape(5)");
        assertThat(engine.ask("genmove b")).isEqualTo("D1");
    }

    @Test
    void changedParametersComeBackOneByOne() {
        assertThat(engine.ask("yomi-param").lines())
                .allMatch(line -> line.matches("\\[(bool|string|list(/[\\w+]+)+)] \\w+ .*"));
        assertThat(engine.ask("yomi-param nodes 1000", "yomi-param remember 0", "yomi-param"))
                .contains("[string] nodes 1000\n", "[bool] remember 0\n");
        assertThat(engine.fail("yomi-param nodes many")).contains("argument 2");
    }

    @Test
    void anInterruptBetweenCommandsIsNoCommand() {
        assertThat(engine.pipe("# interrupt", "name", "# interrupt", "", "protocol_version", "quit"))
                .isEqualTo("= Yomi\n\n= 2\n\n= \n\n");
    }

    @Test
    void theAdapterClearsAPlayedBoardByUndoAndLoadsFilesItself() {
        engine.ask("protocol_version", "list_commands", "boardsize 19", "clear_board", "boardsize 9", "clear_board");
        engine.ask("gogui-setup B C7 B D6 W E5", "gogui-setup_player W", "gogui-play_sequence W C5 B G3");
        assertThat(engine.ask("gg-undo 2", "showboard")).contains("white to move, 0 moves");
        engine.ask("clear_board", "komi 0", "play B C3");
    }

    @Test
    void aMatchIsPlayedToItsEnd() {
        engine.ask("boardsize 5", "clear_board", "komi 6.5", "gogui-title");
        List<String> moves = List.of(engine.ask("genmove b"), engine.ask("play w C3", "genmove b"));
        assertThat(moves).allMatch(move -> move.matches("pass|[A-E][1-5]"));
        engine.ask("time_left b 30 0");
        assertThat(engine.ask("cputime")).matches("\\d+\\.\\d+");
        assertThat(engine.ask("final_score")).matches("[BW]\\+[\\d.]+");
    }

    @Test
    void aRegressionScriptIsSentLineByLineWithItsNumbers() {
        String replies = engine.pipe(
                "name",
                "version",
                "cputime",
                "loadsgf ../examples/net.sgf",
                "",
                "# a comment of the script",
                "10 yomi-solve b capture(E5)",
                "#? [Won F6]",
                "20 yomi-solve b capture(A1)",
                "cputime",
                "quit");
        assertThat(replies)
                .startsWith("= Yomi\n\n= 1.2.3\n\n= ")
                .contains("\n\n=10 Won F6\n\n?20 goal, column 9: ")
                .endsWith("\n\n= \n\n");
    }

    @Test
    void aStatisticsToolGetsANumberAtEveryPosition() {
        engine.ask("boardsize 5", "clear_board", "komi 0");
        for (String move : List.of("b C3", "w C2", "b D2")) {
            assertThat(engine.ask("get_reading_node_counter")).matches("\\d+");
            engine.ask("gogui-play_sequence " + move);
        }
    }

    @Test
    void commandsThatRunByThemselvesDoNotFailForWantOfAGoal() {
        engine.ask("boardsize 9", "clear_board");
        for (String command : List.of(
                "yomi-last-zone",
                "yomi-last-moves",
                "yomi-why",
                "yomi-goals",
                "yomi-goals-draw",
                "yomi-doubles",
                "yomi-last-move",
                "yomi-ladders",
                "yomi-liberties",
                "yomi-unconditional",
                "yomi-goal",
                "gogui-title")) {
            engine.ask(command);
        }
    }
}
