package org.yomi.engine.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.Workers;
import org.yomi.engine.study.Workers.Task;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.Rules.Step;

/** Tries the first moves of one claim. */
final class Trial {
    private static final long FEW_NODES = 2000;
    private static final int FACTOR = 10;

    private final Question question;
    private final Claim claim;
    private final Solver solver;
    private final int threads;
    private final Monitor monitor;
    private final Rules rules;
    private final long end;
    private final List<Integer> good = new ArrayList<>();
    private List<Integer> unknown;

    Trial(Answer answer, Claim claim, Solver solver, Duration time, int threads, Monitor monitor) {
        question = answer.question();
        this.claim = claim;
        this.solver = solver;
        this.threads = threads;
        this.monitor = monitor;
        rules = new Rules(question, claim.rule());
        end = System.nanoTime() + time.toNanos();
        good.add(answer.move().point());
        unknown = rules.steps(rules.start(), claim.zone()).stream()
                .map(Step::move)
                .filter(move -> !good.contains(move))
                .toList();
    }

    /** All of them with few nodes first, so that a hard one leaves the others their time. */
    FirstMoves moves() {
        for (long nodes = FEW_NODES; nodes / FACTOR < question.limits().nodes(); nodes *= FACTOR) {
            tryUnknown(nodes);
        }
        return FirstMoves.sorted(good, unknown);
    }

    private void tryUnknown(long nodes) {
        Question shared = question.withLimits(question.limits().shared(Math.max(1, Math.min(threads, unknown.size()))));
        List<Task<Optional<Boolean>>> tasks = unknown.stream()
                .map(move -> (Task<Optional<Boolean>>) watch -> wins(shared, move, nodes, watch))
                .toList();
        List<Optional<Boolean>> results = Workers.all(threads, tasks, monitor);
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            if (results.get(i).isEmpty()) {
                open.add(unknown.get(i));
            } else if (results.get(i).get()) {
                good.add(unknown.get(i));
            }
        }
        unknown = open;
    }

    /** Whether the winner still wins after a move; empty when that was not found out. */
    private Optional<Boolean> wins(Question shared, int move, long nodes, Monitor watch) {
        Budget budget = new Budget(Long.MAX_VALUE, Duration.ofNanos(end - System.nanoTime()), watch);
        try {
            return new Strategy(solver, shared, claim, rules, budget)
                    .winnerWins(rules.step(rules.start(), move).orElseThrow().to(), nodes);
        } catch (Exhausted e) {
            return Optional.empty();
        }
    }
}
