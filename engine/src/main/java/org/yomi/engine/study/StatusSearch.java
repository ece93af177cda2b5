package org.yomi.engine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.study.Workers.Task;

/** Asks both questions of a status; stops the one that the answer to the other one answers, too. */
final class StatusSearch {
    private final Solver solver;
    private final Function<Question, Monitor> monitors;
    private final int threads;
    private final Question maxFirst;
    private final Question minFirst;
    private final AtomicBoolean settled = new AtomicBoolean();

    StatusSearch(
            Question maxFirst, Question minFirst, Solver solver, int threads, Function<Question, Monitor> monitors) {
        this.solver = solver;
        this.monitors = monitors;
        this.threads = Math.min(threads, 2);
        this.maxFirst = maxFirst.withLimits(maxFirst.limits().shared(this.threads));
        this.minFirst = minFirst.withLimits(minFirst.limits().shared(this.threads));
    }

    Status status() {
        List<Task<Answer>> tasks =
                List.of(failed -> ask(maxFirst, Result.LOST, failed), failed -> ask(minFirst, Result.WON, failed));
        List<Answer> answers = Workers.all(threads, tasks, Monitor.SILENT);
        Answer max = answers.get(0);
        Answer min = answers.get(1);
        if (answersBoth(max, Result.LOST)) {
            return new Status(max, afterPass(minFirst, max));
        }
        return new Status(answersBoth(min, Result.WON) ? afterPass(maxFirst, min) : max, min);
    }

    /**
     * Whether the player who moves second in a question gets his way, and so does when he moves first and passes. That
     * leads to the same position, unless the other player is banned from a point now: the pass lifts the ban.
     *
     * @param settling the result by which he gets his way
     */
    private static boolean answersBoth(Answer answer, Result settling) {
        return answer.result() == settling && answer.question().position().ban() == Geometry.PASS;
    }

    /**
     * Asks one question.
     *
     * @param settling the result that may answer the other question, too
     */
    private Answer ask(Question question, Result settling, Monitor failed) {
        if (settled.get()) {
            return Answer.unknown(question, StopReason.CANCELLED, Effort.none(solver.name()));
        }
        Monitor asker = monitors.apply(question);
        Answer answer = solver.solve(question, new Monitor() {
            @Override
            public boolean cancelled() {
                return settled.get() || failed.cancelled() || asker.cancelled();
            }

            @Override
            public void progress(Reading reading) {
                asker.progress(reading);
            }
        });
        if (answersBoth(answer, settling)) {
            settled.set(true);
        }
        return answer;
    }

    /** The answer for a player who may pass, since he gets his way even if the other one moves first. */
    private static Answer afterPass(Question question, Answer other) {
        List<Integer> line = new ArrayList<>(List.of(Geometry.PASS));
        line.addAll(other.line());
        return other.withQuestion(question, other.effort()).withLine(FirstMove.PASS, line);
    }
}
