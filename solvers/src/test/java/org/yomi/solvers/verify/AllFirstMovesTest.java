package org.yomi.solvers.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.TinyPositions;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.FirstMoves;
import org.yomi.engine.verify.OracleSolver;
import org.yomi.solvers.proof.ProofNumberSolver;

/** All good first moves, found by a solver whose zones are smaller than the board. */
class AllFirstMovesTest {
    private final OracleSolver oracle = new OracleSolver();
    private final Solver solver = new ProofNumberSolver();

    @Test
    void areThoseOfTheOracle() {
        Random random = Seeds.random("all first moves");
        int exact = 0;
        for (int i = 0; i < 600; i++) {
            Position position = TinyPositions.random(random);
            String goal = List.of("capture(B2)", "live(A1)", "!connect(A1,C1)", "live(C1) & capture(B2)")
                    .get(random.nextInt(4));
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            Question question = TinyPositions.question(position, goal, first);
            Answer answer = solver.solve(question, Monitor.SILENT);
            FirstMoves moves = FirstMoves.of(answer, solver, Duration.ofMinutes(1), 1, Monitor.SILENT);
            assertThat(moves.unknown()).isEmpty();
            Set<Integer> best = oracle.bestMoves(question);
            if (best.contains(Geometry.PASS)) {
                assertThat(best).as(answer.toString()).containsAll(moves.good());
                assertThat(moves.good()).as(answer.toString()).contains(Geometry.PASS);
            } else {
                assertThat(moves.good()).as(answer.toString()).containsExactlyInAnyOrderElementsOf(best);
                exact += best.isEmpty() ? 0 : 1;
            }
        }
        assertThat(exact).isGreaterThan(100);
    }
}
