package org.yomi.solvers.proof;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Depth-first proof-number search for the reacher's win, with both sides' zones.
 */
final class ProofSearch {
    /** The reacher passes and the keeper may not pass back: has the keeper something to gain by a move? */
    private static final int NULL_MOVE = -3;

    private static final long NO_PASS_STATE = 1L << 7;
    private static final long NO_PASS_KEY = 0xD1B54A32D192ED03L;
    private static final int INFINITE = Frame.INFINITE;
    private static final int EPS = Integer.getInteger("eps", 2);
    private static final int WIDENED_COST = Integer.getInteger("wc", 8);
    private static final int NEAR_COST = Integer.getInteger("nc", 3);
    private static final boolean WPN = !Boolean.getBoolean("nowpn");
    private static final int ROUNDS = Integer.getInteger("rounds", 1);
    private static final int MAX_PLY = 600;
    private static final int FILTER = 4096;
    private static final long NO_OTHERS = -1;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofTable table;
    private final Dilation dilation;
    private final PatternTable patterns;
    private final int widenedCost;

    private long[] path = new long[64];
    private int pathLength;
    private final byte[] filter = new byte[FILTER];
    private int floor;

    static final boolean DEBUG = Boolean.getBoolean("dbg");

    void dump() {
        for (int d = 0; d < Math.min(pathLength, 6); d++) {
            Frame f = nodes.frame(d);
            StringBuilder b = new StringBuilder("ply " + d + " ");
            for (int i = 0; i < f.count; i++)
                b.append(f.moves[i] < 0 ? "m" + f.moves[i] : play.geometry.name(f.moves[i]))
                        .append(":")
                        .append(f.kinds[i] == 0 ? f.pns[i] + "/" + f.dns[i] : "k" + f.kinds[i])
                        .append(" ");
            System.err.println(b);
        }
        System.err.println(java.util.Arrays.stream(nodes.path, 0, nodes.pathLength)
                .mapToObj(m -> play.geometry.name(m))
                .toList());
    }

    // What select found.
    private int bestChild;
    private int second;
    private long sum;
    private long other;
    private int openCount;
    private int least;
    private int greatest;

    ProofSearch(Nodes nodes) {
        this.nodes = nodes;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        table = nodes.table;
        dilation = nodes.dilation;
        widenedCost = game.canBeWonByKeeper() ? WIDENED_COST : 0;
        patterns = nodes.patterns;
    }

    /**
     * Settles the position on the board, whatever the path to it; what was found is in {@link #top}.
     *
     * @return a {@link Kind}, not open; {@link Kind#HELD} only when lines get too long
     */
    int search() {

        int outer = floor;
        floor = pathLength;
        Frame root = top();
        if (!settled(root, floor, false)) {
            search(floor, INFINITE, INFINITE, false);
        }
        floor = outer;
        return root.kind;
    }

    /** The frame in which the next search from outside leaves its findings. */
    Frame top() {
        return nodes.frame(pathLength);
    }

    /** After a search was stopped half-way and its moves taken back. */
    void forgetPath() {
        pathLength = 0;
        floor = 0;
        Arrays.fill(filter, (byte) 0);
        nodes.forgetPath();
    }

    /**
     * The reacher's move just played has been found to win, at ply 0: stores that the position before it is won.
     */
    void learnWin(int move) {
        Frame before = nodes.frame(pathLength + 1);
        nodes.takeWin(before, top(), move);
        before.settle(Kind.WIN);
        table.store(play.key(), before, 1);
        if (move == Board.PASS) {
            play.pass();
        } else {
            play.play(move);
        }
    }

    private long key(boolean noPass) {
        return noPass ? play.key() ^ NO_PASS_KEY : play.key();
    }

    private void search(int ply, int proofLimit, int disproofLimit, boolean noPass) {
        nodes.tick();
        long before = nodes.count();
        Frame f = nodes.frame(ply);
        f.key = key(noPass);
        boolean reacher = board.toMove() == game.reacher();
        f.reacher = reacher;
        if (knowsPattern(f, noPass)) {
            return;
        }
        push(f.key);
        expandAll(f, ply, noPass);
        while (true) {
            select(f);
            if (bestChild < 0 || least == 0) {
                if (bestChild < 0 ? !complete(f, ply, noPass) : !take(f, ply, bestChild)) {
                    continue;
                }
                break;
            }
            int proof = reacher ? least : greatest;
            int disproof = reacher ? greatest : least;
            if (proof >= proofLimit || disproof >= disproofLimit) {
                f.open(proof, disproof);
                f.best = f.moves[bestChild];
                break;
            }
            deepen(f, ply, proofLimit, disproofLimit);
        }
        long work = nodes.count() - before + 1;
        table.store(f.key, f, work);
        if ((f.kind == Kind.WIN || f.kind == Kind.KEPT)) {
            patterns.add(f, state(noPass));
        }
        pop(f.key);
    }
    

    private long state(boolean noPass) {
        return noPass ? play.state() | NO_PASS_STATE : play.state();
    }


    private boolean knowsChildPattern(Frame next, long key, boolean noPass) {
        if (!patterns.find(next, state(noPass), 0)) {
            return false;
        }
        table.store(key, next, 1);
        return true;
    }

    /** Whether a pattern settles the position on the board; then the frame is complete. */
    private boolean knowsPattern(Frame f, boolean noPass) {
        int entry = table.find(f.key);
        int from = entry >= 0 ? table.patternsSeen(entry) : 0;
        f.patternsSeen = patterns.size();
        if (!patterns.find(f, state(noPass), from)) {
            return false;
        }
        table.store(f.key, f, 1);
        return true;
    }

    /** Searches the best child further. */
    private void deepen(Frame f, int ply, int proofLimit, int disproofLimit) {
        int c = bestChild;
        int move = f.moves[c];
        int mineLimit = f.reacher ? proofLimit : disproofLimit;
        int theirsLimit = f.reacher ? disproofLimit : proofLimit;
        long mine;
        long theirs;
        if (c == f.nul) {
            mine = INFINITE;
            theirs = sum == NO_OTHERS ? theirsLimit : Math.min(theirsLimit, sum + (sum >> 2) + 1);
            mine = sum == NO_OTHERS ? mineLimit : INFINITE;
        } else {
            long bound = other == NO_OTHERS ? theirsLimit : Math.min(theirsLimit, other + (other >> 2) + 1);
            mine = Math.min(mineLimit, second + (second >> EPS) + 1L) - cost(f, c);
            int own = f.reacher ? f.dns[c] : f.pns[c];
            theirs = bound >= INFINITE ? INFINITE : WPN ? bound - (openCount - 1) : bound - (sum - own);
        }
        int a = (int) Math.max(1, Math.min(mine, INFINITE));
        int b = (int) Math.max(1, Math.min(theirs, INFINITE));
        boolean isNull = c == f.nul;
        make(move);
        nodes.enter(isNull ? Board.PASS : move);
        search(ply + 1, f.reacher ? a : b, f.reacher ? b : a, isNull);
        nodes.leave();
        play.undo();
        Frame next = nodes.frame(ply + 1);
        note(f, c, next.kind, next.pn, next.dn);
        if (next.kind != Kind.OPEN) {
            prune(f, ply);
        }
    }

    /** A move was refuted, or the answer to the null move was found: drops the moves that this answers, too. */
    private void prune(Frame f, int ply) {
        int c = f.reacher ? f.nul : 0;
        boolean answered = c >= 0
                && f.count > 0
                && f.moves[c] < 0
                && (f.reacher ? Kind.isKept(f.kinds[c]) : f.kinds[c] == Kind.WIN);
        if (!answered || !hasOpen(f)) {
            return;
        }
        Frame next = nodes.frame(ply + 1);
        if (!answerNull(f, next, ply, c) || !narrowByTried(f, next, ply)) {
            return;
        }
        for (int i = 0; i < f.count; i++) {
            if (f.kinds[i] == Kind.OPEN && f.moves[i] >= 0 && !Bits.has(f.must, f.moves[i])) {
                f.kinds[i] = Kind.PRUNED;
                f.pns[i] = f.reacher ? INFINITE : 0;
                f.dns[i] = f.reacher ? 0 : INFINITE;
            }
        }
    }

    private static boolean hasOpen(Frame f) {
        for (int i = 0; i < f.count; i++) {
            if (f.kinds[i] == Kind.OPEN) {
                return true;
            }
        }
        return false;
    }

    private void note(Frame f, int c, int kind, int pn, int dn) {
        f.kinds[c] = (byte) kind;
        f.pns[c] = kind == Kind.BARREN ? INFINITE : pn;
        f.dns[c] = kind == Kind.BARREN ? 0 : dn;
        if (kind == Kind.OPEN) {
            if (f.reacher) {
                f.pns[c] = Math.min(INFINITE - 1, pn + cost(f, c));
            } else {
                f.dns[c] = Math.min(INFINITE - 1, dn + cost(f, c));
            }
        }
    }

    /** Moves that were added late look better than they are, time and again. */
    private int cost(Frame f, int c) {
        return c >= f.core ? widenedCost : c >= f.near ? NEAR_COST : 0;
    }

    private void make(int move) {
        if (move < 0) {
            play.pass();
        } else {
            Play.Verdict verdict = play.play(move);
            assert verdict == Play.Verdict.PLAYED : verdict;
        }
    }

    /**
     * Finds the most promising child. Where the reacher's null move is open, the keeper has two ways: to refute it, or
     * to refute all the other moves; the cheaper one counts.
     */
    private void select(Frame f) {
        int[] mine = f.reacher ? f.pns : f.dns;
        int[] theirs = f.reacher ? f.dns : f.pns;
        int openNull = f.nul >= 0 && f.kinds[f.nul] == Kind.OPEN ? f.nul : -1;
        int min = INFINITE;
        second = INFINITE;
        bestChild = -1;
        sum = 0;
        int open = 0;
        for (int i = 0; i < f.count; i++) {
            if (i == openNull) {
                continue;
            }
            int m = mine[i];
            if (m < min) {
                second = min;
                min = m;
                bestChild = i;
            } else if (m < second) {
                second = m;
            }
            if (theirs[i] > 0 && WPN) {
                sum = Math.max(sum, theirs[i]);
                open++;
            } else {
                sum += theirs[i];
            }
        }
        openCount = Math.max(1, open);
        if (WPN && open > 1) {
            sum += open - 1;
        }
        other = NO_OTHERS;
        least = min;
        greatest = (int) Math.min(sum, INFINITE - 1);
        if (openNull >= 0 && least > 0) {
            chooseWay(f, openNull);
        }
    }

    private void chooseWay(Frame f, int openNull) {
        other = f.dns[openNull] + 1L;
        if (bestChild < 0) {
            bestChild = openNull;
            least = Math.min(INFINITE - 1, f.pns[openNull] + 1);
            greatest = (int) Math.min(other, INFINITE - 1);
            sum = NO_OTHERS;
        } else if (other <= sum) {
            bestChild = openNull;
            greatest = (int) Math.min(other, INFINITE - 1);
        }
    }

    // Children.

    private void expandAll(Frame f, int ply, boolean noPass) {
        f.core = INFINITE;
        f.near = INFINITE;
        f.nul = -1;
        f.rounds = 0;
        expand(f, ply, f.reacher, noPass);
        f.near = f.count;
        addNear(f, ply);
        f.core = f.count;
    }

    private void expand(Frame f, int ply, boolean reacher, boolean noPass) {
        f.count = 0;
        Bits.clear(f.tried);
        Bits.clear(f.points);
        if (reacher) {
            game.addAttacks(board, f.points);
            if (play.bindingBan() >= 0) {
                addChild(f, ply, Board.PASS);
            }
        } else {
            game.addDefences(board, f.points);
            if (!noPass) {
                addChild(f, ply, Board.PASS);
                if (f.count > 0 && f.kinds[0] == Kind.WIN) {
                    narrowToPass(f, ply);
                }
            }
        }
        addChildren(f, ply);
    }

    /** Adds the moves next to the most likely ones. */
    private void addNear(Frame f, int ply) {
        if (NEAR_COST == 0) {
            return;
        }
        boolean narrowed = !f.reacher && f.count > 0 && f.moves[0] == Board.PASS && f.kinds[0] == Kind.WIN;
        if (narrowed) {
            return;
        }
        Bits.clear(f.points);
        game.addNear(board, f.points);
        for (int i = 0; i < f.points.length; i++) {
            f.points[i] &= ~f.tried[i];
        }
        addChildren(f, ply);
    }

    /** The keeper's pass is known to lose: only moves in that zone can help. */
    private void narrowToPass(Frame f, int ply) {
        play.pass();
        Frame next = nodes.frame(ply + 1);
        if (settled(next, ply + 1, false)) {
            Bits.and(f.points, next.zone);
        }
        play.undo();
    }

    /** Adds the moves of {@link Frame#points} that are allowed and no children yet. */
    private void addChildren(Frame f, int ply) {
        int from = f.count;
        int entry = table.find(f.key);
        int count = nodes.order.list(f, f.points, entry >= 0 ? table.move(entry) : Board.PASS);
        for (int i = from; i < count; i++) {
            int move = nodes.order.pick(f, i, count);
            addChild(f, ply, move);
        }
    }

    private void addChild(Frame f, int ply, int move) {
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
        judge(f, c, ply + 1, move == NULL_MOVE);
        play.undo();
    }

    /** Fills a child's numbers from rules, the table, the path, or a guess; its move is on the board. */
    private void judge(Frame f, int c, int ply, boolean noPass) {
        int kind = kindByRule();
        if (kind == Kind.OPEN) {
            long key = key(noPass);
            int entry = table.find(key);
            int known = entry >= 0 ? table.kind(entry) : Kind.OPEN;
            if (known != Kind.OPEN) {
                kind = known;
            } else if (ply >= MAX_PLY || isOnPath(key)) {
                kind = Kind.HELD;
            } else if (entry >= 0 && known == Kind.OPEN) {
                note(f, c, Kind.OPEN, table.pn(entry), table.dn(entry));
                return;
            } else if (board.toMove() == game.reacher() && game.keptForGood(board)) {
                kind = Kind.KEPT;
            } else if (knowsChildPattern(nodes.frame(ply), key, noPass)) {
                kind = nodes.frame(ply).kind;
            } else {
                game.estimate(board);
                note(f, c, Kind.OPEN, game.proof, game.disproof);
                return;
            }
        }
        boolean won = kind == Kind.WIN;
        note(f, c, kind, won ? 0 : INFINITE, won ? INFINITE : 0);
    }

    private int kindByRule() {
        if (board.toMove() != game.reacher()) {
            return game.reached(board) ? Kind.WIN : nodes.keepingMove() >= 0 ? Kind.KEPT : Kind.OPEN;
        }
        if (game.failed(board) || game.keptByAssumption(board) != 0) {
            return Kind.KEPT;
        }
        if (game.reached(board)) {
            return Kind.WIN;
        }
        return nodes.winningMove() != ReachGame.NONE ? Kind.WIN : Kind.OPEN;
    }

    /** Whether the position on the board is settled; then completes the frame. */
    boolean settled(Frame f, int ply, boolean noPass) {
        return settledByRule(f, ply) || settledByTable(f, ply, noPass) || settledByLife(f);
    }

    private boolean settledByRule(Frame f, int ply) {
        f.lean = 0;
        f.length = 0;
        f.best = Board.PASS;
        if (board.toMove() == game.reacher() && game.failed(board)) {
            Bits.clear(f.zone);
            f.settle(Kind.KEPT);
            return true;
        }
        if (game.reached(board)) {
            Bits.clear(f.zone);
            game.addReasonForReached(board, f.zone);
            f.settle(Kind.WIN);
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

    private boolean settledByLife(Frame f) {
        if (board.toMove() != game.reacher() || !game.keptForGood(board)) {
            return false;
        }
        nodes.keptForGood(f);
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
        if (ply < MAX_PLY && !isOnPath(key)) {
            return false;
        }
        nodes.keptSoFar(f);
        f.settle(Kind.HELD);
        return true;
    }

    // Results.

    /** The mover's child was seen to win for him; false when that has been forgotten. */
    private boolean take(Frame f, int ply, int c) {
        int move = f.moves[c];
        make(move);
        Frame next = nodes.frame(ply + 1);
        if (!settled(next, ply + 1, move == NULL_MOVE)) {
            reopen(f, c);
            return false;
        }
        nodes.takeWin(f, next, move);
        f.settle(next.kind);
        return true;
    }

    /** A child's result was pushed out of the table: it has to be searched again. The move is taken back. */
    private void reopen(Frame f, int c) {
        game.estimate(board);
        note(f, c, Kind.OPEN, game.proof, game.disproof);
        play.undo();
    }

    /** All children are refuted: settles the node, or adds the moves that may still matter. */
    private boolean complete(Frame f, int ply, boolean noPass) {
        if (f.reacher) {
            return completeKept(f, ply);
        }
        return noPass ? completeBarren(f, ply) : completeWin(f, ply);
    }

    /** The keeper may not pass: tries the points of the refutations found, then gives up. */
    private boolean completeBarren(Frame f, int ply) {
        Bits.clear(f.must);
        if (f.rounds++ < ROUNDS) {
            Frame next = nodes.frame(ply + 1);
            for (int c = 0; c < f.count; c++) {
                make(f.moves[c]);
                if (!settled(next, ply + 1, false)) {
                    reopen(f, c);
                    return false;
                }
                Bits.or(f.must, next.zone);
                play.undo();
            }
            if (addMissing(f, ply)) {
                return false;
            }
        }
        f.lean = 0;
        f.length = 0;
        f.best = Board.PASS;
        f.settle(Kind.BARREN);
        return true;
    }

    /** All the keeper's moves so far, pass among them, lose. */
    private boolean completeWin(Frame f, int ply) {
        Frame next = nodes.frame(ply + 1);
        if (!answerNull(f, next, ply, 0)) {
            return false;
        }
        f.length = next.length + 1;
        f.best = Board.PASS;
        if (!narrowByTried(f, next, ply) || reviveMissing(f, ply) || addMissing(f, ply)) {
            return false;
        }
        nodes.addRefusals(f);
        dilation.closeForOpponent(f.zone);
        f.settle(Kind.WIN);
        return true;
    }

    /** Starts zone and must-play region with the answer to the loser's pass, which is child {@code c}. */
    private boolean answerNull(Frame f, Frame next, int ply, int c) {
        int move = f.moves[c];
        play.pass();
        if (!settled(next, ply + 1, move == NULL_MOVE)) {
            reopen(f, c);
            return false;
        }
        play.undo();
        Bits.copy(next.zone, f.zone);
        Bits.copy(next.zone, f.must);
        f.lean = next.lean;
        return true;
    }

    /** Narrows the must-play region by the refutations known, those first that refute other moves too. */
    private boolean narrowByTried(Frame f, Frame next, int ply) {
        for (int c = 0; c < f.count; c++) {
            int move = f.moves[c];
            if (move < 0 || f.kinds[c] == Kind.OPEN || f.kinds[c] == Kind.PRUNED || !Bits.has(f.must, move)) {
                continue;
            }
            make(move);
            if (!settled(next, ply + 1, false)) {
                reopen(f, c);
                return false;
            }
            if (next.length + 1 > f.length) {
                f.length = next.length + 1;
                f.best = move;
            }
            nodes.narrow(f, next, move);
            hold(f, next);
            play.undo();
        }
        return true;
    }

    /** Opens dropped children again that the must-play region has after all (a forgotten result may bring that). */
    private boolean reviveMissing(Frame f, int ply) {
        boolean any = false;
        for (int c = 0; c < f.count; c++) {
            if (f.kinds[c] == Kind.PRUNED && Bits.has(f.must, f.moves[c])) {
                make(f.moves[c]);
                judge(f, c, ply + 1, false);
                play.undo();
                any = true;
            }
        }
        return any;
    }

    /** Adds children for the allowed moves of the must-play region that were not tried; false when there are none. */
    private boolean addMissing(Frame f, int ply) {
        boolean any = false;
        for (int i = 0; i < f.must.length; i++) {
            f.points[i] = f.must[i] & ~f.tried[i];
            any |= f.points[i] != 0;
        }
        if (!any) {
            return false;
        }
        int before = f.count;
        addChildren(f, ply);
        return f.count > before;
    }

    private boolean completeKept(Frame f, int ply) {
        Frame next = nodes.frame(ply + 1);
        f.kind = Kind.KEPT;
        int missing = closure(f, next, ply);
        if (missing < 0) {
            return false;
        }
        if (missing == 0) {
            f.settle(f.kind);
            return true;
        }
        if (!game.canBeWonByKeeper()) {
            addChildren(f, ply);
            return false;
        }
        if (f.nul < 0) {
            f.nul = f.count;
            addChild(f, ply, NULL_MOVE);
            addChildren(f, ply);
            return false;
        }
        if (f.kinds[f.nul] == Kind.BARREN) {
            addChildren(f, ply);
            return false;
        }
        return keptAfterNull(f, next, ply, f.nul);
    }

    private static void hold(Frame f, Frame next) {
        if (next.kind == Kind.HELD) {
            f.kind = Kind.HELD;
        }
    }

    private boolean keptAfterNull(Frame f, Frame next, int ply, int c) {
        if (!answerNull(f, next, ply, c)) {
            return false;
        }
        f.kind = Kind.KEPT;
        hold(f, next);
        f.length = 0;
        f.best = Board.PASS;
        if (!narrowByTried(f, next, ply) || reviveMissing(f, ply) || addMissing(f, ply)) {
            return false;
        }
        nodes.addRefusals(f);
        game.addReasonAgainstReached(board, f.zone);
        dilation.closeForOpponent(f.zone);
        f.settle(f.kind);
        return true;
    }

    /**
     * The keeper only passes back: grows the zone until every move of the reacher in it is answered.
     *
     * @return how many moves, left in {@link Frame#points}, are still to be searched; -1 when a result was forgotten
     */
    private int closure(Frame f, Frame next, int ply) {
        nodes.keptSoFar(f);
        Bits.clear(f.points);
        Bits.clear(f.must);
        if (play.bindingBan() >= 0 && !include(f, next, ply, 0)) {
            return -1;
        }
        int missing = 0;
        int p = nextUnanswered(f);
        while (p >= 0) {
            Bits.add(f.must, p);
            int c = Bits.has(f.tried, p) ? indexOf(f, p) : -1;
            if (c >= 0 && f.kinds[c] == Kind.PRUNED) {
                missing++;
            } else if (c >= 0) {
                if (!include(f, next, ply, c)) {
                    return -1;
                }
            } else if (isAllowed(p)) {
                Bits.add(f.points, p);
                missing++;
            } else {
                f.lean |= nodes.addRefusal(f.zone, p);
            }
            dilation.closeForOpponent(f.zone);
            p = nextUnanswered(f);
        }
        return missing;
    }

    private int nextUnanswered(Frame f) {
        for (int i = 0; i < f.zone.length; i++) {
            for (long w = f.zone[i] & ~f.must[i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                if (board.cell(p) == Board.EMPTY) {
                    return p;
                }
            }
        }
        return -1;
    }

    private boolean isAllowed(int p) {
        if (play.play(p) != Play.Verdict.PLAYED) {
            return false;
        }
        play.undo();
        return true;
    }

    private static int indexOf(Frame f, int move) {
        for (int c = 0; c < f.count; c++) {
            if (f.moves[c] == move) {
                return c;
            }
        }
        return -1;
    }

    /** Joins the keeper's answer to child {@code c} to the zone. */
    private boolean include(Frame f, Frame next, int ply, int c) {
        int move = f.moves[c];
        make(move);
        if (!settled(next, ply + 1, false)) {
            reopen(f, c);
            return false;
        }
        if (move >= 0) {
            dilation.addCapturesBy(move, next.zone, f.zone);
        }
        play.undo();
        Bits.or(f.zone, next.zone);
        f.lean |= next.lean;
        hold(f, next);
        if (f.best < 0 && next.best >= 0) {
            f.best = move;
        }
        return true;
    }

    // The path.

    private void push(long key) {
        if (pathLength == path.length) {
            path = Arrays.copyOf(path, 2 * pathLength);
        }
        path[pathLength++] = key;
        filter[(int) key & FILTER - 1]++;
    }

    private void pop(long key) {
        pathLength--;
        filter[(int) key & FILTER - 1]--;
    }

    private boolean isOnPath(long key) {
        if (filter[(int) key & FILTER - 1] == 0) {
            return false;
        }
        for (int i = pathLength - 1; i >= floor; i--) {
            if (path[i] == key) {
                return true;
            }
        }
        return false;
    }
}
