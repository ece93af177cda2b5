package org.yomi.solvers.counting.cycle;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * A cycle through all nodes of a directed graph in the making: which arcs are in it, and which still may be. Arcs in it
 * form paths, the fragments; a lone node is one, too.
 */
final class Fragments {
    private static final int NONE = -1;

    private final Arcs arcs;

    /** The arcs from each node that may be in the cycle or are, as bits in the order of {@link Arcs#from}. */
    private final long[] forward;

    /** The same for the arcs to each node. */
    private final long[] backward;

    /** The node after each in the cycle, or {@link #NONE}. */
    private final int[] next;

    /** The node before each in the cycle, or {@link #NONE}. */
    private final int[] previous;

    /** Of the last node of each fragment, the first one. */
    private final int[] first;

    /** Of the first node of each fragment, the last one. */
    private final int[] last;

    private int joined;

    /** All nodes alone, and all arcs possible. */
    Fragments(Arcs arcs) {
        this.arcs = arcs;
        int nodes = arcs.nodes();
        forward = new long[nodes];
        backward = new long[nodes];
        Arrays.setAll(forward, node -> allOf(arcs.from(node)));
        Arrays.setAll(backward, node -> allOf(arcs.to(node)));
        next = new int[nodes];
        previous = new int[nodes];
        first = new int[nodes];
        last = new int[nodes];
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
        Arrays.setAll(first, node -> node);
        Arrays.setAll(last, node -> node);
    }

    private static long allOf(int... ends) {
        return ends.length == 0 ? 0 : -1L >>> Long.SIZE - ends.length;
    }

    /** A copy. */
    Fragments(Fragments other) {
        arcs = other.arcs;
        forward = other.forward.clone();
        backward = other.backward.clone();
        next = other.next.clone();
        previous = other.previous.clone();
        first = other.first.clone();
        last = other.last.clone();
        joined = other.joined;
    }

    int nodes() {
        return next.length;
    }

    /** Rules an arc out, if it is there. */
    void forbid(int from, int to) {
        forward[from] &= ~bit(arcs.from(from), to);
        backward[to] &= ~bit(arcs.to(to), from);
    }

    private static long bit(int[] ends, int end) {
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] == end) {
                return 1L << i;
            }
        }
        return 0;
    }

    /** Puts a possible arc between two fragments, or as the very last one, into the cycle, and rules out all against it. */
    void join(int from, int to) {
        next[from] = to;
        previous[to] = from;
        joined++;
        for (int other : successors(from)) {
            if (other != to) {
                forbid(from, other);
            }
        }
        for (int other : members(backward[to], arcs.to(to))) {
            if (other != from) {
                forbid(other, to);
            }
        }
        int start = first[from];
        int end = last[to];
        first[end] = start;
        last[start] = end;
        if (joined < nodes() - 1) {
            forbid(end, start);
        }
    }

    /** Whether all nodes are on one cycle. */
    boolean isDone() {
        return joined == nodes();
    }

    /** The node after one in the cycle; only asked when it is known. */
    int next(int node) {
        return next[node];
    }

    /**
     * Puts in all arcs that are a node's only way on, or its only way back.
     *
     * @return whether every node still has a way on and a way back
     */
    boolean follow() {
        int before;
        do {
            before = joined;
            for (int node = 0; node < nodes(); node++) {
                if (next[node] == NONE && Long.bitCount(forward[node]) == 1) {
                    join(node, successors(node)[0]);
                }
                if (previous[node] == NONE && Long.bitCount(backward[node]) == 1) {
                    join(members(backward[node], arcs.to(node))[0], node);
                }
                if (forward[node] == 0 || backward[node] == 0) {
                    return false;
                }
            }
        } while (joined > before);
        return true;
    }

    /** How many nodes may come after one that has none after it yet; 0 when it has one. */
    int waysOn(int node) {
        return next[node] == NONE ? Long.bitCount(forward[node]) : 0;
    }

    /** How many nodes may come before one. */
    int waysBack(int node) {
        return Long.bitCount(backward[node]);
    }

    /** The nodes that may come after one. */
    int[] successors(int node) {
        return members(forward[node], arcs.from(node));
    }

    private static int[] members(long bits, int... ends) {
        int[] members = new int[Long.bitCount(bits)];
        int count = 0;
        for (long todo = bits; todo != 0; todo &= todo - 1) {
            members[count++] = ends[Long.numberOfTrailingZeros(todo)];
        }
        return members;
    }

    /** Whether, along possible arcs, every node can be reached from node 0, and node 0 from every node. */
    boolean isConnected() {
        return reachesAll(this::successors) && reachesAll(node -> members(backward[node], arcs.to(node)));
    }

    private boolean reachesAll(IntFunction<int[]> beside) {
        boolean[] seen = new boolean[nodes()];
        int[] queue = new int[nodes()];
        seen[0] = true;
        int end = 1;
        for (int i = 0; i < end; i++) {
            for (int node : beside.apply(queue[i])) {
                if (!seen[node]) {
                    seen[node] = true;
                    queue[end++] = node;
                }
            }
        }
        return end == nodes();
    }
}
