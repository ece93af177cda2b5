package org.yomi.solvers.proof;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.play.Stopped;

/** Settles positions of one stage, by turns looking for the reacher's win and for the keeper's proof. */
final class StageSearch {
    final Nodes nodes;
    final ProofSearch search;
    private final @Nullable Parts parts;
    private boolean proving;

    StageSearch(
            Nodes nodes, PatternTable patterns, Elsewhere elsewhere, @Nullable Parts parts, Refutations refutations) {
        this.nodes = nodes;
        this.parts = parts;
        search = new ProofSearch(nodes, patterns, elsewhere, parts, refutations);
    }

    int reacher() {
        return nodes.game.reacher();
    }

    /**
     * Searches the position on the board, whatever the path to it, until it is settled or its proof or disproof number
     * reaches a limit; what was found is in {@link #top}.
     *
     * @return {@link Kind#WIN}, {@link Kind#KEPT} or {@link Kind#OPEN}
     * @throws Stopped at a limit of the question
     */
    int settle(int proofLimit, int disproofLimit) {
        proving = false;
        while (true) {
            int kind = search.search(proofLimit, disproofLimit);
            if (kind != Kind.HELD || isProven()) {
                return top().kind;
            }
        }
    }

    /** Whether the parts of a formula can be read by themselves, too. */
    boolean hasParts() {
        return parts != null;
    }

    /** The search found no win of the reacher; {@link KeepProof} looks whether there is none. */
    private boolean isProven() {
        KeepProof proof = new KeepProof(nodes, search);
        proving = true;
        KeepProof.Outcome outcome = proof.attempt();
        if (outcome == KeepProof.Outcome.TOO_DEEP) {
            throw new Stopped(StopReason.METHOD);
        }
        if (outcome == KeepProof.Outcome.HELD) {
            proof.complete(search.top());
        }
        proving = false;
        return outcome == KeepProof.Outcome.HELD;
    }

    /** What the loser, to move in a settled position, may try where its result names no move: a pass if nothing is known. */
    int attempt() {
        return parts == null ? Board.PASS : parts.attempt();
    }

    /** What was found of the position that was searched last. */
    Frame top() {
        return search.top();
    }

    /** The proof and disproof numbers of the reacher's win, as far as the search has come; null if it has not begun. */
    @Nullable
    ProofNumbers numbers() {
        Frame root = nodes.frame(0);
        if (proving) {
            return new ProofNumbers(ProofNumbers.INFINITE, 1);
        }
        boolean open = root.kind == Kind.OPEN && root.pn > 0 && root.dn > 0;
        return open ? new ProofNumbers(number(root.pn), number(root.dn)) : null;
    }

    private static int number(int number) {
        return number >= Frame.INFINITE ? ProofNumbers.INFINITE : number;
    }
}
