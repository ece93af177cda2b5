package org.yomi.engine.question;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How much a search may use before it gives up with {@link Result#UNKNOWN}. Limits are no assumptions: they never change
 * any other result.
 *
 * @param nodes positions that may be visited
 * @param time wall-clock time
 * @param memoryMb megabytes for tables
 * @param threads that may read several questions at the same time; they share out the memory
 */
public record Limits(long nodes, Duration time, int memoryMb, int threads) {
    /** Enough for most questions of a game, answered while a person waits. */
    public static final Limits DEFAULT = new Limits(50_000_000, Duration.ofSeconds(10), 256);

    /** Shifts bytes to megabytes, and leaves half of them to others. */
    private static final int HALF_IN_MEGABYTES = 21;

    /** Each pass may take so many times the nodes of the one before. */
    private static final int GROWTH = 10;

    public Limits {
        if (nodes < 1 || time.isNegative() || time.isZero() || memoryMb < 1 || threads < 1) {
            throw new IllegalArgumentException("nodes, time, memory and threads must be more than 0, got " + nodes
                    + ", " + time + ", " + memoryMb + " MB, " + threads);
        }
    }

    /** The limits of one thread. */
    public Limits(long nodes, Duration time, int memoryMb) {
        this(nodes, time, memoryMb, 1);
    }

    /**
     * The nodes for each of several questions in passes over those that are still open: few at first, so that a hard one leaves
     * the others their time, in the last one all.
     *
     * @param first in the first pass
     */
    public List<Long> passes(long first) {
        List<Long> passes = new ArrayList<>();
        long next = Math.min(first, nodes);
        for (; next < nodes; next = next > nodes / GROWTH ? nodes : next * GROWTH) {
            passes.add(next);
        }
        passes.add(nodes);
        return passes;
    }

    /** The same limits but for the nodes. */
    public Limits withNodes(long others) {
        return new Limits(others, time, memoryMb, threads);
    }

    /** These limits, but so many nodes at most. */
    public Limits atMost(long most) {
        return withNodes(Math.min(nodes, most));
    }

    /** The same limits but for the time. */
    public Limits withTime(Duration other) {
        return new Limits(nodes, other, memoryMb, threads);
    }

    /** These limits, but so much time at most. */
    public Limits within(Duration most) {
        return most.compareTo(time) < 0 ? withTime(most) : this;
    }

    /** The same limits but for the memory. */
    public Limits withMemoryMb(int others) {
        return new Limits(nodes, time, others, threads);
    }

    /** The same limits but for the threads. */
    public Limits withThreads(int others) {
        return new Limits(nodes, time, memoryMb, others);
    }

    /** The megabytes for tables, half of what Java may use at most. */
    public int usableMemoryMb() {
        return (int) Math.min(memoryMb, Runtime.getRuntime().maxMemory() >> HALF_IN_MEGABYTES);
    }

    /**
     * The limits of each of several questions that are read at the same time: {@link #usableMemoryMb} is shared out, and
     * so are the threads; nodes and time are for each question anyway.
     */
    public Limits shared(int parts) {
        return parts == 1
                ? this
                : new Limits(nodes, time, Math.max(1, usableMemoryMb() / parts), Math.max(1, threads / parts));
    }
}
