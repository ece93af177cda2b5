package org.yomi.engine.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;
import org.yomi.engine.zone.ZonePattern;

/**
 * An answer, and on which points its position must recur for it to hold.
 *
 * <p>{@code Won} and {@code Lost} are the best and the worst there is, so one zone is enough; a ko takes both (semantics,
 * section 7). The number of its threats is not the zones' promise; that holds in its own position only.
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
        zone = isMoveInZone() ? bothZones() : board;
        // The zone speaks of positions in which the stones that are taken for alive stand as they stood.
        Zone alive = question.assumptions().immortal(position.geometry());
        pattern = ZonePattern.of(position, zone, alive);
    }

    private Zone bothZones() {
        Zone none = Zone.empty(position.geometry());
        return Objects.requireNonNullElse(answer.negativeZone(), none)
                .union(Objects.requireNonNullElse(answer.positiveZone(), none));
    }

    /** A sound zone has the point of the winner's move in it, so that the move is legal wherever the zone recurs. */
    private boolean isMoveInZone() {
        Zone zone = answer.question().maxFirst() ? answer.negativeZone() : answer.positiveZone();
        return answer.move().kind() != FirstMove.Kind.POINT
                || zone != null && zone.contains(answer.move().point());
    }

    /** Whether this is right for a question with the same player to move, and all that it wants: its zone has not changed. */
    boolean answers(Question question) {
        boolean wantsThreats = answer.result().isKo() && question.wantsThreats();
        return pattern.standsIn(question.position())
                && hasMoveFor(question)
                && (!wantsThreats || threatsIn(question.position()) != null);
    }

    /** Who wants a move does not want a pass; for who wants a pass a move will do if one was looked for as long as he would. */
    private boolean hasMoveFor(Question question) {
        Tenuki looked = answer.question().tenuki();
        boolean anyMoveWillDo = question.tenuki() == Tenuki.IGNORED;
        FirstMove.Kind wanted = anyMoveWillDo ? FirstMove.Kind.POINT : FirstMove.Kind.PASS;
        return answer.move().kind() == wanted
                || answer.move().kind() == FirstMove.Kind.NONE
                || looked == question.tenuki()
                || !anyMoveWillDo && looked == Tenuki.SOUGHT;
    }

    private @Nullable Threats threatsIn(Position now) {
        return now.equals(position) ? answer.threats() : null;
    }

    /** The answer to a question that this {@link #answers}. */
    Answer answerTo(Question question) {
        boolean isHere = question.position().equals(position);
        return answer.knownFor(question)
                .withLine(answer.move(), isHere ? answer.line() : lineIn(question.position()))
                .withThreats(threatsIn(question.position()));
    }

    /** The main line as far as it stays in the zone and can be played: beyond, other stones may matter. */
    private List<Integer> lineIn(Position now) {
        Board board = answer.question().assumptions().board(now);
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
}
