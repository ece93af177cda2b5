package org.yomi.engine.question;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.zone.Zone;

/**
 * The answer to a question, with what it rests on.
 *
 * @param question as it was put
 * @param result from max's side
 * @param move the first move; {@link FirstMove#NONE} with {@code Unknown}
 * @param line the main line from the first move on, for {@code Unknown} the best so far: that of the neutral rule once it is
 *     decided, else the one that was being read: points, and
 *     {@link org.yomi.engine.board.Geometry#PASS}
 * @param negativeZone Z- of semantics, section 7; null exactly when the result has none
 * @param positiveZone Z+ likewise
 * @param threats how many ko threats turn a ko result; null when the result is no ko, and for a ko whose threats were not
 *     counted, since the question did not want it or the limits ended that
 * @param assumptions those the result leaned on, as written: {@code escape(5)}; empty for a theorem; with {@code Unknown}
 *     those that the bounds leaned on
 * @param stop why there is no result, and what is known; null unless the result is {@code Unknown}
 * @param effort what the answer cost
 * @param alone whether the zones hold by themselves only: the winner must not play elsewhere meanwhile, as he does where he
 *     holds two zones that do not meet
 */
public record Answer(
        Question question,
        Result result,
        FirstMove move,
        List<Integer> line,
        @Nullable Zone negativeZone,
        @Nullable Zone positiveZone,
        @Nullable Threats threats,
        List<String> assumptions,
        @Nullable Stop stop,
        Effort effort,
        boolean alone) {
    /** An answer whose zones may be held beside others. */
    public Answer(
            Question question,
            Result result,
            FirstMove move,
            List<Integer> line,
            @Nullable Zone negativeZone,
            @Nullable Zone positiveZone,
            @Nullable Threats threats,
            List<String> assumptions,
            @Nullable Stop stop,
            Effort effort) {
        this(
                question,
                result,
                move,
                line,
                negativeZone,
                positiveZone,
                threats,
                assumptions,
                stop,
                effort,
                /* alone= */ false);
    }

    public Answer {
        line = List.copyOf(line);
        assumptions = List.copyOf(assumptions);
        if (result.hasNegativeZone() != (negativeZone != null) || result.hasPositiveZone() != (positiveZone != null)) {
            throw new IllegalArgumentException("zones do not fit the result " + result.word());
        }
        if ((result == Result.UNKNOWN) != (stop != null)) {
            throw new IllegalArgumentException("an unknown result, and only that, has a reason");
        }
    }

    /** An answer of a search that was stopped and knows nothing. */
    public static Answer unknown(Question question, StopReason reason, Effort effort) {
        return unknown(question, new Stop(reason, Known.NOTHING), List.of(), List.of(), effort);
    }

    /**
     * An answer of a search that was stopped.
     *
     * @param assumptions those that the bounds leaned on
     * @param line the best so far
     */
    public static Answer unknown(
            Question question, Stop stop, List<String> assumptions, List<Integer> line, Effort effort) {
        return new Answer(question, Result.UNKNOWN, FirstMove.NONE, line, null, null, null, assumptions, stop, effort);
    }

    /**
     * An answer that is no ko.
     *
     * @param won whether it is {@code Won}, else {@code Lost}
     * @param zone of the winner
     */
    public static Answer settled(
            Question question,
            boolean won,
            FirstMove move,
            List<Integer> line,
            Zone zone,
            List<String> assumptions,
            Effort effort,
            boolean alone) {
        return new Answer(
                question,
                won ? Result.WON : Result.LOST,
                move,
                line,
                won ? zone : null,
                won ? null : zone,
                null,
                assumptions,
                null,
                effort,
                alone);
    }

    /** The same answer to another question, found out with another effort. */
    public Answer withQuestion(Question other, Effort otherEffort) {
        return new Answer(
                other, result, move, line, negativeZone, positiveZone, threats, assumptions, stop, otherEffort, alone);
    }

    /** The same answer to another question, for which it is known already. */
    public Answer knownFor(Question other) {
        return withQuestion(other, Effort.none(effort.solver()));
    }

    /** The same answer with another move and line. */
    public Answer withLine(FirstMove otherMove, List<Integer> otherLine) {
        return new Answer(
                question,
                result,
                otherMove,
                otherLine,
                negativeZone,
                positiveZone,
                threats,
                assumptions,
                stop,
                effort,
                alone);
    }

    /** The same answer with another number of threats. */
    public Answer withThreats(@Nullable Threats others) {
        return new Answer(
                question, result, move, line, negativeZone, positiveZone, others, assumptions, stop, effort, alone);
    }

    /** Which limit ended the search; null unless the result is {@code Unknown}. */
    public @Nullable StopReason unknownBecause() {
        return stop == null ? null : stop.reason();
    }

    /** The zone of the side that the result favours: Z- unless max loses, then Z+. */
    public Optional<Zone> zone() {
        return Optional.ofNullable(negativeZone != null ? negativeZone : positiveZone);
    }

    /** Whether it leans on it that somebody who reaches the open counts as never captured. */
    public boolean leansOnOpen() {
        return assumptions.stream().anyMatch(word -> word.startsWith("open("));
    }
}
