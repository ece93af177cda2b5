package org.yomi.engine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.TinyPositions;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;

class FirstMovesTest {
    private final OracleSolver oracle = new OracleSolver();

    private Answer solve(String diagram, String goal, Colour first) throws GoalException {
        return solve(Position.parse(diagram, first), goal, first);
    }

    private Answer solve(Position position, String goal, Colour first) throws GoalException {
        Question question =
                Question.of(position, GoalParser.parse(goal, position).goal(), Assumptions.NONE, first, Limits.DEFAULT);
        return oracle.solve(question, Monitor.SILENT);
    }

    private static List<String> names(Answer answer, List<Integer> moves) {
        return moves.stream().map(answer.question().position().geometry()::name).toList();
    }

    @Test
    void eitherOfTwoPointsConnects() throws GoalException {
        Answer answer = solve("X . X\nX O X\n. . .", "connect(A2,C2)", Colour.BLACK);
        FirstMoves moves = FirstMoves.of(answer, oracle, Duration.ofMinutes(1), 2, Monitor.SILENT);
        assertThat(names(answer, moves.good())).contains("B3", "B1", "pass").doesNotContain("B2");
        assertThat(moves.unknown()).isEmpty();
    }

    @Test
    void areThoseOfTheOracleInRandomPositions() throws GoalException {
        Random random = Seeds.random("first moves");
        for (int i = 0; i < 300; i++) {
            Position position = TinyPositions.random(random);
            String goal = List.of("capture(B2)", "live(A1)", "!connect(A1,C1)", "live(C1) & capture(B2)")
                    .get(random.nextInt(4));
            Answer answer = solve(position, goal, random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
            FirstMoves moves = FirstMoves.of(answer, oracle, Duration.ofMinutes(1), 2, Monitor.SILENT);
            assertThat(moves.good())
                    .as(answer.toString())
                    .containsExactlyInAnyOrderElementsOf(oracle.bestMoves(answer.question()));
            assertThat(moves.unknown()).isEmpty();
        }
    }

    @Test
    void whoGetsNothingHasNoMoves() throws GoalException {
        Answer answer = solve(". O\nO O\nO .", "capture(A2)", Colour.BLACK);
        assertThat(FirstMoves.of(answer, oracle, Duration.ofMinutes(1), 2, Monitor.SILENT))
                .isEqualTo(new FirstMoves(List.of(), List.of()));
    }

    @Test
    void movesThatWereNotTriedAreUnknown() throws GoalException {
        Answer answer = solve("X . X\nX O X\n. . .", "connect(A2,C2)", Colour.BLACK);
        FirstMoves moves = FirstMoves.of(answer, oracle, Duration.ofMinutes(1), 2, () -> true);
        assertThat(names(answer, moves.good()))
                .as("what was named, and what connects at once")
                .containsExactly("B3", "pass");
        assertThat(names(answer, moves.unknown())).containsExactly("A1", "B1", "C1");
    }
}
