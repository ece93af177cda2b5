package org.yomi.engine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.engine.study.Workers.Task;

/**
 * Tasks of which each is needed only when none before it had the last word. With several threads the later ones are begun
 * in advance, and given up once they turn out not to be needed. So the results do not depend on the number of threads.
 */
public final class InTurn<T> {
    private final Predicate<T> isLast;
    private final AtomicInteger last;
    private final ConcurrentSkipListSet<Integer> open = new ConcurrentSkipListSet<>();

    private InTurn(Predicate<T> isLast, int tasks) {
        this.isLast = isLast;
        last = new AtomicInteger(tasks - 1);
    }

    /**
     * Does the tasks up to the first whose result is the last word, and waits for them.
     *
     * @param isLast whether nothing behind a result is needed; asked on the threads of the tasks
     * @param threads at most so many work at a time, at least 1
     * @param monitor stops all of them, and hears of the first that is not done
     * @return the results up to the last word, in the order of the tasks
     */
    public static <T> List<T> upTo(Predicate<T> isLast, int threads, List<Task<T>> tasks, Monitor monitor) {
        return new InTurn<>(isLast, tasks.size()).results(threads, tasks, monitor);
    }

    private List<T> results(int threads, List<Task<T>> tasks, Monitor monitor) {
        List<Task<Optional<T>>> numbered = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            int number = i;
            open.add(number);
            numbered.add(watch -> run(number, tasks.get(number), watch));
        }
        return Workers.all(threads, numbered, monitor).stream()
                .limit(last.get() + 1L)
                .map(Optional::orElseThrow)
                .toList();
    }

    private Optional<T> run(int number, Task<T> task, Monitor monitor) {
        if (last.get() < number) {
            return Optional.empty();
        }
        T result = task.run(new Turn(number, monitor));
        if (isLast.test(result)) {
            last.accumulateAndGet(number, Math::min);
        }
        open.remove(number);
        return Optional.of(result);
    }

    /** Stops a task that is not needed any more; lets only the first open one be heard. */
    private final class Turn implements Monitor {
        private final int number;
        private final Monitor monitor;

        Turn(int number, Monitor monitor) {
            this.number = number;
            this.monitor = monitor;
        }

        @Override
        public boolean cancelled() {
            return last.get() < number || monitor.cancelled();
        }

        @Override
        public void progress(Reading reading) {
            if (open.first() == number) {
                monitor.progress(reading);
            }
        }
    }
}
