package org.yomi.engine.verify.game;

/** Ends a walk that may not or cannot go on. */
public final class Exhausted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /** Ends it for a reason that a user understands. */
    public Exhausted(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    /** Why, in a few words. */
    public String reason() {
        return reason;
    }
}
