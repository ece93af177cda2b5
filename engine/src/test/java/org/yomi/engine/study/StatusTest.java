package org.yomi.engine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.study.Status.Verdict;
import org.yomi.engine.verify.OracleSolver;

@Timeout(60)
class StatusTest {
    private static final String MIAI = "X . X\n. O .\nX O X\n. . .";

    private final OracleSolver oracle = new OracleSolver();

    private Status status(Position position, String goal, Solver solver, int threads) throws GoalException {
        return status(position, goal, solver, threads, Monitor.SILENT);
    }

    private Status status(Position position, String text, Solver solver, int threads, Monitor monitor)
            throws GoalException {
        ParsedGoal parsed = GoalParser.parse(text, position);
        Function<Colour, Question> question =
                first -> Question.of(position, parsed.goal(), parsed.assumptions(), first, Limits.DEFAULT);
        return Status.of(parsed.goal(), question, solver, threads, q -> monitor);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void isThePairOfTheTrueResults(int threads) throws GoalException {
        Random random = Seeds.random("status");
        for (int i = 0; i < 200; i++) {
            Position position = random(random);
            String goal = List.of("capture(B2)", "live(A1)", "!connect(A1,C1)", "connect(A1,C1)", "capture(A1)")
                    .get(random.nextInt(5));
            Status status = status(position, goal, oracle, threads);
            for (Answer answer : status.blackFirst()) {
                Answer truth = oracle.solve(answer.question(), Monitor.SILENT);
                assertThat(answer.result()).as(answer.toString()).isEqualTo(truth.result());
                assertThat(answer.move().kind() == FirstMove.Kind.NONE)
                        .isEqualTo(truth.move().kind() == FirstMove.Kind.NONE);
                assertThat(answer.move().kind() == FirstMove.Kind.NONE
                                || oracle.bestMoves(answer.question())
                                        .contains(answer.move().point()))
                        .as(answer.toString())
                        .isTrue();
            }
        }
    }

    /** Black stones on A1 and C1, a white one on B2, after a random move on 3x2, which often makes a ban. */
    private static Position random(Random random) {
        Geometry geometry = Geometry.of(3, 2);
        while (true) {
            byte[] cells = new byte[geometry.size()];
            for (int p = 0; p < cells.length; p++) {
                cells[p] = (byte) random.nextInt(3);
            }
            Colour toMove = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            try {
                Board board = new Board(Position.of(geometry, cells, toMove, Board.PASS));
                int move = random.nextInt(geometry.size());
                if (board.legality(move) == Legality.OK) {
                    board.play(move);
                }
                boolean named =
                        board.cell(0) == Board.BLACK && board.cell(2) == Board.BLACK && board.cell(4) == Board.WHITE;
                if (named && (board.ban() != Board.PASS || random.nextInt(4) == 0)) {
                    return board.position();
                }
            } catch (IllegalArgumentException e) {
                // A block without a liberty: try again.
            }
        }
    }

    @Test
    void oneQuestionIsEnoughWhenItSettlesTheOther() throws GoalException {
        ScriptedSolver lost = new ScriptedSolver(oracle::solve);
        Status status = status(Position.parse("X . O\nO . O\n. O .", Colour.BLACK), "live(A3)", lost, 1);
        assertThat(status.verdict()).isEqualTo(Verdict.LOST);
        assertThat(lost.questions()).extracting(Question::first).containsExactly(Colour.BLACK);
        assertThat(status.minFirst().move()).isEqualTo(FirstMove.PASS);
        assertThat(status.minFirst().positiveZone()).isEqualTo(status.maxFirst().positiveZone());
    }

    @Test
    void theOtherQuestionIsStoppedWhenItIsSettled() throws GoalException {
        ScriptedSolver slow = new ScriptedSolver((question, monitor) -> {
            if (question.maxFirst()) {
                return until(question, monitor);
            }
            return oracle.solve(question, monitor);
        });
        Status status = status(Position.parse(MIAI, Colour.BLACK), "connect(A2,A4) | connect(C2,C4)", slow, 2);
        assertThat(status.verdict()).isEqualTo(Verdict.WON);
        assertThat(status.maxFirst().move()).isEqualTo(FirstMove.PASS);
    }

    private static Answer until(Question question, Monitor monitor) {
        while (!monitor.cancelled()) {
            Thread.onSpinWait();
        }
        return ScriptedSolver.unknown(question, StopReason.CANCELLED);
    }

    @Test
    void aBanIsLiftedByAPassSoBothQuestionsAreAsked() throws GoalException {
        // Black has just taken in the ko: White, banned from A1, cannot take back. A pass would lift the ban.
        Position ko = Position.of(
                Geometry.of(3, 2), Position.parse("X O .\n. X O", Colour.WHITE).cells(), Colour.WHITE, 0);
        ScriptedSolver solver = new ScriptedSolver(oracle::solve);
        Status status = status(ko, "capture(C1)", solver, 1);
        assertThat(solver.questions()).extracting(Question::first).containsExactly(Colour.BLACK, Colour.WHITE);
        assertThat(status.minFirst().result())
                .isEqualTo(oracle.solve(status.minFirst().question(), Monitor.SILENT)
                        .result());
    }

    /** With White to move B4 counts as safe at once: if White passes, Black plays B3, which would put B4 into atari else. */
    @Test
    void aHorizonMaySettleSomethingBeforeThePassSoBothQuestionsAreAsked() throws GoalException {
        Position position = Position.parse(". X\nO .\nO O\n. O", Colour.BLACK);
        ScriptedSolver solver = new ScriptedSolver((question, monitor) -> ScriptedSolver.settled(
                question,
                /* won= */ false,
                question.maxFirst()
                        ? FirstMove.NONE
                        : FirstMove.of(position.geometry().parse("B3").orElseThrow())));
        Status status = status(position, "live(B4) & enter(B4,B3) escape(2)", solver, 1);
        assertThat(solver.questions()).extracting(Question::first).containsExactly(Colour.BLACK, Colour.WHITE);
        assertThat(status.minFirst().move().kind()).isEqualTo(FirstMove.Kind.POINT);
    }

    @Test
    void twoEyesBesideStonesAssumedAliveAreNotFollowedSoBothQuestionsAreAsked() throws GoalException {
        Position position = Position.parse("O .\nO X\nO O", Colour.BLACK);
        ScriptedSolver solver = new ScriptedSolver((question, monitor) -> ScriptedSolver.settled(
                question, /* won= */ true, question.maxFirst() ? FirstMove.PASS : FirstMove.NONE));
        Status status = status(position, "safe(A2) alive(A2)", solver, 1);
        assertThat(solver.questions()).extracting(Question::first).containsExactly(Colour.WHITE, Colour.BLACK);
        assertThat(status.verdict()).isEqualTo(Verdict.WON);
    }

    @Test
    void cancellingStopsBoth() throws GoalException {
        ScriptedSolver endless = new ScriptedSolver(StatusTest::until);
        Status status = status(Position.parse(MIAI, Colour.BLACK), "connect(A2,C2)", endless, 2, new Monitor() {
            @Override
            public boolean cancelled() {
                return endless.questions().size() == 2;
            }
        });
        assertThat(status.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(status.maxFirst().unknownBecause()).isEqualTo(StopReason.CANCELLED);
        assertThat(status.minFirst().unknownBecause()).isEqualTo(StopReason.CANCELLED);
    }

    @Test
    void memoryIsSharedOut() throws GoalException {
        ScriptedSolver solver = new ScriptedSolver(oracle::solve);
        Status alone = status(Position.parse(MIAI, Colour.BLACK), "connect(A2,C2)", solver, 1);
        Status together = status(Position.parse(MIAI, Colour.BLACK), "connect(A2,C2)", solver, 2);
        int whole = alone.maxFirst().question().limits().memoryMb();
        assertThat(whole).isEqualTo(Limits.DEFAULT.memoryMb());
        assertThat(together.maxFirst().question().limits().memoryMb()).isBetween(1, whole / 2);
        assertThat(together.minFirst().question().limits().nodes()).isEqualTo(Limits.DEFAULT.nodes());
    }

    @Test
    void isAboutOneGoal() throws GoalException {
        Status status = status(Position.parse(MIAI, Colour.BLACK), "connect(A2,C2)", oracle, 1);
        assertThatThrownBy(() -> new Status(status.minFirst(), status.maxFirst()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(status.maxFirst().result()).isIn((Object[]) Result.values());
    }
}
