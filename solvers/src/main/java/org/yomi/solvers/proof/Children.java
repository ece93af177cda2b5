package org.yomi.solvers.proof;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.Widening;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/** The children of a node: first the likely moves, then, as they are refuted, all that may matter. */
final class Children {
    /** The reacher passes and the keeper may not pass back: has the keeper something to gain by a move? */
    static final int NULL_MOVE = -3;

    /** What the moves of the first widening cost more than they seem to, and what each further one adds. */
    private static final int WIDE_COST = 6;

    /** The same for a move that comes in only after all likely ones are refuted. */
    private static final int LATE_COST = 8;

    /** So many moves of those added together cost nothing more. */
    private static final int FIRST_RANKS = 2;

    private final Nodes nodes;
    private final Knowledge knowledge;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final int lateCost;
    private final Widening widening;

    Children(Nodes nodes, Knowledge knowledge) {
        this.nodes = nodes;
        this.knowledge = knowledge;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        widening = new Widening(board);
        lateCost = game.canBeWonByKeeper() ? LATE_COST : 0;
    }

    /** Makes the move of a child, which is allowed. */
    void make(int move) {
        if (move < 0) {
            play.pass();
        } else {
            Play.Verdict verdict = play.play(move);
            assert verdict == Play.Verdict.PLAYED : verdict;
        }
    }

    /** Lists the likely moves of the position on the board. */
    void expand(Frame f, int ply, boolean noPass) {
        f.wide = 0;
        f.nul = -1;
        f.rounds = 0;
        f.count = 0;
        Bits.clear(f.tried);
        Bits.clear(f.points);
        if (f.reacher) {
            nodes.deciding.findLiving(f);
        }
        knowledge.addLikely(f);
        f.lacking = game.lacking(board);
        addPass(f, ply, noPass);
        addLikely(f, ply);
    }

    /** Whether the most promising child, if it is a move, looks harder than the moves that are a step further away. */
    boolean isToWiden(Frame f, int child, int least) {
        return child >= 0 && child != f.nul && f.wide < game.widenings() && least > nextPrice(f);
    }

    private static int nextPrice(Frame f) {
        return WIDE_COST * (f.wide + 1);
    }

    /** Adds the moves one step further away from the fight. */
    void widen(Frame f, int ply) {
        int price = nextPrice(f);
        f.wide++;
        widening.widen(f.near);
        for (int i = 0; i < f.points.length; i++) {
            f.points[i] = f.near[i] & ~f.tried[i];
        }
        if (!f.reacher && isPassLost(f)) {
            keepThoseAgainstPass(f, ply);
        }
        addPoints(f, ply, price);
    }

    /** Where the reacher's pass does not matter, the keeper passes back and nothing has changed. */
    private void addPass(Frame f, int ply, boolean noPass) {
        if (f.reacher ? nodes.passMatters() : !noPass) {
            add(f, ply, Board.PASS, 0);
        }
    }

    private void addLikely(Frame f, int ply) {
        if (!f.reacher && isPassLost(f)) {
            keepThoseAgainstPass(f, ply);
        }
        addPoints(f, ply, 0);
    }

    private static boolean isPassLost(Frame f) {
        return f.count > 0 && f.moves[0] == Board.PASS && f.kinds[0] == Kind.WIN;
    }

    /** The keeper's pass is known to lose: only moves in that zone can help. */
    private void keepThoseAgainstPass(Frame f, int ply) {
        play.pass();
        Frame next = nodes.frame(ply + 1);
        if (knowledge.settled(next, ply + 1, false)) {
            Bits.and(f.points, next.zone);
        }
        play.undo();
    }

    /** Adds the allowed moves on {@link Frame#points}, none of which is a child yet; the likeliest first and cheapest. */
    private void addPoints(Frame f, int ply, int price) {
        int from = f.count;
        int entry = nodes.table.find(f.key);
        int count = nodes.order.list(f, f.points, entry >= 0 ? nodes.table.move(entry) : Board.PASS);
        int rankCost = f.reacher ? game.rankCost() : game.rankCost() / 2;
        for (int i = from; i < count; i++) {
            int rank = Math.max(0, i - from - FIRST_RANKS);
            add(f, ply, nodes.order.pick(f, i, count), price + rankCost * rank);
        }
    }

    /** As {@link #addPoints}, for moves that come in late. */
    void addLate(Frame f, int ply) {
        addPoints(f, ply, lateCost);
    }

    /** Adds the reacher's null move, late. */
    void addNull(Frame f, int ply) {
        add(f, ply, NULL_MOVE, lateCost);
    }

    /** Adds a child, if the move is allowed. */
    private void add(Frame f, int ply, int move, int cost) {
        if (move >= 0) {
            Bits.add(f.tried, move);
            if (play.play(move) != Play.Verdict.PLAYED) {
                return;
            }
        } else {
            play.pass();
        }
        int c = f.count++;
        f.moves[c] = move;
        f.costs[c] = cost;
        judge(f, c, ply + 1);
        if (move >= 0 && f.kinds[c] == Kind.OPEN) {
            charge(f, c, game.idleCost(board, f.lacking));
        }
        play.undo();
    }

    /** Makes the move of an open child cost more. */
    private static void charge(Frame f, int c, int more) {
        f.costs[c] += more;
        int[] movers = f.reacher ? f.pns : f.dns;
        movers[c] = Math.min(Frame.INFINITE - 1, movers[c] + more);
    }

    /** Adds the allowed moves of the must-play region that were not tried; false when there are none. */
    boolean addMissing(Frame f, int ply) {
        boolean any = false;
        for (int i = 0; i < f.must.length; i++) {
            f.points[i] = f.must[i] & ~f.tried[i];
            any |= f.points[i] != 0;
        }
        if (!any) {
            return false;
        }
        int before = f.count;
        addLate(f, ply);
        return f.count > before;
    }

    /** Opens the dropped children among the points of a set again; false when there are none. */
    boolean revive(Frame f, int ply, long[] points) {
        boolean any = false;
        for (int c = 0; c < f.count; c++) {
            if (f.kinds[c] == Kind.PRUNED && Bits.has(points, f.moves[c])) {
                make(f.moves[c]);
                judge(f, c, ply + 1);
                play.undo();
                any = true;
            }
        }
        return any;
    }

    /** Fills a child's numbers; its move is on the board. */
    private void judge(Frame f, int c, int ply) {
        Frame next = nodes.frame(ply);
        boolean isMove = f.moves[c] >= 0;
        int kind = isMove ? knowledge.hastyKind(next, ply) : knowledge.kind(next, ply, f.moves[c] == NULL_MOVE);
        f.unseen[c] = knowledge.isLookPutOff();
        settle(f, c, next, kind);
    }

    private void settle(Frame f, int c, Frame next, int kind) {
        if (kind != Kind.OPEN) {
            next.settle(kind);
        }
        note(f, c, next);
    }

    /** Looks closely at an open child that is about to be searched; false where that was done before. */
    boolean look(Frame f, int c, int ply) {
        if (!f.unseen[c]) {
            return false;
        }
        f.unseen[c] = false;
        make(f.moves[c]);
        Frame next = nodes.frame(ply + 1);
        int kind = knowledge.look(next, ply + 1, f.moves[c] >= 0);
        if (kind != Kind.OPEN) {
            settle(f, c, next, kind);
        }
        play.undo();
        return true;
    }

    /** Takes over what a child's frame says of it. */
    void note(Frame f, int c, Frame next) {
        f.kinds[c] = (byte) next.kind;
        if (next.kind == Kind.BARREN) {
            // No win for the reacher, who only passed; but the keeper has to find another way.
            refute(f, c);
            return;
        }
        boolean open = next.kind == Kind.OPEN;
        f.pns[c] = open ? Math.min(Frame.INFINITE - 1, next.pn + (f.reacher ? cost(f, c) : debt(f, c))) : next.pn;
        f.dns[c] = open && !f.reacher ? Math.min(Frame.INFINITE - 1, next.dn + cost(f, c)) : next.dn;
    }

    private static void refute(Frame f, int c) {
        f.pns[c] = f.reacher ? Frame.INFINITE : 0;
        f.dns[c] = f.reacher ? 0 : Frame.INFINITE;
    }

    /** Drops an open child that needs no search. */
    void drop(Frame f, int c) {
        f.kinds[c] = Kind.PRUNED;
        refute(f, c);
    }

    /** What is added to the mover's number of an open child: late moves look better than they are, time and again. */
    int cost(Frame f, int c) {
        return f.costs[c];
    }

    /** What is added to the reacher's number of the keeper's pass for the moves that come in once it is refuted. */
    int debt(Frame f, int c) {
        return !f.reacher && f.moves[c] == Board.PASS ? game.debtOfPass() : 0;
    }

    /** A child's result was pushed out of the table: it has to be searched again. The move is taken back. */
    void reopen(Frame f, int c, Frame next) {
        knowledge.guess(next);
        note(f, c, next);
        play.undo();
    }

    static boolean hasOpen(Frame f) {
        for (int i = 0; i < f.count; i++) {
            if (f.kinds[i] == Kind.OPEN) {
                return true;
            }
        }
        return false;
    }

    static int indexOf(Frame f, int move) {
        for (int c = 0; c < f.count; c++) {
            if (f.moves[c] == move) {
                return c;
            }
        }
        return -1;
    }
}
