package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Tenuki;

/** A pass that is enough is looked for where it is wanted, and nowhere else. */
class TenukiTest {
    /** White's stones in the corner are dead as they stand. */
    private static final String DEAD = """
            . . . . . .
            . . . . . .
            . . . . . .
            X X X X X X
            . . O . . X
            O O O X X X
            """;

    /** White can be caught in a net, but gets out when Black plays elsewhere. */
    private static final String RUNNING = """
            . . . . . . .
            . . X X . . .
            . X O O X . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """;

    private static Question question(String diagram, Colour first, String goal) throws GoalException {
        Position position = Position.parse(diagram, first);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        return Question.of(position, parsed.goal(), parsed.assumptions(), first, Limits.DEFAULT);
    }

    static List<Solver> solvers() {
        return List.of(new ProofNumberSolver(), new RoomSolver());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void whoWantsAMoveGetsOne(Solver solver) throws GoalException {
        Question question = question(DEAD, Colour.BLACK, "capture(C1) alive(F1)");
        Answer all = solver.solve(question, Monitor.SILENT);
        Answer move = solver.solve(question.withoutTenuki(), Monitor.SILENT);
        assertThat(all.result()).isEqualTo(Result.WON);
        assertThat(all.move()).isEqualTo(FirstMove.PASS);
        assertThat(move.result()).isEqualTo(Result.WON);
        assertThat(move.move().kind()).isEqualTo(FirstMove.Kind.POINT);
        assertThat(move.line()).startsWith(move.move().point());
    }

    @Test
    void thatAMoveIsNeededIsNotFoundOutForWhoWantsOne() throws GoalException {
        Question question = question(RUNNING, Colour.BLACK, "capture(C4)");
        Answer all = new ProofNumberSolver().solve(question, Monitor.SILENT);
        Answer move = new ProofNumberSolver().solve(question.withoutTenuki(), Monitor.SILENT);
        assertThat(all.result()).isEqualTo(Result.WON);
        assertThat(all.move().kind()).isEqualTo(FirstMove.Kind.POINT);
        assertThat(move.move()).isEqualTo(all.move());
        assertThat(move.zone()).isEqualTo(all.zone());
        assertThat(move.effort().nodes()).isLessThan(all.effort().nodes());
    }

    /** That the stones in the corner are dead shows at once. */
    @ParameterizedTest
    @MethodSource("solvers")
    void aGlanceShowsWhatIsEasyToSee(Solver solver) throws GoalException {
        Question dead = question(DEAD, Colour.BLACK, "capture(C1) alive(F1)");
        Answer answer = solver.solve(dead.withTenuki(Tenuki.GLANCED_AT), Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.move()).isEqualTo(FirstMove.PASS);
    }

    @Test
    void aGlanceIsShorterThanALook() throws GoalException {
        Question look = question(RUNNING, Colour.BLACK, "capture(C4)");
        Answer looked = new ProofNumberSolver().solve(look, Monitor.SILENT);
        Answer glanced = new ProofNumberSolver().solve(look.withTenuki(Tenuki.GLANCED_AT), Monitor.SILENT);
        Answer ignored = new ProofNumberSolver().solve(look.withoutTenuki(), Monitor.SILENT);
        assertThat(glanced.move()).isEqualTo(looked.move());
        assertThat(glanced.effort().nodes())
                .isBetween(ignored.effort().nodes() + 1, looked.effort().nodes() - 1);
    }

    @Test
    void whoLosesHasNothingToWaitFor() throws GoalException {
        Question question = question(DEAD, Colour.WHITE, "live(C1)");
        Answer all = new ProofNumberSolver().solve(question, Monitor.SILENT);
        Answer less = new ProofNumberSolver().solve(question.withoutTenuki(), Monitor.SILENT);
        assertThat(all.result()).isEqualTo(Result.LOST);
        assertThat(less.zone()).isEqualTo(all.zone());
        assertThat(less.line()).isEqualTo(all.line());
        assertThat(less.effort().nodes()).isEqualTo(all.effort().nodes());
    }
}
