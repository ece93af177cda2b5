package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;

/** The points where a captured block's owner, to move, makes it unconditionally alive. */
class LivingPointTest {
    private static final String THREE_IN_A_ROW = """
            . . . . .
            X X X X X
            X O O O O
            X O . . .
            """;

    @Test
    void isTheMiddleOfThree() {
        assertThat(livingPointOf(THREE_IN_A_ROW, "B1")).isEqualTo("D1");
    }

    @Test
    void isNowhereWhenTwoPointsAreLeft() {
        assertThat(livingPointOf(". . . .\nX X X X\nX O O O\nX O . .", "B1")).isNull();
    }

    @Test
    void makesTheStonesAliveForGood() {
        Play play = play(THREE_IN_A_ROW);
        CaptureGame game = game(play, "B1");
        assertThat(game.keptForGood(play.board)).isFalse();
        play.play(game.livingPoint(play.board, 0));
        assertThat(game.keptForGood(play.board)).isTrue();
    }

    private static @Nullable String livingPointOf(String rows, String stone) {
        Play play = play(rows);
        int point = game(play, stone).livingPoint(play.board, 0);
        return point == ReachGame.NONE ? null : play.geometry.name(point);
    }

    private static Play play(String rows) {
        return new Play(Position.parse(rows, Colour.WHITE), Assumptions.NONE, KoState.of(KoRule.N, Colour.BLACK));
    }

    private static CaptureGame game(Play play, String stone) {
        return new CaptureGame(List.of(play.geometry.parse(stone).orElseThrow()), Assumptions.NONE, play);
    }
}
