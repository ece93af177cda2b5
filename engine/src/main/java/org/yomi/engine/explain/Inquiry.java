package org.yomi.engine.explain;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;

/**
 * Puts the further questions that an explanation takes, until the time is up. Several threads may ask at the same time.
 */
final class Inquiry {
    private final Question question;
    private final Solver solver;
    private final Monitor monitor;
    private final long end;
    private final Set<String> assumptions;
    private volatile String missing = "";
    private volatile String lastStop = "";

    Inquiry(Answer answer, Solver solver, Duration time, Monitor monitor) {
        question = answer.question();
        this.solver = solver;
        this.monitor = monitor;
        end = System.nanoTime() + time.toNanos();
        assumptions = Collections.synchronizedSet(new LinkedHashSet<>(answer.assumptions()));
    }

    Question question() {
        return question;
    }

    /** Who stops all of it. */
    Monitor monitor() {
        return monitor;
    }

    /** What the answer or one of those that count since leaned on. */
    Collection<String> assumptions() {
        return assumptions;
    }

    /** Takes over what an answer that is used leaned on. */
    void leanOn(Collection<String> more) {
        assumptions.addAll(more);
    }

    /** Notes that a part of the goal was settled by an assumption, whichever may do so. */
    void leanOn(Settled settled) {
        Assumptions all = question.assumptions();
        boolean isPath = settled.atom() instanceof Connect || settled.atom() instanceof Enter;
        assumptions.addAll(GoalPrinter.words(
                isPath
                        ? Assumptions.NONE.withApart(all.apart())
                        : Assumptions.NONE.withEscape(all.escape()).withOpen(all.open())));
    }

    /** Why something was not found out; empty when all was. */
    String missing() {
        return missing;
    }

    /** Notes why something is not found out. */
    void miss(String reason) {
        missing = reason;
    }

    /** Notes that the last question without an answer leaves a gap. */
    void missLast() {
        missing = missing.isEmpty() ? lastStop : missing;
    }

    /**
     * Asks.
     *
     * @param moves those that lead from the first position to that of the question
     * @return nothing when the solver cannot read it, or gave up
     */
    Optional<Answer> ask(Question further, List<Integer> moves) {
        Duration left = Duration.ofNanos(end - System.nanoTime());
        if (left.isNegative() || left.isZero() || monitor.cancelled()) {
            miss(monitor.cancelled() ? StopReason.CANCELLED.word() : StopReason.TIME.word());
            return Optional.empty();
        }
        if (!solver.refuses(further.goal()).isEmpty()) {
            return Optional.empty();
        }
        Question asked = further.withLimits(further.limits().within(left));
        Answer answer = solver.solve(asked, new Watch(moves));
        StopReason stopped = answer.unknownBecause();
        if (stopped == null) {
            return Optional.of(answer);
        }
        lastStop = stopped.word();
        return Optional.empty();
    }

    /** Tells what is read as seen from the first position. */
    private final class Watch implements Monitor {
        private final List<Integer> moves;

        Watch(List<Integer> moves) {
            this.moves = moves;
        }

        @Override
        public boolean cancelled() {
            return monitor.cancelled();
        }

        @Override
        public void progress(Reading reading) {
            List<Integer> line = new ArrayList<>(moves);
            line.addAll(reading.line());
            monitor.progress(new Reading(reading.nodes(), line, reading.known()));
        }
    }
}
