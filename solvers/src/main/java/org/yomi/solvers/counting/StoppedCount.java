package org.yomi.solvers.counting;

/** A count was told to end before it was done; the message says what is known so far. */
public final class StoppedCount extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Ends a count.
     *
     * @param known what is known so far, in a few words
     */
    public StoppedCount(String known) {
        super("interrupted, " + known);
    }
}
