package org.yomi.analyze.gnugo.reading;

import java.util.List;
import java.util.Optional;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Result;
import org.yomi.engine.zone.Zone;

/**
 * What a player gets who wants a goal.
 *
 * @param result never unknown
 * @param move his first move; {@link FirstMove#NONE} if he gets nothing or does not move first
 * @param line the main line, from the first move on, whoever makes it
 * @param zone the points that the result rests on: as long as they stay as they are he gets no more
 * @param horizon what might be taken for granted when that was found out
 */
public record Outcome(Result result, FirstMove move, List<Integer> line, List<Integer> zone, Assumptions horizon) {
    /** He gets nothing. */
    public static final Outcome NOTHING =
            new Outcome(Result.LOST, FirstMove.NONE, List.of(), List.of(), Assumptions.NONE);

    /** He has it already. */
    public static final Outcome HAD = new Outcome(Result.WON, FirstMove.PASS, List.of(), List.of(), Assumptions.NONE);

    /** Copies the lists. */
    public Outcome {
        line = List.copyOf(line);
        zone = List.copyOf(zone);
        if (result == Result.UNKNOWN) {
            throw new IllegalArgumentException("an unknown result is no outcome");
        }
    }

    /** That of an answer that is known. */
    static Outcome of(Answer answer) {
        Zone zone = answer.positiveZone() == null ? answer.negativeZone() : answer.positiveZone();
        return new Outcome(
                answer.result(),
                answer.move(),
                answer.line(),
                zone == null ? List.of() : PointOrder.of(zone),
                answer.question().assumptions());
    }

    /** That of an answer, if it is known. */
    static Optional<Outcome> found(Answer answer) {
        return answer.stop() == null ? Optional.of(of(answer)) : Optional.empty();
    }

    /** The same by another move. */
    public Outcome by(FirstMove other) {
        return new Outcome(result, other, line, zone, horizon);
    }

    /** Another result by the same move. */
    public Outcome as(Result other) {
        return new Outcome(other, move, line, zone, horizon);
    }

    /** The same with another zone. */
    public Outcome restingOn(List<Integer> other) {
        return new Outcome(result, move, line, other, horizon);
    }

    /** The same, as if other things might be taken for granted. */
    Outcome assuming(Assumptions other) {
        return new Outcome(result, move, line, zone, other);
    }

    /** Whether he gets nothing, not even a ko. */
    public boolean isNothing() {
        return result == Result.LOST;
    }

    /** The digit by which GNU Go says it (semantics, section 4). */
    public int code() {
        return switch (result) {
            case WON -> 1;
            case KO_PLUS -> 2;
            case KO_MINUS -> 3;
            default -> 0;
        };
    }
}
