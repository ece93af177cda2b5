package org.yomi.solvers;

import org.junit.jupiter.api.Tag;
import org.yomi.engine.memory.GoalMemory;
import org.yomi.engine.memory.RememberingSolver;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/** One memory for all questions of a test: most answers were found for other stones outside their zones. */
@Tag("nightly")
class RememberingSolverTest extends SolverContract {
    private final Solver solver = new RememberingSolver(new ProofNumberSolver(), new GoalMemory(1000));

    @Override
    Solver solver() {
        return solver;
    }
}
