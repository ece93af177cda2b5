package org.yomi.solvers.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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
import org.yomi.solvers.proof.ProofNumberSolver;

/** Who lives by answers that may be asked for ever may have no move left for anything else. */
class EndlessAnswersTest {
    private static final String LIFE_AND_CAPTURE = """
            . O .
            O X .
            X . X
            X O X
            X X X
            O O O
            O . .
            X X .
            O . X
            """;

    private static final Limits LIMITS = new Limits(200_000, Duration.ofMinutes(1), 64);

    /** Black lives while he takes both kos back. */
    private static final String TWO_KOS = """
            . . . . O X X . X
            . . . . O X . X O
            . . . . O O X O O
            . . . . . O O O .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    /** More than 60,000 nodes, where White's moves on her own liberties want answers. */
    @Test
    void twoKosForTwoEyesAreSeenWithoutTheLibertiesOfTheWalls() throws GoalException {
        Position position = Position.parse(TWO_KOS, Colour.WHITE);
        ParsedGoal goal = GoalParser.parse("live(F9)", position);
        Question question = Question.of(position, goal.goal(), goal.assumptions(), Colour.WHITE, LIMITS);
        Answer answer = new ProofNumberSolver().solve(question, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.KO_MINUS);
        assertThat(answer.effort().nodes()).isLessThan(2_000);
        assertThat(answer.alone()).isTrue();
    }

    static Stream<Solver> solvers() {
        return Stream.of(new ProofNumberSolver(), ProofNumberSolver.ofParts(), ProofNumberSolver.ofWholeFormulas());
    }

    /** Each part by itself is won, whatever ko threats White has, and their zones do not meet. */
    @ParameterizedTest
    @MethodSource("solvers")
    void aPartKeptByThemIsNotJoinedToOneToBeReached(Solver solver) throws GoalException {
        Position position = Position.parse(LIFE_AND_CAPTURE, Colour.WHITE);
        ParsedGoal goal = GoalParser.parse("live(A5) & capture(A1)", position);
        Question question = Question.of(position, goal.goal(), goal.assumptions(), Colour.WHITE, LIMITS);
        assertThat(solver.solve(question, Monitor.SILENT).result()).isEqualTo(Result.KO_PLUS);
    }
}
