package org.yomi.solvers.achieve;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;

/** The reacher makes two eyes; how far he is from that. */
abstract class LifeGame extends ReachGame {
    /** Moves that count as many. */
    private static final int FAR = 9;

    /** Larger regions are no eyes yet. */
    private static final int LARGEST_EYE = 14;

    final Geometry geometry;
    private final int[] queue;
    private final long[] seen;
    private final long[] region;

    LifeGame(int reacher, Board board) {
        super(reacher);
        geometry = board.geometry();
        queue = new int[geometry.size()];
        seen = new long[geometry.words()];
        region = new long[geometry.words()];
    }

    /** The moves in a row that the block needs for two eyes, more or less. */
    final int movesToLive(Board board, int block) {
        Bits.clear(seen);
        int best = FAR;
        int next = FAR;
        for (int i = 0; i < seen.length; i++) {
            for (long w = board.libertyWord(block, i) & ~seen[i]; w != 0; w = w & (w - 1) & ~seen[i]) {
                int price = priceOfEye(board, block, (i << 6) + Long.numberOfTrailingZeros(w));
                int eye = price & 0xFF;
                int second = price >> 8;
                if (eye < best) {
                    next = Math.min(best, second);
                    best = eye;
                } else {
                    next = Math.min(next, eye);
                }
            }
        }
        return Math.min(FAR, best + next);
    }

    /** The moves that make the region of an empty point one eye, and 256 times those for a second one beside it. */
    private int priceOfEye(Board board, int block, int start) {
        Bits.clear(region);
        int end = 0;
        queue[end++] = start;
        Bits.add(region, start);
        int away = 0;
        int empty = 0;
        for (int i = 0; i < end; i++) {
            int p = queue[i];
            Bits.add(seen, p);
            if (board.cell(p) == Board.EMPTY) {
                empty++;
                if (!board.isLiberty(block, p)) {
                    away++;
                }
            }
            for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                int q = geometry.neighbour(p, j);
                if (board.cell(q) != reacher() && !Bits.has(region, q)) {
                    Bits.add(region, q);
                    queue[end++] = q;
                }
            }
        }
        if (end > LARGEST_EYE) {
            return Math.min(FAR, 3) | FAR << 8;
        }
        int eye = (away + 1) / 2;
        int second = end >= 3 ? 1 + away / 2 : FAR;
        return eye | second << 8;
    }

    final void estimateLife(Board board, int moves) {
        boolean attack = board.toMove() == reacher();
        int m = attack ? Math.max(0, 2 * moves - 1) : 2 * moves;
        proof = 1 + m * m / 2;
        disproof = Math.max(1, FAR + 1 - moves);
    }

    @Override
    int winningPoint(Board board, int from) {
        return NONE;
    }

    @Override
    int keptByAssumption(Board board) {
        return 0;
    }

    @Override
    void addAssumptionReason(Board board, long[] zone, int lean) {
        throw new AssertionError("no assumption ends this game");
    }

    @Override
    void addReasonAgainstAssumption(Board board, long[] zone) {
        // There is none.
    }

    /** Nothing: where the keeper wins by capturing the block, it cannot have two eyes in any equal position. */
    @Override
    void addReasonAgainstReached(Board board, long[] zone) {
        // See addReasonToPass for the other wins.
    }

    /** Where the keeper only passes, the whole board shows that nothing lives. */
    @Override
    void addReasonToPass(Board board, long[] zone) {
        for (int p = 0; p < geometry.size(); p++) {
            Bits.add(zone, p);
        }
    }
}
