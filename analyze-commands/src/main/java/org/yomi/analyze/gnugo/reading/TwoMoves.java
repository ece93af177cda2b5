package org.yomi.analyze.gnugo.reading;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.question.Result;
import org.yomi.gtp.call.GtpFailure;

/**
 * Two moves of one player in a row.
 *
 * @param first the first of them
 * @param outcome what the second one gets
 */
public record TwoMoves(int first, Outcome outcome) {
    /**
     * The first pair that wins, else the best one; empty if all get nothing.
     *
     * @param firsts first moves to try
     * @param second what the player gets by a second move after a first one; may fail if that stays unknown
     * @throws GtpFailure when no pair wins, but one was left open
     */
    public static Optional<TwoMoves> best(Collection<Integer> firsts, Function<Integer, Outcome> second) {
        TwoMoves best = new TwoMoves(0, Outcome.NOTHING);
        @Nullable GtpFailure unknown = null;
        for (int first : firsts) {
            try {
                best = better(best, new TwoMoves(first, second.apply(first)));
            } catch (GtpFailure e) {
                unknown = e;
            }
            if (best.outcome.result() == Result.WON) {
                return Optional.of(best);
            }
        }
        if (unknown != null) {
            throw unknown;
        }
        return Optional.of(best).filter(found -> !found.outcome.isNothing());
    }

    /** The one with the better result: they are declared from the best to the worst. */
    private static TwoMoves better(TwoMoves old, TwoMoves other) {
        return other.outcome.result().compareTo(old.outcome.result()) < 0 ? other : old;
    }
}
