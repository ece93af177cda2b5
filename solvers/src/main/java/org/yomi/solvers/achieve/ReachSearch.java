package org.yomi.solvers.achieve;

import org.yomi.engine.board.Board;

/**
 * Depth-first search for the reacher's win within a budget: AchieveGoal of Shih et al. with both sides' zones.
 *
 * <p>Each move of the reacher costs something: little when it threatens to reach the goal at once, more the farther it
 * leaves him (the <em>order</em> of a move, semantics, section 7). With a bounded budget every line ends, so that a
 * result depends on the state and the budget alone, never on the path. A win is right for ever, whatever the budget;
 * that there is none within the budget says only that. As the budget grows, every win is found.
 *
 * <p>At each node the loser's null move comes first. Its zone is the must-play region: all other moves are refuted
 * with it. For the reacher the null move is the same node with less budget; for the keeper it is a pass. Zones of wins
 * are sound by {@link Dilation}; zones of "not within the budget" only choose the moves to search.
 */
final class ReachSearch {
    /** The price of a move after which the goal is one move away. */
    private static final int THREAT_PRICE = 1;

    /** The price of other moves, for each further move the reacher then needs. The step of budgets, too. */
    static final int STEP = 12;

    private static final int DEAREST = 3 * STEP;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ReachTable table;

    ReachSearch(Nodes nodes) {
        this.nodes = nodes;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        table = nodes.table;
    }

    /** Whether the reacher wins the position on the board within the budget; the findings are in the ply's frame. */
    boolean reacherWins(int budget, int ply) {
        return board.toMove() == game.reacher() ? reach(budget, ply) : keep(budget, ply);
    }

    /**
     * The reacher's move just played has been found to win, at ply 0, though it may be dearer than the budget: stores
     * that the position before it is won.
     */
    void learnWin(int move) {
        Frame before = nodes.frame(1);
        nodes.takeWin(before, nodes.frame(0), move);
        table.store(play.key(), ReachTable.Kind.WIN, before.length, before, 1);
        if (move == Board.PASS) {
            play.pass();
        } else {
            play.play(move);
        }
    }

    // The reacher is to move.

    private boolean reach(int budget, int ply) {
        nodes.tick();
        Frame frame = nodes.frame(ply);
        if (nodes.keptByAssumption(frame)) {
            return false;
        }
        if (nodes.winAtOnce(frame, nodes.frame(ply + 1))) {
            return true;
        }
        long key = play.key();
        int entry = table.find(key);
        if (entry >= 0 && table.settles(entry, budget)) {
            nodes.recall(entry, frame);
            return table.isWin(entry);
        }
        if (budget <= 0) {
            nodes.keptSoFar(frame);
            return false;
        }
        long before = nodes.count();
        boolean won = reachByNullMove(budget, ply, frame) || reachByMove(budget, ply, frame, entry);
        if (!won) {
            nodes.dilation.closeForOpponent(frame.zone);
        }
        store(key, won, budget, frame, before);
        return won;
    }

    private void store(long key, boolean won, int budget, Frame frame, long before) {
        ReachTable.Kind kind = won ? ReachTable.Kind.WIN : ReachTable.Kind.KEPT_WITHIN;
        table.store(key, kind, won ? frame.length : budget, frame, nodes.count() - before);
    }

    /** The reacher passes, or what comes to the same, has less budget. Otherwise {@code frame} gets the must-play region. */
    private boolean reachByNullMove(int budget, int ply, Frame frame) {
        Frame next = nodes.frame(ply + 1);
        if (play.bindingBan() < 0) {
            boolean won = reach(budget - STEP, ply + 1);
            Bits.copy(next.zone, frame.zone);
            frame.lean = next.lean;
            frame.best = next.best;
            frame.length = next.length;
            return won;
        }
        play.pass();
        nodes.enter(Board.PASS);
        boolean won = keep(budget - STEP, ply + 1);
        nodes.leave();
        if (won) {
            nodes.takeWin(frame, next, Board.PASS);
            return true;
        }
        play.undo();
        Bits.copy(next.zone, frame.zone);
        frame.lean = next.lean;
        frame.best = Board.PASS;
        return false;
    }

    private boolean reachByMove(int budget, int ply, Frame frame, int entry) {
        Bits.copy(frame.zone, frame.must);
        Bits.copy(frame.zone, frame.tries);
        game.addThreats(board, frame.tries);
        int count = nodes.order.list(frame, frame.tries, entry >= 0 ? table.move(entry) : Board.PASS);
        for (int i = 0; i < count; i++) {
            int move = nodes.order.pick(frame, i, count);
            if (play.play(move) == Play.Verdict.PLAYED && tryReach(budget, ply, frame, move)) {
                return true;
            }
        }
        return false;
    }

    /** The move is on the board; it is taken back. */
    private boolean tryReach(int budget, int ply, Frame frame, int move) {
        int left = budget - price();
        boolean threat = left > budget - STEP;
        if (left < 0 || !threat && !Bits.has(frame.must, move)) {
            play.undo();
            return false;
        }
        Frame next = nodes.frame(ply + 1);
        nodes.enter(move);
        boolean won = keep(left, ply + 1);
        nodes.leave();
        if (won) {
            nodes.takeWin(frame, next, move);
            return true;
        }
        nodes.narrow(frame, next, move);
        play.undo();
        return false;
    }

    private int price() {
        int distance = game.distance(board);
        return distance <= 1 ? THREAT_PRICE : Math.min((distance - 1) * STEP, DEAREST);
    }

    // The keeper is to move.

    private boolean keep(int budget, int ply) {
        nodes.tick();
        Frame frame = nodes.frame(ply);
        long key = play.key();
        int entry = table.find(key);
        if (entry >= 0 && table.settles(entry, budget)) {
            nodes.recall(entry, frame);
            return table.isWin(entry);
        }
        long before = nodes.count();
        boolean won = !keepByPass(budget, ply, frame) && !keepByMove(budget, ply, frame, entry);
        if (won) {
            nodes.dilation.closeForOpponent(frame.zone);
        }
        store(key, won, budget, frame, before);
        return won;
    }

    private boolean keepByPass(int budget, int ply, Frame frame) {
        play.pass();
        nodes.enter(Board.PASS);
        boolean won = reach(budget, ply + 1);
        nodes.leave();
        Frame next = nodes.frame(ply + 1);
        if (!won) {
            nodes.takeWin(frame, next, Board.PASS);
            return true;
        }
        play.undo();
        Bits.copy(next.zone, frame.zone);
        frame.lean = next.lean;
        frame.length = next.length + 1;
        frame.best = Board.PASS;
        return false;
    }

    private boolean keepByMove(int budget, int ply, Frame frame, int entry) {
        Bits.copy(frame.zone, frame.must);
        int count = nodes.order.list(frame, frame.must, entry >= 0 ? table.move(entry) : Board.PASS);
        for (int i = 0; i < count; i++) {
            int move = nodes.order.pick(frame, i, count);
            if (Bits.has(frame.must, move) && tryKeep(budget, ply, frame, move)) {
                return true;
            }
        }
        nodes.addRefusals(frame);
        return false;
    }

    private boolean tryKeep(int budget, int ply, Frame frame, int move) {
        if (play.play(move) != Play.Verdict.PLAYED) {
            return false;
        }
        Frame next = nodes.frame(ply + 1);
        if (game.failed(board)) {
            nodes.takeFailed(frame, next, move);
            return true;
        }
        nodes.enter(move);
        boolean won = reach(budget, ply + 1);
        nodes.leave();
        if (!won) {
            nodes.takeWin(frame, next, move);
            return true;
        }
        if (next.length + 1 > frame.length) {
            frame.best = move;
        }
        nodes.narrow(frame, next, move);
        play.undo();
        return false;
    }
}
