package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/**
 * How many moves it takes to bring a stone to the points of a board: an empty point takes one, a stone of the same colour
 * none, each stone of the opponent as many as its block has liberties, and one that cannot be captured is no way at all.
 * Kept as the sets of points within each number of moves, up to a bound.
 */
final class Distances {
    private final int far;
    private final int words;
    private final Spread spread;

    /** The sets within 0, 1, .. moves. */
    private final long[] within;

    /** The points next to the last set. */
    private final long[] next;

    /**
     * Distances of one game.
     *
     * @param far so many moves are not told from more; at least 1
     */
    Distances(int far, Spread spread, int words) {
        this.far = far;
        this.words = words;
        this.spread = spread;
        within = new long[far * words];
        next = new long[words];
    }

    /** Begins anew, with no point to start from. */
    void clear() {
        Bits.clear(within);
    }

    /** Adds a point that takes so many moves itself, before anything is measured. */
    void start(int point, int moves) {
        if (moves < far) {
            within[moves * words + (point >> 6)] |= 1L << (point & 63);
        }
    }

    /**
     * Finds the points within the first number of moves to those within the last, both included, for a colour. The number before
     * the first must have been the last one measured; 0 begins at the points that were added. What is far is not measured.
     */
    void measure(int first, int last, Board board, int colour) {
        for (int moves = first; moves <= last && moves < far; moves++) {
            grow(board, colour, moves);
        }
    }

    /**
     * Measures from the points that were added, no farther than to the nearest point of a place; returns how many moves that
     * takes, or what is far.
     */
    int measureTo(long[] place, Board board, int colour) {
        int moves = 0;
        do {
            grow(board, colour, moves);
        } while (!touches(moves, place) && ++moves < far);
        return moves;
    }

    private void grow(Board board, int colour, int moves) {
        int at = moves * words;
        if (moves > 0) {
            stepToEmpty(board, at);
        }
        findNext(at);
        if (joinOwn(board, colour, at)) {
            findNext(at);
        }
        if (moves < far - 1) {
            capture(board, colour, moves);
        }
    }

    private void findNext(int at) {
        for (int i = 0; i < words; i++) {
            next[i] = spread.next(within, at, i);
        }
    }

    private void stepToEmpty(Board board, int at) {
        for (int i = 0; i < words; i++) {
            long stones = board.takenWord(i);
            within[at + i] |= within[at - words + i] | next[i] & ~stones;
        }
    }

    /** Adds the own blocks next to a set, if there are any. Two of these are never next to each other. */
    private boolean joinOwn(Board board, int colour, int at) {
        boolean joins = false;
        for (int i = 0; i < words; i++) {
            long left = board.colourWord(colour, i) & next[i] & ~within[at + i];
            while (left != 0) {
                int block = board.block((i << 6) + Long.numberOfTrailingZeros(left));
                for (int j = 0; j < words; j++) {
                    within[at + j] |= board.stoneWord(block, j);
                }
                left &= ~within[at + i];
                joins = true;
            }
        }
        return joins;
    }

    /** Adds the opponent's stones next to a set to the sets in which they are captured. */
    private void capture(Board board, int colour, int moves) {
        int at = moves * words;
        int opponent = Board.opponent(colour);
        for (int i = 0; i < words; i++) {
            for (long w = board.colourWord(opponent, i) & next[i] & ~within[at + i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                start(p, moves + price(board, p, colour));
            }
        }
    }

    /** The moves that it takes to have a stone at a point. */
    int price(Board board, int point, int colour) {
        int cell = board.cell(point);
        if (cell == Board.EMPTY) {
            return 1;
        }
        if (cell == colour) {
            return 0;
        }
        int block = board.block(point);
        int liberties = board.liberties(block);
        return liberties >= far || board.isImmortal(block) ? far : liberties;
    }

    /** One word of the points within so many moves; of all points where that is not told from more, of none below 0. */
    long word(int moves, int i) {
        return moves < 0 ? 0 : moves < far ? within[moves * words + i] : spread.board(i);
    }

    private boolean touches(int moves, long[] place) {
        for (int i = 0; i < words; i++) {
            if ((within[moves * words + i] & place[i]) != 0) {
                return true;
            }
        }
        return false;
    }
}
