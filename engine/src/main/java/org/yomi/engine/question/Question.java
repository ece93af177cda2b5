package org.yomi.engine.question;

import java.util.EnumSet;
import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;

/**
 * Can max force the goal when {@code first} moves first? (Semantics, section 5.)
 *
 * @param position the stones and a ban; who moves in it does not matter beyond the ban's owner
 * @param goal a goal made for this position, whose stones are there
 * @param assumptions what the result may lean on
 * @param first the player who moves first; a ban on the other player is void
 * @param rules all three ko rules for a full result, or one: then the result is only {@code Won} or {@code Lost}, under
 *     that rule
 * @param limits when to give up
 * @param wantsThreats whether the ko threats that turn a ko result are to be counted; else it is answered without them
 * @param tenuki how long a pass that is enough is looked for where the player who moves first wins
 */
public record Question(
        Position position,
        Goal goal,
        Assumptions assumptions,
        Colour first,
        Set<KoRule> rules,
        Limits limits,
        boolean wantsThreats,
        Tenuki tenuki) {
    /**
     * Refuses what is no question.
     *
     * @throws IllegalArgumentException if the rules are not all and not one, or a stone of the goal is not there
     */
    public Question {
        if (rules.size() != 1 && rules.size() != KoRule.values().length) {
            throw new IllegalArgumentException("a question is put under all ko rules or under one, not " + rules);
        }
        for (int stone : goal.stones(position.geometry()).points()) {
            if (position.isEmpty(stone)) {
                throw new IllegalArgumentException("a goal is about stones on the board, and "
                        + position.geometry().name(stone) + " is empty");
            }
        }
        position = position.withToMove(first);
        rules = Set.copyOf(rules);
    }

    /** A question that wants to know all: the threats of a ko, and whether a pass is enough. */
    public Question(
            Position position, Goal goal, Assumptions assumptions, Colour first, Set<KoRule> rules, Limits limits) {
        this(position, goal, assumptions, first, rules, limits, true, Tenuki.SOUGHT);
    }

    /** A question under all ko rules. */
    public static Question of(Position position, Goal goal, Assumptions assumptions, Colour first, Limits limits) {
        return new Question(position, goal, assumptions, first, EnumSet.allOf(KoRule.class), limits);
    }

    /** The same question with other limits. */
    public Question withLimits(Limits others) {
        return new Question(position, goal, assumptions, first, rules, others, wantsThreats, tenuki);
    }

    /** The same question about another goal, whose stones are there and which may be the other player's. */
    public Question withGoal(Goal other) {
        return new Question(position, other, assumptions, first, rules, limits, wantsThreats, tenuki);
    }

    /** The same question under other assumptions. */
    public Question withAssumptions(Assumptions others) {
        return new Question(position, goal, others, first, rules, limits, wantsThreats, tenuki);
    }

    /** The same question under other ko rules: all, or one. */
    public Question withRules(Set<KoRule> others) {
        return new Question(position, goal, assumptions, first, others, limits, wantsThreats, tenuki);
    }

    /** The same question for one who does not need to know how many threats a ko takes: that may be the longest part. */
    public Question withoutThreats() {
        return new Question(position, goal, assumptions, first, rules, limits, false, tenuki);
    }

    /** The same question for one who wants a move even where none is needed: to find that out may take as long as the win. */
    public Question withoutTenuki() {
        return withTenuki(Tenuki.IGNORED);
    }

    /** The same question for one who wants to know more, or less, of whether a move is needed. */
    public Question withTenuki(Tenuki other) {
        return new Question(position, goal, assumptions, first, rules, limits, wantsThreats, other);
    }

    /** Whether it is put under one ko rule only, so that no result is a ko. */
    public boolean isUnderOneRule() {
        return rules.size() == 1;
    }

    /** Whether the player who wants the goal moves first. */
    public boolean maxFirst() {
        return first == goal.max();
    }
}
