package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;

@Timeout(120)
class GoalPlayTest {
    private static final String KO = """
            . . . . .
            . X O . .
            X . X O .
            . X O . .
            . . . . .
            """;

    private final TestEngine engine = TestEngine.patient();

    /** The moves of both sides from a position on, a goal being set. */
    private List<String> playOut(String first, int moves) {
        List<String> played = new ArrayList<>();
        String colour = first;
        for (int i = 0; i < moves; i++) {
            played.add(engine.ask("genmove " + colour));
            colour = colour.equals("b") ? "w" : "b";
        }
        return played;
    }

    @Test
    void aSnapbackIsPlayedOutByBothSides() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-goal capture(D2)");
        assertThat(playOut("b", 5)).containsExactly("D1", "E1", "D1", "pass", "pass");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi: capture(D2), achieved");
    }

    @Test
    void theDefenderOfANetMakesTheLineAsLongAsHeCan() {
        engine.ask("loadsgf ../examples/net.sgf", "yomi-goal capture(E5) escape(4)");
        List<String> moves = playOut("b", 8);
        assertThat(moves.subList(0, 1)).containsExactly("F6");
        assertThat(moves.subList(1, 5)).doesNotContain("pass");
        assertThat(moves).last().isEqualTo("pass");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi: capture(E5) escape(4), achieved");
    }

    @Test
    void whatIsSettledIsNotPlayedOut() {
        // The title has half a second; an answer that was cut short then names a move though a pass is enough.
        engine.ask("yomi-param remember 0", "loadsgf ../examples/bamboo.sgf", "yomi-goal connect(C4,C6)");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi: connect(C4,C6), won");
        assertThat(engine.ask("reg_genmove b")).as("he need not connect yet").isEqualTo("pass");
        assertThat(playOut("w", 4)).containsExactly("C5", "D5", "pass", "pass");
    }

    @Test
    void aLoserWithoutAnyThreatPasses() {
        Pictures.set(engine, ". X O O .\nX X O . O\n. X O O O");
        engine.ask("yomi-goal capture(B3)");
        assertThat(engine.ask("genmove w")).isEqualTo("pass");
    }

    /** Whether there is a ko is not found out within the limit, but without threats A2 lives. */
    @Test
    void whatWinsWithoutThreatsIsPlayedWhereNoMoreIsKnown() {
        Pictures.set(engine, """
                O O X . O
                . . O . O
                X X . . .
                X X . . .
                . X . . .
                """);
        engine.ask("yomi-param nodes 5000", "yomi-param seconds 60", "yomi-goal live(A2)");
        assertThat(engine.ask("yomi-solve b live(A2)")).isEqualTo("Unknown nodes");
        assertThat(engine.ask("yomi-json b live(A2)")).contains("\"at_least\":\"Ko+\"");
        String move = engine.ask("genmove b");
        engine.ask("yomi-param nodes 1000000");
        assertThat(engine.ask("yomi-solve w live(A2)")).as(move).startsWith("Won");
    }

    @Test
    void aProposedMoveIsNotPlayed() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-goal capture(D2)");
        assertThat(engine.ask("reg_genmove b")).isEqualTo("D1");
        assertThat(engine.ask("showboard")).contains("black to move, 0 moves");
    }

    @Test
    void theGoalFollowsTheGameBackAndForth() {
        engine.ask("loadsgf ../examples/snapback.sgf", "yomi-goal capture(D2) | capture(B1)");
        engine.ask("play b D1", "play w E1", "play b D1");
        assertThat(engine.ask("gogui-title")).endsWith(", achieved");
        assertThat(engine.ask("gg-undo 3", "play w D1", "gogui-title")).doesNotContain("achieved");
        assertThat(engine.ask("undo", "yomi-goal !capture(D2)", "play b D1", "play w E1", "play b D1", "gogui-title"))
                .endsWith(", failed");
    }

    /** Taken back, the ko leaves the very stones for which the goal was set. */
    @Test
    void aKoStoneThatWasCapturedIsStillCapturedWhenTheKoIsTakenBack() {
        Pictures.set(engine, KO);
        engine.ask("yomi-goal capture(C3)", "play w B3", "play b pass", "play w pass", "play b C3");
        assertThat(engine.ask("gogui-title")).endsWith(", achieved");
        assertThat(engine.ask("yomi-goal capture(C3)", "gogui-title")).doesNotContain("achieved");
        assertThat(engine.ask("play w pass", "play w B3", "gogui-title")).endsWith(", achieved");
    }

    @Test
    void whatIsLeftOfAGoalIsPlayedWhenAPartIsDone() {
        Pictures.set(engine, ". . . . . . .\n. . . . . . .\nO X . . . X O\n. . . . . . .");
        engine.ask("yomi-goal capture(A2) & capture(G2) escape(3)", "play b A1", "play w D4", "play b A3");
        assertThat(engine.ask("gogui-title")).contains(", unsettled black ");
        assertThat(engine.ask("genmove b")).isIn("G1", "G3");
    }

    @Test
    void aKoThatTheRuleForbidsToTakeBackIsGivenUp() {
        Pictures.set(engine, KO);
        engine.ask("yomi-goal capture(B4) | capture(C3) escape(3)", "play w B3");
        assertThat(engine.fail("play b C3")).contains("ko");
        assertThat(engine.ask("genmove b")).isNotEqualTo("C3");
    }

    /** B1 has one more liberty that nobody can fill, so the answer joins C2 to it; on the board that is suicide. */
    @Test
    void aMoveThatOnlyAnAssumptionAllowsIsNotPlayed() {
        Pictures.set(engine, ". O .\nX . X\nO O O\n. O X\nO X .");
        assertThat(engine.ask("yomi-solve b live(C2) alive(B1)")).isEqualTo("Won C1 alive(B1)");
        engine.ask("yomi-goal live(C2) alive(B1)");
        assertThat(engine.ask("reg_genmove b")).isEqualTo("pass");
        assertThat(engine.ask("genmove b")).isEqualTo("pass");
    }

    @Test
    void aGoalWhoseAliveStonesWereCapturedIsOfAnotherPosition() {
        Pictures.set(engine, ". O O\nX . X\nX O X\nX O X\n. X .");
        engine.ask("yomi-goal live(C2) alive(B3)", "play b B4");
        assertThat(engine.ask("list_stones white")).doesNotContain("B3");
        assertThat(engine.fail("genmove w")).contains("is of another position: B3 of alive(..) was captured");
        assertThat(engine.ask("gogui-title")).endsWith(", of another position");
    }

    @Test
    void aGoalOfAnotherPositionIsRefused() {
        engine.ask("boardsize 5", "play w A1", "play b B1", "yomi-goal capture(A1)", "boardsize 5", "play b A1");
        assertThat(engine.fail("genmove b"))
                .isEqualTo("the goal of the game, capture(A1), is of another position: its stones are not those for"
                        + " which it was set. 'yomi-goal none' removes it");
        assertThat(engine.fail("reg_genmove w")).contains("capture(A1)");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi: capture(A1), of another position");
        assertThat(engine.ask("yomi-goal none", "yomi-param nodes 1", "genmove b"))
                .isEqualTo("pass");
    }

    @Test
    void aGoalOfAnotherBoardIsNamedToWhoAsksForAMove() {
        engine.ask("boardsize 9", "play w E5", "yomi-goal-capture E5", "boardsize 9");
        assertThat(engine.fail("genmove b"))
                .startsWith("the goal of the game, capture(E5) escape(5), is of another position: E5 is empty;");
        engine.ask("boardsize 2");
        assertThat(engine.fail("genmove b"))
                .isEqualTo("the goal of the game, capture(E5) escape(5), is of another position: expected a vertex"
                        + " from A1 to B2, found 'E5'. 'yomi-goal none' removes it");
    }

    @Test
    void theMoveBeingReadIsPlayedWhenTheLimitsAreReached() {
        TestEngine slow = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            Geometry geometry = question.position().geometry();
            List<Integer> line = List.of(Geometry.PASS, geometry.point(0, 0), geometry.point(1, 0));
            Stop stop = new Stop(StopReason.TIME, Known.NOTHING);
            return Answer.unknown(question, stop, List.of(), line, new Effort(1, 1, "scripted"));
        }));
        slow.ask("boardsize 5", "play b C3", "yomi-goal capture(C3)");
        assertThat(slow.ask("genmove w")).isEqualTo("B1");
        assertThat(slow.ask("genmove b")).as("not on a stone").isEqualTo("pass");
    }

    @Test
    void withoutAGoalTheMostValuableOneInDoubtIsPlayed() {
        Pictures.set(engine, """
                . . . . X .
                . O . . X .
                . O O O X .
                X . X . X .
                . X . . . .
                """);
        engine.ask("yomi-param nodes 500", "yomi-param seconds 60");
        engine.ask("yomi-solve b capture(B3)");
        assertThat(engine.ask("reg_genmove w")).isEqualTo("B2");
        assertThat(engine.ask("yomi-why"))
                .as("why that move")
                .contains("white first")
                .contains("B2");
        assertThat(engine.ask("genmove b")).isEqualTo("D2");
        assertThat(engine.ask("showboard")).contains("white to move, 1 move,");
    }

    @Test
    void twoEyesOfStonesThatAreAssumedAliveAreNotKnown() {
        engine.ask("loadsgf ../examples/corner.sgf", "yomi-goal safe(C3) alive(A4,E1)");
        assertThat(engine.fail("genmove w")).contains("is not known: two eyes");
        assertThat(engine.ask("gogui-title")).isEqualTo("Yomi: safe(C3) alive(A4,E1), not known");
    }

    @Test
    void theTitleTellsTheStatus() {
        engine.ask("loadsgf ../examples/net.sgf", "yomi-goal capture(E5) escape(4)");
        assertThat(engine.ask("gogui-title"))
                .isEqualTo("Yomi: capture(E5) escape(4), unsettled black F6 white F5 escape(4)");
    }
}
