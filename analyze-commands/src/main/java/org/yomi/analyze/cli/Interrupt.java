package org.yomi.analyze.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While it is open, Ctrl-C does not end the process at once: there is time to print what there is. */
final class Interrupt implements AutoCloseable {
    private static final long SECONDS_TO_FINISH = 5;

    /** So many times a second what is being done is told to stop: it may only just begin. */
    private static final int TIMES_A_SECOND = 20;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::finish, "yomi-interrupt");
    private final Runnable stop;
    private volatile boolean came;

    Interrupt() {
        this(() -> {});
    }

    /**
     * Makes one.
     *
     * @param stop called on another thread, several times, when it comes
     */
    Interrupt(Runnable stop) {
        this.stop = stop;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void finish() {
        came = true;
        try {
            long wait = TimeUnit.SECONDS.toMillis(1) / TIMES_A_SECOND;
            for (long i = 0; i < SECONDS_TO_FINISH * TIMES_A_SECOND; i++) {
                stop.run();
                if (finished.await(wait, TimeUnit.MILLISECONDS)) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the process was told to end. */
    boolean came() {
        return came;
    }

    @Override
    public void close() {
        finished.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is about to end, and the hook runs, or will.
        }
    }
}
