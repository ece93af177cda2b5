package org.yomi.analyze.batch;

import java.io.IOException;
import java.util.Optional;
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
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Does tasks on several threads and hands out the results in the order of the tasks, each as soon as it and those before
 * it are there. Only a few tasks are taken in advance, however many there are.
 */
public final class Conveyor<T> {
    /** So many tasks a thread may wait for one that takes long, before the others stand still too. */
    private static final int AHEAD = 64;

    /** So often, in milliseconds, it is looked whether to end although the source gives nothing. */
    private static final long LOOK = 50;

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

    private final BlockingQueue<Future<Optional<T>>> belt;
    private final Future<Optional<T>> end = new CompletableFuture<>();
    private final ExecutorService workers;
    private final BooleanSupplier stopped;

    private Conveyor(int threads, BooleanSupplier stopped) {
        this.stopped = stopped;
        belt = new ArrayBlockingQueue<>(threads * AHEAD);
        workers = Executors.newFixedThreadPool(threads, DAEMONS);
    }

    /**
     * Does all tasks of a source, until told to stop. Then no other task is begun, and the results of those that were are
     * still handed out.
     *
     * @param source asked on a thread of its own, which may still wait there when the run was ended by the sink
     * @param sink called on this thread
     * @param stopped asked by several threads
     * @throws IOException from source, sink or task
     */
    public static <T> void run(int threads, Source<T> source, Sink<T> sink, BooleanSupplier stopped)
            throws IOException {
        new Conveyor<T>(threads, stopped).run(source, sink);
    }

    private void run(Source<T> source, Sink<T> sink) throws IOException {
        Thread reader = DAEMONS.newThread(() -> load(source));
        reader.start();
        try {
            for (Future<Optional<T>> next = next(); next != end; next = next()) {
                Optional<T> result = next.get();
                if (result.isPresent()) {
                    sink.take(result.get());
                }
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

    private boolean isStopped() {
        return stopped.getAsBoolean();
    }

    private Future<Optional<T>> next() throws InterruptedException {
        while (true) {
            @Nullable Future<Optional<T>> next = belt.poll(LOOK, TimeUnit.MILLISECONDS);
            if (next != null) {
                return next;
            }
            if (isStopped()) {
                return end;
            }
        }
    }

    private void load(Source<T> source) {
        try {
            try {
                for (Callable<T> task = source.next(); task != null && !isStopped(); task = source.next()) {
                    Callable<T> work = task;
                    belt.put(workers.submit(() -> isStopped() ? Optional.empty() : Optional.of(work.call())));
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
