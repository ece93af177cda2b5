package org.yomi.analyze.game;

/** The game cannot be changed as asked, and is as it was. The reason is for the person who asked. */
public final class IllegalChange extends Exception {
    private final String reason;

    IllegalChange(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** Why not. */
    public String reason() {
        return reason;
    }
}
