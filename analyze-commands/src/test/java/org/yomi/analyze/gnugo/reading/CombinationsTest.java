package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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

    private Answer read(Question question, Monitor monitor) {
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
}
