package org.yomi.solvers.node;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.solvers.play.Bits;

/**
 * Finds the patterns that may fit a position: a tree that asks at each of its nodes what stands on one point. Patterns
 * that do not show the point have a branch of their own, which is always gone down. A leaf with many patterns is split at
 * the point that tells them apart best.
 *
 * <p>Each state has a tree of its own. One walk is under way at a time: the next {@link #start} ends it.
 */
final class PatternTree {
    private static final int NONE = -1;

    /** A leaf with more patterns is split. */
    private static final int MOST_IN_LEAF = 6;

    private static final int FIRST_CAPACITY = 1 << 6;

    /** What a node has, from NODE * n on. */
    private static final int NODE = 8;

    /** The point that is asked for, or NONE for a leaf. */
    private static final int POINT = 0;

    /** The branch of patterns that do not show the point, and then those of {@link Board#EMPTY} and so on; or NONE. */
    private static final int ANY = 1;

    private static final int SHOWN = 2;

    /** The newest pattern below. */
    private static final int NEWEST = 5;

    /** So many patterns a leaf may have without being split. */
    private static final int LIMIT = 6;

    private static final int COUNT = 7;

    private final int words;
    private int[] tree = new int[NODE * FIRST_CAPACITY];
    private int size;

    /** For each pattern the next older one in its leaf. */
    private int[] older = new int[FIRST_CAPACITY];

    /** The root of each state, NONE where there is none: at the hash of the state, or the next free place if that is taken. */
    private int[] roots = newRoots(16);

    private long[] states = new long[16];
    private int stateCount;

    private final long[] union;

    /** The points on the way to the leaf that is split. */
    private final long[] asked;

    private int[] members = new int[2 * MOST_IN_LEAF];

    /** The walk of {@link #start} and {@link #next}: nodes still to be looked at, and the rest of the leaf at hand. */
    private final int[] stack;

    private int stackSize;
    private int from;
    private int rest = NONE;
    private int left;

    PatternTree(Geometry geometry) {
        words = geometry.words();
        union = new long[words];
        asked = new long[words];
        stack = new int[geometry.size() + 2];
    }

    /**
     * Adds a pattern, which has the next number.
     *
     * @param points for each word of each pattern zone, black stones, white stones and spare points
     */
    void add(int pattern, long state, long[] points) {
        if (pattern >= older.length) {
            older = Arrays.copyOf(older, 2 * pattern);
        }
        int node = rootFor(state);
        Bits.clear(asked);
        while (tree[node + POINT] != NONE) {
            Bits.add(asked, tree[node + POINT]);
            tree[node + NEWEST] = pattern;
            node = branchFor(node, ANY + shows(pattern, tree[node + POINT], points));
        }
        put(node, pattern);
        if (tree[node + COUNT] > tree[node + LIMIT]) {
            split(node, points);
        }
    }

    private int rootFor(long state) {
        int place = place(state);
        if (roots[place] == NONE) {
            states[place] = state;
            roots[place] = newLeaf();
            stateCount++;
        }
        int root = roots[place];
        if (2 * stateCount > roots.length) {
            growRoots();
        }
        return root;
    }

    private int place(long state) {
        int place = (int) (state * 0x9E3779B97F4A7C15L >>> 32) & roots.length - 1;
        while (roots[place] != NONE && states[place] != state) {
            place = place + 1 & roots.length - 1;
        }
        return place;
    }

    private void growRoots() {
        int[] oldRoots = roots;
        long[] oldStates = states;
        roots = newRoots(2 * oldRoots.length);
        states = new long[roots.length];
        for (int i = 0; i < oldRoots.length; i++) {
            if (oldRoots[i] != NONE) {
                int place = place(oldStates[i]);
                roots[place] = oldRoots[i];
                states[place] = oldStates[i];
            }
        }
    }

    private static int[] newRoots(int length) {
        int[] none = new int[length];
        Arrays.fill(none, NONE);
        return none;
    }

    private int newLeaf() {
        if (size == tree.length) {
            tree = Arrays.copyOf(tree, 2 * size);
        }
        int leaf = size;
        size += NODE;
        Arrays.fill(tree, leaf, size, NONE);
        tree[leaf + LIMIT] = MOST_IN_LEAF;
        tree[leaf + COUNT] = 0;
        return leaf;
    }

    private int branchFor(int node, int branch) {
        int child = tree[node + branch];
        if (child == NONE) {
            child = newLeaf();
            tree[node + branch] = child;
        }
        return child;
    }

    /** 0 if a pattern does not show a point, else one more than what stands there. */
    private int shows(int pattern, int point, long[] points) {
        int at = 4 * (words * pattern + (point >> 6));
        int shift = point & 63;
        return (int) (points[at] >>> shift & 1)
                + (int) (points[at + Board.BLACK] >>> shift & points[at] >>> shift & 1) * Board.BLACK
                + (int) (points[at + Board.WHITE] >>> shift & points[at] >>> shift & 1) * Board.WHITE;
    }

    private void put(int leaf, int pattern) {
        older[pattern] = tree[leaf + NEWEST];
        tree[leaf + NEWEST] = pattern;
        tree[leaf + COUNT]++;
    }

    private void split(int leaf, long[] points) {
        int count = tree[leaf + COUNT];
        if (count > members.length) {
            members = new int[2 * count];
        }
        int m = 0;
        for (int i = tree[leaf + NEWEST]; i != NONE; i = older[i]) {
            members[m++] = i;
        }
        int point = bestPoint(count, points);
        if (point == NONE) {
            tree[leaf + LIMIT] *= 2;
            return;
        }
        tree[leaf + POINT] = point;
        while (m > 0) {
            int pattern = members[--m];
            put(branchFor(leaf, ANY + shows(pattern, point, points)), pattern);
        }
    }

    /** The point, not asked for yet, that leaves the fewest members to be looked at; NONE if none leaves fewer. */
    private int bestPoint(int count, long[] points) {
        for (int i = 0; i < words; i++) {
            long shown = 0;
            for (int m = 0; m < count; m++) {
                shown |= points[4 * (words * members[m] + i)];
            }
            union[i] = shown & ~asked[i];
        }
        int best = NONE;
        double least = count;
        for (int p = Bits.next(union, 0); p >= 0; p = Bits.next(union, p + 1)) {
            double cost = cost(p, count, points);
            if (cost < least) {
                least = cost;
                best = p;
            }
        }
        return best;
    }

    /** How many members are left to be looked at in the mean, if what stands on the point is as in the members that show it. */
    private double cost(int point, int count, long[] points) {
        int any = 0;
        int empty = 0;
        int black = 0;
        for (int m = 0; m < count; m++) {
            int shows = shows(members[m], point, points);
            any += shows == 0 ? 1 : 0;
            empty += shows == 1 + Board.EMPTY ? 1 : 0;
            black += shows == 1 + Board.BLACK ? 1 : 0;
        }
        int shown = count - any;
        int white = shown - empty - black;
        double squares = (double) empty * (empty + 1) + (double) black * (black + 1) + (double) white * (white + 1);
        return any + squares / (shown + 3);
    }

    /**
     * Begins to go through the patterns from a number on that may fit a position.
     *
     * @param first not negative
     */
    void start(long state, int first, int mostVisited) {
        stackSize = 0;
        rest = NONE;
        from = first;
        left = mostVisited;
        push(roots[place(state)]);
    }

    private void push(int node) {
        if (node != NONE && tree[node + NEWEST] >= from) {
            stack[stackSize++] = node;
        }
    }

    /** The next pattern that may fit; NONE when there are no more. */
    int next(Board board) {
        while (rest < from) {
            if (stackSize == 0 || left-- == 0) {
                return NONE;
            }
            int node = stack[--stackSize];
            int point = tree[node + POINT];
            if (point == NONE) {
                rest = tree[node + NEWEST];
            } else {
                push(tree[node + ANY]);
                push(tree[node + SHOWN + board.cell(point)]);
            }
        }
        int pattern = rest;
        rest = older[pattern];
        return pattern;
    }
}
