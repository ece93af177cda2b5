package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.proof.ProofNumberSolver;

@Timeout(60)
class DiscoveryCommandsTest {
    /** White takes A2 by B2, and threatens to take C2 and to cut it off. */
    private static final String DOUBTS = """
            . . . . X .
            . O . . X .
            . O O O X .
            X . X . X .
            . X . . . .
            """;

    private static final String FOUND = """
            capture(A2) escape(5) unsettled black D2 white B2 stones 1
            (capture(C2) | !connect(A2,C2)) escape(5) double white B2 stones 1
            unknown 2 of 10 goals, double purposes not all decided""";

    private final TestEngine engine = new TestEngine();

    @BeforeEach
    void fewNodes() {
        engine.ask("yomi-param nodes 700", "yomi-param seconds 60");
    }

    @Test
    void goalsInDoubtAndMovesOfDoublePurposeAreListed() {
        Pictures.set(engine, DOUBTS);
        assertThat(engine.ask("yomi-goals")).isEqualTo(FOUND);
        assertThat(engine.ask("yomi-param threads 1", "yomi-goals")).as("again").isEqualTo(FOUND);
    }

    @Test
    void aLineIsAGoalForTheOtherCommands() {
        Pictures.set(engine, DOUBTS);
        assertThat(engine.ask("yomi-status capture(A2) escape(5)")).isEqualTo("unsettled black D2 white B2 escape(5)");
        assertThat(engine.ask("yomi-solve w (capture(C2) | !connect(A2,C2)) escape(5)"))
                .matches("Won (B2|D2) escape\\(5\\)");
        assertThat(engine.ask("yomi-solve w capture(C2) escape(5)")).startsWith("Lost");
        assertThat(engine.ask("yomi-solve w !connect(A2,C2)")).startsWith("Lost");
    }

    @Test
    void theyAreDrawn() {
        Pictures.set(engine, DOUBTS);
        assertThat(engine.ask("yomi-goals-draw")).isEqualTo("""
                MARK A2 C2
                LABEL B2 W3
                LABEL D2 B
                TEXT 1 in doubt, 1 double purpose, unknown 2 of 10 goals, double purposes not all decided""");
    }

    @Test
    void onePointMayServeSeveralGoalsOfBothPlayers() {
        engine.ask("yomi-param nodes 5000", "loadsgf ../examples/snapback.sgf");
        assertThat(engine.ask("yomi-goals")).startsWith("""
                capture(D2) escape(5) unsettled black D1 white D1 stones 2
                connect(B1,D2) unsettled black D1 white D1 stones 2
                unknown 0 of 6 goals""");
        assertThat(engine.ask("yomi-goals-draw")).startsWith("MARK B1 D2\nLABEL D1 BW2\nTEXT 2 in doubt, ");
    }

    @Test
    void movesOfDoublePurposeAreDrawnAlone() {
        Pictures.set(engine, DOUBTS);
        assertThat(engine.ask("yomi-doubles")).isEqualTo("""
                MARK A2 C2
                LABEL B2 W2
                TEXT (capture(C2) | !connect(A2,C2)) escape(5) double white B2 stones 1
                TEXT 1 move of double purpose found, but not all were decided""");
    }

    /** By the horizon White's stone in atari at G3 could never be taken, but a move does. */
    @Test
    void aMoveThatTakesAStoneOfTheGoalIsNoThreat() {
        engine.ask("yomi-param open 1", "boardsize 7");
        engine.ask("gogui-setup b C7 b D6 w D7 b E5 w E6 w E7 b F6 w F7 w G3 b G4 w G5 w G6");
        assertThat(engine.ask("yomi-doubles")).startsWith("TEXT no moves of double purpose found");
    }

    @Test
    void thePictureGrowsWhileGoGuiWaits() {
        engine.ask("gogui-version 1.6.0");
        Pictures.set(engine, DOUBTS);
        engine.ask("yomi-goals");
        assertThat(engine.standardError())
                .contains("MARK A2\nLABEL B2 W\nLABEL D2 B\nTEXT 1 in doubt, 0 double purpose, unknown ")
                .contains("LABEL B2 W3")
                .endsWith("gogui-gfx: CLEAR\n");
    }

    @Test
    void anEmptyBoardHasNoGoals() {
        assertThat(engine.ask("boardsize 19", "yomi-goals")).isEqualTo("nothing in doubt");
        assertThat(engine.ask("yomi-goals-draw")).isEqualTo("TEXT nothing in doubt");
        assertThat(engine.ask("yomi-doubles")).isEqualTo("TEXT no moves of double purpose found");
        assertThat(engine.fail("yomi-goals 3")).contains("argument");
    }

    @Test
    void assumptionsAreThoseThatAreSet() {
        Pictures.set(engine, DOUBTS);
        assertThat(engine.ask("yomi-param escape 0", "yomi-param open 0", "yomi-goals"))
                .contains("unknown")
                .doesNotContain("escape", "open");
    }

    @Test
    void anInterruptKeepsWhatWasFoundAndSaysSo() {
        AtomicInteger asked = new AtomicInteger();
        AtomicBoolean waiting = new AtomicBoolean();
        ProofNumberSolver solver = new ProofNumberSolver();
        TestEngine slow = new TestEngine(
                Path.of(""),
                new ScriptedSolver((question, monitor) -> asked.incrementAndGet() < 7
                        ? solver.solve(question, monitor)
                        : endless(question, monitor, waiting)));
        slow.ask("yomi-param threads 1");
        Pictures.set(slow, DOUBTS);
        new Thread(() -> {
                    while (!waiting.get()) {
                        Thread.onSpinWait();
                    }
                    slow.interrupt();
                })
                .start();
        assertThat(slow.ask("yomi-goals"))
                .matches(
                        "(?s)(.* unsettled .*\n)*unknown \\d+ of 10 goals(, double purposes not all decided)?, interrupted");
        assertThat(slow.ask("name")).isEqualTo("Yomi");
    }

    @Test
    void aPictureThatIsInterruptedSaysSo() {
        AtomicBoolean waiting = new AtomicBoolean();
        TestEngine slow = new TestEngine(
                Path.of(""), new ScriptedSolver((question, monitor) -> endless(question, monitor, waiting)));
        Pictures.set(slow, DOUBTS);
        for (String command : List.of("yomi-goals-draw", "yomi-doubles", "yomi-last-move", "yomi-ladders")) {
            waiting.set(false);
            new Thread(() -> {
                        while (!waiting.get()) {
                            Thread.onSpinWait();
                        }
                        slow.interrupt();
                    })
                    .start();
            slow.ask("play b F1");
            assertThat(slow.ask(command)).containsPattern("TEXT interrupted: |, interrupted$");
            slow.ask("undo");
        }
    }

    private static Answer endless(Question question, Monitor monitor, AtomicBoolean waiting) {
        waiting.set(true);
        while (!monitor.cancelled()) {
            Thread.onSpinWait();
        }
        return ScriptedSolver.unknown(question, StopReason.CANCELLED);
    }

    @Test
    void theTimeOfOneQuestionIsTheLimit() {
        TestEngine slow = new TestEngine(
                Path.of(""),
                new ScriptedSolver((question, monitor) -> endless(question, monitor, new AtomicBoolean())));
        Pictures.set(slow, DOUBTS);
        assertThat(slow.ask("yomi-param seconds 0.2", "yomi-goals")).isEqualTo("unknown 10 of 10 goals");
    }
}
