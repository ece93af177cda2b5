package org.yomi.engine.explain;

import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.verify.game.GoalFlags.Flag;

/**
 * What became of a part of the goal in the course of a line.
 *
 * @param atom the part
 * @param flag achieved or failed
 */
public record Settled(AtomicGoal atom, Flag flag) {}
