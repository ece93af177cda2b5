package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.compound.Combined;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.memory.GoalMemory;
import org.yomi.engine.memory.RememberingSolver;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Answers made of those of two parts hold, with their moves and zones. */
@Tag("long")
class CombinedTest {
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 45);

    /** Asks for the parts first, with either player moving. */
    private static final class Combining implements Solver {
        private final Solver solver = new ProofNumberSolver();
        private int combined;

        @Override
        public String name() {
            return "combining";
        }

        @Override
        public String refuses(Goal goal) {
            return solver.refuses(goal);
        }

        @Override
        public Answer solve(Question question, Monitor monitor) {
            Optional<Answer> answer = Combined.of(question, part -> Optional.of(solver.solve(part, monitor)));
            combined += answer.isPresent() ? 1 : 0;
            return answer.orElseGet(() -> solver.solve(question, monitor));
        }
    }

    @Test
    void areRightInRandomPositions() {
        Combining solver = new Combining();
        for (Grid grid : List.of(new Grid(3, 3), new Grid(4, 3), new Grid(5, 2))) {
            new RandomBatch(grid, "formula2", QUESTIONS / 5, QUESTIONS / 10).run(solver, 0);
        }
        // About every third question is of that kind; on one board alone there may be none by chance.
        assertThat(solver.combined).isPositive();
    }

    @Test
    void needNoNodesOnceThePartsAreKnown() throws GoalException {
        Position position = Position.parse("""
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                X X . . . . . . . . . X X
                O . X . . . . . . . X . O
                """, Colour.BLACK);
        Solver solver = new RememberingSolver(new ProofNumberSolver(), new GoalMemory(100));
        for (Colour first : Colour.values()) {
            for (String part : new String[] {"capture(A1)", "capture(N1)"}) {
                solver.solve(question(position, part, first), Monitor.SILENT);
            }
        }
        for (String goal : new String[] {"capture(A1) & capture(N1)", "capture(A1) | capture(N1)"}) {
            Answer answer = solver.solve(question(position, goal, Colour.WHITE), Monitor.SILENT);
            assertThat(answer.result()).isEqualTo(Result.WON);
            assertThat(answer.effort().nodes()).isZero();
        }
    }

    @Test
    void areReadTogetherIfOneMayNotBeHeldBesideTheOther() throws GoalException {
        Position position = Position.parse("""
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                X X . . . . . . . . . X X
                O . X . . . . . . . X . O
                """, Colour.BLACK);
        GoalMemory memory = new GoalMemory(100);
        for (String part : new String[] {"capture(A1)", "capture(N1)"}) {
            for (Colour first : Colour.values()) {
                Answer answer = new ProofNumberSolver().solve(question(position, part, first), Monitor.SILENT);
                memory.keep(part.equals("capture(A1)") ? alone(answer) : answer);
            }
        }
        Answer answer = new RememberingSolver(new ProofNumberSolver(), memory)
                .solve(question(position, "capture(A1) & capture(N1)", Colour.WHITE), Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isPositive();
    }

    /**
     * White gets A2, or takes B2, if Black moves first there. When Black threatens above first, White answers there,
     * and B2 has run away before Black keeps White out of A2.
     */
    @Test
    void areReadTogetherIfAHorizonSettlesSomethingMeanwhile() throws GoalException {
        Position position = Position.parse("""
                . . .
                O O O
                . X .
                O . O
                O O O
                . . .
                . . .
                O O O
                . X .
                . . O
                """, Colour.BLACK);
        Solver solver = new RememberingSolver(new ProofNumberSolver(), new GoalMemory(100));
        String horizon = " escape(3) within(A1-C2,A8-C8)";
        String enters = "(capture(B2) | enter(C1,A2))";
        String connects = "connect(A6,A9)";
        for (Colour first : Colour.values()) {
            for (String part : new String[] {enters, connects}) {
                Answer answer = solver.solve(question(position, part + horizon, first), Monitor.SILENT);
                assertThat(answer.result()).as(part).isEqualTo(Result.WON);
            }
        }
        String both = enters + " & " + connects + horizon;
        assertThat(solver.solve(question(position, both, Colour.BLACK), Monitor.SILENT)
                        .result())
                .isEqualTo(Result.LOST);
        assertThat(solver.solve(question(position, both, Colour.WHITE), Monitor.SILENT)
                        .move()
                        .kind())
                .isEqualTo(FirstMove.Kind.POINT);
    }

    private static Answer alone(Answer answer) {
        return new Answer(
                answer.question(),
                answer.result(),
                answer.move(),
                answer.line(),
                answer.negativeZone(),
                answer.positiveZone(),
                answer.threats(),
                answer.assumptions(),
                answer.stop(),
                answer.effort(),
                /* alone= */ true);
    }

    private static Question question(Position position, String goal, Colour first) throws GoalException {
        Limits limits = new Limits(100_000, Duration.ofSeconds(20), 64);
        return Question.of(
                position,
                GoalParser.parse(goal, position).goal(),
                GoalParser.parse(goal, position).assumptions(),
                first,
                limits);
    }
}
