package org.yomi.solvers.proof;

/** How long the parts of a formula are read by themselves at the first position; shared by the searches of a contest. */
final class Patience {
    private long nodes;

    /** The nodes for each part; 0 when parts are not read by themselves at all. */
    long nodes() {
        return nodes;
    }

    void set(long nodesForPart) {
        nodes = nodesForPart;
    }
}
