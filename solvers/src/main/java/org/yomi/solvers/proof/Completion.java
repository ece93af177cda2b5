package org.yomi.solvers.proof;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Dilation;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/**
 * Settles nodes: puts the zone of a node together from its children's, and finds out which moves are still missing before
 * a refutation counts.
 *
 * <p>The loser's null move stands for all his moves outside the zone. Where the keeper loses, his pass gives the
 * must-play region, which each refutation narrows. Where the reacher loses, the keeper has two ways to answer a pass. By a
 * move: then it is the same with the sides changed. Or by passing back, which leads to the same position with the same
 * zone; that zone must then hold the answers to all the reacher's moves inside it, and is found by closure. The first
 * kind gives smaller zones, the second is there in every won position.
 */
final class Completion {
    /** So often the points of the refutations are tried where the keeper may not pass. */
    private static final int ROUNDS = 1;

    private final Nodes nodes;
    private final Knowledge knowledge;
    private final Children children;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final Dilation dilation;

    Completion(Nodes nodes, Knowledge knowledge, Children children) {
        this.nodes = nodes;
        this.knowledge = knowledge;
        this.children = children;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        dilation = nodes.dilation;
    }

    /** The mover's child was seen to win for him; false when that has been forgotten. */
    boolean take(Frame f, int ply, int c) {
        int move = f.moves[c];
        Frame next = nodes.frame(ply + 1);
        children.make(move);
        if (!knowledge.settled(next, ply + 1, move == Children.NULL_MOVE)) {
            children.reopen(f, c, next);
            return false;
        }
        // The null move wins where his parts of a formula, read longer than for his pass, leave nothing for the keeper.
        nodes.takeWin(f, next, move == Children.NULL_MOVE ? Board.PASS : move);
        f.settle(next.kind);
        return true;
    }

    /** All children are refuted: settles the node, or adds the moves that may still matter. */
    boolean complete(Frame f, int ply, boolean noPass) {
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
                children.make(f.moves[c]);
                if (!knowledge.settled(next, ply + 1, false)) {
                    children.reopen(f, c, next);
                    return false;
                }
                Bits.or(f.must, next.zone);
                play.undo();
            }
            if (children.addMissing(f, ply)) {
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
        if (!narrowByTried(f, next, ply) || children.revive(f, ply, f.must) || children.addMissing(f, ply)) {
            return false;
        }
        nodes.completeWin(f);
        return true;
    }

    /** Starts zone and must-play region with the answer to the loser's pass, which is child {@code c}. */
    private boolean answerNull(Frame f, Frame next, int ply, int c) {
        int move = f.moves[c];
        play.pass();
        if (!knowledge.settled(next, ply + 1, move == Children.NULL_MOVE)) {
            children.reopen(f, c, next);
            return false;
        }
        play.undo();
        nodes.narrowByPass(f, next);
        return true;
    }

    /** Narrows the must-play region by the refutations known, those first that refute other moves too. */
    private boolean narrowByTried(Frame f, Frame next, int ply) {
        for (int c = 0; c < f.count; c++) {
            int move = f.moves[c];
            if (move < 0 || f.kinds[c] == Kind.OPEN || f.kinds[c] == Kind.PRUNED || !Bits.has(f.must, move)) {
                continue;
            }
            children.make(move);
            if (!knowledge.settled(next, ply + 1, false)) {
                children.reopen(f, c, next);
                return false;
            }
            nodes.narrow(f, next, move);
            hold(f, next);
            play.undo();
        }
        return true;
    }

    /** A child was refuted: drops the open ones that the answers known so far refute, too. */
    void prune(Frame f, int ply) {
        int c = f.reacher ? f.nul : 0;
        boolean answered = c >= 0
                && f.count > 0
                && f.moves[c] < 0
                && (f.reacher ? Kind.isKept(f.kinds[c]) : f.kinds[c] == Kind.WIN);
        if (!answered || !Children.hasOpen(f)) {
            return;
        }
        Frame next = nodes.frame(ply + 1);
        if (!answerNull(f, next, ply, c) || !narrowByTried(f, next, ply)) {
            return;
        }
        for (int i = 0; i < f.count; i++) {
            if (f.kinds[i] == Kind.OPEN && f.moves[i] >= 0 && !Bits.has(f.must, f.moves[i])) {
                children.drop(f, i);
            }
        }
    }

    private boolean completeKept(Frame f, int ply) {
        Frame next = nodes.frame(ply + 1);
        f.kind = Kind.KEPT;
        int missing = closure(f, next, ply);
        if (missing < 0) {
            return false;
        }
        if (missing == 0) {
            nodes.addNeeds(f);
            f.settle(f.kind);
            return true;
        }
        if (!game.canBeWonByKeeper()) {
            children.addLate(f, ply);
            return false;
        }
        if (f.nul < 0) {
            f.nul = f.count;
            children.addNull(f, ply);
            children.addLate(f, ply);
            return false;
        }
        if (f.kinds[f.nul] == Kind.BARREN) {
            children.revive(f, ply, f.zone);
            children.addLate(f, ply);
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
        if (!narrowByTried(f, next, ply) || children.revive(f, ply, f.must) || children.addMissing(f, ply)) {
            return false;
        }
        nodes.addRefusals(f);
        game.addReasonAgainstReached(board, f.zone);
        f.absorb();
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
        // What the node itself needs is found when its zone is whole; until then this is what its children need.
        f.lean = 0;
        Bits.clear(f.spare);
        Bits.clear(f.points);
        Bits.clear(f.must);
        if (nodes.passMatters() && !include(f, next, ply, 0)) {
            return -1;
        }
        int missing = 0;
        for (int p = nextToAnswer(f); p >= 0; p = nextToAnswer(f)) {
            Bits.add(f.must, p);
            int c = Bits.has(f.tried, p) ? Children.indexOf(f, p) : -1;
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
        }
        return missing;
    }

    /** The next point of the zone to answer; the zone, which takes long to close, is closed when there is none. */
    private int nextToAnswer(Frame f) {
        int p = nextUnanswered(f);
        if (p < 0) {
            nodes.closeKept(f);
            p = nextUnanswered(f);
        }
        return p;
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

    /** Joins the keeper's answer to child {@code c} to the zone. */
    private boolean include(Frame f, Frame next, int ply, int c) {
        int move = f.moves[c];
        children.make(move);
        if (!knowledge.settled(next, ply + 1, false)) {
            children.reopen(f, c, next);
            return false;
        }
        if (move >= 0) {
            if (dilation.lastMoveCapturedIn(next.spare)) {
                next.absorb();
            }
            dilation.addCapturesBy(move, next.zone, f.zone);
        }
        play.undo();
        Bits.or(f.zone, next.zone);
        Bits.or(f.spare, next.spare);
        f.lean |= next.lean;
        hold(f, next);
        if (f.best < 0 && next.best >= 0) {
            f.best = move;
        }
        return true;
    }
}
