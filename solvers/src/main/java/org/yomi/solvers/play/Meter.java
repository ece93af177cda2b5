package org.yomi.solvers.play;

import java.util.List;
import java.util.function.Supplier;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.StopReason;

/** Counts nodes and ends a search at its limits. */
public final class Meter {
    /** The clock and the monitor are looked at every so many nodes: some milliseconds at most. */
    private static final int INTERVAL = 32;

    private static final long PROGRESS_NANOS = 500_000_000L;

    private final Limits limits;
    private final Monitor monitor;
    private final long start = System.nanoTime();
    private long nodes;
    private long cap;
    private long lastProgress = start;
    private Supplier<Known> known = () -> Known.NOTHING;

    public Meter(Limits limits, Monitor monitor) {
        this.limits = limits;
        this.monitor = monitor;
        cap = limits.nodes();
    }

    /** From now on, whoever listens is told what this says is known. */
    public void tell(Supplier<Known> whatIsKnown) {
        known = whatIsKnown;
    }

    /** Counts a node; {@code line} is asked for the moves being read when it is time to tell. */
    public void tick(Supplier<List<Integer>> line) {
        if (++nodes > cap) {
            throw new Stopped(StopReason.NODES);
        }
        if (nodes % INTERVAL == 0) {
            look(line);
        }
    }

    private void look(Supplier<List<Integer>> line) {
        if (monitor.cancelled()) {
            throw new Stopped(StopReason.CANCELLED);
        }
        long now = System.nanoTime();
        if (now - start > limits.time().toNanos()) {
            throw new Stopped(StopReason.TIME);
        }
        if (now - lastProgress > PROGRESS_NANOS) {
            lastProgress = now;
            monitor.progress(new Reading(nodes, line.get(), known.get()));
        }
    }

    /** Lets the search go on for so many more nodes at most; returns the bound that held before, for {@link #restore}. */
    public long allow(long more) {
        long before = cap;
        cap = Math.min(cap, nodes + more);
        return before;
    }

    /** Ends an allowance. */
    public void restore(long before) {
        cap = before;
    }

    /** Whether the bound that held before an allowance has been reached, too. */
    public boolean exceeds(long before) {
        return nodes > before;
    }

    public long nodes() {
        return nodes;
    }

    public long millis() {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
