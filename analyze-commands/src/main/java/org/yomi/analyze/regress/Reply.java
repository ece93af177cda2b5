package org.yomi.analyze.regress;

import org.jspecify.annotations.Nullable;
import org.yomi.gtp.client.Response;

/**
 * What an engine did with a command.
 *
 * @param fate how it went
 * @param response the reply, if there was a legal one
 * @param trouble why there is none, or none in time; empty for an answer
 */
record Reply(Fate fate, @Nullable Response response, String trouble) {
    enum Fate {
        /** It answered. */
        ANSWERED,
        /** Time was up; it was told to stop, and did. */
        LATE,
        /** Time was up, and it did not stop when told to: it is lost. */
        HUNG,
        /** What it wrote is no reply. */
        ILLEGAL,
        /** It broke while it answered: it is lost. */
        DIED
    }

    /** An answer in time. */
    static Reply answered(Response response) {
        return new Reply(Fate.ANSWERED, response, "");
    }

    /** Whether the engine can answer no more. */
    boolean isLost() {
        return fate == Fate.HUNG || fate == Fate.DIED;
    }

    boolean isLate() {
        return fate == Fate.LATE || fate == Fate.HUNG;
    }

    boolean isSuccess() {
        return fate == Fate.ANSWERED && response != null && response.success();
    }

    /** For people. */
    String text() {
        if (response == null) {
            return trouble;
        }
        String text = response.success() ? response.text().strip() : "? " + response.text();
        return trouble.isEmpty() ? text : trouble + ", then: " + text;
    }
}
