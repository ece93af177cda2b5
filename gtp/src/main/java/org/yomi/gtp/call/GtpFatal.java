package org.yomi.gtp.call;

/** The command failed and nothing can be done after it: the reply is {@code ? message} and the session ends. */
public final class GtpFatal extends RuntimeException {
    /**
     * Makes a fatal failure.
     *
     * @param message what is wrong, for the person who sent the command
     */
    public GtpFatal(String message) {
        super(message);
    }
}
