package org.yomi.engine.question;

/**
 * The end of a search that has no result.
 *
 * @param reason which limit ended it
 * @param known what it knew by then, less than the result
 */
public record Stop(StopReason reason, Known known) {
    public Stop {
        if (known.atLeast() == known.atMost()) {
            throw new IllegalArgumentException(
                    "the result is known: " + known.atLeast().word());
        }
    }
}
