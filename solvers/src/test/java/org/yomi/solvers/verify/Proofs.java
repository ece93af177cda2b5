package org.yomi.solvers.verify;

import java.time.Duration;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.verify.ProofChecker;
import org.yomi.engine.verify.Report;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Questions for proofs to be replayed. */
final class Proofs {
    static final Limits LIMITS = new Limits(2_000_000, Duration.ofMinutes(1), 64);

    /** For random questions, some of which are hard. */
    static final Limits SMALL = new Limits(20_000, Duration.ofMinutes(1), 64);

    private static final long SEED = 7;

    private Proofs() {}

    static Question question(Position position, String goal, Colour first) {
        return question(position, goal, first, LIMITS);
    }

    static Question question(Position position, String goal, Colour first, Limits limits) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            return Question.of(position, parsed.goal(), parsed.assumptions(), first, limits);
        } catch (GoalException e) {
            throw new AssertionError(e);
        }
    }

    static Question question(String diagram, String goal, Colour first) {
        return question(Position.parse(diagram, first), goal, first);
    }

    static Answer solve(Question question) {
        return new ProofNumberSolver().solve(question, Monitor.SILENT);
    }

    static Report check(Answer answer, Solver solver, int positions) {
        return new ProofChecker(solver, positions, Duration.ofMinutes(2), SEED).check(answer, Monitor.SILENT);
    }

    static Report check(Answer answer, int positions) {
        return check(answer, new ProofNumberSolver(), positions);
    }
}
