package org.yomi.gtp.call;

/** The command failed: the reply is {@code ? message} and the session goes on. */
public final class GtpFailure extends RuntimeException {
    /**
     * Makes a failure.
     *
     * @param message what is wrong and what would be right, for the person who sent the command
     */
    public GtpFailure(String message) {
        super(message);
    }
}
