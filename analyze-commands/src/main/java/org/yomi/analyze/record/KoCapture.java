package org.yomi.analyze.record;

import java.util.Optional;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/**
 * The capture by which a ban came up. SGF has no word for a ban: a position with one is written as the position before and
 * that move.
 *
 * @param before the position in which it was played
 * @param move the point of the stone that took
 */
record KoCapture(Position before, int move) {
    /** The capture that led to a position; none if there is no ban, or no move of which it could come. */
    static Optional<KoCapture> of(Position position) {
        int ban = position.ban();
        if (ban == Geometry.PASS) {
            return Optional.empty();
        }
        Geometry geometry = position.geometry();
        for (int i = 0; i < geometry.neighbourCount(ban); i++) {
            int move = geometry.neighbour(ban, i);
            if (position.cell(move) == position.toMove().opponent().cell()) {
                Optional<KoCapture> capture = takenBack(position, move);
                if (capture.isPresent()) {
                    return capture;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<KoCapture> takenBack(Position position, int move) {
        byte[] cells = position.cells();
        cells[move] = Board.EMPTY;
        cells[position.ban()] = (byte) position.toMove().cell();
        try {
            Position before =
                    Position.of(position.geometry(), cells, position.toMove().opponent(), Geometry.PASS);
            Board board = new Board(before);
            board.play(move);
            return board.position().equals(position) ? Optional.of(new KoCapture(before, move)) : Optional.empty();
        } catch (IllegalArgumentException e) {
            // A block would have no liberty: the position was set up as no move leaves it.
            return Optional.empty();
        }
    }
}
