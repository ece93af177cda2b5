package org.yomi.engine.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.question.Monitor;

/**
 * Does independent tasks on several threads, the caller's among them. Each task is begun when a thread is free, the first
 * ones first; so with one thread they are done one after the other.
 */
public final class Workers<T> {
    /** A piece of work. */
    public interface Task<T> {
        /** Does it; soon ends when the monitor says so. */
        T run(Monitor monitor);
    }

    private final List<Task<T>> tasks;
    private final Monitor monitor;
    private final Object[] results;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    private Workers(List<Task<T>> tasks, Monitor monitor) {
        this.tasks = tasks;
        this.monitor = monitor.stoppedBy(() -> failure.get() != null);
        results = new Object[tasks.size()];
    }

    /**
     * Does all tasks and waits for them. When one throws, the others are told to stop, and it is thrown here.
     *
     * @param threads at most so many work at a time, at least 1
     * @param monitor stops all of them and hears of all
     * @return the results, in the order of the tasks
     */
    public static <T> List<T> all(int threads, List<Task<T>> tasks, Monitor monitor) {
        return new Workers<>(tasks, monitor).work(Math.min(threads, tasks.size()));
    }

    @SuppressWarnings("unchecked")
    private List<T> work(int threads) {
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Thread thread = new Thread(this::workOff, "yomi-worker-" + i);
            thread.setDaemon(true);
            thread.start();
            others.add(thread);
        }
        workOff();
        others.forEach(Workers::await);
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        return (List<T>) Arrays.asList(results);
    }

    private void workOff() {
        for (int i = next.getAndIncrement(); i < results.length && failure.get() == null; i = next.getAndIncrement()) {
            try {
                results[i] = tasks.get(i).run(monitor);
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            }
        }
    }

    /** The threads end by themselves, told by the monitor; whoever interrupts finds the flag set afterwards. */
    private static void await(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
