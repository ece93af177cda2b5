package org.yomi.solvers;

import org.yomi.engine.question.Solver;
import org.yomi.solvers.achieve.AchieveGoalSolver;

class AchieveGoalSolverTest extends SolverContract {
    @Override
    Solver solver() {
        return new AchieveGoalSolver();
    }
}
