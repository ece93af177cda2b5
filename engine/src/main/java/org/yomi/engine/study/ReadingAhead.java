package org.yomi.engine.study;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;

/**
 * Reads questions that are likely to be asked next while the one before them is read, each on a thread of its own. Where
 * nodes are the limit, the answers are those that one thread would give: a question that was begun with more nodes than
 * it may take when it is asked ends at the same node.
 *
 * <p>Belongs to one thread, which asks. Whoever plans questions must {@link #close} at the end, or they are read on. What
 * is thrown while a question is read is thrown when that is asked, and lost if it never is.
 */
public final class ReadingAhead implements AutoCloseable {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "yomi-ahead");
        thread.setDaemon(true);
        return thread;
    });

    private final Solver solver;
    private final int threads;
    private final Monitor monitor;
    private final Deque<Question> planned = new ArrayDeque<>();
    private final List<Begun> begun = new ArrayList<>();

    /**
     * Nothing is planned yet.
     *
     * @param threads so many read at the same time, the caller's among them, at least 1
     * @param monitor stops what is read ahead
     */
    public ReadingAhead(Solver solver, int threads, Monitor monitor) {
        this.solver = solver;
        this.threads = threads;
        this.monitor = monitor;
    }

    /**
     * Plans a question: it is read when a thread is free, after those planned before.
     *
     * @param question with limits that are no less than when it will be asked
     */
    public void plan(Question question) {
        planned.add(question);
    }

    /**
     * The answer to a question, whose limits count from now on. It is read here unless it has been begun; or if it was cut
     * short by the limits of an earlier answer, for it may take more now.
     *
     * @param asker hears of what is read here, and stops it
     */
    public Answer answer(Question question, Monitor asker) {
        planned.removeIf(other -> isSame(question, other));
        Begun known = begun.stream()
                .filter(other -> isSame(question, other.question))
                .findFirst()
                .orElse(null);
        begin(known != null && known.isReading() ? threads : threads - 1);
        if (known == null) {
            return solver.solve(question, asker);
        }
        long start = System.nanoTime();
        return known.answer(question).orElseGet(() -> answerSince(start, question, asker));
    }

    /** Reads here what had to be waited for. */
    private Answer answerSince(long start, Question question, Monitor asker) {
        Limits limits = question.limits();
        Duration left = limits.time().minusNanos(System.nanoTime() - start);
        return left.isNegative() || left.isZero()
                ? Answer.unknown(question, StopReason.TIME, Effort.none(solver.name()))
                : solver.solve(question.withLimits(limits.withTime(left)), asker);
    }

    private static boolean isSame(Question question, Question other) {
        return question.withLimits(other.limits()).equals(other);
    }

    private void begin(int most) {
        long reading = begun.stream().filter(Begun::isReading).count();
        for (; reading < most && !planned.isEmpty(); reading++) {
            begun.add(new Begun(planned.remove()));
        }
    }

    /** Forgets what was planned, stops what was begun, and waits until it has ended. */
    @Override
    public void close() {
        planned.clear();
        begun.forEach(Begun::stop);
        begun.forEach(Begun::await);
        begun.clear();
    }

    /** A question that is being read, or has been. */
    private final class Begun implements Monitor {
        private final Question question;
        private final CompletableFuture<Answer> reading;

        /** Known to the thread that reads. */
        private long nodes;

        private volatile long mostNodes = Long.MAX_VALUE;
        private volatile boolean stopped;

        Begun(Question question) {
            this.question = question;
            reading = CompletableFuture.supplyAsync(() -> solver.solve(question, this), THREADS);
        }

        @Override
        public boolean cancelled() {
            return stopped || nodes > mostNodes || monitor.cancelled();
        }

        @Override
        public void node(Supplier<List<Integer>> line) {
            nodes++;
        }

        boolean isReading() {
            return !reading.isDone();
        }

        void stop() {
            stopped = true;
        }

        void await() {
            end().join();
        }

        private CompletableFuture<Boolean> end() {
            return reading.handle((read, thrown) -> true);
        }

        /**
         * The answer within other limits, which count from now on. Empty if it was found out with more nodes than that: what
         * of it would be there with fewer is not known.
         */
        Optional<Answer> answer(Question asked) {
            mostNodes = asked.limits().nodes();
            boolean isLate = !isReadWithin(asked.limits().time());
            if (isLate) {
                stop();
            }
            Answer read = result();
            boolean isCancelled = read.unknownBecause() == StopReason.CANCELLED;
            if (isCancelled) {
                begun.remove(this);
            }
            if (isCancelled && monitor.cancelled()) {
                return Optional.of(read);
            }
            boolean tookMore = read.effort().nodes() > mostNodes;
            if (isCancelled || read.stop() != null && tookMore) {
                return Optional.of(ended(asked, read, isLate ? StopReason.TIME : StopReason.NODES));
            }
            return tookMore ? Optional.empty() : Optional.of(read);
        }

        private boolean isReadWithin(Duration time) {
            return end().completeOnTimeout(false, time.toNanos(), TimeUnit.NANOSECONDS)
                    .join();
        }

        private Answer result() {
            try {
                return reading.join();
            } catch (CompletionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw e.getCause() instanceof RuntimeException exception ? exception : e;
            }
        }
    }

    /** Whoever reads takes a few nodes more to stop than the limit would let him. */
    private static Answer ended(Question asked, Answer read, StopReason reason) {
        Known known = read.stop() == null ? Known.NOTHING : read.stop().known();
        long nodes = Math.min(read.effort().nodes(), asked.limits().nodes());
        Effort effort = new Effort(nodes, read.effort().millis(), read.effort().solver());
        return Answer.unknown(asked, new Stop(reason, known), read.assumptions(), read.line(), effort);
    }
}
