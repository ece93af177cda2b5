package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.zone.Zone;

class EndlessKoTest {
    private static final Position POSITION = Position.parse("""
            . . .
            . X .
            """, Colour.WHITE);

    /** It may be no ko at all then, but on one side only. */
    @ParameterizedTest
    @CsvSource({"KO_PLUS, KO_PLUS, WON", "KO_MINUS, LOST, KO_MINUS"})
    void whoNeedsThreatsIsKnownBeforeTheyAreCounted(Result ko, Result atLeast, Result atMost) {
        Stop stop = EndlessKo.settled(uncounted(ko), /* orKo= */ false).stop();
        assertThat(stop).isNotNull();
        assertThat(stop.known()).isEqualTo(new Known(atLeast, atMost, null, null, null));
    }

    private static Answer uncounted(Result ko) {
        Question question =
                Question.of(POSITION, new Capture(1, Colour.WHITE), Assumptions.NONE, Colour.WHITE, Limits.DEFAULT);
        Zone board = Zone.board(POSITION.geometry());
        Effort effort = new Effort(1, 1, "scripted");
        return new Answer(question, ko, FirstMove.NONE, List.of(), board, board, null, List.of(), null, effort);
    }
}
