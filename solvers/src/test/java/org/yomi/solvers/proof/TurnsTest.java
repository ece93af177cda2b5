package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;
import org.yomi.solvers.play.Meter;

/** The capture of two blocks is read in two ways by turns. */
class TurnsTest {
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 240);
    private static final Limits LIMITS = new Limits(3_000_000, Duration.ofMinutes(2), 64);

    private static final Question QUESTION = Question.of(
            Position.parse(". . ./. X ./. . .".replace("/", "\n"), Colour.WHITE),
            new Capture(4, Colour.WHITE),
            org.yomi.engine.goal.Assumptions.NONE,
            Colour.WHITE,
            LIMITS);

    @Test
    void threatsAreCountedThoughATurnIsTooShortForThat() {
        RandomQuestions source = new RandomQuestions(new Grid(3, 3), Seeds.random("turns"));
        int kos = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            Optional<OracleQuestion> asked =
                    source.question(new Oracle(new Grid(3, 3), source.goal("captures"), Assumptions.NONE));
            if (asked.isEmpty()) {
                continue;
            }
            Question question = asked.get().translate(EnumSet.allOf(KoRule.class), LIMITS);
            Answer inOneGo = new ProofNumberSolver().solve(question, Monitor.SILENT);
            if (inOneGo.result().isKo()) {
                kos++;
                for (long stretch = 1; stretch < inOneGo.effort().nodes(); stretch *= 2) {
                    Answer byTurns = new ProofNumberSolver(stretch).solve(question, Monitor.SILENT);
                    assertThat(byTurns.result()).isEqualTo(inOneGo.result());
                    assertThat(byTurns.threats()).isNotNull().isEqualTo(inOneGo.threats());
                }
            }
        }
        assertThat(kos).isPositive();
    }

    /** A way that gives up whenever it is its turn, after a node. */
    private static Turns.Way ending(StopReason reason, Meter meter) {
        return stretch -> {
            meter.tick(List::of);
            return ScriptedSolver.unknown(QUESTION, reason);
        };
    }

    private static Turns.Way winningWithin(long nodes) {
        return stretch -> stretch < nodes
                ? ScriptedSolver.unknown(QUESTION, StopReason.NODES)
                : ScriptedSolver.settled(QUESTION, true, FirstMove.PASS);
    }

    @ParameterizedTest
    @EnumSource(names = {"MEMORY", "METHOD"})
    void aWayThatCannotGoOnIsGivenUpAlone(StopReason reason) {
        Meter meter = new Meter(LIMITS, Monitor.SILENT);
        Turns.Way ending = ending(reason, meter);
        Answer answer = new Turns(List.of(ending, winningWithin(1000)), meter).answer(10);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(meter.nodes()).as("turns").isEqualTo(1);
        assertThat(new Turns(List.of(winningWithin(1000), ending), meter)
                        .answer(10)
                        .result())
                .isEqualTo(Result.WON);
    }

    @ParameterizedTest
    @EnumSource(names = {"TIME", "CANCELLED"})
    void aLimitOfTheQuestionEndsIt(StopReason reason) {
        Meter meter = new Meter(LIMITS, Monitor.SILENT);
        Answer answer = new Turns(List.of(ending(reason, meter), winningWithin(1)), meter).answer(10);
        assertThat(answer.unknownBecause()).isEqualTo(reason);
    }

    @Test
    void whereNoWayCanGoOnTheLastOneSaysWhy() {
        Meter meter = new Meter(LIMITS, Monitor.SILENT);
        Turns.Way none = stretch -> null;
        List<Turns.Way> ways = List.of(ending(StopReason.METHOD, meter), ending(StopReason.MEMORY, meter), none);
        Answer answer = new Turns(ways, meter).answer(10);
        assertThat(answer.unknownBecause()).isEqualTo(StopReason.MEMORY);
        assertThat(answer.effort().nodes()).isEqualTo(2);
    }
}
