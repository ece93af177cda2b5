package org.yomi.solvers.lambda;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.Path;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.Play;

/** Says what is known of the position on the board before it is searched: by the rules, by the table, or by a guess. */
final class Judge {
    /** The one pseudo node of plain df-pn, which is of no order. */
    static final int PLAIN = 1;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofTable table;
    private final Path path;
    private final boolean threats;

    /** A {@link Kind}. */
    int kind;

    int pn;
    int dn;

    Judge(Nodes nodes, Play play, ReachGame game, ProofTable table, Path path, boolean threats) {
        this.nodes = nodes;
        this.play = play;
        board = play.board;
        this.game = game;
        this.table = table;
        this.path = path;
        this.threats = threats;
    }

    /** The attacker is to move: looks for the pseudo node that is easiest to prove, the lower order first. */
    void chooseOrder(int most, Choice choice) {
        choice.start();
        for (int order = lowestOrder(); order <= most; order++) {
            judgeOrder(order);
            choice.offer(order, pn, dn);
        }
    }

    /** As many attacker's moves in a row as are needed tell which orders are hopeless. */
    int lowestOrder() {
        return threats ? Math.max(1, game.distance(board) - 1) : PLAIN;
    }

    /** The numbers of a pseudo node; at first each order looks four times as hard as the one below. */
    private void judgeOrder(int order) {
        long key = Keys.of(play, order);
        int entry = table.find(key);
        if (entry >= 0 && table.kind(entry) != Kind.OPEN) {
            settle(table.kind(entry));
        } else if (path.has(key)) {
            settle(Kind.HELD);
        } else if (entry >= 0) {
            open(table.pn(entry), table.dn(entry));
        } else {
            game.estimate(board);
            open(threats ? 1 << 2 * (order - 1) : game.proof, game.disproof);
        }
    }

    /** The attacker is to move, with orders up to one. */
    void judgeAttack(int most, Choice choice) {
        if (game.keptByAssumption(board) != 0) {
            settle(Kind.HELD);
            return;
        }
        if (nodes.deciding.winning() != ReachGame.NONE) {
            settle(Kind.WIN);
            return;
        }
        chooseOrder(most, choice);
        if (choice.best < 0) {
            settle(Kind.HELD);
        } else if (choice.least == 0) {
            settle(Kind.WIN);
        } else {
            open(choice.least, choice.sum);
        }
    }

    /** The defender is to move after a threat of an order. */
    void judgeDefence(int order) {
        long key = Keys.of(play, order);
        int entry = table.find(key);
        if (game.reached(board)) {
            settle(Kind.WIN);
        } else if (entry >= 0 && table.kind(entry) != Kind.OPEN) {
            settle(table.kind(entry));
        } else if (path.has(key) || nodes.deciding.keeping() >= 0 || threats && isNoThreat(order)) {
            settle(Kind.HELD);
        } else if (entry >= 0) {
            open(table.pn(entry), table.dn(entry));
        } else {
            game.estimate(board);
            open(game.proof, game.disproof);
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
        boolean none = nodes.deciding.winning() == ReachGame.NONE;
        play.undo();
        return none;
    }

    private void settle(int asKind) {
        kind = asKind;
        pn = asKind == Kind.WIN ? 0 : Frame.INFINITE;
        dn = asKind == Kind.WIN ? Frame.INFINITE : 0;
    }

    private void open(int proof, int disproof) {
        kind = Kind.OPEN;
        pn = proof;
        dn = disproof;
    }
}
