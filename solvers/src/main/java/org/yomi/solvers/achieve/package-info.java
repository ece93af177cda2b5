/**
 * AchieveGoal of Shih et al. (AAAI 2022, appendix) for one goal to reach or to keep: depth-first search with null move,
 * must-play regions and relevance zones.
 *
 * <p>Every question about {@code capture}, {@code live} or {@code connect} is a game between a <em>reacher</em>, who has
 * to make something happen, and a <em>keeper</em>, who wins by play that goes on for ever (semantics, section 3).
 * {@link org.yomi.solvers.achieve.ReachSearch} looks for the reacher's win with a growing budget;
 * {@link org.yomi.solvers.achieve.KeepProof} turns "not within the budget" into a proof that holds for ever.
 */
@NullMarked
package org.yomi.solvers.achieve;

import org.jspecify.annotations.NullMarked;
