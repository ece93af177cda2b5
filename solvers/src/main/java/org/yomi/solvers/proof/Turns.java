package org.yomi.solvers.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.play.Meter;

/** A question that is read in several ways by turns, each time for longer: which is the shortest shows only then. */
final class Turns {
    /** How much longer each further turn is. */
    static final int GROWTH = 4;

    /** One way to read it. */
    @FunctionalInterface
    interface Way {
        /**
         * What is found out.
         *
         * @param stretch about so many nodes may be used
         * @return null if nothing can be found out like this any more
         */
        @Nullable
        Answer read(long stretch);
    }

    private final List<Way> ways;
    private final Meter meter;

    /** A ko that is proven, though its threats are not counted. */
    private @Nullable Answer ko;

    Turns(List<Way> ways, Meter meter) {
        this.ways = ways;
        this.meter = meter;
    }

    /** The answer; the ways are given so many nodes first. */
    Answer answer(long firstStretch) {
        for (long stretch = firstStretch; ; stretch *= GROWTH) {
            for (Way way : ways) {
                Answer answer = way.read(stretch);
                if (answer != null && isLast(answer)) {
                    return ko != null && answer.result() == Result.UNKNOWN
                            ? ko.withQuestion(ko.question(), answer.effort())
                            : answer;
                }
            }
        }
    }

    private boolean isLast(Answer answer) {
        if (isComplete(answer) || isOver(answer)) {
            return true;
        }
        ko = answer.result().isKo() ? answer : ko;
        return false;
    }

    private boolean isOver(Answer answer) {
        StopReason reason = answer.unknownBecause();
        return meter.isSpent() || reason != null && reason != StopReason.NODES;
    }

    /** Whether nothing is left that more nodes might find out. */
    private static boolean isComplete(Answer answer) {
        boolean lacksThreats =
                answer.question().wantsThreats() && answer.result().isKo() && answer.threats() == null;
        return answer.stop() == null && !lacksThreats;
    }

    /** All ko rules and threats in one turn: those that take long are left to the next one, or to another way. */
    static Answer within(long stretch, KoRules rules, Meter meter) {
        long before = meter.allow(GROWTH * stretch);
        try {
            return rules.answerWithin(stretch);
        } finally {
            meter.restore(before);
        }
    }
}
