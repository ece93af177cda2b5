package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.proof.ProofNumberSolver;

/** The points where a captured block's owner, to move, makes it unconditionally alive. */
class LivingPointTest {
    private static final Assumptions ESCAPE = new Assumptions(9, 0, 0, Optional.empty(), Optional.empty(), Set.of());

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
        play.play(game.livingPoint(play.board, Bits.all(play.geometry), 0));
        assertThat(game.keptForGood(play.board)).isTrue();
    }

    @Test
    void isLookedForAmongSomePoints() {
        Play play = play(THREE_IN_A_ROW);
        CaptureGame game = game(play, "B1");
        int point = game.livingPoint(play.board, Bits.all(play.geometry), 0);
        long[] others = Bits.all(play.geometry);
        Bits.remove(others, point);
        assertThat(game.livingPoint(play.board, others, 0)).isEqualTo(ReachGame.NONE);
        Bits.clear(others);
        Bits.add(others, point);
        assertThat(game.livingPoint(play.board, others, 0)).isEqualTo(point);
    }

    @Test
    void isNotLookedForUnderEscape() {
        Play play = play(THREE_IN_A_ROW);
        CaptureGame game = game(play, "B1", ESCAPE);
        assertThat(game.livingPoint(play.board, Bits.all(play.geometry), 0)).isEqualTo(ReachGame.NONE);
    }

    @Test
    void isFoundByTheSearchUnderEscape() throws GoalException {
        Position position = Position.parse(THREE_IN_A_ROW, Colour.WHITE);
        ParsedGoal goal = GoalParser.parse("live(B1) escape(9)", position);
        Limits limits = new Limits(10_000, Duration.ofSeconds(10), 16);
        Answer answer = new ProofNumberSolver()
                .solve(Question.of(position, goal.goal(), goal.assumptions(), Colour.WHITE, limits), Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.move().name(position.geometry())).isEqualTo("D1");
        assertThat(answer.assumptions()).isEmpty();
    }

    private static @Nullable String livingPointOf(String rows, String stone) {
        Play play = play(rows);
        int point = game(play, stone).livingPoint(play.board, Bits.all(play.geometry), 0);
        return point == ReachGame.NONE ? null : play.geometry.name(point);
    }

    private static Play play(String rows) {
        return new Play(Position.parse(rows, Colour.WHITE), Assumptions.NONE, KoState.of(KoRule.N, Colour.BLACK));
    }

    private static CaptureGame game(Play play, String stone) {
        return game(play, stone, Assumptions.NONE);
    }

    private static CaptureGame game(Play play, String stone, Assumptions assumptions) {
        int point = play.geometry.parse(stone).orElseThrow();
        play.follow(Flags.ofStones(0, point), 1);
        return new CaptureGame(List.of(point), 0, assumptions, play);
    }
}
