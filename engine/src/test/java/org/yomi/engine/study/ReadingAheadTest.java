package org.yomi.engine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;

/** Each question is about a stone in another place, and read as a test says. */
@Timeout(30)
class ReadingAheadTest {
    private static final Position POSITION = Position.parse("X X X X\n. . . .\n. . . .", Colour.WHITE);
    private static final Question FIRST = question(0);
    private static final Question NEXT = question(1);
    private static final Question LAST = question(2);
    private static final Question NEVER_ASKED = question(3);

    private final List<Question> read = Collections.synchronizedList(new ArrayList<>());
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private final CountDownLatch nextIsBegun = new CountDownLatch(1);

    private static Question question(int column) {
        int stone = POSITION.geometry().point(column, 2);
        Goal goal = new Capture(stone, Colour.WHITE);
        return Question.of(
                POSITION, goal, Assumptions.NONE, Colour.WHITE, new Limits(1_000, Duration.ofSeconds(20), 8));
    }

    private ReadingAhead ahead(int threads, BiFunction<Question, Monitor, Answer> script) {
        return new ReadingAhead(
                new ScriptedSolver((question, monitor) -> {
                    read.add(question);
                    return script.apply(question, monitor);
                }),
                threads,
                interrupted::get);
    }

    private static Answer lost(Question question, long nodes) {
        Zone zone = Zone.board(question.position().geometry());
        return new Answer(
                question,
                Result.LOST,
                FirstMove.NONE,
                List.of(),
                null,
                zone,
                null,
                List.of(),
                null,
                new Effort(nodes, 1, "scripted"));
    }

    private static Answer unknown(Question question, StopReason reason, long nodes) {
        return Answer.unknown(question, reason, new Effort(nodes, 1, "scripted"));
    }

    /** The first question is not answered before the next one is begun; that reads so many nodes and then waits. */
    private ReadingAhead whileFirstIsRead(long nodes) {
        ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.goal().equals(FIRST.goal())) {
                await(nextIsBegun);
                return lost(question, 1);
            }
            nextIsBegun.countDown();
            return waitAfter(question, monitor, nodes);
        });
        ahead.plan(NEXT);
        ahead.answer(FIRST, Monitor.SILENT);
        return ahead;
    }

    private static Answer waitAfter(Question question, Monitor monitor, long nodes) {
        for (long i = 0; i < nodes; i++) {
            monitor.node(List::of);
        }
        while (!monitor.cancelled()) {
            Thread.onSpinWait();
        }
        return unknown(question, StopReason.CANCELLED, nodes);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatIsPlannedIsReadWhileAnotherIs() {
        CountDownLatch both = new CountDownLatch(2);
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            both.countDown();
            await(both);
            return lost(question, 1);
        })) {
            ahead.plan(NEXT);
            assertThat(ahead.answer(FIRST, Monitor.SILENT).question()).isEqualTo(FIRST);
            assertThat(ahead.answer(NEXT, Monitor.SILENT).question()).isEqualTo(NEXT);
        }
        assertThat(read).containsExactlyInAnyOrder(FIRST, NEXT);
    }

    /** While the asker waits for the second question, the third is read. */
    @Test
    void whoeverWaitsLeavesAThreadToWhatIsPlanned() {
        CountDownLatch lastIsBegun = new CountDownLatch(1);
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.equals(FIRST)) {
                await(nextIsBegun);
            } else if (question.equals(NEXT)) {
                nextIsBegun.countDown();
                await(lastIsBegun);
            } else {
                lastIsBegun.countDown();
            }
            return lost(question, 1);
        })) {
            ahead.plan(NEXT);
            ahead.plan(LAST);
            ahead.answer(FIRST, Monitor.SILENT);
            assertThat(ahead.answer(NEXT, Monitor.SILENT).result()).isEqualTo(Result.LOST);
        }
        assertThat(read).hasSize(3);
    }

    @Test
    void oneThreadReadsNothingAhead() {
        try (ReadingAhead ahead = ahead(1, (question, monitor) -> lost(question, 1))) {
            ahead.plan(NEXT);
            ahead.answer(FIRST, Monitor.SILENT);
            assertThat(read).containsExactly(FIRST);
            ahead.answer(NEXT, Monitor.SILENT);
        }
        assertThat(read).containsExactly(FIRST, NEXT);
    }

    @Test
    void whatMayTakeFewerNodesThenEndsThere() {
        try (ReadingAhead ahead = whileFirstIsRead(107)) {
            Answer answer = ahead.answer(NEXT.withLimits(NEXT.limits().withNodes(100)), Monitor.SILENT);
            assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
            assertThat(answer.question().limits().nodes()).isEqualTo(100);
            assertThat(answer.effort().nodes()).isEqualTo(100);
        }
        assertThat(read).hasSize(2);
    }

    /** First its reading is cut short, since it may take few nodes; then the same question is asked with all. */
    @Test
    void whatWasCutShortIsReadAgainWhenItIsAskedWithMore() {
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.equals(FIRST)) {
                await(nextIsBegun);
                return lost(question, 1);
            }
            if (nextIsBegun.getCount() == 0) {
                return lost(question, 200);
            }
            nextIsBegun.countDown();
            return waitAfter(question, monitor, 107);
        })) {
            ahead.plan(NEXT);
            ahead.answer(FIRST, Monitor.SILENT);
            Answer few = ahead.answer(NEXT.withLimits(NEXT.limits().withNodes(100)), Monitor.SILENT);
            assertThat(few.unknownBecause()).isEqualTo(StopReason.NODES);
            Answer all = ahead.answer(NEXT, Monitor.SILENT);
            assertThat(all.result()).isEqualTo(Result.LOST);
            assertThat(all.effort().nodes()).isEqualTo(200);
        }
        assertThat(read).hasSize(3);
    }

    @Test
    void whatEndedByItsOwnLimitTookNoMoreThanItMayThen() {
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.equals(FIRST)) {
                await(nextIsBegun);
                return lost(question, 1);
            }
            nextIsBegun.countDown();
            return unknown(question, StopReason.NODES, question.limits().nodes());
        })) {
            ahead.plan(NEXT);
            ahead.answer(FIRST, Monitor.SILENT);
            Answer answer = ahead.answer(NEXT.withLimits(NEXT.limits().withNodes(100)), Monitor.SILENT);
            assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
            assertThat(answer.effort().nodes()).isEqualTo(100);
        }
    }

    @Test
    void whatMayTakeLessTimeThenEndsThen() {
        try (ReadingAhead ahead = whileFirstIsRead(100)) {
            Question soon = NEXT.withLimits(NEXT.limits().withNodes(100).withTime(Duration.ofMillis(10)));
            assertThat(ahead.answer(soon, Monitor.SILENT).unknownBecause()).isEqualTo(StopReason.TIME);
        }
    }

    @Test
    void whatWasFoundOutWithMoreNodesIsReadAgain() {
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.equals(FIRST)) {
                await(nextIsBegun);
                return lost(question, 1);
            }
            nextIsBegun.countDown();
            return lost(question, Math.min(question.limits().nodes(), 101));
        })) {
            ahead.plan(NEXT);
            ahead.answer(FIRST, Monitor.SILENT);
            Question shorter = NEXT.withLimits(NEXT.limits().withNodes(100));
            Answer answer = ahead.answer(shorter, Monitor.SILENT);
            assertThat(answer.effort().nodes()).isEqualTo(100);
            assertThat(read).hasSize(3);
            assertThat(read.get(2).limits().nodes()).isEqualTo(100);
            assertThat(read.get(2).limits().time())
                    .isBetween(Duration.ofMillis(1), NEXT.limits().time());
        }
    }

    /** The next question has been read when it is asked: then the asker is one of two who read, be it that question again or another. */
    @ParameterizedTest
    @ValueSource(longs = {1, 101})
    void noMoreReadThanThereAreThreads(long nodes) {
        AtomicInteger reading = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch firstIsBegun = new CountDownLatch(1);
        CountDownLatch nextIsRead = new CountDownLatch(1);
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            most.accumulateAndGet(reading.incrementAndGet(), Math::max);
            boolean isNext = question.goal().equals(NEXT.goal());
            if (question.equals(FIRST)) {
                firstIsBegun.countDown();
                await(nextIsRead);
            } else if (isNext) {
                await(firstIsBegun);
            } else {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            }
            reading.decrementAndGet();
            if (isNext) {
                nextIsRead.countDown();
            }
            return lost(question, isNext ? nodes : 1);
        })) {
            ahead.plan(NEXT);
            ahead.plan(LAST);
            ahead.plan(NEVER_ASKED);
            ahead.answer(FIRST, Monitor.SILENT);
            ahead.answer(NEXT.withLimits(NEXT.limits().withNodes(100)), Monitor.SILENT);
            ahead.answer(FIRST.withLimits(FIRST.limits().withNodes(7)), Monitor.SILENT);
        }
        assertThat(most).hasValue(2);
    }

    @Test
    void anInterruptStopsIt() {
        try (ReadingAhead ahead = whileFirstIsRead(100)) {
            interrupted.set(true);
            assertThat(ahead.answer(NEXT, Monitor.SILENT).unknownBecause()).isEqualTo(StopReason.CANCELLED);
        }
    }

    @Test
    void closingStopsItAndWaitsForItsEnd() {
        AtomicBoolean ended = new AtomicBoolean();
        ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.equals(FIRST)) {
                await(nextIsBegun);
                return lost(question, 1);
            }
            nextIsBegun.countDown();
            Answer answer = waitAfter(question, monitor, 1);
            ended.set(true);
            return answer;
        });
        ahead.plan(NEXT);
        ahead.plan(LAST);
        ahead.answer(FIRST, Monitor.SILENT);
        ahead.close();
        assertThat(ended).isTrue();
        assertThat(read).containsExactlyInAnyOrder(FIRST, NEXT);
    }

    @Test
    void aFailureIsThrownWhereItIsAsked() {
        IllegalStateException failure = new IllegalStateException("no");
        try (ReadingAhead ahead = ahead(2, (question, monitor) -> {
            if (question.equals(FIRST)) {
                await(nextIsBegun);
                return lost(question, 1);
            }
            nextIsBegun.countDown();
            throw failure;
        })) {
            ahead.plan(NEXT);
            ahead.answer(FIRST, Monitor.SILENT);
            assertThatThrownBy(() -> ahead.answer(NEXT, Monitor.SILENT)).isSameAs(failure);
        }
    }
}
