package org.yomi.analyze.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;

/**
 * A move, or a stone to set up.
 *
 * @param colour whose it is
 * @param point a point, or {@link Geometry#PASS}
 */
public record Move(Colour colour, int point) {
    /** The position after this move, whoever was to move before. */
    Position playedOn(Position position) throws IllegalChange {
        return played(new Board(position.withToMove(colour)), false);
    }

    /** Likewise, where the ko rule forbids nothing. */
    Position playedWithoutBanOn(Position position) throws IllegalChange {
        return played(new Board(position.withToMove(colour)), true);
    }

    private Position played(Board board, boolean freeOfBan) throws IllegalChange {
        Legality legality = point == Geometry.PASS ? Legality.OK : board.legality(point);
        if (legality != Legality.OK && !(freeOfBan && legality == Legality.KO)) {
            throw new IllegalChange(
                    "illegal move: " + colour.word() + " " + board.geometry().name(point) + ", " + reason(legality));
        }
        board.play(point);
        return board.position();
    }

    private static String reason(Legality legality) {
        return switch (legality) {
            case OK -> throw new IllegalArgumentException("legal");
            case OCCUPIED -> "the point is occupied";
            case SUICIDE -> "suicide is not allowed";
            case KO -> "the ko rule forbids it";
        };
    }
}
