package org.yomi.solvers.node;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;

/** Which moves to read first. Orders moves, never drops one. */
public final class MoveOrder {
    /** More than all else together. */
    private static final int HINT = 1 << 20;

    /** For a move that takes the last liberty of an opponent's block next to it. */
    private static final int CAPTURE = 200;

    /** For one on the last liberty of an own block. */
    private static final int SAVE = 100;

    /** For one that leaves an opponent's block one liberty. */
    private static final int THREAT = 50;

    /** For a move that may serve two ends. */
    private static final int SHARED = 60;

    /** For the move that won in most positions. */
    private static final int HISTORY = 400;

    private final Board board;
    private final Geometry geometry;
    private final ReachGame game;

    /** How many positions each move of either player won, at colour * points + point. */
    private final int[] wins;

    private int most = 1;

    /** Points that several ways to win have in common, in the position whose moves are listed. */
    private final long[] shared;

    public MoveOrder(Board board, ReachGame game) {
        this.board = board;
        this.game = game;
        geometry = board.geometry();
        wins = new int[3 * geometry.size()];
        shared = new long[geometry.words()];
    }

    /** The player to move wins by a move: it will be tried earlier in other positions. */
    public void credit(int move) {
        int i = board.toMove() * geometry.size() + move;
        most = Math.max(most, ++wins[i]);
    }

    /** Empty, for the points that several ways to win have in common; the next listing prefers them, no other. */
    public long[] shared() {
        // A search that was stopped may have left some.
        Bits.clear(shared);
        return shared;
    }

    /** Lists the empty points of a set after the frame's children, {@code hint} first; returns the end. */
    public int list(Frame frame, long[] points, int hint) {
        int count = frame.count;
        for (int p = Bits.next(points, 0); p >= 0; p = Bits.next(points, p + 1)) {
            if (board.cell(p) == Board.EMPTY) {
                frame.moves[count] = p;
                frame.scores[count++] = p == hint ? HINT : score(p) + (Bits.has(shared, p) ? SHARED : 0);
            }
        }
        Bits.clear(shared);
        return count;
    }

    /** The best of the moves {@code from} to {@code count - 1}; it is put at {@code from}. */
    public int pick(Frame frame, int from, int count) {
        int best = from;
        for (int i = from + 1; i < count; i++) {
            if (frame.scores[i] > frame.scores[best]) {
                best = i;
            }
        }
        int move = frame.moves[best];
        frame.moves[best] = frame.moves[from];
        frame.scores[best] = frame.scores[from];
        frame.moves[from] = move;
        return move;
    }

    /** By how often the move won elsewhere; then captures first, saving own blocks and threatening others, then room. */
    private int score(int p) {
        int mover = board.toMove();
        int score = (int) (HISTORY * Math.sqrt((double) wins[mover * geometry.size() + p] / most));
        for (int j = 0; j < geometry.neighbourCount(p); j++) {
            int q = geometry.neighbour(p, j);
            if (board.cell(q) == Board.EMPTY) {
                score += mover == game.keeper() ? 6 : 3;
            } else {
                score += scoreOfBlock(board.block(q), board.cell(q) == mover);
            }
        }
        return score;
    }

    private int scoreOfBlock(int block, boolean own) {
        int liberties = board.liberties(block);
        if (liberties == 1) {
            return own ? SAVE : CAPTURE;
        }
        return liberties == 2 ? (own ? 10 : THREAT) : own ? 2 : 20 / liberties;
    }
}
