package org.yomi.solvers.compound;

import java.time.Duration;
import java.util.List;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.compound.Part;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.proof.ProofNumberSolver;

/**
 * A small position for questions about two goals of Black, {@code one} and {@code other}, and both together.
 *
 * @param position with a ban, if there is one
 * @param one a goal in the goal language
 * @param other another one
 * @param assumptions behind both, or empty
 */
record Scene(Position position, String one, String other, String assumptions) {
    static final List<Solver> SOLVERS =
            List.of(new ProofNumberSolver(), ProofNumberSolver.ofWholeFormulas(), ProofNumberSolver.ofParts());
    private static final Limits LIMITS = new Limits(300_000, Duration.ofMinutes(2), 64);

    /** From a diagram in which {@code w} is an empty point where White may not retake a ko, {@code b} the same of Black. */
    static Scene of(String diagram, String one, String other, String assumptions) {
        boolean white = diagram.indexOf('w') >= 0;
        Colour banned = white ? Colour.WHITE : Colour.BLACK;
        Position position = Position.parse(diagram.replace('w', '.').replace('b', '.'), banned);
        Geometry geometry = position.geometry();
        String[] rows = diagram.strip().lines().toArray(String[]::new);
        int ban = Geometry.PASS;
        for (int p = 0; p < geometry.size(); p++) {
            String row = rows[rows.length - 1 - geometry.y(p)].replace(" ", "");
            ban = "wb".indexOf(row.charAt(geometry.x(p))) >= 0 ? p : ban;
        }
        return new Scene(Position.of(geometry, position.cells(), banned, ban), one, other, assumptions);
    }

    /** The whole, with {@code &} or {@code |}. */
    String both(String sign) {
        return "(" + one + ") " + sign + " (" + other + ")";
    }

    Part part(String goal) {
        Solver solver = SOLVERS.get(0);
        return new Part(ask(solver, goal, true), ask(solver, goal, false));
    }

    Result result(Solver solver, String goal, boolean maxFirst) {
        return ask(solver, goal, maxFirst).result();
    }

    private Answer ask(Solver solver, String words, boolean maxFirst) {
        try {
            ParsedGoal parsed = GoalParser.parse(words + " " + assumptions, position);
            Goal goal = parsed.goal();
            Colour first = maxFirst ? goal.max() : goal.max().opponent();
            return solver.solve(Question.of(position, goal, parsed.assumptions(), first, LIMITS), Monitor.SILENT);
        } catch (GoalException e) {
            throw new AssertionError(words, e);
        }
    }
}
