package org.yomi.engine.question;

import org.jspecify.annotations.Nullable;

/**
 * What a search knows of the result before it has it. The bounds and the zones are proven; the numbers are a guess.
 *
 * @param atLeast the result is this or better for max: {@code Ko+} once the neutral rule is won, and so on
 * @param atMost the result is this or worse for max; equal to the other bound while only the threats of a ko are left to
 *     be counted
 * @param rule the ko rule that is being decided; null when nothing is
 * @param numbers how far that is; null when the search cannot tell
 * @param zones what the refutations found so far rest on, under that rule; null when the search cannot tell
 */
public record Known(
        Result atLeast,
        Result atMost,
        @Nullable KoRule rule,
        @Nullable ProofNumbers numbers,
        @Nullable ZonesSoFar zones) {
    /** Nothing. */
    public static final Known NOTHING = new Known(Result.LOST, Result.WON, null, null, null);

    public Known {
        if (atLeast == Result.UNKNOWN || atMost == Result.UNKNOWN || atLeast.compareTo(atMost) < 0) {
            throw new IllegalArgumentException("bounds are results, the better one above: " + atLeast + " " + atMost);
        }
    }

    /** Whether the lower bound says something. */
    public boolean hasLowerBound() {
        return atLeast != Result.LOST;
    }

    /** Whether it is known that a player, max or else his opponent, wins if nobody has a ko threat. */
    public boolean winsWithoutThreats(boolean max) {
        return max ? atLeast.compareTo(Result.KO_PLUS) <= 0 : atMost.compareTo(Result.KO_MINUS) >= 0;
    }

    /** Whether the upper bound says something. */
    public boolean hasUpperBound() {
        return atMost != Result.WON;
    }
}
