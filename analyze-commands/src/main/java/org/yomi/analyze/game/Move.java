package org.yomi.analyze.game;

import java.util.EnumSet;
import java.util.Set;
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
        check(board, EnumSet.of(Legality.OK));
        board.play(point);
        return board.position();
    }

    /** Likewise, where the ko rule forbids nothing. */
    Position playedWithoutBanOn(Position position) throws IllegalChange {
        Board board = new Board(position.withToMove(colour));
        check(board, EnumSet.of(Legality.OK, Legality.KO));
        board.play(point);
        return board.position();
    }

    /**
     * The position after a move of a game whose rules may be others: a ko may be taken back at once, and stones that have
     * no liberty after the move come off.
     */
    Position recordedOn(Position position) throws IllegalChange {
        Board board = new Board(position.withToMove(colour));
        if (legality(board) == Legality.SUICIDE) {
            return Suicide.on(position, this);
        }
        return playedWithoutBanOn(position);
    }

    /** Likewise, and a stone on the point is replaced: frontends do this with any move, so that it never fails. */
    Position forcedOn(Position position) throws IllegalChange {
        if (point == Geometry.PASS || position.isEmpty(point)) {
            return recordedOn(position);
        }
        byte[] cells = position.cells();
        cells[point] = Board.EMPTY;
        return recordedOn(Position.of(position.geometry(), cells, colour, Geometry.PASS));
    }

    /** How many stones it takes; none if it is not legal. */
    int captures(Position position) {
        Board board = new Board(position.withToMove(colour));
        if (!EnumSet.of(Legality.OK, Legality.KO).contains(legality(board))) {
            return 0;
        }
        board.play(point);
        return stones(position) - stones(board.position());
    }

    /** The opponent's stones. */
    private int stones(Position position) {
        int stones = 0;
        for (byte cell : position.cells()) {
            stones += cell == colour.opponent().cell() ? 1 : 0;
        }
        return stones;
    }

    private Legality legality(Board board) {
        return point == Geometry.PASS ? Legality.OK : board.legality(point);
    }

    private void check(Board board, Set<Legality> allowed) throws IllegalChange {
        Legality legality = legality(board);
        if (!allowed.contains(legality)) {
            throw new IllegalChange(
                    "illegal move: " + colour.word() + " " + board.geometry().name(point) + ", " + reason(legality));
        }
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
