package org.yomi.solvers.lambda;

import java.util.Locale;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;

/** Which moves a search tries. */
public enum Generator {
    /** Liberties of the target and of the blocks it fights with, and the points next to its liberties. */
    HEURISTIC,
    /** All legal moves. */
    FULL;

    /** Adds the points for the player to move; some may hold stones. */
    void addMoves(Board board, ReachGame game, long[] points) {
        if (this == FULL) {
            for (int p = board.geometry().size() - 1; p >= 0; p--) {
                Bits.add(points, p);
            }
        } else if (board.toMove() == game.reacher()) {
            game.addAttacks(board, points);
            game.addNear(board, points);
        } else {
            game.addDefences(board, points);
            game.addNear(board, points);
        }
    }

    /** The name in tables. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
