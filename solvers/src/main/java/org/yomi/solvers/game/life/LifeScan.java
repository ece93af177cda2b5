package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Unconditional life (Benson 1976) by sets of points: whether some block of a colour that matters is alive, and which
 * single moves would make it so.
 *
 * <p>The work for one move is small, and most moves are left out at once: two regions must be left in which each empty point
 * is next to a block, and a block that matters must gain by the move, unless it lacks none.
 */
public final class LifeScan {
    private final LifePosition position;
    private final LifeMove move;
    private final long[] everywhere;

    /** The blocks that matter are those with a stone in the area. */
    public LifeScan(Geometry geometry, int colour, long[] area) {
        position = new LifePosition(geometry, colour, area);
        move = new LifeMove(geometry, position);
        everywhere = Bits.all(geometry);
    }

    /** Looks at the position on a board; false when it has too many blocks to say anything. */
    public boolean load(Board board) {
        return position.load(board);
    }

    /** Adds the empty points within two steps of the colour's stones. */
    public void addNear(long[] set) {
        position.addNear(set);
    }

    /** Whether a block that matters is alive. */
    public boolean isAlive() {
        return position.isAlive();
    }

    /** The lowest point from {@code from} on where a move makes a block alive that matters, or {@link Play#NO_POINT}. */
    public int winningPoint(int from) {
        return winningPoint(everywhere, from);
    }

    /**
     * The lowest point of a set from {@code from} on where a move makes a block alive that matters, or
     * {@link Play#NO_POINT}.
     */
    public int winningPoint(long[] among, int from) {
        move.begin(among);
        for (int p = move.next(from); p >= 0; p = move.next(p + 1)) {
            if (move.makesAlive(p) && !position.board.isSuicide(p, position.colour)) {
                return p;
            }
        }
        return Play.NO_POINT;
    }
}
