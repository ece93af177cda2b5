package org.yomi.solvers.proof;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.Ladder;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Wins of the reacher by a ladder, without search: what {@link Ladder} reads is proven by the rules of the game, with its
 * zone. The keeper's pass is answered by the capture; each of his moves in the zone of that has to be answered, too.
 */
final class LadderProof {
    /** So many positions are looked at; a longer ladder is left to the search until it is shorter. */
    private static final int MOST_POSITIONS = 100;

    private static final int REMEMBERED = 1 << 10;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final Elsewhere elsewhere;
    private final Ladder ladder;

    /** Keys of positions where no ladder works. They are only hashes: what is taken for one of them wrongly is searched. */
    private final long[] inVain = new long[REMEMBERED];

    private int target;
    private int positions;

    LadderProof(Nodes nodes, Elsewhere elsewhere) {
        this.nodes = nodes;
        this.elsewhere = elsewhere;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        ladder = new Ladder(play);
    }

    /** Whether the reacher is to move and may win the position on the board by a ladder. */
    boolean mayWin(long key) {
        if (!nodes.takesLadders() || board.toMove() != game.reacher()) {
            return false;
        }
        target = game.chased(board);
        return target >= 0 && board.liberties(board.block(target)) == 2 && inVain[slot(key)] != key;
    }

    /** Whether he does; then completes the frame, that of the ply, and the table has it, too. */
    boolean wins(Frame frame, int ply, long key) {
        if (!mayWin(key)) {
            return false;
        }
        nodes.check();
        positions = 0;
        if (ladder.atari(target) >= 0 && isCaught(frame, ply)) {
            return true;
        }
        inVain[slot(key)] = key;
        return false;
    }

    private static int slot(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> 40) & REMEMBERED - 1;
    }

    /** The reacher is to move. */
    private boolean isCaught(Frame f, int ply) {
        if (!elsewhere.isHere()
                || ply >= Knowledge.MAX_PLY
                || positions++ >= MOST_POSITIONS
                || game.failed(board)
                || game.keptByAssumption(board) != 0) {
            return false;
        }
        Frame next = nodes.frame(ply + 1);
        if (nodes.winAtOnce(f, next)) {
            f.settle(Kind.WIN);
            return true;
        }
        int atari = board.liberties(board.block(target)) == 2 ? ladder.atari(target) : Board.PASS;
        if (atari < 0 || play.play(atari) != Play.Verdict.PLAYED) {
            return false;
        }
        if (!falls(next, ply + 1)) {
            play.undo();
            return false;
        }
        nodes.takeWin(f, next, atari);
        f.settle(Kind.WIN);
        store(f);
        return true;
    }

    /** The keeper is to move, the block in atari. */
    private boolean falls(Frame f, int ply) {
        if (!elsewhere.isHere()) {
            return false;
        }
        Frame next = nodes.frame(ply + 1);
        play.pass();
        boolean caught = isCaught(next, ply + 1);
        play.undo();
        if (!caught) {
            return false;
        }
        nodes.narrowByPass(f, next);
        for (int p = Bits.next(f.must, 0); p >= 0; p = Bits.next(f.must, p + 1)) {
            if (board.cell(p) != Board.EMPTY || play.play(p) != Play.Verdict.PLAYED) {
                continue;
            }
            caught = isCaught(next, ply + 1);
            if (caught) {
                nodes.narrow(f, next, p);
            }
            play.undo();
            if (!caught) {
                return false;
            }
        }
        nodes.completeWin(f);
        store(f);
        return true;
    }

    /** Who asks for the main line, or whether a pass is enough, comes by here again. */
    private void store(Frame f) {
        nodes.table.store(play.key(), f, 1);
    }
}
