package org.yomi.solvers;

import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.RoomSolver;

/** Small boards are rooms as they are, and smaller ones under {@code alive(..)} and {@code within(..)}. */
class RoomSolverTest extends SolverContract {
    @Override
    Solver solver() {
        return new RoomSolver();
    }

    /** Under {@code escape(k)} and {@code open(n)} it may not read, and these may be all that are drawn. */
    @Override
    double mayBeUnknownUnderAssumptions() {
        return 1;
    }
}
