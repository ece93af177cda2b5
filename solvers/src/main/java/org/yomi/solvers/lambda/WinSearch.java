package org.yomi.solvers.lambda;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.Path;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.node.Widening;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Depth-first proof-number search for the attacker's win, by threats of growing order (lambda df-pn) or without (plain
 * df-pn).
 *
 * <p>In lambda df-pn each node where the attacker is to move stands for several <em>pseudo nodes</em>, one for each order:
 * does he win by threats of just that order? The node's proof number is the least of theirs, its disproof number their
 * sum, so that the search goes from order to order as the numbers say. A move is a threat of order i when the attacker
 * has a win of a lower order should the defender pass: the pass is one of the defender's moves, and disproves the node
 * when there is no such win. When there is, its zone has all the moves that can make a difference. Before that is known,
 * the defender has his likely moves. Order 0 is the capture itself.
 *
 * <p>A win ({@link Kind#WIN}) is exact and has a sound zone, whatever the moves that were tried for the attacker. Anything
 * else ({@link Kind#HELD}) says only that the moves tried do not win, repetitions on the way counted as failures.
 */
final class WinSearch {
    private static final int INFINITE = Frame.INFINITE;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofTable table;
    private final Generator generator;
    private final Widening widening;
    private final boolean threats;
    private final int orders;
    private final Path path = new Path();
    private final Judge judge;

    /** Filled anew before each use: searches of children use it, too. */
    private final Choice choice = new Choice();

    WinSearch(Nodes nodes, Play play, ReachGame game, ProofTable table, Configuration configuration) {
        this.nodes = nodes;
        this.play = play;
        board = play.board;
        this.game = game;
        this.table = table;
        generator = configuration.generator();
        widening = new Widening(board);
        threats = configuration.isLambda();
        orders = threats ? configuration.orders() : Judge.PLAIN;
        judge = new Judge(nodes, play, game, table, path, threats);
    }

    /** Whether the attacker wins the position on the board; if so, {@link Nodes#frame} 0 has the result. */
    boolean wins() {
        if (board.toMove() == game.reacher()) {
            searchAttack(0, orders, INFINITE, INFINITE);
            return nodes.frame(0).kind == Kind.WIN;
        }
        judge.judgeDefence(orders);
        if (judge.kind == Kind.HELD) {
            return false;
        }
        searchDefence(0, orders, INFINITE, INFINITE);
        return nodes.frame(0).kind == Kind.WIN;
    }

    /** The lowest order by which the position on the board is known to be won, or -1. */
    int knownOrder() {
        boolean attack = board.toMove() == game.reacher();
        if (attack && nodes.deciding.winning() != ReachGame.NONE) {
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
            judge.chooseOrder(most, choice);
            if (choice.best < 0) {
                f.settle(Kind.HELD);
                return;
            }
            if (choice.exceeds(proofLimit, disproofLimit)) {
                f.open(choice.least, choice.sum);
                return;
            }
            searchOrder(ply, choice.best, choice.mineLimit(proofLimit), choice.theirsLimit(disproofLimit));
            if (f.kind == Kind.WIN) {
                return;
            }
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
        for (int order = judge.lowestOrder(); order <= most; order++) {
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
        attack(f, ply, order, proofLimit, disproofLimit);
        table.store(f.key, f, nodes.count() - before + 1);
        path.pop();
    }

    private void attack(Frame f, int ply, int order, int proofLimit, int disproofLimit) {
        while (true) {
            choose(f, f.pns, f.dns);
            int c = choice.best;
            if (c < 0) {
                f.settle(Kind.HELD);
                return;
            }
            if (choice.least == 0) {
                if (takeWin(f, ply, order, c)) {
                    return;
                }
                continue;
            }
            if (choice.exceeds(proofLimit, disproofLimit)) {
                f.open(choice.least, choice.sum);
                f.best = f.moves[c];
                return;
            }
            make(f.moves[c]);
            searchDefence(ply + 1, order, choice.mineLimit(proofLimit), choice.theirsLimit(disproofLimit));
            play.undo();
            note(f, c, nodes.frame(ply + 1));
        }
    }

    private void addAttacks(Frame f, int order) {
        f.count = 0;
        Bits.clear(f.points);
        generator.addMoves(board, game, widening, f.points);
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
        judge.judgeDefence(order);
        if (judge.kind != Kind.HELD) {
            add(f, move);
        }
        play.undo();
    }

    /** A child wins: completes the frame, unless the child's win was forgotten. */
    private boolean takeWin(Frame f, int ply, int order, int c) {
        make(f.moves[c]);
        Frame next = nodes.frame(ply + 1);
        boolean known = settleDefence(next, order);
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

    private boolean settleDefence(Frame f, int order) {
        if (!game.reached(board)) {
            return recallWin(f, order);
        }
        nodes.reached(f);
        return true;
    }

    private void searchDefence(int ply, int order, int proofLimit, int disproofLimit) {
        nodes.tick();
        long before = nodes.count();
        Frame f = nodes.frame(ply);
        f.key = Keys.of(play, order);
        path.push(f.key);
        addDefences(f, ply, order);
        defend(f, ply, order, proofLimit, disproofLimit);
        table.store(f.key, f, nodes.count() - before + 1);
        path.pop();
    }

    /** Lists the defender's moves; refutations that are known narrow them. */
    private void addDefences(Frame f, int ply, int order) {
        f.count = 0;
        f.best = Board.PASS;
        Bits.clear(f.tried);
        Bits.clear(f.points);
        Bits.clear(f.zone);
        Bits.clear(f.must);
        Generator.FULL.addMoves(board, game, widening, f.must);
        f.lean = 0;
        f.length = 0;
        addDefence(f, ply, order, Board.PASS);
        (threats ? Generator.HEURISTIC : generator).addMoves(board, game, widening, f.points);
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
        int most = ordersAfter(move, order);
        judge.judgeAttack(most, choice);
        if (judge.kind == Kind.WIN && settleAttack(nodes.frame(ply + 1), ply + 1, most)) {
            refuted(f, ply, move);
        } else {
            add(f, move);
        }
        play.undo();
    }

    /** The orders by which a move of the defender has to be refuted: it is a lower one that makes a threat. */
    private int ordersAfter(int move, int order) {
        return threats && move < 0 ? order - 1 : order;
    }

    /** The defender's move on the board was refuted: its zone narrows the moves that are left. */
    private void refuted(Frame f, int ply, int move) {
        Frame next = nodes.frame(ply + 1);
        if (move >= 0) {
            nodes.narrow(f, next, move);
            return;
        }
        f.resist(move, next);
        Bits.or(f.zone, next.zone);
        Bits.and(f.must, next.zone);
        f.lean |= next.lean;
    }

    private void defend(Frame f, int ply, int order, int proofLimit, int disproofLimit) {
        while (true) {
            choose(f, f.dns, f.pns);
            int c = choice.best;
            if (c < 0) {
                if (addMissing(f, ply, order)) {
                    continue;
                }
                completeWin(f);
                return;
            }
            if (choice.least == 0) {
                f.settle(Kind.HELD);
                f.best = f.moves[c];
                return;
            }
            if (choice.exceeds(disproofLimit, proofLimit)) {
                f.open(choice.sum, choice.least);
                f.best = f.moves[c];
                return;
            }
            defend(f, ply, order, c, choice.theirsLimit(proofLimit), choice.mineLimit(disproofLimit));
        }
    }

    /** Searches a move of the defender further. */
    private void defend(Frame f, int ply, int order, int c, int proofLimit, int disproofLimit) {
        int move = f.moves[c];
        make(move);
        searchAttack(ply + 1, ordersAfter(move, order), proofLimit, disproofLimit);
        note(f, c, nodes.frame(ply + 1));
        boolean refuted = f.kinds[c] == Kind.WIN;
        if (refuted) {
            refuted(f, ply, move);
        }
        play.undo();
        if (refuted) {
            prune(f);
        }
    }

    private void completeWin(Frame f) {
        nodes.addRefusals(f);
        nodes.dilation.closeForOpponent(f.zone);
        f.settle(Kind.WIN);
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

    private void add(Frame f, int move) {
        int c = f.count++;
        f.moves[c] = move;
        f.kinds[c] = (byte) judge.kind;
        f.pns[c] = judge.pn;
        f.dns[c] = judge.dn;
    }

    private static void note(Frame f, int c, Frame next) {
        f.kinds[c] = (byte) next.kind;
        f.pns[c] = next.pn;
        f.dns[c] = next.dn;
    }

    private void choose(Frame f, int[] mine, int[] theirs) {
        choice.start();
        for (int c = 0; c < f.count; c++) {
            choice.offer(c, mine[c], theirs[c]);
        }
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
    }
}
