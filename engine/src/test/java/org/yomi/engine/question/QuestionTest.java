package org.yomi.engine.question;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Goal;

class QuestionTest {
    private static final Position POSITION = Position.parse("X . .\n. O .", Colour.BLACK);

    private static Question about(Goal goal) {
        return Question.of(POSITION, goal, Assumptions.NONE, Colour.BLACK, Limits.DEFAULT);
    }

    @Test
    void isAboutStonesOnTheBoard() {
        int a1 = POSITION.geometry().parse("A1").orElseThrow();
        int a2 = POSITION.geometry().parse("A2").orElseThrow();
        assertThatThrownBy(() -> about(new Capture(a1, Colour.WHITE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a goal is about stones on the board, and A1 is empty");
        assertThatThrownBy(() -> about(new Connect(a2, a1, Colour.BLACK)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a goal is about stones on the board, and A1 is empty");
    }
}
