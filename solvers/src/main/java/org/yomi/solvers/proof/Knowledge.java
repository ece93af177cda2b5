package org.yomi.solvers.proof;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.Path;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * What is known of the position on the board without searching it: by the rules of the goal, from the table, from the
 * patterns, or because it is being searched already.
 *
 * <p>Each position is asked about twice: {@link #kind} when it becomes a child, quickly, and {@link #settled} when its
 * zone is wanted, too. What takes long may wait in between, for {@link #look}.
 */
final class Knowledge {
    /** Longer lines are taken to be held; {@link KeepProof} finds out. */
    static final int MAX_PLY = 600;

    private static final long NO_PASS_STATE = 1L << 7;
    private static final long NO_PASS_KEY = 0xD1B54A32D192ED03L;

    private final Nodes nodes;
    private final Path path;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofTable table;
    private final PatternTable patterns;
    private final OtherThreats otherThreats;
    private final Elsewhere elsewhere;
    private final @Nullable Parts parts;
    private final LadderProof ladders;
    private boolean lookPutOff;

    Knowledge(Nodes nodes, Path path, PatternTable patterns, Elsewhere elsewhere, @Nullable Parts parts) {
        this.nodes = nodes;
        this.parts = parts;
        this.elsewhere = elsewhere;
        this.path = path;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        table = nodes.table;
        this.patterns = patterns;
        otherThreats = new OtherThreats(nodes, patterns);
        ladders = new LadderProof(nodes, elsewhere);
    }

    /** The key of the position on the board. */
    long key(boolean noPass) {
        return play.key() ^ besidesKey(noPass);
    }

    private long state(boolean noPass) {
        return play.state() | besidesState(noPass);
    }

    private static long besidesKey(boolean noPass) {
        return noPass ? NO_PASS_KEY : 0;
    }

    private static long besidesState(boolean noPass) {
        return noPass ? NO_PASS_STATE : 0;
    }

    /**
     * The {@link Kind} of a position that has just become a child, open with proof and disproof numbers in the frame. Ladders
     * are put off; see {@link #isLookPutOff}.
     */
    int kind(Frame next, int ply, boolean noPass) {
        return kind(next, ply, noPass, false);
    }

    /** As {@link #kind}, but all looks that take long are put off. */
    int hastyKind(Frame next, int ply) {
        return kind(next, ply, false, true);
    }

    /** Whether looks at the position on the board, just judged to be open, were left to {@link #look}. */
    boolean isLookPutOff() {
        return lookPutOff;
    }

    /**
     * The {@link Kind} of the position on the board, which was found open, by the looks that were put off.
     *
     * @param hasty whether {@link #hastyKind} found it so
     */
    int look(Frame next, int ply, boolean hasty) {
        long key = key(false);
        if (ladders.wins(next, ply, key)) {
            patterns.add(next, state(false));
            return next.kind;
        }
        if (!hasty || !mayLookLate()) {
            return Kind.OPEN;
        }
        if (isSure(next)) {
            table.store(key, next, 1);
            return next.kind;
        }
        return isKept(ply) ? Kind.KEPT : Kind.OPEN;
    }

    private boolean mayLookLate() {
        return game.looksTakeLong() && (parts == null || !parts.areRead());
    }

    private int kind(Frame next, int ply, boolean noPass, boolean hasty) {
        lookPutOff = false;
        if (!elsewhere.isHere()) {
            return elsewhere.kind(next);
        }
        int kind = kindByRule();
        if (kind != Kind.OPEN) {
            return kind;
        }
        long key = key(noPass);
        int entry = table.find(key);
        if (entry >= 0 && table.kind(entry) != Kind.OPEN) {
            return table.kind(entry);
        }
        if (ply >= MAX_PLY || path.has(key)) {
            return Kind.HELD;
        }
        if (entry >= 0) {
            next.open(table.pn(entry), table.dn(entry));
            return Kind.OPEN;
        }
        if (otherThreats.settles(next, besidesKey(noPass))) {
            table.store(key, next, 1);
            return next.kind;
        }
        boolean late = hasty && mayLookLate();
        if (!late) {
            if (isSure(next)) {
                // Kept, since the look takes longer than most.
                table.store(key, next, 1);
                return next.kind;
            }
            if (isKept(ply)) {
                return Kind.KEPT;
            }
        }
        if (patterns.find(next, state(noPass), 0)
                || otherThreats.settlesByPattern(next, besidesState(noPass), 0)
                || parts != null && parts.areRead() && parts.settle(next, 0)) {
            table.store(key, next, 1);
            return next.kind;
        }
        if (parts == null || !parts.areRead()) {
            guess(next);
            otherThreats.guess(next, besidesKey(noPass));
            lookPutOff = late || !noPass && ladders.mayWin(key);
        } else {
            parts.estimate(next);
        }
        return Kind.OPEN;
    }

    private boolean isKept(int ply) {
        return board.toMove() == game.reacher() ? game.keptForGood(board) || game.keptByAnswers(board) : lives(ply);
    }

    /**
     * The keeper is to move: whether he lives at once by one of the moves by which he lives when the reacher passes. Others
     * are rare, and looked for when the position is searched.
     */
    private boolean lives(int ply) {
        if (nodes.deciding.answering() != ReachGame.NONE) {
            return true;
        }
        if (ply == 0) {
            return nodes.deciding.living() != ReachGame.NONE;
        }
        long[] living = nodes.frame(ply - 1).living;
        return Bits.count(living) > 0 && nodes.deciding.living(living) != ReachGame.NONE;
    }

    /** Leaves a guess of the numbers of the position on the board in the frame. */
    void guess(Frame next) {
        if (!elsewhere.isHere()) {
            elsewhere.guess(next);
            return;
        }
        game.estimate(board);
        next.open(game.proof, game.disproof);
    }

    /** Whether a pattern settles the position, the frame's key being set; then stores that. */
    boolean knowsPattern(Frame f, boolean noPass) {
        int entry = table.find(f.key);
        int from = entry >= 0 ? table.patternsSeen(entry) : 0;
        f.patternsSeen = patterns.size();
        if (!patterns.find(f, state(noPass), from) && !otherThreats.settlesByPattern(f, besidesState(noPass), from)) {
            return false;
        }
        table.store(f.key, f, 1);
        return true;
    }

    /** Whether the parts, searched by themselves for a while, settle the position, the frame's key being set; then stores that. */
    boolean knowsByParts(Frame f) {
        if (parts == null || !parts.areRead()) {
            return false;
        }
        int entry = table.find(f.key);
        long work = entry >= 0 ? table.work(entry) / 2 : 0;
        return knowsByParts(f, parts.allowance(work));
    }

    /** The same with so many nodes for each part of a formula. */
    boolean knowsByParts(Frame f, long nodesForPart) {
        if (parts == null || !parts.settle(f, nodesForPart)) {
            return false;
        }
        table.store(f.key, f, 1);
        return true;
    }

    /**
     * Adds the likely moves of the position on the board, which has just been found open, to {@link Frame#points}, and to
     * {@link Frame#near} those that are likely for the game as a whole.
     */
    void addLikely(Frame f) {
        long[] shared = nodes.order.shared();
        Bits.clear(f.near);
        if (f.reacher) {
            game.addAttacks(board, f.near);
        } else {
            game.addDefences(board, f.near);
        }
        if (parts != null && parts.areRead()) {
            parts.addLikely(f.points, shared);
        } else {
            Bits.copy(f.near, f.points);
        }
    }

    /** Stores what a search found, and the nodes it took. */
    void store(Frame f, long work, boolean noPass) {
        table.store(f.key, f, work);
        if (f.best >= 0 && f.kind == (f.reacher ? Kind.WIN : Kind.KEPT)) {
            nodes.order.credit(f.best);
        }
        if (f.kind == Kind.WIN || f.kind == Kind.KEPT) {
            patterns.add(f, state(noPass));
        }
    }

    private int kindByRule() {
        if (board.toMove() != game.reacher()) {
            return game.reached(board) ? Kind.WIN : nodes.deciding.keeping() >= 0 ? Kind.KEPT : Kind.OPEN;
        }
        if (game.failed(board) || game.keptByAssumption(board) != 0) {
            return Kind.KEPT;
        }
        if (game.reached(board)) {
            return Kind.WIN;
        }
        return nodes.deciding.winning() != ReachGame.NONE ? Kind.WIN : Kind.OPEN;
    }

    /** Whether the rules, the table or a pattern settle the position on the board for good; then completes the frame. */
    boolean knows(Frame f, int ply) {
        if (settledByRule(f, ply) || settledByTable(f, ply, false)) {
            return f.kind != Kind.HELD;
        }
        f.key = key(false);
        return knowsPattern(f, false);
    }

    /** Whether the position on the board is settled; then completes the frame. */
    boolean settled(Frame f, int ply, boolean noPass) {
        if (!elsewhere.isHere()) {
            return elsewhere.settled(f);
        }
        return settledByRule(f, ply) || settledByTable(f, ply, noPass) || settledByLife(f, ply);
    }

    private boolean settledByRule(Frame f, int ply) {
        f.lean = 0;
        f.length = 0;
        f.best = Board.PASS;
        if (board.toMove() == game.reacher() && game.failed(board)) {
            nodes.failed(f);
            f.settle(Kind.KEPT);
            return true;
        }
        if (game.reached(board)) {
            nodes.reached(f);
            return true;
        }
        if (board.toMove() != game.reacher()) {
            return nodes.keepAtOnce(f, nodes.frame(ply + 1));
        }
        if (nodes.keptByAssumption(f)) {
            f.settle(Kind.KEPT);
        } else if (nodes.winAtOnce(f, nodes.frame(ply + 1))) {
            f.settle(Kind.WIN);
        } else {
            return false;
        }
        return true;
    }

    /** Whether the winner of the position on the board can be seen without any search; then completes the frame. */
    private boolean isSure(Frame f) {
        return game.isSureOfWin(board) && nodes.sureWin(f) || game.isSureOfKeeping(board) && nodes.sureKeeping(f);
    }

    private boolean settledByLife(Frame f, int ply) {
        if (isSure(f)) {
            return true;
        }
        if (board.toMove() != game.reacher()) {
            if (!nodes.liveAtOnce(f, nodes.frame(ply + 1))) {
                return false;
            }
        } else if (game.keptForGood(board)) {
            nodes.keptForGood(f);
        } else if (game.keptByAnswers(board)) {
            nodes.keptByAnswers(f);
        } else {
            return false;
        }
        f.settle(Kind.KEPT);
        return true;
    }

    private boolean settledByTable(Frame f, int ply, boolean noPass) {
        long key = key(noPass);
        int entry = table.find(key);
        int known = entry >= 0 ? table.kind(entry) : Kind.OPEN;
        if (known != Kind.OPEN) {
            nodes.recall(entry, f);
            return true;
        }
        if (ply < MAX_PLY && !path.has(key)) {
            return false;
        }
        nodes.keptSoFar(f);
        f.settle(Kind.HELD);
        return true;
    }
}
