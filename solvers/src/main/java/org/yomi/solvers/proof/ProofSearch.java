package org.yomi.solvers.proof;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.Path;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.play.Play;

/**
 * Depth-first proof-number search (Nagai 2002) for the reacher's win, with the zones of both sides.
 *
 * <p>At a node the loser's moves are listed as they turn out to matter: the likely ones first; when all of them are
 * refuted, {@link Completion} says which others the zones of the refutations still leave open. So a guess what is likely
 * is never trusted for a refutation.
 *
 * <p><em>Repetitions.</em> A reacher's win is a finite tree, and nothing in it rests on a repetition: that is a failure
 * for him. So {@link Kind#WIN} is right whatever the path. {@link Kind#KEPT} rests on states that are kept themselves and
 * on the keeper's passing back at the node itself. Where the keeper's win leans on a state that is still being searched,
 * or on one that does, the result is only {@link Kind#HELD}: a hint which the search follows, and which {@link KeepProof}
 * turns into a proof, or into the knowledge of a win, before it counts.
 */
final class ProofSearch {
    private static final int INFINITE = Frame.INFINITE;

    private final Nodes nodes;
    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final Path path = new Path();
    private final Selection selection = new Selection();
    private final Knowledge knowledge;
    private final Children children;
    private final Completion completion;
    private final Elsewhere elsewhere;
    private final Refutations refutations;

    ProofSearch(
            Nodes nodes, PatternTable patterns, Elsewhere elsewhere, @Nullable Parts parts, Refutations refutations) {
        this.nodes = nodes;
        this.refutations = refutations;
        this.elsewhere = elsewhere;
        play = nodes.play;
        board = nodes.board;
        game = nodes.game;
        knowledge = new Knowledge(nodes, path, patterns, elsewhere, parts);
        children = new Children(nodes, knowledge);
        completion = new Completion(nodes, knowledge, children);
    }

    /**
     * Settles the position on the board, whatever the path to it; what was found is in {@link #top}.
     *
     * @return a {@link Kind}, not open
     */
    int search() {
        return search(INFINITE, INFINITE);
    }

    /** The same, until the position's proof or disproof number reaches a limit: then it is {@link Kind#OPEN}. */
    int search(int proofLimit, int disproofLimit) {
        int before = path.beginAfresh();
        Frame root = top();
        if (!settled(root)) {
            search(path.length(), proofLimit, disproofLimit, false);
        }
        path.endAfresh(before);
        return root.kind;
    }

    /** The frame in which the next search from outside leaves its findings. */
    Frame top() {
        return nodes.frame(path.length());
    }

    /** Whether the position on the board is settled without a search; then completes the frame, that of {@link #top}. */
    boolean settled(Frame f) {
        return knowledge.settled(f, path.length(), false);
    }

    /** The {@link Kind} of the position on the board, quickly; open with its numbers in the frame. */
    int kind(Frame f) {
        return knowledge.kind(f, path.length(), false);
    }

    /** Whether the position on the board is settled by what is known already; then completes the frame, that of {@link #top}. */
    boolean knows(Frame f) {
        return knowledge.knows(f, path.length());
    }

    /** Leaves a guess of the numbers of the position on the board in the frame. */
    void guess(Frame f) {
        knowledge.guess(f);
    }

    /** Looks at each part of a formula for so many nodes; where that settles the position on the board, the table has it. */
    void readParts(long nodesForPart) {
        Frame f = top();
        if (!settled(f)) {
            f.key = knowledge.key(false);
            knowledge.knowsByParts(f, nodesForPart);
        }
    }

    /** Whether the position on the board is of another stage of the goal. */
    boolean isElsewhere() {
        return !elsewhere.isHere();
    }

    /** After a search was stopped half-way and its moves taken back. */
    void forgetPath() {
        path.clear();
    }

    /** The reacher's move just played has been found to win, in {@link #top}: stores that the position before is won. */
    void learnWin(int move) {
        Frame before = nodes.frame(path.length() + 1);
        nodes.takeWin(before, top(), move);
        before.settle(Kind.WIN);
        nodes.table.store(play.key(), before, 1);
        children.make(move);
    }

    private void search(int ply, int proofLimit, int disproofLimit, boolean noPass) {
        Frame f = nodes.frame(ply);
        if (!elsewhere.isHere()) {
            elsewhere.search(f, proofLimit, disproofLimit);
            return;
        }
        nodes.tick();
        long before = nodes.count();
        f.key = knowledge.key(noPass);
        f.reacher = board.toMove() == game.reacher();
        if (knowledge.knowsPattern(f, noPass) || knowledge.knowsByParts(f)) {
            return;
        }
        path.push(f.key);
        children.expand(f, ply, noPass);
        while (!isDone(f, ply, proofLimit, disproofLimit, noPass)) {
            deepen(f, ply, proofLimit, disproofLimit);
        }
        knowledge.store(f, nodes.count() - before + 1, noPass);
        path.pop();
    }

    /** Whether the node is settled or its numbers reach the limits; else {@link #selection} has the child to search. */
    private boolean isDone(Frame f, int ply, int proofLimit, int disproofLimit, boolean noPass) {
        while (true) {
            selection.choose(f);
            if (children.isToWiden(f, selection.child, selection.least)) {
                children.widen(f, ply);
            } else if (selection.child < 0) {
                if (completion.complete(f, ply, noPass)) {
                    return true;
                }
            } else if (selection.least == 0) {
                if (completion.take(f, ply, selection.child)) {
                    return true;
                }
            } else if (children.look(f, selection.child, ply)) {
                if (!f.reacher && f.kinds[selection.child] == Kind.WIN) {
                    refutations.note(f, nodes.frame(ply + 1));
                }
            } else {
                int proof = f.reacher ? selection.least : selection.greatest;
                int disproof = f.reacher ? selection.greatest : selection.least;
                f.open(proof, disproof);
                f.best = f.moves[selection.child];
                return proof >= proofLimit || disproof >= disproofLimit;
            }
        }
    }

    /** Searches the selected child further. */
    private void deepen(Frame f, int ply, int proofLimit, int disproofLimit) {
        int c = selection.child;
        int mover = f.reacher ? proofLimit : disproofLimit;
        int other = f.reacher ? disproofLimit : proofLimit;
        selection.limit(f, mover, other, children.cost(f, c), children.debt(f, c));
        int mine = selection.leastLimit;
        int theirs = selection.greatestLimit;
        boolean isNull = c == f.nul;
        children.make(f.moves[c]);
        search(ply + 1, f.reacher ? mine : theirs, f.reacher ? theirs : mine, isNull);
        play.undo();
        Frame next = nodes.frame(ply + 1);
        children.note(f, c, next);
        if (next.kind != Kind.OPEN) {
            refutations.note(f, next);
            completion.prune(f, ply);
        }
    }
}
