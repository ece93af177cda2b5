package org.yomi.benchmarks.corpus;

/** A record cannot be put as a question; the message says why in a few words. It is counted, never dropped. */
public final class NotAskable extends Exception {
    public NotAskable(String reason) {
        super(reason);
    }

    /** The same as the message, which is never null here. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
