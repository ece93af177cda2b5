package org.yomi.solvers.counting.cycle;

import java.util.Arrays;

/**
 * A cycle through all nodes of a directed graph in the making: which arcs are in it, and which still may be. Arcs in it
 * form paths, the fragments; a lone node is one, too.
 */
final class Fragments {
    private static final int NONE = -1;

    private final int nodes;
    private final int words;

    /** The arcs that may be in the cycle or are, a set of nodes for each node, at {@code node * words}. */
    private final long[] successors;

    /** The same arcs, seen from where they end. */
    private final long[] predecessors;

    /** The node after each in the cycle, or {@link #NONE}. */
    private final int[] next;

    /** The node before each in the cycle, or {@link #NONE}. */
    private final int[] previous;

    /** Of the last node of each fragment, the first one. */
    private final int[] first;

    /** Of the first node of each fragment, the last one. */
    private final int[] last;

    private int arcs;

    /** All nodes alone, and no arc possible yet. */
    Fragments(int nodes) {
        this.nodes = nodes;
        words = (nodes + Long.SIZE - 1) / Long.SIZE;
        successors = new long[nodes * words];
        predecessors = new long[nodes * words];
        next = new int[nodes];
        previous = new int[nodes];
        first = new int[nodes];
        last = new int[nodes];
        Arrays.fill(next, NONE);
        Arrays.fill(previous, NONE);
        Arrays.setAll(first, node -> node);
        Arrays.setAll(last, node -> node);
    }

    /** A copy. */
    Fragments(Fragments other) {
        nodes = other.nodes;
        words = other.words;
        successors = other.successors.clone();
        predecessors = other.predecessors.clone();
        next = other.next.clone();
        previous = other.previous.clone();
        first = other.first.clone();
        last = other.last.clone();
        arcs = other.arcs;
    }

    int nodes() {
        return nodes;
    }

    /** Lets an arc be in the cycle. */
    void allow(int from, int to) {
        successors[from * words + (to >>> 6)] |= 1L << to;
        predecessors[to * words + (from >>> 6)] |= 1L << from;
    }

    /** Rules an arc out. */
    void forbid(int from, int to) {
        successors[from * words + (to >>> 6)] &= ~(1L << to);
        predecessors[to * words + (from >>> 6)] &= ~(1L << from);
    }

    /** Puts a possible arc between two fragments, or as the very last one, into the cycle, and rules out all against it. */
    void join(int from, int to) {
        next[from] = to;
        previous[to] = from;
        arcs++;
        for (int other : members(successors, from)) {
            if (other != to) {
                forbid(from, other);
            }
        }
        for (int other : members(predecessors, to)) {
            if (other != from) {
                forbid(other, to);
            }
        }
        int start = first[from];
        int end = last[to];
        first[end] = start;
        last[start] = end;
        if (arcs < nodes - 1) {
            forbid(end, start);
        }
    }

    /** Whether all nodes are on one cycle. */
    boolean isDone() {
        return arcs == nodes;
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
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int node = 0; node < nodes; node++) {
                int forward = next[node] == NONE ? choices(successors, node) : 2;
                if (forward == 1) {
                    join(node, members(successors, node)[0]);
                    changed = true;
                }
                int back = previous[node] == NONE ? choices(predecessors, node) : 2;
                if (back == 1) {
                    join(members(predecessors, node)[0], node);
                    changed = true;
                }
                if (forward == 0 || back == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How many nodes may come after one that has none after it yet; 0 when it has one. */
    int waysOn(int node) {
        return next[node] == NONE ? choices(successors, node) : 0;
    }

    /** How many nodes may come before one. */
    int waysBack(int node) {
        return choices(predecessors, node);
    }

    /** The nodes that may come after one. */
    int[] successors(int node) {
        return members(successors, node);
    }

    private int choices(long[] sets, int node) {
        int count = 0;
        for (int i = node * words; i < (node + 1) * words; i++) {
            count += Long.bitCount(sets[i]);
        }
        return count;
    }

    private int[] members(long[] sets, int node) {
        int[] members = new int[choices(sets, node)];
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long todo = sets[node * words + word]; todo != 0; todo &= todo - 1) {
                members[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(todo);
            }
        }
        return members;
    }

    /** Whether, along possible arcs, every node can be reached from node 0, and node 0 from every node. */
    boolean isConnected() {
        return reaches(successors) && reaches(predecessors);
    }

    private boolean reaches(long... sets) {
        long[] seen = new long[words];
        int[] queue = new int[nodes];
        seen[0] = 1;
        int end = 1;
        for (int i = 0; i < end; i++) {
            for (int word = 0; word < words; word++) {
                long more = sets[queue[i] * words + word] & ~seen[word];
                seen[word] |= more;
                for (; more != 0; more &= more - 1) {
                    queue[end++] = word * Long.SIZE + Long.numberOfTrailingZeros(more);
                }
            }
        }
        return end == nodes;
    }
}
