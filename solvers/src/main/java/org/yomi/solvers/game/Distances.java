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

    /** The opponent's stones that were met: each is priced once, when it is met first. */
    private final long[] met;

    /**
     * The words from the one to the other: outside, all sets are empty, {@link #next} too. There are none before a point is added, and
     * never fewer than before.
     */
    private int low;

    private int high;

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
        met = new long[words];
        clear();
    }

    /** Begins anew, with no point to start from. */
    void clear() {
        Bits.clear(within);
        Bits.clear(next);
        Bits.clear(met);
        low = words - 1;
        high = 0;
    }

    /** Adds a point that takes so many moves itself, before anything is measured. */
    void start(int point, int moves) {
        if (moves < far) {
            add(moves, point >> 6, 1L << (point & 63));
        }
    }

    private void add(int moves, int i, long points) {
        within[moves * words + i] |= points;
        low = Math.min(low, i);
        high = Math.max(high, i);
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
        if (joinOwn(board, colour, moves)) {
            findNext(at);
        }
        if (moves < far - 1) {
            capture(board, colour, moves);
        }
    }

    /** Finds the points next to a set: some may be in the word before the others, or in the one behind. */
    private void findNext(int at) {
        int before = Math.max(low - 1, 0);
        int behind = Math.min(high + 1, words - 1);
        spread.next(within, at, before, behind, next);
        low = next[before] == 0 ? low : before;
        high = next[behind] == 0 ? high : behind;
    }

    private void stepToEmpty(Board board, int at) {
        for (int i = low; i <= high; i++) {
            long stones = board.takenWord(i);
            within[at + i] |= within[at - words + i] | next[i] & ~stones;
        }
    }

    /** Adds the own blocks next to a set, if there are any. Two of these are never next to each other. */
    private boolean joinOwn(Board board, int colour, int moves) {
        boolean joins = false;
        for (int i = low; i <= high; i++) {
            int here = moves * words + i;
            long left = board.colourWord(colour, i) & next[i] & ~within[here];
            while (left != 0) {
                addBlock(board, board.block((i << 6) + Long.numberOfTrailingZeros(left)), moves);
                left &= ~within[here];
                joins = true;
            }
        }
        return joins;
    }

    private void addBlock(Board board, int block, int moves) {
        for (int i = 0; i < words; i++) {
            long stones = board.stoneWord(block, i);
            if (stones != 0) {
                add(moves, i, stones);
            }
        }
    }

    /**
     * Adds the opponent's stones next to a set to the sets in which they are captured. What they take is the same wherever they are
     * met, so that nothing is gained by meeting them again.
     */
    private void capture(Board board, int colour, int moves) {
        int opponent = Board.opponent(colour);
        for (int i = low; i <= high; i++) {
            long left = board.colourWord(opponent, i) & next[i] & ~met[i] & ~within[moves * words + i];
            met[i] |= left;
            while (left != 0) {
                int block = board.block((i << 6) + Long.numberOfTrailingZeros(left));
                long ofBlock = board.stoneWord(block, i) & left;
                int captured = moves + priceOfBlock(board, block);
                if (captured < far) {
                    within[captured * words + i] |= ofBlock;
                }
                left &= ~ofBlock;
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
        return priceOfBlock(board, board.block(point));
    }

    /** The same for the stones of a block of the opponent's. */
    private int priceOfBlock(Board board, int block) {
        int liberties = board.liberties(block);
        return liberties >= far || board.isImmortal(block) ? far : liberties;
    }

    /** One word of the points within so many moves; of all points where that is not told from more, of none below 0. */
    long word(int moves, int i) {
        return moves < 0 ? 0 : moves < far ? within[moves * words + i] : spread.board(i);
    }

    private boolean touches(int moves, long[] place) {
        for (int i = low; i <= high; i++) {
            if ((within[moves * words + i] & place[i]) != 0) {
                return true;
            }
        }
        return false;
    }
}
