package org.yomi.engine.discovery;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.study.Status;

/**
 * What became of a goal by one move.
 *
 * @param candidate the goal
 * @param before its status before the move; null when it is about the stone that was played
 * @param after its status after the move; null when the move decided it
 * @param isAchieved whether the goal is won by what stands on the board then, if nothing changes any more
 */
public record Change(
        Candidate candidate,
        @Nullable Status before,
        @Nullable Status after,
        boolean isAchieved) {
    /** Whether it was found out what the goal was and is. */
    public boolean isKnown() {
        return isKnown(before) && isKnown(after);
    }

    private static boolean isKnown(@Nullable Status status) {
        return status == null || status.verdict() != Status.Verdict.UNKNOWN;
    }

    /** Whether the move changed the result for either player to move first; about the stone played, whether it is safe. */
    public boolean isChange() {
        if (before == null) {
            return after == null || after.verdict() != Status.Verdict.LOST;
        }
        return after == null
                || before.maxFirst().result() != after.maxFirst().result()
                || before.minFirst().result() != after.minFirst().result();
    }
}
