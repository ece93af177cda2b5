package org.yomi.engine.discovery;

import org.yomi.engine.study.Status;

/**
 * What came of a candidate.
 *
 * @param candidate the goal
 * @param status both answers
 */
public record Found(Candidate candidate, Status status) {
    /** Whether it matters who moves first: unsettled, or a ko. */
    public boolean isOpen() {
        return isKnown() && !status.isSettled();
    }

    /** Whether both questions are answered. */
    public boolean isKnown() {
        return status.verdict() != Status.Verdict.UNKNOWN;
    }
}
