package org.yomi.solvers.lambda;

import java.util.Locale;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Widening;
import org.yomi.solvers.play.Bits;

/** Which moves a search tries. */
public enum Generator {
    /** Liberties of the target and of the blocks it fights with, and a step from those. */
    HEURISTIC,
    /** All legal moves. */
    FULL;

    /** Adds the points for the player to move; some may hold stones. */
    void addMoves(Board board, ReachGame game, Widening widening, long[] points) {
        if (this == FULL) {
            for (int p = board.geometry().size() - 1; p >= 0; p--) {
                Bits.add(points, p);
            }
            return;
        }
        if (board.toMove() == game.reacher()) {
            game.addAttacks(board, points);
        } else {
            game.addDefences(board, points);
        }
        widening.widen(points);
    }

    /** The name in tables. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
