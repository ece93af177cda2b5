package org.yomi.solvers.counting.legal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Threads that share out pieces of work; the one that calls works along. */
final class Crew implements AutoCloseable {
    private final int threads;
    private final ExecutorService others;

    Crew(int threads) {
        this.threads = threads;
        this.others = Executors.newFixedThreadPool(Math.max(1, threads - 1), work -> {
            Thread thread = new Thread(work, "yomi-count");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Does pieces of work side by side and waits for all.
     *
     * @param pieces how many
     * @param atOnce how many at the same time at most
     * @param piece does the piece of that number; what it throws is thrown here, and no further piece is begun
     */
    void share(int pieces, int atOnce, IntConsumer piece) {
        AtomicInteger next = new AtomicInteger();
        Runnable work = () -> {
            for (int i = next.getAndIncrement(); i < pieces; i = next.getAndIncrement()) {
                try {
                    piece.accept(i);
                } catch (RuntimeException | Error e) {
                    next.set(pieces);
                    throw e;
                }
            }
        };
        List<Future<?>> helpers = new ArrayList<>();
        for (int i = Math.min(Math.min(threads, atOnce), pieces) - 1; i > 0; i--) {
            helpers.add(others.submit(work));
        }
        try {
            work.run();
        } finally {
            helpers.forEach(Crew::await);
        }
    }

    private static void await(Future<?> helper) {
        try {
            helper.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        others.shutdownNow();
    }
}
