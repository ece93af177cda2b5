package org.yomi.solvers;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.TooManyStates;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;
import org.yomi.solvers.oracle.ZoneTrial;

/**
 * Random questions about goals of one kind.
 *
 * @param grid the board
 * @param kind of the atoms
 * @param questions how many
 * @param perGoal after how many there is a new goal with new assumptions; the oracle works long for each
 */
record RandomBatch(Grid grid, String kind, int questions, int perGoal) {
    private static final Limits LIMITS = new Limits(25_000, Duration.ofMinutes(2), 64);

    /** Life anywhere has so many states even here that few questions are decided late. */
    private static final Limits LIMITS_OF_INVADE = new Limits(3000, Duration.ofMinutes(2), 64);

    /** Within the small limits some may stay unknown; if most do, the test says little. */
    private static final double MAY_BE_UNKNOWN = 0.85;

    private static final int FILLINGS = 20;

    RandomBatch {
        questions = Math.max(1, questions);
        perGoal = Math.max(1, perGoal);
    }

    /** Without assumptions; the outside of a zone is filled in every way. */
    void run(Solver solver, double mayBeUnknown) {
        run(solver, mayBeUnknown, "", (source, goal) -> Assumptions.NONE, random -> ZoneTrial.ALL);
    }

    /** With assumptions of every kind; the outside of a zone is filled in every way. */
    void runUnderAssumptions(Solver solver, double mayBeUnknown) {
        run(
                solver,
                mayBeUnknown,
                " under assumptions",
                (source, goal) -> source.assumptions(),
                random -> ZoneTrial.ALL);
    }

    /** With moves on so many points only, for boards that are too large otherwise; zones get a few random fillings. */
    void runWithin(int points, Solver solver, double mayBeUnknown) {
        run(
                solver,
                mayBeUnknown,
                " within " + points + " points",
                (source, goal) -> source.within(goal, points),
                random -> ZoneTrial.sample(FILLINGS, random));
    }

    private void run(
            Solver solver,
            double mayBeUnknown,
            String under,
            BiFunction<RandomQuestions, Goal, Assumptions> assumptions,
            Function<Random, ZoneTrial> zoneTrial) {
        String name = grid.width() + "x" + grid.height() + " " + kind + under;
        Random random = Seeds.random(solver.name() + " " + name);
        ContractRun run = new ContractRun(
                name, solver, kind.equals("invade") ? LIMITS_OF_INVADE : LIMITS, zoneTrial.apply(random));
        RandomQuestions source = new RandomQuestions(grid, random);
        int left = questions;
        while (left > 0) {
            Goal goal = source.goal(kind);
            Oracle oracle = new Oracle(grid, goal, assumptions.apply(source, goal));
            try {
                Optional<OracleQuestion> question = source.question(oracle);
                for (int i = Math.min(left, perGoal); i > 0 && question.isPresent(); i--) {
                    left--;
                    run.put(question.get());
                    question = source.question(oracle);
                }
            } catch (TooManyStates e) {
                // Few formulas on 4x3 have that many: what was asked about them stays, another goal follows.
                System.out.println(name + ": left " + goal + ": " + e.getMessage());
            }
        }
        run.finish(Math.max(MAY_BE_UNKNOWN, mayBeUnknown));
    }
}
