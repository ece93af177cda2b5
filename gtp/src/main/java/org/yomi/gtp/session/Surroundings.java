package org.yomi.gtp.session;

import org.yomi.gtp.call.Interruption;

/** What goes on around a line while it is handled. Made anew for each line. */
public interface Surroundings {
    /** Returns the interrupt of this line's command, the same object at each call. */
    Interruption interruption();

    /** Returns whether another line has arrived after this one, or the input has ended. Called from any thread. */
    boolean hasMoreInput();

    /**
     * Sends a part of the reply before the rest is known. Calls never overlap and none comes after the outcome.
     *
     * @param text what to send, as it is
     */
    void sendNow(String text);
}
