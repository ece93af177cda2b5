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
        Board board = new Board(position.withToMove(colour));
        Legality legality = point == Geometry.PASS ? Legality.OK : board.legality(point);
        if (legality != Legality.OK) {
            throw new IllegalChange("illegal move: " + colour.word() + " " + board.geometry().name(point) + ", "
                    + reason(legality));
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
