package org.yomi.analyze.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class ConveyorTest {
    private final AtomicInteger taken = new AtomicInteger();
    private final List<Integer> results = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void resultsComeInTheOrderOfTheTasks(int threads) throws IOException {
        Conveyor.run(threads, numbers(1000, i -> i % 7 == 0 ? slowly(i) : i), results::add, () -> false);
        assertThat(results).hasSize(1000).isSorted();
    }

    @Test
    void bothTasksOfAPairRunAtTheSameTimeWithTwoThreads() throws IOException {
        CountDownLatch both = new CountDownLatch(2);
        Conveyor.run(
                2,
                numbers(2, i -> {
                    both.countDown();
                    both.await();
                    return i;
                }),
                results::add,
                () -> false);
        assertThat(results).containsExactly(0, 1);
    }

    @Test
    void onlyAFewTasksAreTakenInAdvance() throws IOException {
        List<Integer> ahead = new ArrayList<>();
        Conveyor.run(2, numbers(10_000, i -> i), result -> ahead.add(taken.get() - result), () -> false);
        assertThat(ahead).hasSize(10_000).allMatch(tasks -> tasks <= 2 * 64 + 3);
    }

    @Test
    void aResultIsHandedOutWhileTheSourceWaitsForTheNextTask() throws IOException {
        SynchronousQueue<Integer> asker = new SynchronousQueue<>();
        Conveyor.Source<Integer> waiting = () -> {
            int number = taken.getAndIncrement();
            try {
                // Only the answer to one question makes the asker ask the next one.
                return number == 0 || asker.take() == number - 1 ? number == 3 ? null : () -> number : null;
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        };
        Conveyor.run(
                2,
                waiting,
                result -> {
                    results.add(result);
                    try {
                        asker.put(result);
                    } catch (InterruptedException e) {
                        throw new IOException(e);
                    }
                },
                () -> false);
        assertThat(results).containsExactly(0, 1, 2);
    }

    @Test
    void whatFailsIsThrownAfterTheResultsBefore() {
        Conveyor.Source<Integer> source = () -> {
            int number = taken.getAndIncrement();
            if (number == 2) {
                throw new IOException("torn");
            }
            return () -> number;
        };
        assertThatThrownBy(() -> Conveyor.run(2, source, results::add, () -> false))
                .isInstanceOf(IOException.class)
                .hasMessage("torn");
        assertThat(results).containsExactly(0, 1);
    }

    @Test
    void aSourceThatBreaksEndsTheRun() {
        Conveyor.Source<Integer> source = () -> {
            throw new OutOfMemoryError("a huge file");
        };
        assertThatThrownBy(() -> Conveyor.run(2, source, results::add, () -> false))
                .hasMessageContaining("a huge file");
    }

    @Test
    void aSinkThatIsClosedEndsTheRun() {
        assertThatThrownBy(() -> Conveyor.run(
                        2,
                        numbers(1_000_000, i -> i),
                        result -> {
                            throw new IOException("closed");
                        },
                        () -> false))
                .hasMessage("closed");
        assertThat(taken.get()).isLessThan(1000);
    }

    @Test
    void whatWasBegunIsHandedOutWhenToldToStop() throws IOException {
        AtomicBoolean stopped = new AtomicBoolean();
        Conveyor.run(
                1,
                numbers(1000, i -> {
                    stopped.set(i == 3);
                    return i;
                }),
                results::add,
                stopped::get);
        assertThat(results).containsExactly(0, 1, 2, 3);
    }

    @Test
    void aSourceThatWaitsDoesNotKeepItFromStopping() throws IOException {
        AtomicBoolean stopped = new AtomicBoolean();
        Conveyor.Source<Integer> waiting = () -> {
            int number = taken.getAndIncrement();
            if (number > 0) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
            return () -> number;
        };
        Conveyor.run(
                2,
                waiting,
                result -> {
                    results.add(result);
                    stopped.set(true);
                },
                stopped::get);
        assertThat(results).containsExactly(0);
    }

    private interface Work {
        int on(int number) throws Exception;
    }

    private Conveyor.Source<Integer> numbers(int count, Work work) {
        return () -> {
            int number = taken.getAndIncrement();
            Callable<Integer> task = () -> work.on(number);
            return number < count ? task : null;
        };
    }

    private static int slowly(int number) throws InterruptedException {
        Thread.sleep(2);
        return number;
    }
}
