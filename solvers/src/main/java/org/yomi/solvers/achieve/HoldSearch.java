package org.yomi.solvers.achieve;

import org.yomi.engine.board.Board;

/**
 * Depth-first search for a quick end of the keeper's troubles: a line to a state where he has won for good (an
 * assumption applies, or the goal can never be reached any more), against every move of the reacher.
 *
 * <p>This is AchieveGoal of Shih et al. with the keeper as the player who achieves something. Where the reacher passes,
 * the keeper answers by a move, so that the proof is a finite tree and its zone the must-play region of the reacher's
 * other moves. It is bounded by the keeper's number of moves and tries only his most likely ones; what it does not find
 * is left to {@link KeepProof}.
 */
final class HoldSearch {
    private static final int FAILURE_BITS = 16;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ReachTable table;

    // States that do not hold within a number of moves; a newer one takes an older one's place.
    private final long[] failedKeys = new long[1 << FAILURE_BITS];
    private final byte[] failedMoves = new byte[1 << FAILURE_BITS];

    HoldSearch(Nodes nodes) {
        this.nodes = nodes;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        table = nodes.table;
    }

    /** Whether the keeper holds for good, the reacher to move, within so many moves of his; findings in the ply's frame. */
    boolean holds(int moves, int ply) {
        nodes.tick();
        Frame frame = nodes.frame(ply);
        if (nodes.keptByAssumption(frame)) {
            return true;
        }
        if (nodes.winAtOnce(frame, nodes.frame(ply + 1))) {
            return false;
        }
        long key = play.key();
        int entry = table.find(key);
        if (entry >= 0 && (table.isWin(entry) || table.isKeptForGood(entry))) {
            nodes.recall(entry, frame);
            return !table.isWin(entry);
        }
        if (moves == 0 || hasFailed(key, moves)) {
            return false;
        }
        if (!answerPass(moves, ply, frame) || !answerMoves(moves, ply, frame)) {
            return fail(key, moves);
        }
        nodes.addRefusals(frame);
        game.addReasonAgainstReached(board, frame.zone);
        nodes.dilation.closeForOpponent(frame.zone);
        frame.best = Board.PASS;
        table.store(key, ReachTable.Kind.KEPT_FOR_GOOD, 0, frame, 1L << moves);
        return true;
    }

    private boolean hasFailed(long key, int moves) {
        int slot = slot(key);
        return failedKeys[slot] == key && failedMoves[slot] >= moves;
    }

    private boolean fail(long key, int moves) {
        int slot = slot(key);
        failedKeys[slot] = key;
        failedMoves[slot] = (byte) moves;
        return false;
    }

    private static int slot(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> 64 - FAILURE_BITS);
    }

    private boolean answerPass(int moves, int ply, Frame frame) {
        play.pass();
        nodes.enter(Board.PASS);
        boolean held = reply(moves, ply + 1, false);
        nodes.leave();
        play.undo();
        Bits.copy(nodes.frame(ply + 1).zone, frame.zone);
        frame.lean = nodes.frame(ply + 1).lean;
        return held;
    }

    private boolean answerMoves(int moves, int ply, Frame frame) {
        Bits.copy(frame.zone, frame.must);
        int count = nodes.order.list(frame, frame.must, Board.PASS);
        for (int i = 0; i < count; i++) {
            int move = nodes.order.pick(frame, i, count);
            if (Bits.has(frame.must, move)
                    && play.play(move) == Play.Verdict.PLAYED
                    && !answerMove(moves, ply, frame, move)) {
                return false;
            }
        }
        return true;
    }

    private boolean answerMove(int moves, int ply, Frame frame, int move) {
        nodes.enter(move);
        boolean held = reply(moves, ply + 1, true);
        nodes.leave();
        if (held) {
            nodes.narrow(frame, nodes.frame(ply + 1), move);
        }
        play.undo();
        return held;
    }

    /** Whether the keeper, to move, has a move after which he holds for good; his move is in the ply's frame. */
    boolean reply(int moves, int ply, boolean mayPass) {
        nodes.tick();
        long key = mayPass ? play.key() : ~play.key();
        if (hasFailed(key, moves)) {
            return false;
        }
        Frame frame = nodes.frame(ply);
        Bits.clear(frame.tries);
        game.addDefences(board, frame.tries);
        int count = nodes.order.listByRoom(frame, frame.tries, play);
        for (int i = 0; i < count; i++) {
            int move = nodes.order.pick(frame, i, count);
            if (play.play(move) == Play.Verdict.PLAYED && tryReply(moves, ply, frame, move)) {
                return true;
            }
        }
        if (mayPass) {
            play.pass();
            if (tryReply(moves, ply, frame, Board.PASS)) {
                return true;
            }
        }
        return fail(key, moves);
    }

    /** The move is on the board; it is taken back. */
    private boolean tryReply(int moves, int ply, Frame frame, int move) {
        Frame next = nodes.frame(ply + 1);
        if (game.failed(board)) {
            nodes.takeFailed(frame, next, move);
            return true;
        }
        nodes.enter(move);
        boolean held = holds(moves - 1, ply + 1);
        nodes.leave();
        if (held) {
            nodes.takeWin(frame, next, move);
        } else {
            play.undo();
        }
        return held;
    }
}
