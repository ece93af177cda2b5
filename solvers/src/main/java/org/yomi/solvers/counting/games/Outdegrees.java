package org.yomi.solvers.counting.games;

import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

/**
 * What the moves of all legal positions of a board add up to: Table 8 of <i>Combinatorics of Go</i>, and the bound of
 * its Lemma 17.
 *
 * @param board the board
 * @param positions the legal positions, nodes of the game graph
 * @param moves the edges of the game graph: moves that are not suicides of a single stone
 * @param most the largest outdegree
 * @param log10Product the decimal logarithm of the product of all outdegrees, 0 for the board of one point; on all other
 *     boards each outdegree is at least 2 (Lemma 16), and there are no more games than that product (Lemma 17)
 */
public record Outdegrees(SmallBoard board, long positions, long moves, int most, double log10Product) {
    /** Sets of black stones between two looks at the watch. */
    private static final int PAUSE = 8;

    /**
     * Visits all legal positions of a board, without keeping them. 4x4 takes seconds, 20 points some minutes.
     *
     * @throws StoppedCount if the watch told it to end
     */
    public static Outdegrees of(SmallBoard board, Watch watch) {
        Visit visit = new Visit(board);
        int all = board.all();
        for (int black = 0; black <= all; black++) {
            if (black % PAUSE == 0) {
                watch.check("part of the positions of " + board + " visited, nothing known of the whole");
                watch.progress("moves of " + board, (double) black / all);
            }
            visit.allWith(black);
        }
        return visit.sum();
    }

    /** The average outdegree, moves a position: an entry of Table 8. */
    public double average() {
        return (double) moves / positions;
    }

    /** The sums so far. */
    private static final class Visit {
        private final SmallBoard board;
        private final long[] positionsOf;

        Visit(SmallBoard board) {
            this.board = board;
            positionsOf = new long[2 * board.points() + 1];
        }

        /** Visits the positions with these black stones. */
        void allWith(int black) {
            int rest = board.all() & ~black;
            for (int white = rest; ; white = white - 1 & rest) {
                long position = SmallBoard.position(black, white);
                if (board.isLegal(position)) {
                    positionsOf[outdegree(position)]++;
                }
                if (white == 0) {
                    return;
                }
            }
        }

        /** Different moves lead to different positions (Lemma 1). */
        private int outdegree(long position) {
            int empty = board.empty(position);
            return 2 * Integer.bitCount(empty)
                    - suicides(empty, SmallBoard.white(position))
                    - suicides(empty, SmallBoard.black(position));
        }

        /** The empty points all around which are stones of the opponent, none of which would be taken. */
        private int suicides(int empty, int opponent) {
            int surrounded = empty & ~board.around(board.all() & ~opponent);
            int count = 0;
            for (int todo = surrounded; todo != 0; todo &= todo - 1) {
                int others = empty & ~Integer.lowestOneBit(todo);
                count += board.withLiberties(opponent, others) == opponent ? 1 : 0;
            }
            return count;
        }

        Outdegrees sum() {
            long positions = 0;
            long moves = 0;
            int most = 0;
            double log10 = 0;
            for (int degree = 0; degree < positionsOf.length; degree++) {
                if (positionsOf[degree] > 0) {
                    positions += positionsOf[degree];
                    moves += degree * positionsOf[degree];
                    most = degree;
                    log10 += degree == 0 ? 0 : positionsOf[degree] * Math.log10(degree);
                }
            }
            return new Outdegrees(board, positions, moves, most, log10);
        }
    }
}
