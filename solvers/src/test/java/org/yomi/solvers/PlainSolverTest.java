package org.yomi.solvers;

import org.yomi.engine.question.Solver;
import org.yomi.solvers.lambda.AttackSolver;
import org.yomi.solvers.lambda.Configuration;
import org.yomi.solvers.lambda.Generator;

class PlainSolverTest extends SolverContract {
    @Override
    Solver solver() {
        return new AttackSolver(Configuration.plain(Generator.HEURISTIC));
    }

    /** It proves captures only; no stone may be capturable at all. */
    @Override
    double mayBeUnknown() {
        return 1;
    }
}
