package org.yomi.engine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.TinyPositions;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.verify.Report.Verdict;
import org.yomi.engine.zone.Zone;

/** Every kind of goal on boards that the oracle can search whole. */
class ProofCheckerTest {
    private static final int POSITIONS = 200_000;

    private final OracleSolver oracle = new OracleSolver();

    private Report check(Answer answer, Monitor monitor) {
        return new ProofChecker(oracle, POSITIONS, Duration.ofMinutes(1), 1).check(answer, monitor);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture(A1)",
                "live(C1)",
                "connect(A1,C1)",
                "!connect(A1,C1)",
                "safe(A1)",
                "enter(A1,B2-C2)",
                "!enter(A1,C2,B1)",
                "enter(A1,A2,C2) & live(A1)",
                "race(A1,B2)",
                "!race(B2,A1)",
                "race(A1,B2) | race(C1,B2)",
                "invade(white,board)",
                "!invade(black,A1-B2)",
                "capture(A1) & capture(C1)",
                "capture(A1) | live(B2)",
                "connect(A1,C1) & live(A1)",
                "live(A1) & capture(B2)",
                "!(live(A1) & capture(B2)) | !connect(A1,C1)"
            })
    void trueAnswersAreConfirmedAndFalseOnesRefuted(String goal) {
        Random random = Seeds.random("replay of " + goal);
        for (int i = 0; i < 6; i++) {
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            Answer answer =
                    oracle.solve(TinyPositions.question(TinyPositions.random(random), goal, first), Monitor.SILENT);
            Report report = check(answer, Monitor.SILENT);
            assertThat(report.verdict()).as(answer + "\n" + report).isEqualTo(Verdict.CONFIRMED);
            for (Answer lie : lies(answer)) {
                Report found = check(lie, Monitor.SILENT);
                assertThat(found.verdict()).as(lie + "\n" + found).isEqualTo(Verdict.REFUTED);
            }
        }
    }

    /** The other results, with a move where there should be one. */
    private static List<Answer> lies(Answer truth) {
        List<Answer> lies = new ArrayList<>();
        for (Result result : Result.values()) {
            if (result != truth.result() && result != Result.UNKNOWN) {
                boolean moves = result.isKo() || truth.question().maxFirst() == (result == Result.WON);
                lies.add(withResult(truth, result, moves ? FirstMove.PASS : FirstMove.NONE));
            }
        }
        return lies;
    }

    private static Answer withResult(Answer answer, Result result, FirstMove move) {
        Zone board = Zone.board(answer.question().position().geometry());
        return new Answer(
                answer.question(),
                result,
                move,
                List.of(),
                result.hasNegativeZone() ? board : null,
                result.hasPositiveZone() ? board : null,
                null,
                List.of(),
                null,
                answer.effort());
    }

    @Test
    void stopsWhenToldAndSaysHowFarItCame() {
        Question question =
                TinyPositions.question(Position.parse(". . .\n. O .\n. . .", Colour.BLACK), "live(B2)", Colour.WHITE);
        Answer answer = oracle.solve(question, Monitor.SILENT);
        AtomicInteger looks = new AtomicInteger();
        Report report = check(answer, () -> looks.incrementAndGet() > 50);
        assertThat(report.verdict()).isEqualTo(Verdict.PARTLY);
        assertThat(report.reason()).isEqualTo("cancelled");
        assertThat(report.positions()).isBetween(1L, 60L);
    }

    @Test
    void stopsAtEachLimit() {
        Question question =
                TinyPositions.question(Position.parse(". . .\n. O .\n. . .", Colour.BLACK), "live(B2)", Colour.WHITE);
        Answer answer = oracle.solve(question, Monitor.SILENT);
        assertThat(new ProofChecker(oracle, 30, Duration.ofMinutes(1), 1).check(answer, Monitor.SILENT))
                .isEqualTo(new Report(Verdict.PARTLY, 30, List.of(), "positions limit"));
        assertThat(new ProofChecker(oracle, POSITIONS, Duration.ofNanos(1), 1)
                        .check(answer, Monitor.SILENT)
                        .reason())
                .isEqualTo("time limit");
    }

    @Test
    void samplesThatTakeLongLeaveTimeForTheProof() {
        Question question =
                TinyPositions.question(Position.parse("X . X\n. O .", Colour.BLACK), "capture(B1)", Colour.WHITE);
        Answer answer = oracle.solve(question, Monitor.SILENT);
        Solver slowAtFirst = new Slow(oracle);
        Report report =
                new ProofChecker(slowAtFirst, POSITIONS, Duration.ofSeconds(4), 1).check(answer, Monitor.SILENT);
        assertThat(report.verdict()).as(report.toString()).isEqualTo(Verdict.CONFIRMED);
    }

    /** Thinks as long as it is let, but for the replay. */
    private record Slow(Solver replays) implements Solver {
        @Override
        public String name() {
            return "slow";
        }

        @Override
        public String refuses(Goal goal) {
            return replays.refuses(goal);
        }

        @Override
        public Answer solve(Question question, Monitor monitor) {
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            return Answer.unknown(question, StopReason.CANCELLED, new Effort(1, 1, name()));
        }

        @Override
        public Solver rereading() {
            return replays;
        }
    }

    @Test
    void theSameSeedGivesTheSameWalk() {
        Question question =
                TinyPositions.question(Position.parse("X . X\n. O .", Colour.BLACK), "capture(B1)", Colour.WHITE);
        Answer answer = oracle.solve(question, Monitor.SILENT);
        assertThat(check(answer, Monitor.SILENT)).isEqualTo(check(answer, Monitor.SILENT));
    }

    @Test
    void anUnknownAnswerHasNoProof() {
        Question question =
                TinyPositions.question(Position.parse("X .\n. O", Colour.BLACK), "capture(B1)", Colour.BLACK);
        Answer unknown = Answer.unknown(question, StopReason.NODES, new Effort(1, 1, "nobody"));
        assertThatThrownBy(() -> check(unknown, Monitor.SILENT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown");
    }
}
