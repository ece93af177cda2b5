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
import org.yomi.solvers.proof.ProofNumberSolver;

/**
 * Two blocks with three liberties each: whoever begins takes the other. That took 4,245 and 2,263 nodes when each threat
 * against the winner's block was looked at, though the loser was a move behind.
 */
class RaceTest {
    private static final String DIAGRAM = """
            . X . O X . X O .
            X O O O X X X O O
            . X . O X . O . O
            . X . O X . O . .
            . X X X O O O . .
            . . . X . . . . .
            . . . . . . . . .
            """;

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            capture(E7) & live(D7)     ; WHITE ; WON
            capture(E7) & live(D7)     ; BLACK ; LOST
            race(D7,E7)                ; WHITE ; WON
            race(D7,E7)                ; BLACK ; LOST
            !race(D7,E7)               ; BLACK ; WON
            race(D7,E7) & live(D7)     ; WHITE ; WON
            race(E7,D7) & live(E7)     ; WHITE ; LOST
            race(E7,D7) & capture(D5)  ; BLACK ; WON
            """)
    void whatTheOpponentIsBehindWithCanWait(String goal, Colour first, Result result) throws GoalException {
        Position position = Position.parse(DIAGRAM, first);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Question question = Question.of(
                position, parsed.goal(), parsed.assumptions(), first, new Limits(2000, Duration.ofMinutes(1), 64));
        Answer answer = new ProofNumberSolver().solve(question, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(result);
    }
}
