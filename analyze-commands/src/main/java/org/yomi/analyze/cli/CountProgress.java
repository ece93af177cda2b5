package org.yomi.analyze.cli;

import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.yomi.solvers.counting.Watch;

/** Shows on the console how far a count is and how long it will take. */
final class CountProgress implements Watch {
    private static final double NANOS_A_SECOND = 1e9;
    private static final int PERCENT = 100;
    private static final int SECONDS_A_MINUTE = 60;

    /** A guess from less than this part would jump about. */
    private static final double ENOUGH = 0.01;

    private final BooleanSupplier interrupted;
    private final Progress progress;
    private final long begin = System.nanoTime();
    private double furthest;

    CountProgress(BooleanSupplier interrupted, Progress progress) {
        this.interrupted = interrupted;
        this.progress = progress;
    }

    @Override
    public boolean cancelled() {
        return interrupted.getAsBoolean();
    }

    /** Side by side, threads may tell theirs in another order: the largest part counts. */
    @Override
    public synchronized void progress(String what, double part) {
        furthest = Math.max(furthest, part);
        progress.show(() -> String.format(Locale.ROOT, "%3.0f %%  %s%s", PERCENT * furthest, what, left()));
    }

    private String left() {
        if (furthest < ENOUGH) {
            return "";
        }
        double elapsed = (System.nanoTime() - begin) / NANOS_A_SECOND;
        long seconds = Math.round(elapsed * (1 - furthest) / furthest);
        return String.format(Locale.ROOT, ", %d:%02d left", seconds / SECONDS_A_MINUTE, seconds % SECONDS_A_MINUTE);
    }
}
