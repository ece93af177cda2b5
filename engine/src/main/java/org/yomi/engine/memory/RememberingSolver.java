package org.yomi.engine.memory;

import java.util.Optional;
import org.yomi.engine.compound.Combined;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;

/**
 * A solver that does not read again what it has found out before and what still holds: see {@link GoalMemory}. Two parts
 * joined by <em>and</em> or <em>or</em> need no search where what is known of each decides it: see {@link Combined}.
 *
 * <p>Its results are those of the solver behind it. Where several moves are as good, or several zones sound, it may give
 * the one found earlier; the effort of an answer that was remembered is 0 nodes. A question that the other solver would
 * give up at the limits may have an answer here; one that it has given up is not put again with the same limits.
 */
public final class RememberingSolver implements Solver {
    private final Solver solver;
    private final GoalMemory memory;

    /**
     * Makes one.
     *
     * @param solver who reads what is not known
     * @param memory what is known; no other solver may use it, so that answers name the right one
     */
    public RememberingSolver(Solver solver, GoalMemory memory) {
        this.solver = solver;
        this.memory = memory;
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public String refuses(Goal goal) {
        return solver.refuses(goal);
    }

    @Override
    public Answer solve(Question question, Monitor monitor) {
        Optional<Answer> known = memory.recall(question)
                .or(() -> Combined.of(question, memory::recall))
                .or(() -> memory.recallUnfinished(question));
        if (known.isPresent()) {
            return known.get();
        }
        Answer answer = solver.solve(question, monitor);
        memory.keep(answer);
        if (!monitor.cancelled() && answer.unknownBecause() != StopReason.CANCELLED) {
            memory.keepUnfinished(answer);
        }
        return answer;
    }

    /** What is asked again and again about one goal is not worth remembering beyond that. */
    @Override
    public Solver rereading() {
        return solver.rereading();
    }
}
