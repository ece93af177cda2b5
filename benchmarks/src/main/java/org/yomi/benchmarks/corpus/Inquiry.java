package org.yomi.benchmarks.corpus;

import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;

/**
 * A record as a question in words.
 *
 * @param position the stones, and a ban on {@code first} if there is one
 * @param goal the goal and its assumptions in the goal language
 * @param first who moves first
 * @param rules the ko rules to ask under, as {@link Question} takes them
 */
public record Inquiry(Position position, String goal, Colour first, Set<KoRule> rules) {
    /** All ko rules: for a result in full. */
    public static final Set<KoRule> ALL_RULES = Set.of(KoRule.values());

    /**
     * The question that a solver takes.
     *
     * @throws NotAskable when the goal does not fit the position
     */
    public Question question(Limits limits) throws NotAskable {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            return new Question(position, parsed.goal(), parsed.assumptions(), first, rules, limits);
        } catch (GoalException e) {
            throw new NotAskable("no goal: " + e.reason());
        }
    }

    /** The result for the player who moves first: max's when max does, else that of the negated goal. */
    public static Result forFirst(Question question, Result result) {
        return question.maxFirst() ? result : result.negated();
    }
}
