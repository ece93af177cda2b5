package org.yomi.analyze.batch;

import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;

/**
 * A question ready to be put.
 *
 * @param position with the player to move who moves first
 * @param goal in the goal language
 */
record Puzzle(Position position, String goal, Limits limits) {
    /**
     * Puts it.
     *
     * @param monitor says when to stop reading
     * @throws BadQuestion if the goal is none for the position, or the solver does not read such goals
     */
    Answer answer(Solver solver, Monitor monitor) throws BadQuestion {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            String refusal = solver.refuses(parsed.goal());
            if (!refusal.isEmpty()) {
                throw new BadQuestion(refusal);
            }
            Question question = Question.of(position, parsed.goal(), parsed.assumptions(), position.toMove(), limits);
            return solver.solve(question, monitor);
        } catch (GoalException e) {
            throw new BadQuestion("goal, " + e.getMessage());
        }
    }
}
