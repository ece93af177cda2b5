package org.yomi.solvers.counting;

/**
 * How a long count and the one who waits for it stay in touch.
 *
 * <p>Both methods are called on the threads that count, a few times a second: they must return at once and must not
 * throw.
 */
public interface Watch {
    /** Never stops a count and does not listen. */
    Watch SILENT = () -> false;

    /** Whether the count should end; it then throws {@link StoppedCount} within a second or so. */
    boolean cancelled();

    /**
     * Tells how far the count is.
     *
     * @param what it is doing, in a few words
     * @param part which part of all its work is done, from 0 to 1
     */
    default void progress(String what, double part) {}

    /**
     * Ends the count if it should end.
     *
     * @param known what is known so far, as a sentence's end: {@code 3 of 9 columns done}
     * @throws StoppedCount if it should
     */
    default void check(String known) {
        if (cancelled()) {
            throw new StoppedCount(known);
        }
    }

    /**
     * A watch for a part of the work.
     *
     * @param from which part of all work is done before, from 0 to 1
     * @param to which part is done after it
     */
    default Watch within(double from, double to) {
        Watch whole = this;
        return new Watch() {
            @Override
            public boolean cancelled() {
                return whole.cancelled();
            }

            @Override
            public void progress(String what, double part) {
                whole.progress(what, from + (to - from) * part);
            }
        };
    }
}
