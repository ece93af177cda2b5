package org.yomi.solvers.achieve;

import org.yomi.engine.question.StopReason;

/** Unwinds a search that has reached a limit. */
final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient StopReason reason;

    Stopped(StopReason reason) {
        super(reason.word(), null, false, false);
        this.reason = reason;
    }

    StopReason reason() {
        return reason;
    }
}
