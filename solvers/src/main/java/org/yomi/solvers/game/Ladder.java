package org.yomi.solvers.game;

import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.solvers.play.Play;

/**
 * Reads ladders on the board: the attacker gives atari with every move until the block falls, its owner extends, or takes
 * a stone beside it (lambda order 1; Thomsen 2000). Proves nothing, since it knows of the assumptions only whom a ban binds.
 */
public final class Ladder {
    /** So many moves are tried for a ladder, those that fail among them; there are few that take more, and some have no end. */
    private static final int MOST_MOVES = 30;

    private static final int REMEMBERED = 1 << 10;

    private final Play play;
    private final Board board;
    private final Geometry geometry;
    private int target;
    private int owner;
    private int moves;

    /** Positions in which a move was found to work, and the move, so that those who follow a ladder need not read again. */
    private final long[] caught = new long[REMEMBERED];

    private final int[] by = new int[REMEMBERED];

    public Ladder(Play play) {
        this.play = play;
        board = play.board;
        geometry = play.geometry;
    }

    /** The attacker's atari that works, he being to move and the block of a stone having two liberties, or pass. */
    public int atari(int stone) {
        int slot = slot();
        if (caught[slot] == board.hash() && board.isLiberty(board.block(stone), by[slot])) {
            return by[slot];
        }
        target = stone;
        owner = board.cell(stone);
        moves = 0;
        return isCaught() ? by[slot] : Board.PASS;
    }

    /** The attacker is to move. */
    private boolean isCaught() {
        int block = board.block(target);
        return switch (board.liberties(block)) {
            case 1 -> mayTake(block);
            case 2 -> isCaughtByOneOf(board.firstLiberty(block), lastLiberty(block));
            default -> false;
        };
    }

    /** Tries first the side where the owner would have more room. */
    private boolean isCaughtByOneOf(int p, int q) {
        return emptyAround(p) < emptyAround(q) ? isCaughtBy(q) || isCaughtBy(p) : isCaughtBy(p) || isCaughtBy(q);
    }

    /** Whether the last liberty of a block may be filled; that of {@code alive} has no point. */
    private boolean mayTake(int block) {
        int last = board.firstLiberty(block);
        return last >= 0 && mayPlay(last);
    }

    private boolean isCaughtBy(int p) {
        if (moves >= MOST_MOVES || !mayPlay(p)) {
            return false;
        }
        moves++;
        board.play(p);
        boolean works = board.liberties(board.block(target)) == 1 && falls();
        board.undo();
        if (works) {
            int slot = slot();
            caught[slot] = board.hash();
            by[slot] = p;
        }
        return works;
    }

    /** The owner is to move, the block in atari: whether neither extending nor taking a stone beside it helps. */
    private boolean falls() {
        int block = board.block(target);
        int way = board.firstLiberty(block);
        if (way < 0 || emptyAround(way) > 2) {
            // He has three liberties when he extends, unless within forbids it; such ladders are left to the search.
            return false;
        }
        for (int i = 0; i < geometry.words(); i++) {
            for (long w = board.stoneWord(block, i); w != 0; w &= w - 1) {
                if (getsOutByTakingBeside((i << 6) + Long.numberOfTrailingZeros(w), way)) {
                    return false;
                }
            }
        }
        return !getsOutBy(way);
    }

    private boolean getsOutByTakingBeside(int p, int way) {
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            int q = geometry.neighbour(p, j);
            if (board.cell(q) == owner || board.cell(q) == Board.EMPTY || board.liberties(board.block(q)) > 1) {
                continue;
            }
            int last = board.firstLiberty(board.block(q));
            if (last >= 0 && last != way && getsOutBy(last)) {
                return true;
            }
        }
        return false;
    }

    private boolean getsOutBy(int p) {
        if (!mayPlay(p)) {
            return false;
        }
        if (moves >= MOST_MOVES) {
            return true;
        }
        moves++;
        board.play(p);
        boolean out = !isCaught();
        board.undo();
        return out;
    }

    private boolean mayPlay(int p) {
        Legality legality = board.legality(p);
        int mover = board.toMove();
        return legality == Legality.OK || legality == Legality.KO && (!play.binds(mover) || play.hasThreat(mover));
    }

    private int emptyAround(int p) {
        int count = 0;
        for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
            count += board.cell(geometry.neighbour(p, j)) == Board.EMPTY ? 1 : 0;
        }
        return count;
    }

    private int lastLiberty(int block) {
        int i = geometry.words() - 1;
        while (board.libertyWord(block, i) == 0) {
            i--;
        }
        return (i << 6) + 63 - Long.numberOfLeadingZeros(board.libertyWord(block, i));
    }

    private int slot() {
        return (int) (board.hash() * 0x9E3779B97F4A7C15L >>> 40) & REMEMBERED - 1;
    }
}
