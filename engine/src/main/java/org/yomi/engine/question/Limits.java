package org.yomi.engine.question;

import java.time.Duration;

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

    public Limits {
        if (nodes < 1 || time.isNegative() || time.isZero() || memoryMb < 1 || threads < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
    }

    /** The limits of one thread. */
    public Limits(long nodes, Duration time, int memoryMb) {
        this(nodes, time, memoryMb, 1);
    }

    /** The same limits but for the nodes. */
    public Limits withNodes(long others) {
        return new Limits(others, time, memoryMb, threads);
    }

    /** The same limits but for the time. */
    public Limits withTime(Duration other) {
        return new Limits(nodes, other, memoryMb, threads);
    }

    /** The same limits but for the memory. */
    public Limits withMemoryMb(int others) {
        return new Limits(nodes, time, others, threads);
    }

    /** The same limits but for the threads. */
    public Limits withThreads(int others) {
        return new Limits(nodes, time, memoryMb, others);
    }

    /**
     * The limits of each of several questions that are read at the same time: the memory is shared out, with it what Java
     * may use at most, and so are the threads; nodes and time are for each question anyway.
     */
    public Limits shared(int parts) {
        int most = (int) Math.min(memoryMb, Runtime.getRuntime().maxMemory() >> HALF_IN_MEGABYTES);
        return parts == 1 ? this : new Limits(nodes, time, Math.max(1, most / parts), Math.max(1, threads / parts));
    }
}
