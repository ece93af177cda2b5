package org.yomi.engine.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.study.Workers.Task;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;

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
        List<Task<Answer>> tasks = List.of(
                failed -> ask(maxFirst, Result.LOST, minFirst, failed),
                failed -> ask(minFirst, Result.WON, maxFirst, failed));
        List<Answer> answers = Workers.all(threads, tasks, Monitor.SILENT);
        Answer max = answers.get(0);
        Answer min = answers.get(1);
        if (answersBoth(max, Result.LOST, minFirst)) {
            return new Status(max, afterPass(minFirst, max));
        }
        return new Status(answersBoth(min, Result.WON, maxFirst) ? afterPass(maxFirst, min) : max, min);
    }

    /**
     * Whether the player who moves second in a question gets his way, and so does when he moves first and passes.
     *
     * @param settling the result by which he gets his way
     * @param other the question in which he moves first
     */
    private static boolean answersBoth(Answer answer, Result settling, Question other) {
        return answer.result() == settling && passLeadsTo(answer.question(), other);
    }

    /**
     * Whether a pass in the state of {@code from} leads to that of {@code question}. It does not where it lifts a ban, or where
     * a horizon settles something because the one who passes was to move. Where the flags cannot be told, as with two eyes of
     * stones that are assumed alive, nobody knows: then both questions are asked.
     */
    private static boolean passLeadsTo(Question question, Question from) {
        try {
            Rules rules = new Rules(from, KoRule.N);
            State passed =
                    rules.step(rules.start(), Geometry.PASS).orElseThrow().to();
            return passed.equals(new Rules(question, KoRule.N).start());
        } catch (Exhausted e) {
            return false;
        }
    }

    /**
     * Asks one question.
     *
     * @param settling the result that may answer the other question, too
     * @param other that question
     */
    private Answer ask(Question question, Result settling, Question other, Monitor failed) {
        if (settled.get()) {
            return Answer.unknown(question, StopReason.CANCELLED, Effort.none(solver.name()));
        }
        Monitor monitor = monitors.apply(question).stoppedBy(() -> settled.get() || failed.cancelled());
        Answer answer = solver.solve(question, monitor);
        if (answersBoth(answer, settling, other)) {
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
