package org.yomi.solvers.lambda;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.proof.Frame;
import org.yomi.solvers.proof.Kind;
import org.yomi.solvers.proof.Nodes;
import org.yomi.solvers.proof.ProofTable;

/**
 * Depth-first proof-number search for the attacker's win, by threats of growing order (lambda df-pn) or without (plain
 * df-pn).
 *
 * <p>In lambda df-pn each node where the attacker is to move stands for several <em>pseudo nodes</em>, one for each order:
 * does he win by threats of just that order? The node's proof number is the least of theirs, its disproof number their
 * sum, so that the search goes from order to order as the numbers say. A move is a threat of order i when the attacker
 * has a win of a lower order should the defender pass. That is read first; the zone of that win has all the defender's
 * moves that can make a difference. Order 0 is the capture itself.
 *
 * <p>A win ({@link Kind#WIN}) is exact and has a sound zone, whatever the moves that were tried for the attacker. Anything
 * else ({@link Kind#HELD}) says only that the moves tried do not win, repetitions on the way counted as failures.
 */
final class WinSearch {
    private static final int INFINITE = Frame.INFINITE;

    /** The one pseudo node of plain df-pn, which is of no order. */
    private static final int PLAIN = 1;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofTable table;
    private final Generator generator;
    private final boolean threats;
    private final int orders;
    private final Path path = new Path();

    // The numbers of the position judged last.
    private int kind;
    private int pn;
    private int dn;

    // What select found.
    private int best;
    private int second;
    private int least;
    private int sum;
    private int ownDisproof;

    WinSearch(Nodes nodes, Play play, ReachGame game, ProofTable table, Configuration configuration) {
        this.nodes = nodes;
        this.play = play;
        board = play.board;
        this.game = game;
        this.table = table;
        generator = configuration.generator();
        threats = configuration.isLambda();
        orders = threats ? configuration.orders() : PLAIN;
    }

    /** Whether the attacker wins the position on the board; if so, {@link Nodes#frame} 0 has the result. */
    boolean wins() {
        if (board.toMove() == game.reacher()) {
            searchAttack(0, orders, INFINITE, INFINITE);
        } else {
            judgeDefence(orders);
            if (kind == Kind.HELD) {
                return false;
            }
            searchDefence(0, orders, INFINITE, INFINITE);
        }
        return nodes.frame(0).kind == Kind.WIN;
    }

    /** The lowest order by which the position on the board is known to be won, or -1. */
    int knownOrder() {
        boolean attack = board.toMove() == game.reacher();
        if (attack && nodes.winningMove() != ReachGame.NONE) {
            return 0;
        }
        for (int order = 1; order <= orders; order++) {
            int entry = table.find(Keys.of(play, order));
            if (entry >= 0 && table.kind(entry) == Kind.WIN) {
                return order;
            }
        }
        return -1;
    }

    // The attacker to move: pseudo nodes.

    /** Searches all orders up to one; what it comes to is in the frame of the ply. */
    private void searchAttack(int ply, int most, int proofLimit, int disproofLimit) {
        Frame f = nodes.frame(ply);
        if (settleAttack(f, ply, most)) {
            return;
        }
        nodes.tick();
        while (true) {
            int order = selectOrder(most);
            if (order < 0) {
                f.settle(Kind.HELD);
                return;
            }
            if (least >= proofLimit || sum >= disproofLimit) {
                f.open(least, sum);
                return;
            }
            searchOrder(ply, order, Math.min(proofLimit, wider(second)), disproofLimit - (sum - ownDisproof));
            if (f.kind == Kind.WIN) {
                return;
            }
        }
    }

    /** The pseudo node that is easiest to prove, the lower order first; -1 when all are disproved. */
    private int selectOrder(int most) {
        int selected = -1;
        least = INFINITE;
        second = INFINITE;
        sum = 0;
        for (int order = lowestOrder(); order <= most; order++) {
            judgeOrder(order);
            sum = Math.min(INFINITE - 1, sum + dn);
            if (pn < least) {
                second = least;
                least = pn;
                selected = order;
                ownDisproof = dn;
            } else {
                second = Math.min(second, pn);
            }
        }
        return selected;
    }

    /** As many attacker's moves in a row as are needed tell which orders are hopeless. */
    private int lowestOrder() {
        return threats ? Math.max(1, game.distance(board) - 1) : PLAIN;
    }

    private void judgeOrder(int order) {
        long key = Keys.of(play, order);
        int entry = table.find(key);
        if (entry >= 0 && table.kind(entry) != Kind.OPEN) {
            judged(table.kind(entry));
        } else if (path.has(key)) {
            judged(Kind.HELD);
        } else if (entry >= 0) {
            judged(table.pn(entry), table.dn(entry));
        } else {
            judged(initialProof(order), initialDisproof(order));
        }
    }

    private int initialProof(int order) {
        game.estimate(board);
        return threats ? 1 << 2 * (order - 1) : game.proof;
    }

    private int initialDisproof(int order) {
        game.estimate(board);
        return threats ? order : game.disproof;
    }

    /** Fills the numbers of the position after a move of the defender. */
    private void judgeAttack(int most) {
        if (game.keptByAssumption(board) != 0) {
            judged(Kind.HELD);
        } else if (nodes.winningMove() != ReachGame.NONE) {
            judged(Kind.WIN);
        } else if (selectOrder(most) < 0) {
            judged(Kind.HELD);
        } else if (least == 0) {
            judged(Kind.WIN);
        } else {
            judged(least, sum);
        }
    }

    private boolean settleAttack(Frame f, int ply, int most) {
        if (game.keptByAssumption(board) != 0) {
            f.settle(Kind.HELD);
            return true;
        }
        if (nodes.winAtOnce(f, nodes.frame(ply + 1))) {
            f.settle(Kind.WIN);
            return true;
        }
        for (int order = lowestOrder(); order <= most; order++) {
            if (recallWin(f, order)) {
                return true;
            }
        }
        return false;
    }

    private boolean recallWin(Frame f, int order) {
        int entry = table.find(Keys.of(play, order));
        if (entry < 0 || table.kind(entry) != Kind.WIN) {
            return false;
        }
        nodes.recall(entry, f);
        return true;
    }

    /** Searches one pseudo node. */
    private void searchOrder(int ply, int order, int proofLimit, int disproofLimit) {
        long before = nodes.count();
        Frame f = nodes.frame(ply);
        f.key = Keys.of(play, order);
        path.push(f.key);
        addAttacks(f, order);
        while (true) {
            select(f, f.pns, f.dns);
            if (best < 0) {
                f.settle(Kind.HELD);
                break;
            }
            if (least == 0) {
                if (takeWin(f, ply, order)) {
                    break;
                }
                continue;
            }
            if (least >= proofLimit || sum >= disproofLimit) {
                f.open(least, sum);
                f.best = f.moves[best];
                break;
            }
            int c = best;
            int limit = disproofLimit - (sum - f.dns[c]);
            int proof = Math.min(proofLimit, wider(second));
            make(f.moves[c]);
            searchDefence(ply + 1, order, proof, limit);
            unmake();
            note(f, c, nodes.frame(ply + 1));
        }
        table.store(f.key, f, nodes.count() - before + 1);
        path.pop(f.key);
    }

    private void addAttacks(Frame f, int order) {
        f.count = 0;
        Bits.clear(f.points);
        generator.addMoves(board, game, f.points);
        if (play.bindingBan() >= 0) {
            addAttack(f, order, Board.PASS);
        }
        int from = f.count;
        int count = nodes.order.list(f, f.points, hint(f.key));
        for (int i = from; i < count; i++) {
            addAttack(f, order, nodes.order.pick(f, i, count));
        }
    }

    private void addAttack(Frame f, int order, int move) {
        if (!tryMove(move)) {
            return;
        }
        judgeDefence(order);
        if (kind != Kind.HELD) {
            add(f, move);
        }
        play.undo();
    }

    /** The best child wins: completes the frame, unless the child's win was forgotten. */
    private boolean takeWin(Frame f, int ply, int order) {
        int c = best;
        make(f.moves[c]);
        Frame next = nodes.frame(ply + 1);
        boolean known = settleDefence(next, order);
        nodes.leave();
        if (known) {
            nodes.takeWin(f, next, f.moves[c]);
            f.settle(Kind.WIN);
        } else {
            play.undo();
            f.kinds[c] = Kind.OPEN;
            f.pns[c] = 1;
            f.dns[c] = 1;
        }
        return known;
    }

    // The defender to move.

    /** Fills the numbers of the position after a move of the attacker. */
    private void judgeDefence(int order) {
        long key = Keys.of(play, order);
        int entry = table.find(key);
        if (game.reached(board)) {
            judged(Kind.WIN);
        } else if (entry >= 0 && table.kind(entry) != Kind.OPEN) {
            judged(table.kind(entry));
        } else if (path.has(key) || nodes.keepingMove() >= 0 || threats && isNoThreat(order)) {
            judged(Kind.HELD);
        } else if (entry >= 0) {
            judged(table.pn(entry), table.dn(entry));
        } else if (threats) {
            judged(order == 1 ? 1 : 1 << 2 * (order - 2), 1);
        } else {
            game.estimate(board);
            judged(game.proof, game.disproof);
        }
    }

    /** Whether it can be seen at once that a pass of the defender would leave too much to do. */
    private boolean isNoThreat(int order) {
        if (game.distance(board) > order) {
            return true;
        }
        if (order > 1) {
            return false;
        }
        play.pass();
        boolean none = nodes.winningMove() == ReachGame.NONE;
        play.undo();
        return none;
    }

    private boolean settleDefence(Frame f, int order) {
        if (!game.reached(board)) {
            return recallWin(f, order);
        }
        Bits.clear(f.zone);
        game.addReasonForReached(board, f.zone);
        f.lean = 0;
        f.length = 0;
        f.best = Board.PASS;
        f.settle(Kind.WIN);
        return true;
    }

    private void searchDefence(int ply, int order, int proofLimit, int disproofLimit) {
        nodes.tick();
        long before = nodes.count();
        Frame f = nodes.frame(ply);
        f.key = Keys.of(play, order);
        path.push(f.key);
        if (!threats || isThreat(f, ply, order, proofLimit, disproofLimit)) {
            addDefences(f, ply, order);
            defend(f, ply, order, proofLimit, disproofLimit);
        }
        table.store(f.key, f, nodes.count() - before + 1);
        path.pop(f.key);
    }

    /** Reads the defender's pass; when it loses, the zone of that is where his moves are. */
    private boolean isThreat(Frame f, int ply, int order, int proofLimit, int disproofLimit) {
        make(Board.PASS);
        searchAttack(ply + 1, order - 1, proofLimit, disproofLimit);
        unmake();
        Frame next = nodes.frame(ply + 1);
        if (next.kind != Kind.WIN) {
            copyNumbers(next, f);
            return false;
        }
        Bits.copy(next.zone, f.zone);
        Bits.copy(next.zone, f.must);
        f.lean = next.lean;
        f.length = next.length + 1;
        return true;
    }

    private static void copyNumbers(Frame from, Frame to) {
        if (from.kind == Kind.OPEN) {
            to.open(from.pn, from.dn);
        } else {
            to.settle(from.kind);
        }
    }

    /** Lists the defender's moves; refutations that are known narrow them. */
    private void addDefences(Frame f, int ply, int order) {
        f.count = 0;
        f.best = Board.PASS;
        Bits.clear(f.tried);
        Bits.clear(f.points);
        if (threats) {
            Bits.copy(f.must, f.points);
        } else {
            Bits.clear(f.zone);
            Bits.clear(f.must);
            Generator.FULL.addMoves(board, game, f.must);
            f.lean = 0;
            f.length = 0;
            addDefence(f, ply, order, Board.PASS);
            generator.addMoves(board, game, f.points);
        }
        addListed(f, ply, order);
    }

    /** Makes children of the points listed; says whether any is open. */
    private boolean addListed(Frame f, int ply, int order) {
        int from = f.count;
        int count = nodes.order.list(f, f.points, hint(f.key));
        for (int i = from; i < count; i++) {
            addDefence(f, ply, order, nodes.order.pick(f, i, count));
        }
        prune(f);
        return f.count > 0;
    }

    private void addDefence(Frame f, int ply, int order, int move) {
        if (move >= 0) {
            Bits.add(f.tried, move);
        }
        if (move >= 0 && !Bits.has(f.must, move) || !tryMove(move)) {
            return;
        }
        judgeAttack(order);
        if (kind == Kind.WIN && settleAttack(nodes.frame(ply + 1), ply + 1, order)) {
            refuted(f, ply, move);
        } else {
            add(f, move);
        }
        play.undo();
    }

    /** The defender's move on the board was refuted: its zone narrows the moves that are left. */
    private void refuted(Frame f, int ply, int move) {
        Frame next = nodes.frame(ply + 1);
        if (next.length + 1 > f.length) {
            f.length = next.length + 1;
            f.best = move;
        }
        if (move >= 0) {
            nodes.narrow(f, next, move);
            return;
        }
        Bits.or(f.zone, next.zone);
        Bits.and(f.must, next.zone);
        f.lean |= next.lean;
    }

    private void defend(Frame f, int ply, int order, int proofLimit, int disproofLimit) {
        while (true) {
            select(f, f.dns, f.pns);
            if (best < 0) {
                if (addMissing(f, ply, order)) {
                    continue;
                }
                nodes.addRefusals(f);
                nodes.dilation.closeForOpponent(f.zone);
                f.settle(Kind.WIN);
                return;
            }
            if (least == 0) {
                f.settle(Kind.HELD);
                f.best = f.moves[best];
                return;
            }
            if (sum >= proofLimit || least >= disproofLimit) {
                f.open(sum, least);
                f.best = f.moves[best];
                return;
            }
            int c = best;
            int proof = proofLimit - (sum - f.pns[c]);
            int limit = Math.min(disproofLimit, wider(second));
            make(f.moves[c]);
            searchAttack(ply + 1, order, proof, limit);
            note(f, c, nodes.frame(ply + 1));
            if (f.kinds[c] == Kind.WIN) {
                refuted(f, ply, f.moves[c]);
            }
            unmake();
            if (f.kinds[c] == Kind.WIN) {
                prune(f);
            }
        }
    }

    /** Drops the children that a refutation answers, too (what the paper does by Kawano's simulation). */
    private static void prune(Frame f) {
        int kept = 0;
        for (int c = 0; c < f.count; c++) {
            boolean open = f.kinds[c] != Kind.WIN && (f.moves[c] < 0 || Bits.has(f.must, f.moves[c]));
            if (open) {
                f.moves[kept] = f.moves[c];
                f.kinds[kept] = f.kinds[c];
                f.pns[kept] = f.pns[c];
                f.dns[kept++] = f.dns[c];
            }
        }
        f.count = kept;
    }

    /** All moves tried are refuted: adds those of the must-play region that were not. */
    private boolean addMissing(Frame f, int ply, int order) {
        for (int i = 0; i < f.must.length; i++) {
            f.points[i] = f.must[i] & ~f.tried[i];
        }
        return addListed(f, ply, order);
    }

    // Both.

    private void judged(int asKind) {
        kind = asKind;
        pn = asKind == Kind.WIN ? 0 : INFINITE;
        dn = asKind == Kind.WIN ? INFINITE : 0;
    }

    private void judged(int proof, int disproof) {
        kind = Kind.OPEN;
        pn = proof;
        dn = disproof;
    }

    private void add(Frame f, int move) {
        int c = f.count++;
        f.moves[c] = move;
        f.kinds[c] = (byte) kind;
        f.pns[c] = pn;
        f.dns[c] = dn;
    }

    private static void note(Frame f, int c, Frame next) {
        f.kinds[c] = (byte) next.kind;
        f.pns[c] = next.pn;
        f.dns[c] = next.dn;
    }

    /** Finds the child that is easiest for the player to move. */
    private void select(Frame f, int[] mine, int[] theirs) {
        best = -1;
        least = INFINITE;
        second = INFINITE;
        sum = 0;
        for (int c = 0; c < f.count; c++) {
            if (mine[c] < least) {
                second = least;
                least = mine[c];
                best = c;
            } else {
                second = Math.min(second, mine[c]);
            }
            sum = Math.min(INFINITE - 1, sum + theirs[c]);
        }
    }

    /** A child is left only when it is clearly worse than the next one (Pawlewicz, Lew 2007). */
    private static int wider(int second) {
        return Math.min(INFINITE, second + (second >> 2) + 1);
    }

    private int hint(long key) {
        int entry = table.find(key);
        return entry >= 0 ? table.move(entry) : Board.PASS;
    }

    private boolean tryMove(int move) {
        if (move < 0) {
            play.pass();
            return true;
        }
        return play.play(move) == Play.Verdict.PLAYED;
    }

    private void make(int move) {
        boolean played = tryMove(move);
        assert played : play.geometry.name(move);
        nodes.enter(move);
    }

    private void unmake() {
        nodes.leave();
        play.undo();
    }
}
