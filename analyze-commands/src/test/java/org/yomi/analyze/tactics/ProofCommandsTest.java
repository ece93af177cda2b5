package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.proof.ProofNumberSolver;

/** What can be asked about an answer: its other moves, and whether its proof stands. */
class ProofCommandsTest {
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

    private static final String THREE_IN_A_ROW = """
            . . . . . .
            X X X X X .
            O O O O X .
            . . . O X .
            """;

    private final TestEngine engine = TestEngine.patient();

    @Test
    void movesAreAllThatDoAsWell() {
        Pictures.set(engine, THREE_IN_A_ROW);
        assertThat(engine.ask("yomi-moves w live(A2)")).isEqualTo("Won B1");
        assertThat(engine.ask("yomi-moves b live(A2)")).isEqualTo("Lost B1");
        Pictures.set(engine, CONNECTED);
        assertThat(engine.ask("yomi-moves b connect(C1,C3)")).isEqualTo("Won B1 C2 D2 E2 C4 pass");
        assertThat(engine.ask("yomi-moves w connect(C1,C3)")).isEqualTo("Won");
    }

    /** The zone of one proof need not have the moves of others. */
    @Test
    void movesOutsideTheZoneOfTheBestOneAreFound() {
        engine.ask("rectangular_boardsize 4 2", "gogui-setup b A1 b A2");
        assertThat(engine.ask("yomi-moves w capture(A1)")).isEqualTo("Won B1 C1 D1 B2 C2 D2");
        engine.ask("rectangular_boardsize 3 2", "gogui-setup w A1 b B1 w C1 w C2");
        assertThat(engine.ask("yomi-moves b live(C2)")).isEqualTo("Lost A2 B2");
    }

    @Test
    void movesThatCannotBeJudgedAreUnknown() {
        engine.ask("boardsize 3", "play b A1");
        assertThat(engine.ask("yomi-moves b safe(A1) alive(A1)"))
                .startsWith("Won pass")
                .endsWith("alive(A1)");
    }

    @Test
    void aKoHasMovesUnderItsRule() {
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-moves b live(A1)")).isEqualTo("Ko- D1");
        assertThat(engine.ask("yomi-param ko A", "yomi-moves b live(A1)")).isEqualTo("Lost under ko rule A");
    }

    @Test
    void movesNameTheAssumption() {
        engine.ask("boardsize 9", "play b C4", "play b D3", "play b C5", "play w D4");
        assertThat(engine.ask("yomi-moves w live(D4) escape(3)")).matches("Won( [A-J][1-9])*( pass)? escape\\(3\\)");
    }

    @Test
    void ordersCountTheMovesToTheGoal() {
        engine.ask("boardsize 9", "play w D4", "play b C4", "play b D3", "play b D5");
        assertThat(engine.ask("yomi-order b capture(D4)")).isEqualTo("Won E4 order 0");
        assertThat(engine.ask("yomi-order b live(C4) escape(2)")).isEqualTo("Won pass order none escape(2)");
        assertThat(engine.ask("yomi-order w live(D4) escape(3)")).matches("(Won|Lost).* order none.*");
        Pictures.set(engine, THREE_IN_A_ROW);
        assertThat(engine.ask("yomi-order w live(A2)")).isEqualTo("Won B1 order none");
        assertThat(engine.ask("yomi-order b live(A2)"))
                .as("min's move, by which the stones are captured")
                .isEqualTo("Lost B1 order 2");
        assertThat(engine.ask("yomi-order b capture(A2)")).isEqualTo("Won B1 order 2");
        Pictures.set(engine, CONNECTED);
        assertThat(engine.ask("yomi-order w connect(D1,D3)")).isEqualTo("Won D2 order 0");
        assertThat(engine.ask("yomi-order b connect(D1,D3)")).as("a cut").isEqualTo("Lost D2 order none");
        assertThat(engine.ask("yomi-order w connect(C1,C3)")).isEqualTo("Won order none");
        assertThat(engine.ask("yomi-order b connect(C1,C3)")).isEqualTo("Won pass order 1");
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-order b capture(A1)")).isEqualTo("Ko+ D1 order none");
        assertThat(engine.ask("yomi-order w capture(A1)")).isEqualTo("Won B2 order 0");
    }

    @Test
    void anOrderOfAnUnknownAnswerIsUnknown() {
        engine.ask("boardsize 9", "play b E5", "yomi-param nodes 100");
        assertThat(engine.ask("yomi-order w capture(E5)")).isEqualTo("Unknown nodes");
        assertThat(engine.fail("yomi-order w")).contains("argument");
        assertThat(engine.fail("yomi-order w capture(A1)")).contains("A1 is empty");
    }

    @Test
    void threadsMakeNoDifference() {
        assumeThat(Runtime.getRuntime().availableProcessors()).isGreaterThan(1);
        engine.ask("yomi-param nodes 2000", "yomi-param remember 0");
        int decided = 0;
        for (String picture : List.of(KO, CONNECTED, THREE_IN_A_ROW)) {
            Pictures.set(engine, picture);
            for (String stone : List.of("A1", "A2", "D3", "B2", "D2")) {
                List<String> commands = List.of(
                        "yomi-status capture(" + stone + ") escape(4)",
                        "yomi-live " + stone,
                        "yomi-json b live(" + stone + ") escape(4)",
                        "yomi-moves b capture(" + stone + ") escape(4)",
                        "yomi-moves w live(" + stone + ") escape(4)");
                if (!engine.session()
                        .handle("yomi-solve b capture(" + stone + ")")
                        .reply()
                        .startsWith("?")) {
                    List<String> alone = replies("1", commands);
                    assertThat(replies("2", commands)).isEqualTo(alone);
                    decided += alone.get(0).startsWith("unknown") ? 0 : 1;
                }
            }
        }
        assertThat(decided).isGreaterThan(2);
    }

    private List<String> replies(String threads, List<String> commands) {
        engine.ask("yomi-param threads " + threads);
        return commands.stream()
                .map(command -> engine.ask(command).replaceAll("\"time_ms\":[0-9]+", ""))
                .toList();
    }

    @Test
    void aTrueProofIsConfirmed() {
        Pictures.set(engine, KO);
        assertThat(engine.ask("yomi-verify b live(A1)")).matches("Confirmed \\d+ positions");
        assertThat(engine.ask("yomi-param ko B", "yomi-verify b live(A1)")).matches("Confirmed \\d+ positions");
        Pictures.set(engine, CONNECTED);
        assertThat(engine.ask("yomi-verify w !connect(C1,C3)")).matches("Confirmed \\d+ positions");
    }

    @Test
    void aWrongMoveIsRefutedWithTheLine() {
        TestEngine wrong = new TestEngine(Path.of(""), new ScriptedSolver(ProofCommandsTest::withALosingMove));
        Pictures.set(wrong, THREE_IN_A_ROW);
        assertThat(wrong.ask("yomi-verify w live(A2)"))
                .matches("Refuted A1( pass| [A-F][1-4])*: here the solver says Lost under ko rule A");
    }

    private static Answer withALosingMove(Question question, Monitor monitor) {
        Answer answer = new ProofNumberSolver().solve(question, monitor);
        if (answer.result() != Result.WON || question.rules().size() == 1) {
            return answer;
        }
        return new Answer(
                question,
                Result.WON,
                FirstMove.of(0),
                List.of(),
                answer.negativeZone(),
                null,
                null,
                List.of(),
                null,
                answer.effort());
    }

    @Test
    void limitsAndUnknownAnswersAreToldApart() {
        TestEngine tired = new TestEngine(Path.of(""), ScriptedSolver.givingUp());
        tired.ask("boardsize 9", "play b D4");
        assertThat(tired.ask("yomi-verify w capture(D4)")).isEqualTo("Unknown nodes");
        assertThat(tired.ask("yomi-moves w capture(D4)")).isEqualTo("Unknown nodes");
        TestEngine soonTired = new TestEngine(
                Path.of(""),
                new ScriptedSolver((question, monitor) -> question.rules().size() == 1
                        ? ScriptedSolver.unknown(question, StopReason.NODES)
                        : new ProofNumberSolver().solve(question, monitor)));
        Pictures.set(soonTired, THREE_IN_A_ROW);
        assertThat(soonTired.ask("yomi-verify w live(A2)"))
                .matches("Partly \\d+ positions: a question was not answered: nodes");
        assertThat(soonTired.ask("yomi-moves w live(A2)")).startsWith("Won B1 unknown A1 ");
    }

    @Test
    void aReplayEndsWhenItsTimeIsUpOrItIsInterrupted() {
        TestEngine slow = new TestEngine(Path.of(""), new ScriptedSolver(this::slowly));
        Pictures.set(slow, THREE_IN_A_ROW);
        assertThat(slow.ask("yomi-param seconds 0.2", "yomi-verify w live(A2)"))
                .matches("Partly \\d+ positions: time limit");
        interrupted = slow;
        assertThat(slow.ask("yomi-param seconds 60", "yomi-verify w live(A2)"))
                .matches("Partly \\d+ positions: cancelled");
    }

    private @Nullable TestEngine interrupted;

    /** Takes half of a short time for each question of a replay, in which the user may lose patience. */
    private Answer slowly(Question question, Monitor monitor) {
        if (question.rules().size() == 1) {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100);
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            if (interrupted != null) {
                interrupted.interrupt();
            }
        }
        return new ProofNumberSolver().solve(question, monitor);
    }
}
