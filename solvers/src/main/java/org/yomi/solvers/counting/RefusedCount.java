package org.yomi.solvers.counting;

/** A count cannot be made as asked; the message says why, and what can. */
public final class RefusedCount extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Refuses, with a message for the person who asked. */
    public RefusedCount(String reason) {
        super(reason);
    }
}
