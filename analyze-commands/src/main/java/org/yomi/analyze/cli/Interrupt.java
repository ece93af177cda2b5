package org.yomi.analyze.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While it is open, Ctrl-C does not end the process at once: there is time to print what there is. */
final class Interrupt implements AutoCloseable {
    private static final long SECONDS_TO_FINISH = 5;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::finish, "yomi-interrupt");
    private volatile boolean came;

    Interrupt() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void finish() {
        came = true;
        try {
            finished.await(SECONDS_TO_FINISH, TimeUnit.SECONDS);
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
        if (!came) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
