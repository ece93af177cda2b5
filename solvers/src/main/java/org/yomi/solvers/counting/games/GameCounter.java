package org.yomi.solvers.counting.games;

import java.util.concurrent.CancellationException;
import org.yomi.engine.question.Monitor;

/**
 * Counts the ways on from a node of a game graph that go through free nodes only, each at most once. Sets of nodes are
 * bits of a long.
 *
 * <p>The ways on depend on the node and on those free nodes that can still be reached, not on all that was visited. So
 * counts are kept under that key. The table is small enough for the processor's caches: a larger one saves calls and
 * loses more by waiting for memory.
 */
final class GameCounter {
    /** A key has that many bits for the nodes that can be reached, and six for the node. */
    static final int MOST_NODES = 57;

    private static final int TABLE_BITS = 18;

    /** With fewer nodes to come, counting is faster than looking up. */
    private static final int WORTH_KEEPING = 5;

    /** Calls between two looks at the monitor, some milliseconds. */
    private static final int PATIENCE = 1 << 18;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long[] successors;
    private final Monitor monitor;
    private final long[] keys = new long[1 << TABLE_BITS];
    private final long[] counts = new long[1 << TABLE_BITS];
    private int patience = PATIENCE;

    /**
     * A counter.
     *
     * @param successors of each node
     * @param monitor looked at now and then
     */
    GameCounter(long[] successors, Monitor monitor) {
        this.successors = successors;
        this.monitor = monitor;
    }

    /**
     * The number of ways on, the one that ends here among them.
     *
     * @param free does not hold the node
     * @throws CancellationException if the monitor says so
     */
    long count(int node, long free) {
        checkMonitor();
        long next = successors[node] & free;
        if (next == 0) {
            return 1;
        }
        if ((next & next - 1) == 0) {
            return 1 + count(Long.numberOfTrailingZeros(next), free & ~next);
        }
        long reached = reached(next, free);
        return Long.bitCount(reached) < WORTH_KEEPING ? sum(next, reached) : kept(node, next, reached);
    }

    private void checkMonitor() {
        if (--patience == 0) {
            patience = PATIENCE;
            if (monitor.cancelled()) {
                throw new CancellationException();
            }
        }
    }

    private long reached(long from, long free) {
        long reached = from;
        long todo = from;
        while (todo != 0) {
            long more = successors[Long.numberOfTrailingZeros(todo)] & free & ~reached;
            reached |= more;
            todo = todo & todo - 1 | more;
        }
        return reached;
    }

    private long kept(int node, long next, long reached) {
        long key = (long) node << MOST_NODES | reached;
        long mixed = key * MIX;
        int slot = (int) ((mixed ^ mixed >>> 29) * MIX >>> Long.SIZE - TABLE_BITS);
        if (keys[slot] != key) {
            long count = sum(next, reached);
            keys[slot] = key;
            counts[slot] = count;
        }
        return counts[slot];
    }

    private long sum(long next, long free) {
        long sum = 1;
        for (long todo = next; todo != 0; todo &= todo - 1) {
            long bit = Long.lowestOneBit(todo);
            sum += count(Long.numberOfTrailingZeros(bit), free & ~bit);
        }
        return sum;
    }
}
