package org.yomi.solvers.proof;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
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
        this.ways = new ArrayList<>(ways);
        this.meter = meter;
    }

    /**
     * The answer; the ways are given so many nodes first. One that has used up its own memory, or cannot prove what is left, is
     * given up, and the others go on.
     */
    Answer answer(long firstStretch) {
        Answer givenUp = null;
        for (long stretch = firstStretch; !ways.isEmpty(); stretch *= GROWTH) {
            for (Iterator<Way> turns = ways.iterator(); turns.hasNext(); ) {
                Answer answer = turns.next().read(stretch);
                if (answer == null) {
                    turns.remove();
                } else if (isGivenUp(answer)) {
                    turns.remove();
                    givenUp = answer;
                }
                if (answer != null && isLast(answer)) {
                    return orKo(answer);
                }
            }
        }
        String solver = Objects.requireNonNull(givenUp).effort().solver();
        return orKo(givenUp.withQuestion(givenUp.question(), ProofNumberSolver.effort(meter, solver)));
    }

    private Answer orKo(Answer answer) {
        return ko != null && answer.result() == Result.UNKNOWN
                ? ko.withQuestion(ko.question(), answer.effort())
                : answer;
    }

    private static boolean isGivenUp(Answer answer) {
        StopReason reason = answer.unknownBecause();
        return reason == StopReason.MEMORY || reason == StopReason.METHOD;
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
        return meter.isSpent() || reason == StopReason.TIME || reason == StopReason.CANCELLED;
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
