package org.yomi.engine.compound;

import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;

/**
 * What is proven of a result: it lies between two results, both included.
 *
 * @param atLeast the result is this or better for max
 * @param atMost the result is this or worse for max
 */
public record Bounds(Result atLeast, Result atMost) {
    /** Nothing is known: {@code Unknown}. */
    public static final Bounds OPEN = new Bounds(Result.LOST, Result.WON);

    public Bounds {
        if (atLeast == Result.UNKNOWN || atMost == Result.UNKNOWN || atLeast.compareTo(atMost) < 0) {
            throw new IllegalArgumentException("bounds are results, the better one above: " + atLeast + " " + atMost);
        }
    }

    /** The result itself; {@link #OPEN} for {@link Result#UNKNOWN}. */
    public static Bounds of(Result result) {
        return result == Result.UNKNOWN ? OPEN : new Bounds(result, result);
    }

    /** What an answer proves; something even if the search was stopped. */
    public static Bounds of(Answer answer) {
        Stop stop = answer.stop();
        return stop == null
                ? of(answer.result())
                : new Bounds(stop.known().atLeast(), stop.known().atMost());
    }

    /** Whether the result is known. */
    public boolean isExact() {
        return atLeast == atMost;
    }

    /** The same for the negated goal, whose max is the other player (semantics, section 4). */
    public Bounds negated() {
        return new Bounds(atMost.negated(), atLeast.negated());
    }

    static Result worse(Result a, Result b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    static Result better(Result a, Result b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    /** The word of the result, or {@code Lost..Ko+}. */
    @Override
    public String toString() {
        return isExact() ? atLeast.word() : atLeast.word() + ".." + atMost.word();
    }
}
