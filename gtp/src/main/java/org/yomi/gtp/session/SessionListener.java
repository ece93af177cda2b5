package org.yomi.gtp.session;

/**
 * Hears what a session does, so that the host can log it: this library has no logger.
 *
 * <p>What an implementer must keep to: return soon and do not throw. {@link #sent} may be called from any thread that a
 * handler emits from, {@link #crashed} also from the reader's; {@link #received} is called on the command thread.
 */
public interface SessionListener {
    /** Hears nothing. */
    SessionListener NONE = new SessionListener() {};

    /**
     * A line is about to be handled.
     *
     * @param line as it came, without its line end
     */
    default void received(String line) {}

    /**
     * A reply, or a part of one, is ready.
     *
     * @param text exactly what is sent
     */
    default void sent(String text) {}

    /**
     * Something broke that should not; the session goes on.
     *
     * @param during the line that was being handled, or a few words
     * @param error what was thrown
     */
    default void crashed(String during, Throwable error) {}
}
