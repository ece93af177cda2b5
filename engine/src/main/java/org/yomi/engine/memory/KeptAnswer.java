package org.yomi.engine.memory;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Question;
import org.yomi.engine.zone.Zone;
import org.yomi.engine.zone.ZonePattern;

/**
 * An answer, and on which points its position must recur for it to hold.
 *
 * <p>{@code Won} and {@code Lost} are the best and the worst there is, so one zone is enough (semantics, section 7). The
 * number of threats of a ko is not the zones' promise; that answer holds in its own position only.
 */
final class KeptAnswer {
    private final Answer answer;
    private final Position position;
    private final Zone zone;
    private final ZonePattern pattern;

    /**
     * Makes an entry.
     *
     * @param answer not {@code Unknown}
     */
    KeptAnswer(Answer answer) {
        this.answer = answer;
        Question question = answer.question();
        position = question.position();
        Zone board = Zone.board(position.geometry());
        zone = answer.result().isKo() || !isMoveInZone() ? board : answer.zone().orElse(board);
        // The zone speaks of positions in which the stones that are taken for alive stand as they stood.
        Zone alive = question.assumptions().alive().orElse(Zone.empty(position.geometry()));
        pattern = ZonePattern.of(position, zone, alive);
    }

    /** A sound zone has the point of the winner's move in it, so that the move is legal wherever the zone recurs. */
    private boolean isMoveInZone() {
        return answer.move().kind() != FirstMove.Kind.POINT
                || answer.zone()
                        .map(zone -> zone.contains(answer.move().point()))
                        .orElse(false);
    }

    /** Whether the result is right for a position with the same player to move: the zone has not changed. */
    boolean holds(Position now) {
        return pattern.standsIn(now);
    }

    /** The answer to a question for whose position this {@link #holds}. */
    Answer answerTo(Question question) {
        return new Answer(
                question,
                answer.result(),
                answer.move(),
                question.position().equals(position) ? answer.line() : lineIn(question.position()),
                answer.negativeZone(),
                answer.positiveZone(),
                answer.threats(),
                answer.assumptions(),
                null,
                new Effort(0, 0, answer.effort().solver()));
    }

    /** The main line as far as it stays in the zone and can be played: beyond, other stones may matter. */
    private List<Integer> lineIn(Position now) {
        Board board = new Board(now, alive());
        List<Integer> line = new ArrayList<>();
        for (int move : answer.line()) {
            boolean legal = move == Geometry.PASS
                    || zone.contains(move) && board.cell(move) == Board.EMPTY && !board.isSuicide(move, board.toMove());
            if (!legal) {
                break;
            }
            board.play(move);
            line.add(move);
        }
        return line;
    }

    private long[] alive() {
        return answer.question()
                .assumptions()
                .alive()
                .orElse(Zone.empty(position.geometry()))
                .toWords();
    }
}
