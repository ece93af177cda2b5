package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;

/** Black cuts by the horizon at A1, which is refuted; what is asked then is not found out. */
class ConnectionReadingTest {
    private StopReason reason = StopReason.NODES;
    private boolean isRefuted;

    private Answer read(Question question, Monitor monitor) {
        if (question.assumptions().apart() > 0) {
            return ScriptedSolver.settled(
                    question, true, question.first() == Colour.BLACK ? FirstMove.of(0) : FirstMove.NONE);
        }
        if (question.first() == Colour.BLACK) {
            return ScriptedSolver.unknown(question, StopReason.NODES);
        }
        if (!isRefuted) {
            isRefuted = true;
            return ScriptedSolver.settled(question, false, FirstMove.NONE);
        }
        return ScriptedSolver.unknown(question, reason);
    }

    private TestEngine engine() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::read));
        Pictures.set(engine, """
                . . . . .
                . O . O .
                . . . . .
                """);
        engine.ask("yomi-param threads 1");
        return engine;
    }

    @Test
    void aMoveThatIsHardToRefuteIsACut() {
        assertThat(engine().ask("disconnect B2 D2")).startsWith("1 ").isNotEqualTo("1 A1");
    }

    @Test
    void oneThatThereWasNoTimeToRefuteIsNone() {
        reason = StopReason.TIME;
        assertThat(engine().fail("disconnect B2 D2")).isEqualTo("unknown time");
    }
}
