package org.yomi.engine.discovery;

import java.util.List;
import java.util.Set;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;

/**
 * How far a discovery goes.
 *
 * @param escape {@code escape(k)} that captures, and double purposes, may lean on; 0 for none
 * @param open {@code open(n)} that the life of groups, and double purposes, may lean on; 0 for none
 * @param rules the ko rules of every question
 * @param limits nodes that one question may visit in the end; time, memory and threads of all together
 * @param passes after so many passes it ends, if time is left
 */
public record Scope(int escape, int open, Set<KoRule> rules, Limits limits, int passes) {
    private static final long FIRST_NODES = 500;

    public Scope {
        rules = Set.copyOf(rules);
    }

    /** The nodes for each question, in passes over those that are still open: few at first, so that easy ones come soon. */
    List<Long> nodesOfPasses() {
        return limits.passes(FIRST_NODES);
    }
}
