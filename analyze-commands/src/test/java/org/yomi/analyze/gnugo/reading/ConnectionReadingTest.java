package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;

/** Black cuts by the horizon at A1, which is refuted; what is asked then is not found out. */
class ConnectionReadingTest {
    private StopReason reason = StopReason.NODES;
    private boolean isRefuted;

    private Answer read(Question question, Monitor monitor) {
        if (question.assumptions().apart() > 0) {
            return found(question, Result.WON);
        }
        if (question.first() == Colour.BLACK) {
            return ScriptedSolver.unknown(question, StopReason.NODES);
        }
        if (!isRefuted) {
            isRefuted = true;
            return found(question, Result.LOST);
        }
        return ScriptedSolver.unknown(question, reason);
    }

    private static Answer found(Question question, Result result) {
        Zone all = Zone.board(question.position().geometry());
        boolean won = result == Result.WON;
        return new Answer(
                question,
                result,
                won && question.first() == Colour.BLACK ? FirstMove.of(0) : FirstMove.NONE,
                List.of(),
                won ? all : null,
                won ? null : all,
                null,
                List.of(),
                null,
                new Effort(1, 1, "scripted"),
                false);
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
