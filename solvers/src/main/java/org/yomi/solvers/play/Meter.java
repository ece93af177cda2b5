package org.yomi.solvers.play;

import java.util.List;
import java.util.function.Supplier;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.StopReason;

/** Counts nodes and ends a search at its limits. Belongs to one thread. */
public final class Meter {
    private static final long PROGRESS_NANOS = 500_000_000L;

    private final Limits limits;
    private final Monitor monitor;
    private final long start;
    private final long end;
    private long nodes;
    private long cap;
    private long lastProgress = System.nanoTime();
    private Supplier<Known> known = () -> Known.NOTHING;

    public Meter(Limits limits, Monitor monitor) {
        this.limits = limits;
        this.monitor = monitor;
        start = System.nanoTime();
        end = start + limits.time().toNanos();
        cap = limits.nodes();
    }

    /** From now on, whoever listens is told what this says is known. */
    public void tell(Supplier<Known> whatIsKnown) {
        known = whatIsKnown;
    }

    /**
     * Counts a node; {@code line} is asked for the moves being read when it is time to tell. The clock and the monitor are
     * looked at every time: that takes a thousandth of the time of a cheap node, and some nodes take milliseconds.
     */
    public void tick(Supplier<List<Integer>> line) {
        if (++nodes > cap) {
            nodes = cap + 1;
            throw new Stopped(StopReason.NODES);
        }
        monitor.node(line);
        check(line);
    }

    /** As {@link #tick}, for work that is no node. */
    public void check(Supplier<List<Integer>> line) {
        if (monitor.cancelled()) {
            throw new Stopped(StopReason.CANCELLED);
        }
        long now = System.nanoTime();
        if (now - end > 0) {
            throw new Stopped(StopReason.TIME);
        }
        if (now - lastProgress > PROGRESS_NANOS) {
            lastProgress = now;
            monitor.progress(new Reading(nodes(), line.get(), known.get()));
        }
    }

    /** Lets the search go on for so many more nodes at most; returns the bound that held before, for {@link #restore}. */
    public long allow(long more) {
        long before = cap;
        cap = more < cap - nodes ? nodes + more : cap;
        return before;
    }

    /** Ends an allowance. */
    public void restore(long before) {
        cap = before;
    }

    /** Whether all nodes of the question have been used up. */
    public boolean isSpent() {
        return nodes > limits.nodes();
    }

    /** Whether the bound that held before an allowance has been reached, too. */
    public boolean exceeds(long before) {
        return nodes > before;
    }

    /** The nodes searched so far, not counting one that the limit refused. */
    public long nodes() {
        return Math.min(nodes, limits.nodes());
    }

    public long millis() {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
