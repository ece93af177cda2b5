package org.yomi.solvers.proof;

import org.yomi.engine.board.Board;
import org.yomi.solvers.game.Stages;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.play.Bits;

/**
 * Positions of other stages, as one stage sees them: leaves, settled by the search of their stage.
 *
 * <p>No stage comes back, so nothing found there leans on a position that is being searched here. What is only held there
 * is proven before it counts here, where the keeper of that stage may be the reacher. Where the players have changed
 * places, proof and disproof do, too.
 */
final class Elsewhere {
    /** A guess of the numbers of what is held, and has still to be proven. */
    private static final int HARD = 64;

    private static final int EASY = 1;

    private final StageSearches searches;
    private final Stages stages;
    private final Nodes nodes;
    private final long stage;

    Elsewhere(StageSearches searches, Nodes nodes, long stage) {
        this.searches = searches;
        stages = searches.stages;
        this.nodes = nodes;
        this.stage = stage;
    }

    /** Whether the position on the board is of this stage: then nothing of this class is to be asked. */
    boolean isHere() {
        return stages.now() == stage;
    }

    /** The {@link Kind} of the position on the board for this stage, open with its numbers in the frame. */
    int kind(Frame next) {
        int winner = searches.winner();
        if (winner != Board.EMPTY) {
            return winner == nodes.game.reacher() ? Kind.WIN : Kind.KEPT;
        }
        StageSearch there = searches.here();
        Frame found = there.top();
        int kind = there.search.kind(found);
        if (kind == Kind.OPEN) {
            takeNumbers(there, found.pn, found.dn, next);
        } else if (kind == Kind.HELD) {
            takeNumbers(there, HARD, EASY, next);
            return Kind.OPEN;
        }
        return translated(there, kind);
    }

    /** Leaves a guess of the numbers of the position on the board, which is not settled, in the frame. */
    void guess(Frame next) {
        StageSearch there = searches.here();
        Frame found = there.top();
        there.search.guess(found);
        takeNumbers(there, found.pn, found.dn, next);
    }

    /** Whether the position on the board is settled without a search; then completes the frame. */
    boolean settled(Frame f) {
        int winner = searches.winner();
        if (winner != Board.EMPTY) {
            f.clear();
            complete(f, winner == nodes.game.reacher() ? Kind.WIN : Kind.KEPT);
            return true;
        }
        StageSearch there = searches.here();
        Frame found = there.top();
        if (!there.search.settled(found) || found.kind == Kind.HELD) {
            return false;
        }
        take(there, found, f);
        return true;
    }

    /** Searches the position on the board, which is not settled, until its numbers reach the limits. */
    void search(Frame f, int proofLimit, int disproofLimit) {
        StageSearch there = searches.here();
        boolean swapped = isSwapped(there);
        int kind = there.settle(swapped ? disproofLimit : proofLimit, swapped ? proofLimit : disproofLimit);
        Frame found = there.top();
        if (kind == Kind.OPEN) {
            takeNumbers(there, found.pn, found.dn, f);
        } else {
            take(there, found, f);
        }
    }

    private void take(StageSearch there, Frame found, Frame f) {
        found.absorb();
        f.clear();
        Bits.copy(found.zone, f.zone);
        f.best = found.best;
        f.lean = found.lean;
        f.length = found.length;
        int kind = translated(there, found.kind);
        complete(f, kind);
        if (nodes.board.toMove() == winner(kind)) {
            there.nodes.dilation.closeForMover(f.zone, winner(kind));
        } else {
            there.nodes.dilation.closeForOpponent(f.zone);
        }
    }

    private void complete(Frame f, int kind) {
        f.lean |= stages.addReasonForChange(stage, f.zone);
        f.settle(kind);
    }

    private int winner(int kind) {
        return kind == Kind.WIN ? nodes.game.reacher() : nodes.game.keeper();
    }

    private boolean isSwapped(StageSearch there) {
        return there.reacher() != nodes.game.reacher();
    }

    private int translated(StageSearch there, int kind) {
        if (kind == Kind.OPEN || !isSwapped(there)) {
            return kind;
        }
        return kind == Kind.WIN ? Kind.KEPT : Kind.WIN;
    }

    private void takeNumbers(StageSearch there, int proof, int disproof, Frame f) {
        boolean swapped = isSwapped(there);
        f.open(swapped ? disproof : proof, swapped ? proof : disproof);
    }
}
