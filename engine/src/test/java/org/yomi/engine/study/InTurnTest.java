package org.yomi.engine.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Reading;
import org.yomi.engine.study.Workers.Task;

@Timeout(30)
class InTurnTest {
    private static List<Task<Integer>> numbers(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> (Task<Integer>) monitor -> i)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100})
    void resultsEndWithTheLastWord(int threads) {
        assertThat(InTurn.upTo(i -> i >= 3, threads, numbers(10), Monitor.SILENT))
                .containsExactly(0, 1, 2, 3);
        assertThat(InTurn.upTo(i -> false, threads, numbers(4), Monitor.SILENT)).containsExactly(0, 1, 2, 3);
        assertThat(InTurn.upTo(i -> true, threads, numbers(4), Monitor.SILENT)).containsExactly(0);
    }

    @Test
    void oneThreadBeginsNothingInAdvance() {
        AtomicInteger begun = new AtomicInteger();
        Task<Integer> task = monitor -> begun.incrementAndGet();
        assertThat(InTurn.upTo(i -> i == 2, 1, List.of(task, task, task), Monitor.SILENT))
                .containsExactly(1, 2);
        assertThat(begun).hasValue(2);
    }

    @Test
    void whatIsReadInAdvanceIsGivenUpAfterTheLastWord() {
        CountDownLatch running = new CountDownLatch(1);
        Task<Integer> endless = monitor -> {
            running.countDown();
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            return 2;
        };
        Task<Integer> first = monitor -> {
            await(running);
            return 1;
        };
        assertThat(InTurn.upTo(i -> i == 1, 2, List.of(first, endless), Monitor.SILENT))
                .containsExactly(1);
    }

    @Test
    void aLastWordInAdvanceDoesNotStopThoseBeforeIt() {
        CountDownLatch done = new CountDownLatch(1);
        Task<Integer> first = monitor -> {
            await(done);
            return monitor.cancelled() ? -1 : 0;
        };
        Task<Integer> last = monitor -> {
            done.countDown();
            return 1;
        };
        assertThat(InTurn.upTo(i -> i == 1, 2, List.of(first, last, last), Monitor.SILENT))
                .containsExactly(0, 1);
    }

    @Test
    void onlyTheFirstOpenTaskIsHeard() {
        CountDownLatch told = new CountDownLatch(1);
        Task<Integer> first = monitor -> {
            await(told);
            tell(monitor, 1);
            return 0;
        };
        Task<Integer> second = monitor -> {
            tell(monitor, 2);
            told.countDown();
            return 0;
        };
        List<Long> heard = new ArrayList<>();
        InTurn.upTo(i -> false, 2, List.of(first, second), new Monitor() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(Reading reading) {
                heard.add(reading.nodes());
            }
        });
        assertThat(heard).containsExactly(1L);
    }

    @Test
    void cancellingReachesAll() {
        AtomicBoolean cancelled = new AtomicBoolean();
        CountDownLatch running = new CountDownLatch(2);
        Task<Integer> task = monitor -> {
            running.countDown();
            await(running);
            cancelled.set(true);
            return monitor.cancelled() ? -1 : 0;
        };
        assertThat(InTurn.upTo(i -> false, 2, List.of(task, task), cancelled::get))
                .containsExactly(-1, -1);
    }

    private static void tell(Monitor monitor, long nodes) {
        monitor.progress(new Reading(nodes, List.of(), Known.NOTHING));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
