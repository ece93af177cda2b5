package org.yomi.gtp.call;

/** The command failed: the reply is {@code ? message} and the session goes on. */
public final class GtpFailure extends RuntimeException {
    private final boolean wrongCount;

    /**
     * Makes a failure.
     *
     * @param message what is wrong and what would be right, for the person who sent the command
     */
    public GtpFailure(String message) {
        this(message, false);
    }

    private GtpFailure(String message, boolean wrongCount) {
        super(message);
        this.wrongCount = wrongCount;
    }

    /** As by the constructor, where there are too many or too few arguments: the reply says which the command takes. */
    static GtpFailure ofCount(String message) {
        return new GtpFailure(message, true);
    }

    /** Whether there are too many or too few arguments. */
    public boolean isOfCount() {
        return wrongCount;
    }
}
