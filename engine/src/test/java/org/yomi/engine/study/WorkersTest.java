package org.yomi.engine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.study.Workers.Task;

@Timeout(30)
class WorkersTest {
    private static int waitUntilCancelled(Monitor monitor) {
        while (!monitor.cancelled()) {
            Thread.onSpinWait();
        }
        return -1;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100})
    void resultsComeInTheOrderOfTheTasks(int threads) {
        List<Task<Integer>> tasks = IntStream.range(0, 50)
                .mapToObj(i -> (Task<Integer>) monitor -> i)
                .toList();
        assertThat(Workers.all(threads, tasks, Monitor.SILENT))
                .containsExactlyElementsOf(IntStream.range(0, 50).boxed().toList());
    }

    @Test
    void noTasksNeedNoTime() {
        assertThat(Workers.all(2, List.<Task<Integer>>of(), Monitor.SILENT)).isEmpty();
    }

    @Test
    void twoThreadsWorkAtTheSameTime() {
        CountDownLatch both = new CountDownLatch(2);
        Task<Boolean> meets = monitor -> {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            return true;
        };
        assertThat(Workers.all(2, List.of(meets, meets), Monitor.SILENT)).containsExactly(true, true);
    }

    @Test
    void oneThreadIsTheCallers() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Task<Boolean> task = monitor -> threads.add(Thread.currentThread());
        Workers.all(1, List.of(task, task, task), Monitor.SILENT);
        assertThat(threads).containsExactly(Thread.currentThread());
    }

    @Test
    void aFailureStopsTheOthersAndIsThrown() {
        IllegalStateException failure = new IllegalStateException("no");
        Task<Integer> failing = monitor -> {
            throw failure;
        };
        List<Task<Integer>> tasks = List.of(WorkersTest::waitUntilCancelled, failing, failing);
        assertThatThrownBy(() -> Workers.all(2, tasks, Monitor.SILENT)).isSameAs(failure);
    }

    @Test
    void anErrorIsThrownAsItIs() {
        Task<Integer> failing = monitor -> {
            throw new OutOfMemoryError("in a test");
        };
        assertThatThrownBy(() -> Workers.all(2, List.of(failing, failing), Monitor.SILENT))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void cancellingReachesAll() {
        AtomicBoolean cancelled = new AtomicBoolean();
        CountDownLatch running = new CountDownLatch(2);
        Task<Integer> task = monitor -> {
            running.countDown();
            return waitUntilCancelled(monitor);
        };
        new Thread(() -> {
                    try {
                        running.await();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    cancelled.set(true);
                })
                .start();
        assertThat(Workers.all(2, List.of(task, task), cancelled::get)).containsExactly(-1, -1);
    }
}
