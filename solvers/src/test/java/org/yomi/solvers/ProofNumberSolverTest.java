package org.yomi.solvers;

import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

class ProofNumberSolverTest extends SolverContract {
    @Override
    Solver solver() {
        return new ProofNumberSolver();
    }
}
