package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Result;

/**
 * What a player gets who wants a goal.
 *
 * @param result never unknown
 * @param move his first move; {@link FirstMove#NONE} if he gets nothing or does not move first
 * @param line the main line, from the first move on, whoever makes it
 * @param zone the points that the result rests on: as long as they stay as they are he gets no more
 */
record Outcome(Result result, FirstMove move, List<Integer> line, List<Integer> zone) {
    /** He gets nothing. */
    static final Outcome NOTHING = new Outcome(Result.LOST, FirstMove.NONE, List.of(), List.of());

    /** He has it already. */
    static final Outcome HAD = new Outcome(Result.WON, FirstMove.PASS, List.of(), List.of());

    Outcome {
        line = List.copyOf(line);
        zone = List.copyOf(zone);
        if (result == Result.UNKNOWN) {
            throw new IllegalArgumentException("an unknown result is no outcome");
        }
    }

    /** The same by another move. */
    Outcome by(FirstMove other) {
        return new Outcome(result, other, line, zone);
    }

    /** Another result by the same move. */
    Outcome as(Result other) {
        return new Outcome(other, move, line, zone);
    }

    /** Whether he gets nothing, not even a ko. */
    boolean isNothing() {
        return result == Result.LOST;
    }

    /** The digit by which GNU Go says it (semantics, section 4). */
    int code() {
        return switch (result) {
            case WON -> 1;
            case KO_PLUS -> 2;
            case KO_MINUS -> 3;
            default -> 0;
        };
    }

    /** {@code 0}, or the code and the move. */
    String codeAndMove(Geometry geometry) {
        return isNothing() ? "0" : code() + " " + Words.move(geometry, move.point());
    }
}
