package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
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
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;

/** Large rooms, which take long on the board. */
class RoomsTest {
    private static final Limits LIMITS = new Limits(1_000_000, Duration.ofMinutes(2), 64);

    private static final String WALL = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . X X X X X X . .
            X X X X X X X . .
            """;

    private static Question question(String inside, String target, Colour first) throws GoalException {
        Position position = Position.parse(WALL + inside.replace("/", "\n"), first);
        ParsedGoal goal = GoalParser.parse("capture(" + target + ") alive(A5)", position);
        return Question.of(position, goal.goal(), goal.assumptions(), first, LIMITS);
    }

    @ParameterizedTest
    @CsvSource({
        "O O O O O X X . ./X . . . O X X . ./. . . . O X X . ./. . . . O X . . ., E4, LOST",
        ". O O O . X X . ./. . . . O X X . ./. . . . O X X . ./. . . O O X . . ., D4, LOST",
    })
    void areReadToTheEnd(String inside, String target, String expected) throws GoalException {
        Question question = question(inside, target, Colour.BLACK);
        Answer answer = new ProofNumberSolver().solve(question, Monitor.SILENT);
        assertThat(answer.result()).hasToString(expected);
        assertThat(answer.assumptions()).containsExactly("alive(A5)");
        Question shorter = question.withLimits(new Limits(10_000, Duration.ofMinutes(2), 64));
        assertThat(ProofNumberSolver.ofWholeFormulas()
                        .solve(shorter, Monitor.SILENT)
                        .unknownBecause())
                .as("on the board")
                .isEqualTo(StopReason.NODES);
    }

    /** The answers of a replay come from one room with one table. */
    @ParameterizedTest
    @CsvSource({"O O O O O X X . ./X . . . O X X . ./. . . . O X X . ./. . . . O X . . ., E4"})
    void areReadAgainForAReplay(String inside, String target) throws GoalException {
        Question question = question(inside, target, Colour.BLACK).withRules(Set.of(KoRule.N));
        Solver rereading = new ProofNumberSolver().rereading();
        Answer first = rereading.solve(question, Monitor.SILENT);
        Answer second = rereading.solve(question, Monitor.SILENT);
        assertThat(second.result()).isEqualTo(first.result());
        assertThat(first.effort().nodes()).isGreaterThan(ProofNumberSolver.NODES_BEFORE_ROOM);
        assertThat(second.effort().nodes()).isLessThan(2 * ProofNumberSolver.NODES_BEFORE_ROOM);
    }

    /** With more nodes its threats are begun to be counted in the room, but not always to the end. */
    @Test
    void aKoThatIsProvenStaysProven() throws GoalException {
        Position position = Position.parse("""
                . . . . .
                X . . X X
                X X X . .
                O . . . O
                . . . O .
                """, Colour.WHITE);
        ParsedGoal goal = GoalParser.parse("capture(A2) & capture(E2) alive(B3,C3,A4,D4,E4)", position);
        boolean known = false;
        for (int nodes = 1000; nodes < 10_000; nodes += 250) {
            Question question = Question.of(
                    position,
                    goal.goal(),
                    goal.assumptions(),
                    Colour.WHITE,
                    new Limits(nodes, Duration.ofMinutes(2), 64));
            boolean isKo =
                    new ProofNumberSolver().solve(question, Monitor.SILENT).result() == Result.KO_PLUS;
            assertThat(isKo).as(nodes + " nodes").isIn(known, true);
            known = isKo;
        }
        assertThat(known).isTrue();
    }
}
