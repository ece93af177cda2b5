package org.yomi.analyze.batch;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * Does tasks on several threads and hands out the results in the order of the tasks, each as soon as it and those before
 * it are there. Only a few tasks are taken in advance, however many there are.
 */
public final class Conveyor<T> {
    /** So many tasks a thread may wait for one that takes long, before the others stand still too. */
    private static final int AHEAD = 64;

    private static final ThreadFactory DAEMONS = work -> {
        Thread thread = new Thread(work, "yomi-batch");
        thread.setDaemon(true);
        return thread;
    };

    /** Where tasks come from. */
    public interface Source<T> {
        /**
         * The next task, or null if there is none. May wait for it.
         *
         * @throws IOException ends the run, after the tasks so far
         */
        @Nullable
        Callable<T> next() throws IOException;
    }

    /** Where results go. */
    public interface Sink<T> {
        /**
         * Takes one.
         *
         * @throws IOException ends the run
         */
        void take(T result) throws IOException;
    }

    private final BlockingQueue<Future<T>> belt;
    private final Future<T> end = new CompletableFuture<>();
    private final ExecutorService workers;

    private Conveyor(int threads) {
        belt = new ArrayBlockingQueue<>(threads * AHEAD);
        workers = Executors.newFixedThreadPool(threads, DAEMONS);
    }

    /**
     * Does all tasks of a source.
     *
     * @param source asked on a thread of its own, which may still wait there when the run was ended by the sink
     * @param sink called on this thread
     * @throws IOException from source, sink or task
     */
    public static <T> void run(int threads, Source<T> source, Sink<T> sink) throws IOException {
        new Conveyor<T>(threads).run(source, sink);
    }

    private void run(Source<T> source, Sink<T> sink) throws IOException {
        Thread reader = DAEMONS.newThread(() -> load(source));
        reader.start();
        try {
            for (Future<T> next = belt.take(); next != end; next = belt.take()) {
                sink.take(next.get());
            }
        } catch (InterruptedException | CancellationException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
        } finally {
            reader.interrupt();
            workers.shutdownNow();
        }
    }

    private void load(Source<T> source) {
        try {
            try {
                for (Callable<T> task = source.next(); task != null; task = source.next()) {
                    belt.put(workers.submit(task));
                }
            } catch (IOException | RuntimeException | Error e) {
                // Whoever takes from the belt must hear of it, or he would wait for ever.
                belt.put(CompletableFuture.failedFuture(e));
            }
            belt.put(end);
        } catch (InterruptedException e) {
            // Nobody takes results any more.
            Thread.currentThread().interrupt();
        }
    }
}
