package org.yomi.engine.verify;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.Workers;
import org.yomi.engine.study.Workers.Task;
import org.yomi.engine.verify.Strategy.Standing;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.zone.Zone;

/**
 * Tries the first moves of one claim.
 *
 * <p>Where a pass is enough, so is every move outside the zone of the claim. Where it is not, the opponent has a proof after
 * it, and no move outside the zone of that stops him: then the moves inside are those to try.
 */
final class Trial {
    /** Of each question in the first pass, so that one which takes long keeps none of the others waiting. */
    private static final long FEW_NODES = 2000;

    private final Question question;
    private final Claim claim;
    private final Solver solver;
    private final int threads;
    private final Monitor monitor;
    private final Rules rules;
    private final long end;
    private final List<Integer> good = new ArrayList<>();
    private final Set<Integer> bad = new HashSet<>();
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
        unknown = candidates(claim.zone());
    }

    /** The legal moves in a zone, and the pass, that are not settled yet. */
    private List<Integer> candidates(Zone zone) {
        return IntStream.concat(IntStream.of(zone.points()), IntStream.of(Geometry.PASS))
                .filter(move -> !good.contains(move) && !bad.contains(move) && isLegal(move))
                .boxed()
                .toList();
    }

    private boolean isLegal(int move) {
        try {
            return rules.step(rules.start(), move).isPresent();
        } catch (Exhausted e) {
            // Legal, but nothing can be said about the position after it.
            return true;
        }
    }

    /** All of them, in passes. */
    FirstMoves moves() {
        for (long nodes : question.limits().passes(FEW_NODES)) {
            if (unknown.contains(Geometry.PASS)) {
                tryPass(nodes);
            }
            tryPoints(nodes);
        }
        return FirstMoves.sorted(good, unknown);
    }

    private void tryPass(long nodes) {
        standing(question, Geometry.PASS, nodes, monitor).ifPresent(standing -> {
            settled(standing).add(Geometry.PASS);
            unknown = candidates(standing.wins() ? claim.zone() : standing.zone());
        });
    }

    private Collection<Integer> settled(Standing standing) {
        return standing.wins() ? good : bad;
    }

    /** The pass aside, which came first. */
    private void tryPoints(long nodes) {
        List<Integer> points =
                unknown.stream().filter(move -> move != Geometry.PASS).toList();
        Question shared = question.withLimits(question.limits().shared(Math.max(1, Math.min(threads, points.size()))));
        List<Task<Optional<Standing>>> tasks = points.stream()
                .map(move -> (Task<Optional<Standing>>) watch -> standing(shared, move, nodes, watch))
                .toList();
        List<Optional<Standing>> results = Workers.all(threads, tasks, monitor);
        for (int i = 0; i < results.size(); i++) {
            int move = points.get(i);
            results.get(i).ifPresent(standing -> settled(standing).add(move));
        }
        unknown = unknown.stream()
                .filter(move -> !good.contains(move) && !bad.contains(move))
                .toList();
    }

    /** How the winner stands after a move; empty when that was not found out. */
    private Optional<Standing> standing(Question asked, int move, long nodes, Monitor watch) {
        Budget budget = new Budget(Long.MAX_VALUE, Duration.ofNanos(end - System.nanoTime()), watch);
        try {
            return new Strategy(solver, asked, claim, rules, budget)
                    .standing(rules.step(rules.start(), move).orElseThrow().to(), nodes);
        } catch (Exhausted e) {
            return Optional.empty();
        }
    }
}
