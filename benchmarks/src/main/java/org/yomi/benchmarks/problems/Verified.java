package org.yomi.benchmarks.problems;

import org.jspecify.annotations.Nullable;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Threats;

/**
 * A published result, for max.
 *
 * @param threats how many turn a ko; null when the result is no ko
 */
record Verified(Result result, @Nullable Threats threats) {
    static final Verified WON = new Verified(Result.WON, null);

    /**
     * GoTools' verdict about a group that max wants to live.
     *
     * @param lives without ko threats
     * @param threats how many outside threats of the other side turn that; 0 when no number does
     */
    static Verified ofGoTools(boolean lives, int threats) {
        if (threats == 0) {
            return new Verified(lives ? Result.WON : Result.LOST, null);
        }
        Threats number = threats <= Threats.MOST_COUNTED ? Threats.of(threats) : Threats.MANY;
        return new Verified(lives ? Result.KO_PLUS : Result.KO_MINUS, number);
    }

    /** What is left of the result under the neutral rule alone. */
    Verified neutral() {
        boolean won = result == Result.WON || result == Result.KO_PLUS;
        return new Verified(won ? Result.WON : Result.LOST, null);
    }

    /**
     * Compares an answer.
     *
     * @return {@link Verdict#NEAR} if the result is the same ko but takes another number of threats, or an unknown
     *     one; {@link Verdict#MANY} if it is a ko that perhaps no number of threats turns, which GoTools, counting
     *     threats up to a bound, calls settled; such a ko is {@link Verdict#UNKNOWN} if its threats were not counted
     */
    Verdict verdict(Answer answer) {
        if (answer.result() == Result.UNKNOWN) {
            return Verdict.UNKNOWN;
        }
        if (answer.result() == result) {
            return answer.threats() == threats ? Verdict.OK : Verdict.NEAR;
        }
        if (answer.result() != endless()) {
            return Verdict.DIFF;
        }
        if (answer.threats() == null) {
            return Verdict.UNKNOWN;
        }
        return answer.threats() == Threats.MANY ? Verdict.MANY : Verdict.DIFF;
    }

    /** The ko that is worth as much in practice, when no number of threats turns it. */
    private Result endless() {
        return result == Result.LOST ? Result.KO_MINUS : result == Result.WON ? Result.KO_PLUS : result;
    }

    @Override
    public String toString() {
        return word(result, threats);
    }

    /** A result with its threats: {@code Ko+ 2}. */
    static String word(Result result, @Nullable Threats threats) {
        return threats == null ? result.word() : result.word() + " " + threats.word();
    }
}
