package org.yomi.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.play.StubbornDefence;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

@Timeout(120)
class StubbornDefenceTest {
    private static final Limits LIMITS = new Limits(200_000, Duration.ofMinutes(1), 64);
    private static final Solver SOLVER = new ProofNumberSolver();

    private static Answer answer(String diagram, String goal, Colour first) throws GoalException {
        return answer(diagram, goal, first, LIMITS);
    }

    private static Answer answer(String diagram, String goal, Colour first, Limits limits) throws GoalException {
        Position position = Position.parse(diagram, first);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Question question = Question.of(position, parsed.goal(), parsed.assumptions(), first, limits);
        return SOLVER.solve(question, Monitor.SILENT);
    }

    private static String move(Answer answer, Predicate<Position> repeats) {
        int move = StubbornDefence.move(answer, SOLVER, Duration.ofMinutes(1), 2, repeats, Monitor.SILENT);
        return move == Geometry.PASS
                ? "pass"
                : answer.question().position().geometry().name(move);
    }

    /** White runs along the ladder, and does not help himself by an atari that ends it sooner. */
    private static final String LADDER = """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . X X . . . .
            X O . . . . .
            . X . X . . .
            . . X . . . .
            """;

    @Test
    void whoIsCaughtInALadderRunsAsFarAsHeCan() throws GoalException {
        Answer lost = answer(LADDER, "capture(B3) escape(3)", Colour.WHITE);
        assertThat(lost.move()).isEqualTo(FirstMove.NONE);
        assertThat(move(lost, position -> false)).isEqualTo("C3");
    }

    @Test
    void whoseMovesAllDecideTheGoalPasses() throws GoalException {
        String goal = "and(not(race(B2,C3)),not(capture(C3))) escape(3) within(A1,B1,C1,D1,A2,B2,C2,D2,A3,B3,D3)";
        Answer lost = answer("X X X .\n. O X .\nO X X O", goal, Colour.WHITE);
        assertThat(lost.move()).isEqualTo(FirstMove.NONE);
        assertThat(move(lost, position -> false)).isEqualTo("pass");
    }

    @Test
    void whoeverHasNoThreatPasses() throws GoalException {
        Answer lost = answer(". X O O .\nX X O . O\n. X O O O", "capture(C2)", Colour.BLACK);
        assertThat(move(lost, position -> false)).isEqualTo("pass");
    }

    @Test
    void positionsThatWereThereAreAvoided() throws GoalException {
        Answer lost = answer(LADDER, "capture(B3) escape(3)", Colour.WHITE);
        int c3 = lost.question().position().geometry().parse("C3").orElseThrow();
        assertThat(move(lost, position -> position.cell(c3) == Board.WHITE)).isNotEqualTo("C3");
    }

    @Test
    void aMoveThatTheKoRuleForbidsIsNotPlayed() throws GoalException {
        Position taken = Position.parse(". O X .\nO . O X\n. O X .", Colour.BLACK);
        Board board = new Board(taken);
        board.play(taken.geometry().parse("B2").orElseThrow());
        Position banned = board.position();
        assertThat(banned.ban()).isNotEqualTo(Geometry.PASS);
        ParsedGoal goal = GoalParser.parse("capture(B2)", banned);
        Question question = Question.of(banned, goal.goal(), goal.assumptions(), Colour.WHITE, LIMITS)
                .withRules(Set.of(KoRule.N));
        Answer answer = SOLVER.solve(question, Monitor.SILENT);
        assertThat(answer.move()).isEqualTo(FirstMove.NONE);
        int move = StubbornDefence.move(answer, SOLVER, Duration.ofMinutes(1), 1, position -> false, Monitor.SILENT);
        assertThat(move == Geometry.PASS || new Board(banned).legality(move) == Legality.OK)
                .isTrue();
    }

    @Test
    void onlyALoserNeedsOne() throws GoalException {
        Answer won = answer(LADDER, "capture(B3) escape(3)", Colour.BLACK);
        assertThatThrownBy(() -> move(won, position -> false)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void itEndsWhenTold() throws GoalException {
        Answer lost = answer(LADDER, "capture(B3) escape(3)", Colour.WHITE);
        Asked asked = new Asked();
        StubbornDefence.move(lost, asked, Duration.ofMinutes(1), 1, position -> false, () -> true);
        assertThat(asked.questions).isNotEmpty().doesNotHaveDuplicates();
    }

    /** Four moves of White's hold out equally long, so that the replies to each of them are looked at. */
    private static final String NET = """
            . . . . . . . . .
            . . . . . . O . .
            . . . . . . . O .
            . . . X . X . . .
            . . . X O . . . .
            . . . O X X . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    @Test
    void noReplyIsTriedTwice() throws GoalException {
        // All nodes in one pass.
        Answer lost = answer(NET, "capture(E5) escape(4)", Colour.WHITE, LIMITS.withNodes(2000));
        Asked asked = new Asked();
        StubbornDefence.move(lost, asked, Duration.ofMinutes(1), 1, position -> false, Monitor.SILENT);
        assertThat(asked.questions).doesNotHaveDuplicates();
    }

    /** Notes what the solver is asked, whatever the limits. */
    private static final class Asked implements Solver {
        final List<Question> questions = new ArrayList<>();

        @Override
        public String name() {
            return SOLVER.name();
        }

        @Override
        public String refuses(Goal goal) {
            return SOLVER.refuses(goal);
        }

        @Override
        public Answer solve(Question question, Monitor monitor) {
            questions.add(question.withLimits(LIMITS));
            return SOLVER.solve(question, monitor);
        }
    }
}
