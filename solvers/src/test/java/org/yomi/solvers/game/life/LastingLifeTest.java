package org.yomi.solvers.game.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
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
import org.yomi.solvers.proof.ProofNumberSolver;

/** Stones that stand whatever is played, read on the board. White moves first and wants to capture A1. */
class LastingLifeTest {
    private static final String ALONG_THE_EDGE = """
            . . . . . . .
            O O O O O . .
            X X X X . . .
            """;

    private static Answer solve(String goal) throws GoalException {
        Position position = Position.parse(ALONG_THE_EDGE, Colour.WHITE);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Limits limits = new Limits(10_000, Duration.ofSeconds(10), 16);
        Question question = Question.of(position, parsed.goal(), parsed.assumptions(), Colour.WHITE, limits);
        return ProofNumberSolver.ofWholeFormulas().solve(question, Monitor.SILENT);
    }

    @Test
    void aLibertyWhereNobodyMayPlayIsEnoughAndIsNamed() throws GoalException {
        Answer answer = solve("live(A1) within(A2-E3)");
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isLessThan(3);
        assertThat(answer.assumptions()).containsExactly("within(A2-E3)");
        assertThat(answer.zone().orElseThrow().names()).contains("A1", "B1", "C1", "D1", "E1");
    }

    @Test
    void whereThatLibertyMayBeFilledItIsNot() throws GoalException {
        assertThat(solve("live(A1)").result()).isEqualTo(Result.LOST);
    }
}
