package org.yomi.solvers.counting.games;

import java.util.Arrays;

/** Which nodes of a game graph can be reached from which, through a set of nodes. Reused, for one thread. */
final class Surroundings {
    private final int[] forwardBegin;
    private final int[] forward;
    private final int[] backwardBegin;
    private final int[] backward;
    private final int[] queue;

    Surroundings(GameGraph graph) {
        int nodes = graph.nodes();
        queue = new int[nodes];
        forwardBegin = new int[nodes + 1];
        forward = new int[graph.edges()];
        backwardBegin = new int[nodes + 1];
        backward = new int[graph.edges()];
        for (int node = 0; node < nodes; node++) {
            forwardBegin[node + 1] = forwardBegin[node] + graph.outdegree(node);
            for (int i = 0; i < graph.outdegree(node); i++) {
                forward[forwardBegin[node] + i] = graph.successor(node, i);
                backwardBegin[graph.successor(node, i) + 1]++;
            }
        }
        Arrays.parallelPrefix(backwardBegin, Integer::sum);
        int[] end = backwardBegin.clone();
        for (int node = 0; node < nodes; node++) {
            for (int i = forwardBegin[node]; i < forwardBegin[node + 1]; i++) {
                backward[end[forward[i]]++] = node;
            }
        }
    }

    /**
     * Takes a node, and all that can be reached from it through a set, out of that set.
     *
     * @return how many were taken
     */
    int takeReachable(int from, long... set) {
        return take(from, forwardBegin, forward, set);
    }

    /** Takes a node, and all from which it can be reached through a set, out of that set. */
    void takeOrigins(int to, long... set) {
        take(to, backwardBegin, backward, set);
    }

    private int take(int start, int[] begin, int[] next, long... set) {
        clear(set, start);
        queue[0] = start;
        int end = 1;
        for (int i = 0; i < end; i++) {
            int node = queue[i];
            for (int k = begin[node]; k < begin[node + 1]; k++) {
                int other = next[k];
                if (has(set, other)) {
                    clear(set, other);
                    queue[end++] = other;
                }
            }
        }
        return end;
    }

    static boolean has(long[] set, int node) {
        return (set[node >>> 6] >>> node & 1) != 0;
    }

    static void clear(long[] set, int node) {
        set[node >>> 6] &= ~(1L << node);
    }
}
