package org.yomi.solvers.game.life;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.Benson;
import org.yomi.engine.board.life.LifeOfBlock;
import org.yomi.solvers.play.Bits;

/**
 * Asks {@link Benson} whether a stone is unconditionally alive, after a look around the stone. What shows it is
 * remembered: as long as that stays as it is, nobody has to look again.
 */
public final class TwoEyes {
    /** So many proofs are remembered; the oldest goes first. */
    private static final int MOST = 6;

    private final LifeOfBlock near;
    private final Benson benson;

    /** Points each of which shows that some blocks of a colour live. */
    private final long[][] proofs;

    /** What stands in each of the proofs. */
    private final long[][] black;

    private final long[][] white;

    private final int[] colours = new int[MOST];

    private int size;
    private int turn;

    /** The proof of the last answer. */
    private int found;

    public TwoEyes(Geometry geometry) {
        near = new LifeOfBlock(geometry);
        benson = new Benson(geometry);
        proofs = new long[MOST][geometry.words()];
        black = new long[MOST][geometry.words()];
        white = new long[MOST][geometry.words()];
    }

    /** Whether the block of a stone is unconditionally alive; not seen if {@link LifeOfBlock} misses it. */
    public boolean isAlive(Board board, int point) {
        for (int i = 0; i < size; i++) {
            if (Bits.has(proofs[i], point) && colours[i] == board.cell(point) && holds(board, i)) {
                found = i;
                return true;
            }
        }
        if (!near.isAlive(board, board.block(point))) {
            return false;
        }
        benson.analyse(board, board.cell(point));
        remember(board, point);
        return true;
    }

    /** Whether all that a proof needs is there. */
    private boolean holds(Board board, int proof) {
        long[] points = proofs[proof];
        for (int i = 0; i < points.length; i++) {
            if ((board.colourWord(Board.BLACK, i) & points[i]) != black[proof][i]
                    || (board.colourWord(Board.WHITE, i) & points[i]) != white[proof][i]) {
                return false;
            }
        }
        return true;
    }

    private void remember(Board board, int point) {
        found = turn;
        turn = (turn + 1) % MOST;
        size = Math.max(size, found + 1);
        long[] points = proofs[found];
        Bits.clear(points);
        benson.addProof(point, points);
        colours[found] = board.cell(point);
        for (int i = 0; i < points.length; i++) {
            black[found][i] = board.colourWord(Board.BLACK, i) & points[i];
            white[found][i] = board.colourWord(Board.WHITE, i) & points[i];
        }
    }

    /** Adds the points that show that the stone last asked about is alive. */
    public void addProof(long[] zone) {
        Bits.or(zone, proofs[found]);
    }
}
