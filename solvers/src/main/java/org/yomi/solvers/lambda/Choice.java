package org.yomi.solvers.lambda;

import org.yomi.solvers.node.Frame;

/**
 * Finds the most promising of several ways: the one with the least number of <em>mine</em>, the proof numbers where the
 * attacker chooses and the disproof numbers where the defender does; <em>theirs</em> are the other numbers.
 */
final class Choice {
    /** The way found, the first of equals; -1 when none is open. */
    int best;

    /** Its number; also that of the node. */
    int least;

    /** The sum of the other numbers; also that of the node. */
    int sum;

    private int second;
    private int theirsOfBest;

    void start() {
        best = -1;
        least = Frame.INFINITE;
        second = Frame.INFINITE;
        sum = 0;
    }

    void offer(int way, int mine, int theirs) {
        if (mine < least) {
            second = least;
            least = mine;
            best = way;
            theirsOfBest = theirs;
        } else {
            second = Math.min(second, mine);
        }
        sum = Math.min(Frame.INFINITE - 1, sum + theirs);
    }

    /** Whether the node has reached a limit of its search. */
    boolean exceeds(int mineLimit, int theirsLimit) {
        return least >= mineLimit || sum >= theirsLimit;
    }

    /** The limit for the best way: it is left only when it is clearly worse than the next one (Pawlewicz, Lew 2006). */
    int mineLimit(int ofNode) {
        return Math.min(ofNode, second + (second >> 2) + 1);
    }

    /** The other limit for the best way. */
    int theirsLimit(int ofNode) {
        return ofNode - (sum - theirsOfBest);
    }
}
