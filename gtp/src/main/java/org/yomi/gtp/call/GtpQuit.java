package org.yomi.gtp.call;

/** The session shall end: the reply is an empty success, as for {@code quit}. */
public final class GtpQuit extends RuntimeException {
    /** Makes a wish to end the session. */
    public GtpQuit() {
        super("quit");
    }
}
