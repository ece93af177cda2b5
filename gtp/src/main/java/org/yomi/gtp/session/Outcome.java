package org.yomi.gtp.session;

import org.jspecify.annotations.Nullable;

/**
 * What came of a line.
 *
 * @param reply what to send (what is left of it, if parts were sent before), ending with the blank line; null if the
 *     line asks for no reply
 * @param over whether the session ends here
 */
public record Outcome(@Nullable String reply, boolean over) {
    /** No reply, and the session goes on. */
    public static final Outcome NOTHING = new Outcome(null, false);
}
