package org.yomi.solvers.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Threats;

/**
 * Positions of another stage that a player holds for ever, the other one having all the ko threats: once that is proven, it
 * has to be known. The searches did not end, or took millions of nodes.
 */
class HeldElsewhereTest {
    private static final Limits LIMITS = new Limits(20_000, Duration.ofMinutes(2), 64);

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = """
            X.X/XOO/... : (safe(C2) | safe(B2)) & !safe(A3)  : BLACK
            .OO/XOO/.XO : (safe(B1) | safe(A2)) & capture(C3) : BLACK
            X../OOX/X.. : (safe(A2) | safe(B2)) & capture(A1) : WHITE
            """)
    void isKnownOnceItIsProven(String rows, String goal, Colour first) throws GoalException {
        Position position = Position.parse(rows.replace("/", "\n").replaceAll("([.XO])", "$1 "), first);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Question question = Question.of(position, parsed.goal(), parsed.assumptions(), first, LIMITS);
        for (Solver solver : Scene.SOLVERS) {
            Answer answer = solver.solve(question, Monitor.SILENT);
            assertThat(answer.result()).as(solver.name()).isEqualTo(Result.KO_PLUS);
            assertThat(answer.threats()).isEqualTo(Threats.MANY);
        }
    }
}
