package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.Or;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;

/** Black captures one of two blocks, neither of them by itself; what White's A1 does is not found out. */
class CombinationsTest {
    private final TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::read));

    /** Of Black who moves first. */
    private FirstMove move = FirstMove.PASS;

    /** What a question about a move of Black's takes before it is left open; null if it is answered. */
    private @Nullable Duration pause;

    private Answer read(Question question, Monitor monitor) {
        if (pause != null && question.first() == Colour.WHITE) {
            LockSupport.parkNanos(pause.toNanos());
            return ScriptedSolver.unknown(question, StopReason.NODES);
        }
        if (!(question.goal() instanceof Or)) {
            return ScriptedSolver.settled(question, false, FirstMove.NONE);
        }
        boolean isKnown = question.position().cell(0) != Colour.WHITE.cell();
        return isKnown
                ? ScriptedSolver.settled(question, true, question.first() == Colour.BLACK ? move : FirstMove.NONE)
                : ScriptedSolver.unknown(question, StopReason.NODES);
    }

    @BeforeEach
    void set() {
        Pictures.set(engine, """
                . X . X .
                X O . O X
                . . . . .
                """);
    }

    @Test
    void aMoveIsNamedThoughAPassIsEnough() {
        assertThat(engine.ask("combination_attack b")).isEqualTo("A3");
        assertThat(engine.ask("combination_defend b")).as("whatever White does").isEmpty();
    }

    @Test
    void aMoveOfWhichNothingIsKnownIsNotLeftOutOfTheList() {
        move = FirstMove.of(2);
        assertThat(engine.ask("combination_attack b")).isEqualTo("C1");
        assertThat(engine.fail("combination_defend b")).isEqualTo("unknown nodes");
    }

    @ParameterizedTest
    @Tag("clock")
    @CsvSource({"0, unknown nodes", "1100, unknown time"})
    void theLimitIsNamedByWhichNoMoveIsFoundOutToBeEnough(long milliseconds, String failure) {
        engine.ask("yomi-param seconds 1", "yomi-param remember 0");
        pause = Duration.ofMillis(milliseconds);
        assertThat(engine.fail("combination_attack b")).isEqualTo(failure);
    }
}
