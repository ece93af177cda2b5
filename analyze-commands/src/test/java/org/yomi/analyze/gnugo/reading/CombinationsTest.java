package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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

/** Black captures one of two blocks even if he passes, and neither of them by itself; but what White's A1 does is not found out. */
class CombinationsTest {
    private final TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(CombinationsTest::read));

    private static Answer read(Question question, Monitor monitor) {
        if (!(question.goal() instanceof Or)) {
            return ScriptedSolver.settled(question, false, FirstMove.NONE);
        }
        return question.position().cell(0) == Colour.WHITE.cell()
                ? ScriptedSolver.unknown(question, StopReason.NODES)
                : ScriptedSolver.settled(
                        question, true, question.first() == Colour.BLACK ? FirstMove.PASS : FirstMove.NONE);
    }

    private void set() {
        Pictures.set(engine, """
                . X . X .
                X O . O X
                . . . . .
                """);
    }

    @Test
    void aMoveIsNamedThoughAPassIsEnough() {
        set();
        assertThat(engine.ask("combination_attack b")).isNotEqualTo("PASS").hasSize(2);
    }

    @Test
    void aMoveOfWhichNothingIsKnownIsNotLeftOutOfTheList() {
        set();
        assertThat(engine.fail("combination_defend b")).isEqualTo("unknown nodes");
    }
}
