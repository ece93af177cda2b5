package org.yomi.solvers.counting.cycle;

import java.util.Arrays;

/** The arcs of a directed graph, seen from both ends. A node has at most 64 arcs from it and 64 to it. */
final class Arcs {
    private final int[][] successors;
    private final int[][] predecessors;

    /**
     * A graph.
     *
     * @param successors of each node, none twice
     * @throws IllegalArgumentException if a node has more arcs than a long has bits
     */
    Arcs(int[][] successors) {
        this.successors = successors;
        int[] counts = new int[successors.length];
        for (int[] next : successors) {
            for (int node : next) {
                counts[node]++;
            }
        }
        predecessors = Arrays.stream(counts).mapToObj(int[]::new).toArray(int[][]::new);
        for (int node = 0; node < successors.length; node++) {
            for (int next : successors[node]) {
                predecessors[next][--counts[next]] = node;
            }
            if (Math.max(successors[node].length, predecessors[node].length) > Long.SIZE) {
                throw new IllegalArgumentException("too many arcs at one node");
            }
        }
    }

    int nodes() {
        return successors.length;
    }

    /** Where the arcs from a node lead. */
    int[] from(int node) {
        return successors[node];
    }

    /** Where the arcs to a node come from. */
    int[] to(int node) {
        return predecessors[node];
    }
}
