package org.yomi.solvers.counting.border;

import org.yomi.solvers.counting.Watch;

/**
 * What becomes of each class of borders when the next point is filled. The classes are walked through in the order of their
 * numbers, as a tree of common beginnings; the number of a successor is then found from where it first differs.
 */
public final class Successors {
    /** In the place of a successor that is not legal. */
    public static final int NONE = -1;

    /** What a point can be. */
    public static final int COLOURS = 3;

    private static final int[] WHAT = {PointCode.EMPTY, PointCode.BLACK, PointCode.WHITE};

    /** Classes between two looks at the watch. */
    private static final int INTERVAL = 0xFFFFF;

    private final int height;
    private final int row;
    private final Ranking from;
    private final Ranking to;
    private final Watch watch;
    private final int[] result;

    private final int[] codes;
    private final Border border;

    /** For each beginning of the walk: the state of the target's automaton, and the sum. */
    private final int[] states;

    private final long[] sums;
    private int count;

    private Successors(Ranking from, Ranking to, int row, Watch watch) {
        this.height = from.height();
        this.row = row;
        this.from = from;
        this.to = to;
        this.watch = watch;
        this.result = new int[Math.toIntExact(COLOURS * from.size())];
        this.codes = new int[height];
        this.border = new Border(height);
        this.states = new int[height + 1];
        this.sums = new long[height + 1];
    }

    /**
     * Finds the successors of all classes.
     *
     * @param from numbers the classes before
     * @param to numbers those after
     * @param row of the next point
     * @return for the class of number {@code i}, at {@code 3 i + c}, the number of its successor with an empty point, a
     *     black or a white stone as {@code c} is 0, 1 or 2; or {@link #NONE}
     */
    public static int[] of(Ranking from, Ranking to, int row, Watch watch) {
        Successors walk = new Successors(from, to, row, watch);
        walk.visit(0, 0);
        return walk.result;
    }

    private void visit(int at, int state) {
        if (at == height) {
            enter();
            return;
        }
        for (int code = 0; code < PointCode.COUNT; code++) {
            int after = from.next(state, code);
            if (after != Ranking.NONE) {
                codes[at] = code;
                follow(at, code);
                visit(at + 1, after);
            }
        }
    }

    /** A beginning that the target does not know, because the next point changes it, leads nowhere and is not used. */
    private void follow(int at, int code) {
        int state = states[at];
        states[at + 1] = state == Ranking.NONE ? Ranking.NONE : to.next(state, code);
        sums[at + 1] = state == Ranking.NONE ? 0 : sums[at] + to.before(state, code);
    }

    private void enter() {
        if ((count & INTERVAL) == 0) {
            watch.check("no column of it done");
        }
        int index = COLOURS * count++;
        for (int what : WHAT) {
            border.set(codes);
            if (border.place(row, what)) {
                int first = border.changedFrom();
                result[index] = (int) to.rank(border.codes(), first, states[first], sums[first]);
            } else {
                result[index] = NONE;
            }
            index++;
        }
    }
}
