package org.yomi.solvers.proof;

import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;

/**
 * Finds the most promising child of a node, the node's numbers, and how far the child is to be searched.
 *
 * <p>The mover's number of a node is the least of its children's, the other side's the largest plus one for each further
 * open child (weak proof numbers, Ueda et al. 2008): moves transpose so much that the sum counts the same work many
 * times. Where the reacher's null move is open, the keeper has two ways: to refute it, or to refute all the other moves;
 * the cheaper one counts.
 */
final class Selection {
    private static final int INFINITE = Frame.INFINITE;
    private static final long NONE = -1;

    /** The most promising child, or -1 when all are refuted. */
    int child;

    /** The mover's number. */
    int least;

    /** The other side's number. */
    int greatest;

    /** The limits of the child: the mover's, and the other side's. */
    int leastLimit;

    int greatestLimit;

    private int second;
    private int open;

    /** The other side's number without the null move, or {@link #NONE} when there is nothing else. */
    private long rest;

    /** The other side's number by the null move, or {@link #NONE} when it is not open. */
    private long nullWay;

    void choose(Frame f) {
        int openNull = f.nul >= 0 && f.kinds[f.nul] == Kind.OPEN ? f.nul : -1;
        scan(f, openNull);
        nullWay = NONE;
        greatest = (int) Math.min(rest, INFINITE - 1);
        if (openNull >= 0 && least > 0) {
            chooseWay(f, openNull);
        }
    }

    private void scan(Frame f, int except) {
        int[] mine = f.reacher ? f.pns : f.dns;
        int[] theirs = f.reacher ? f.dns : f.pns;
        least = INFINITE;
        second = INFINITE;
        child = -1;
        rest = 0;
        open = 0;
        for (int i = 0; i < f.count; i++) {
            if (i == except) {
                continue;
            }
            if (mine[i] < least) {
                second = least;
                least = mine[i];
                child = i;
            } else if (mine[i] < second) {
                second = mine[i];
            }
            if (theirs[i] > 0) {
                rest = Math.max(rest, theirs[i]);
                open++;
            }
        }
        rest += Math.max(0, open - 1);
    }

    private void chooseWay(Frame f, int openNull) {
        nullWay = f.dns[openNull] + 1L;
        if (child < 0) {
            child = openNull;
            least = Math.min(INFINITE - 1, f.pns[openNull] + 1);
            greatest = (int) Math.min(nullWay, INFINITE - 1);
            rest = NONE;
        } else if (nullWay <= rest) {
            child = openNull;
            greatest = (int) Math.min(nullWay, INFINITE - 1);
        }
    }

    /**
     * Sets the limits of the child for a node that has these itself; {@code cost} is what the child's move costs the
     * mover, {@code debt} what it costs the other side.
     */
    void limit(Frame f, int mine, int theirs, int cost, int debt) {
        if (child == f.nul) {
            leastLimit = rest == NONE ? mine : INFINITE;
            greatestLimit = rest == NONE ? theirs : atMost(Math.min(theirs, withSlack(rest)));
            return;
        }
        long bound = nullWay == NONE ? theirs : Math.min(theirs, withSlack(nullWay));
        leastLimit = atMost(Math.min(mine, withSlack(second)) - cost);
        greatestLimit = bound >= INFINITE ? INFINITE : atMost(bound - debt - Math.max(0, open - 1));
    }

    /** A little more than the number of the next best one (1 + epsilon, Pawlewicz and Lew 2006). */
    private static long withSlack(long number) {
        return number + (number >> 2) + 1;
    }

    private static int atMost(long limit) {
        return (int) Math.max(1, Math.min(limit, INFINITE));
    }
}
