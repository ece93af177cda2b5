package org.yomi.engine.verify;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.engine.verify.game.Exhausted;

/** Counts positions and time, and ends the walk when there is no more. */
final class Budget {
    private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** Samples take one part in so many of the time. */
    private static final int SAMPLES_SHARE = 4;

    private final long most;
    private final Monitor monitor;
    private long deadline;
    private long positions;
    private long lastReport = System.nanoTime();

    Budget(long positions, Duration time, Monitor monitor) {
        most = positions;
        deadline = System.nanoTime() + time.toNanos();
        this.monitor = monitor;
    }

    /** The positions counted. */
    long positions() {
        return positions;
    }

    /**
     * Counts a position.
     *
     * @param line the moves to it
     * @throws Exhausted when it may not be looked at
     */
    void count(List<Integer> line) {
        if (positions >= most) {
            throw new Exhausted("positions limit");
        }
        check();
        positions++;
        if (System.nanoTime() - lastReport >= REPORT_NANOS) {
            lastReport = System.nanoTime();
            monitor.progress(new Reading(positions, line, Known.NOTHING));
        }
    }

    /** Ends the walk if it was told to stop or its time is up. */
    void check() {
        if (monitor.cancelled()) {
            throw new Exhausted("cancelled");
        }
        if (left() <= 0) {
            throw new Exhausted("time limit");
        }
    }

    /**
     * Takes samples for a part of the time that is left at most: they are no proof, and must leave time for one.
     *
     * @throws Exhausted when there is nothing left for others, either
     */
    void sample(Runnable samples) {
        long before = deadline;
        deadline = System.nanoTime() + left() / SAMPLES_SHARE;
        try {
            samples.run();
        } catch (Exhausted e) {
            deadline = before;
            check();
        } finally {
            deadline = before;
        }
    }

    private long left() {
        return deadline - System.nanoTime();
    }

    /** The limits of a question within the time that is left. */
    Limits within(Limits limits) {
        return limits.within(Duration.ofNanos(Math.max(1, left())));
    }

    /** For a question in the middle of the walk: stops it, but tells nobody what it reads. */
    Monitor quiet() {
        return () -> monitor.cancelled() || left() <= 0;
    }
}
