package org.yomi.engine.discovery;

import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;

/**
 * A goal worth asking about.
 *
 * @param assumptions what its answer may lean on
 * @param stones how many stones are at stake: those of the block or group, of the smaller block of a connection
 */
public record Candidate(AtomicGoal goal, Assumptions assumptions, int stones) {}
