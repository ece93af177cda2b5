package org.yomi.engine.discovery;

import java.time.Duration;
import org.yomi.engine.question.Monitor;

/** Stops what another monitor stops, and everything once the time is up. */
final class Deadline implements Monitor {
    private final long end;
    private final Monitor monitor;

    Deadline(Duration time, Monitor monitor) {
        end = System.nanoTime() + time.toNanos();
        this.monitor = monitor;
    }

    @Override
    public boolean cancelled() {
        return monitor.cancelled() || System.nanoTime() - end >= 0;
    }

    /** Likewise, and stops what a listener stops, who hears how far a search is. */
    Monitor heardBy(Monitor listener) {
        return listener.stoppedBy(this::cancelled);
    }
}
