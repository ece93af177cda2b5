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
    public static final int COLOURS = PointCode.COLOURS;

    /** Classes between two looks at the watch: some milliseconds. */
    private static final int INTERVAL = 0xFFFF;

    private final int height;
    private final int row;
    private final Ranking from;
    private final Ranking to;
    private final Watch watch;
    private final boolean sides;
    private final int[] result;

    private final int[] codes;
    private final Border border;

    /** For each beginning of the walk: the state of the target's automaton, and the sum. */
    private final int[] states;

    private final long[] sums;
    private int count;

    private Successors(Ranking from, Ranking to, int row, boolean sides, Watch watch) {
        this.height = from.height();
        this.row = row;
        this.from = from;
        this.to = to;
        this.watch = watch;
        this.sides = sides;
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
        return new Successors(from, to, row, false, watch).result();
    }

    /**
     * Finds the successors of all classes and tells states from those of changed colours.
     *
     * @return as above, but twice the number of the successor's class, and 1 more where the successor of the state whose
     *     first stone is black has a white first stone
     */
    public static int[] withSides(Ranking from, Ranking to, int row, Watch watch) {
        return new Successors(from, to, row, true, watch).result();
    }

    private int[] result() {
        visit(0, 0);
        return result;
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
        for (int colour = 0; colour < COLOURS; colour++) {
            border.set(codes);
            result[index++] = border.place(row, PointCode.ofColour(colour)) ? number() : NONE;
        }
    }

    private int number() {
        int first = border.changedFrom();
        int rank = (int) to.rank(border.codes(), first, states[first], sums[first]);
        return sides ? 2 * rank + border.side() : rank;
    }
}
