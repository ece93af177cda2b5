package org.yomi.engine.goal.text;

import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;

/** A goal with the assumptions written behind it. */
public record ParsedGoal(Goal goal, Assumptions assumptions) {}
