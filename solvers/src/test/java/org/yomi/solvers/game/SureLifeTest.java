package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Blocks that become unconditionally alive in small eye spaces, as tables say. */
class SureLifeTest {
    private static final String FOUR_IN_A_ROW = """
            . . . . . . .
            X X X X X X X
            X O O O O O O
            X O . . . . O
            X O O O O O O
            """;

    /** White has room for one eye, or for two if he plays first. */
    private static final String THREE_IN_A_ROW = FOUR_IN_A_ROW.replace("X O . . . . O", "X O . . . O O");

    @Test
    void whatLivesByAnswersIsSureWhoeverIsToMove() throws GoalException {
        assertThat(isSure(FOUR_IN_A_ROW, "safe(B1)", Colour.BLACK)).isTrue();
        assertThat(isSure(FOUR_IN_A_ROW, "safe(B1)", Colour.WHITE)).isTrue();
    }

    @Test
    void whatLivesByAMoveIsSureIfItsOwnerIsToMove() throws GoalException {
        assertThat(isSure(THREE_IN_A_ROW, "safe(B1)", Colour.BLACK)).isFalse();
        assertThat(isSure(THREE_IN_A_ROW, "safe(B1)", Colour.WHITE)).isTrue();
    }

    @Test
    void someBlockOfTheAreaIsEnough() throws GoalException {
        assertThat(isSure(FOUR_IN_A_ROW, "invade(white,A1-G5)", Colour.BLACK)).isTrue();
        assertThat(isSure(FOUR_IN_A_ROW, "invade(white,A4-A5)", Colour.BLACK)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "safe(B1) noko(white), true",
        "safe(B1) within(B1-G3), true",
        "safe(B1) within(C2-D2), false",
        "safe(B1) alive(A1), true",
    })
    void assumptionsAreHeeded(String goal, boolean isSure) throws GoalException {
        assertThat(isSure(FOUR_IN_A_ROW, goal, Colour.BLACK)).isEqualTo(isSure);
    }

    /** White's moves lead to two eyes if Black only passes. */
    @Test
    void itsMovesLeadToTheGoal() throws GoalException {
        Play play = play(FOUR_IN_A_ROW, "safe(B1)", Colour.BLACK);
        ReachGame game = game(play, FOUR_IN_A_ROW, "safe(B1)");
        int moves = 0;
        while (!game.reached(play.board)) {
            assertThat(game.isSureOfWin(play.board)).isTrue();
            int move = play.board.toMove() == game.reacher() ? game.sureMove(play.board) : Board.PASS;
            if (move == Board.PASS) {
                play.pass();
            } else {
                play.play(move);
            }
            moves++;
            assertThat(moves).isLessThan(4);
        }
    }

    /** After Black's next move another region is small enough, and there are too many blocks around both. */
    @Test
    void onTheWayItMayBeSeenNoMore() throws GoalException {
        Answer answer = solve("""
                X . X . X
                X . . X X
                . . X X X
                X . X . X
                """, "safe(A1)", Colour.WHITE);
        assertThat(answer.result()).isEqualTo(Result.WON);
    }

    @Test
    void theSearchHasNothingToRead() throws GoalException {
        Answer answer = solve(FOUR_IN_A_ROW, "safe(B1)", Colour.BLACK);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isLessThan(5);
        assertThat(answer.line()).extracting(Geometry.of(7, 5)::name).containsExactly("C2", "D2");
    }

    private static Answer solve(String rows, String words, Colour first) throws GoalException {
        Position position = Position.parse(rows, first);
        ParsedGoal goal = GoalParser.parse(words, position);
        Limits limits = new Limits(10_000, Duration.ofSeconds(10), 16);
        return new ProofNumberSolver()
                .solve(Question.of(position, goal.goal(), goal.assumptions(), first, limits), Monitor.SILENT);
    }

    private static boolean isSure(String rows, String goal, Colour first) throws GoalException {
        Play play = play(rows, goal, first);
        return game(play, rows, goal).isSureOfWin(play.board);
    }

    private static Play play(String rows, String goal, Colour first) throws GoalException {
        Position position = Position.parse(rows, first);
        return new Play(position, GoalParser.parse(goal, position).assumptions(), KoState.of(KoRule.N, Colour.BLACK));
    }

    private static ReachGame game(Play play, String rows, String goal) throws GoalException {
        ParsedGoal parsed = GoalParser.parse(goal, Position.parse(rows, Colour.BLACK));
        return GameOfGoal.of(parsed.goal()).orElseThrow().game(play, parsed.assumptions());
    }
}
