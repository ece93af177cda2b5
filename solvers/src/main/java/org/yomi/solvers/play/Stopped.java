package org.yomi.solvers.play;

import org.yomi.engine.question.StopReason;

/** Unwinds a search that has reached a limit. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient StopReason reason;

    public Stopped(StopReason reason) {
        super(reason.word(), null, false, false);
        this.reason = reason;
    }

    public StopReason reason() {
        return reason;
    }
}
