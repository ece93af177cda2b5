package org.yomi.benchmarks.corpus;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.lambda.AttackSolver;
import org.yomi.solvers.lambda.Configuration;
import org.yomi.solvers.lambda.Generator;
import org.yomi.solvers.proof.ProofNumberSolver;
import org.yomi.solvers.proof.RoomSolver;

/** The solvers that can be measured. A new one is added here and nowhere else in this module. */
public final class Solvers {
    private Solvers() {}

    /** One of each, the default first. */
    static List<Solver> all() {
        return List.of(
                new ProofNumberSolver(),
                ProofNumberSolver.ofParts(),
                ProofNumberSolver.ofWholeFormulas(),
                new RoomSolver(),
                new AttackSolver(Configuration.lambda(Generator.HEURISTIC)),
                new AttackSolver(Configuration.plain(Generator.HEURISTIC)));
    }

    /** The solver with a name, if there is one. */
    static Optional<Solver> named(String name) {
        return all().stream().filter(solver -> solver.name().equals(name)).findFirst();
    }

    /** The names there are, with commas. */
    static String names() {
        return all().stream().map(Solver::name).collect(Collectors.joining(", "));
    }
}
