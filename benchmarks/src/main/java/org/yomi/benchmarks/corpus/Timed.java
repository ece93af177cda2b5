package org.yomi.benchmarks.corpus;

import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;

/**
 * An answer and how long it took.
 *
 * @param millis wall-clock milliseconds, with fractions: most answers take less than one
 */
public record Timed(Answer answer, double millis) {
    /**
     * Puts a question to a solver.
     *
     * @throws NotAskable when the solver refuses the goal
     * @throws IllegalStateException when the solver fails, with the question to reproduce it
     */
    public static Timed ask(Solver solver, Question question) throws NotAskable {
        if (!solver.refuses(question.goal()).isEmpty()) {
            throw new NotAskable("refused by the solver " + solver.name());
        }
        long start = System.nanoTime();
        try {
            Answer answer = solver.solve(question, Monitor.SILENT);
            return new Timed(answer, (System.nanoTime() - start) / 1e6);
        } catch (RuntimeException | Error e) {
            Position position = question.position();
            String goal =
                    GoalPrinter.print(new ParsedGoal(question.goal(), question.assumptions()), position.geometry());
            throw new IllegalStateException("solver failed at " + goal + " in\n" + position, e);
        }
    }
}
