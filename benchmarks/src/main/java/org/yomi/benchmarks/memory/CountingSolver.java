package org.yomi.benchmarks.memory;

import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;

/** Counts what a solver is asked. Belongs to one thread. */
final class CountingSolver implements Solver {
    private final Solver solver;
    private long asked;
    private long unknown;
    private long nodes;
    private long nanos;

    CountingSolver(Solver solver) {
        this.solver = solver;
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
        long start = System.nanoTime();
        Answer answer = solver.solve(question, monitor);
        nanos += System.nanoTime() - start;
        asked++;
        unknown += answer.result() == Result.UNKNOWN ? 1 : 0;
        nodes += answer.effort().nodes();
        return answer;
    }

    long asked() {
        return asked;
    }

    long unknown() {
        return unknown;
    }

    long nodes() {
        return nodes;
    }

    double seconds() {
        return nanos / 1e9;
    }
}
