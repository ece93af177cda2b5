package org.yomi.engine.memory;

import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;

/** What a question asks, whatever the stones and the limits. */
record Topic(Geometry geometry, Goal goal, Assumptions assumptions, Colour first, Set<KoRule> rules) {
    static Topic of(Question question) {
        return new Topic(
                question.position().geometry(),
                question.goal(),
                question.assumptions(),
                question.first(),
                question.rules());
    }
}
