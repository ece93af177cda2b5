package org.yomi.engine.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.zone.Zone;

class AnswerTest {
    private static final Position POSITION = Position.parse("X . .\n. O .", Colour.BLACK);
    private static final Capture GOAL = new Capture(1, Colour.BLACK);
    private static final Question QUESTION =
            Question.of(POSITION, GOAL, Assumptions.NONE, Colour.BLACK, Limits.DEFAULT);
    private static final Effort EFFORT = new Effort(1, 0, "test");

    private static Answer answer(Result result, Zone minus, Zone plus) {
        return new Answer(QUESTION, result, FirstMove.NONE, List.of(), minus, plus, null, List.of(), null, EFFORT);
    }

    @Test
    void hasExactlyTheZonesOfItsResult() {
        Zone zone = Zone.of(POSITION.geometry(), 1);
        assertThat(answer(Result.WON, zone, null).zone()).contains(zone);
        assertThat(answer(Result.LOST, null, zone).zone()).contains(zone);
        assertThat(answer(Result.KO_PLUS, zone, zone).zone()).contains(zone);
        assertThatThrownBy(() -> answer(Result.WON, null, zone)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> answer(Result.KO_MINUS, zone, null)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void saysWhyItIsUnknown() {
        assertThat(Answer.unknown(QUESTION, StopReason.TIME, EFFORT).unknownBecause())
                .isEqualTo(StopReason.TIME);
        assertThatThrownBy(() -> answer(Result.UNKNOWN, null, null)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void namesItsMove() {
        Geometry geometry = POSITION.geometry();
        assertThat(FirstMove.of(0).name(geometry)).isEqualTo("A1");
        assertThat(FirstMove.of(Board.PASS).name(geometry)).isEqualTo("pass");
        assertThat(FirstMove.NONE.name(geometry)).isEqualTo("none");
        assertThat(FirstMove.of(Board.PASS)).isNotEqualTo(FirstMove.NONE);
    }

    @Test
    void isAskedUnderAllRulesOrUnderOne() {
        assertThat(QUESTION.rules()).containsExactlyInAnyOrder(KoRule.values());
        assertThat(QUESTION.maxFirst()).isTrue();
        EnumSet<KoRule> two = EnumSet.of(KoRule.A, KoRule.B);
        assertThatThrownBy(() -> new Question(POSITION, GOAL, Assumptions.NONE, Colour.BLACK, two, Limits.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void limitsArePositive() {
        assertThatThrownBy(() -> new Limits(0, Duration.ofSeconds(1), 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Limits(1, Duration.ZERO, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
