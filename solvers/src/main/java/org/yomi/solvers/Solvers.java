package org.yomi.solvers;

import java.util.List;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.lambda.AttackSolver;
import org.yomi.solvers.lambda.Configuration;
import org.yomi.solvers.lambda.Generator;
import org.yomi.solvers.proof.ProofNumberSolver;
import org.yomi.solvers.proof.RoomSolver;

/** The solvers that come with Yomi. A new one is added here, and can then be chosen and measured by its name. */
public final class Solvers {
    private Solvers() {}

    /** A new one of each, the default first. */
    public static List<Solver> all() {
        return List.of(
                new ProofNumberSolver(),
                ProofNumberSolver.ofParts(),
                ProofNumberSolver.ofWholeFormulas(),
                new RoomSolver(),
                new AttackSolver(Configuration.lambda(Generator.HEURISTIC)),
                new AttackSolver(Configuration.plain(Generator.HEURISTIC)));
    }
}
