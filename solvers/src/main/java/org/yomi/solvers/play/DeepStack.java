package org.yomi.solvers.play;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs searches, and programs that consist of them, in threads of their own, which have room for long lines. */
public final class DeepStack {
    /** Lines of a thousand moves fit. */
    private static final long STACK_BYTES = 256L << 20;

    /** Idle threads wait for the next search, since a new one takes longer than a short search. */
    private static final ExecutorService THREADS = new ThreadPoolExecutor(
            0, Integer.MAX_VALUE, 2, TimeUnit.SECONDS, new SynchronousQueue<>(), DeepThread::new);

    private DeepStack() {}

    private static final class DeepThread extends Thread {
        DeepThread(Runnable task) {
            super(null, task, "yomi-search", STACK_BYTES);
            setDaemon(true);
        }
    }

    /** Runs a search and waits for it; what it throws is thrown here. A thread that has the room runs it itself. */
    public static <T> T run(Supplier<T> search) {
        return Thread.currentThread() instanceof DeepThread ? search.get() : runInOther(search);
    }

    private static <T> T runInOther(Supplier<T> search) {
        Future<T> task = THREADS.submit(search::get);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    // The monitor is the way to stop a search; whoever interrupts finds the flag set afterwards.
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw unwrapped(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException unwrapped(@Nullable Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            return exception;
        }
        throw new AssertionError("a supplier throws nothing else", thrown);
    }
}
