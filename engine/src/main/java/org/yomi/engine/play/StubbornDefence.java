package org.yomi.engine.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.engine.question.Solver;
import org.yomi.engine.study.Workers;
import org.yomi.engine.study.Workers.Task;
import org.yomi.engine.verify.Claim;
import org.yomi.engine.verify.FirstMoves;
import org.yomi.engine.verify.game.Exhausted;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;

/**
 * What a player plays who moves first and gets nothing: of the moves in the zone, which all fail, the one after which the
 * solver's line is longest; of several such, the one after which most of the winner's replies would be wrong.
 */
public final class StubbornDefence {
    /** Of each question in the first pass, so that one which takes long keeps none of the others waiting. */
    private static final long FEW_NODES = 3000;

    /** The wrong replies to so many moves are counted. */
    private static final int MOST_COMPARED = 4;

    private final Question question;
    private final Claim claim;
    private final Solver solver;
    private final int threads;
    private final Monitor monitor;
    private final Rules rules;
    private final long end;

    /** A move of the loser, what follows, and how long that is. */
    private record Attempt(int move, State after, Answer answer, int length) {}

    private StubbornDefence(Answer answer, Solver solver, Duration time, int threads, Monitor monitor) {
        question = answer.question();
        claim = Claim.of(answer).get(0);
        this.solver = solver;
        this.threads = threads;
        this.monitor = monitor;
        rules = new Rules(question, claim.rule());
        end = System.nanoTime() + time.toNanos();
    }

    /**
     * Chooses it.
     *
     * @param answer one by which the player who moves first gets nothing
     * @param time wall-clock time for the choice; each question has the other limits of the answer's question at most
     * @param threads so many moves are tried at the same time, each with its share of the memory
     * @param repeats positions to which he should not return, so that play comes to an end
     * @return a point, or {@link Geometry#PASS} when no move needs a reply, and none after a pass
     * @throws IllegalArgumentException when that player gets something, or it is unknown
     */
    public static int move(
            Answer answer, Solver solver, Duration time, int threads, Predicate<Position> repeats, Monitor monitor) {
        if (answer.unknownBecause() != null || answer.move().kind() != FirstMove.Kind.NONE) {
            throw new IllegalArgumentException("the player who moves first is not the loser");
        }
        try {
            return new StubbornDefence(answer, solver, time, threads, monitor).choose(repeats);
        } catch (Exhausted e) {
            return Geometry.PASS;
        }
    }

    private int choose(Predicate<Position> repeats) {
        Board board = new Board(question.position());
        List<Rules.Step> open = new ArrayList<>(rules.steps(rules.start(), claim.zone()));
        // The rule of the claim may lift a ban that binds in the game.
        open.removeIf(step -> rules.remainder(step.to()).isDecided()
                || step.move() != Geometry.PASS
                        && (board.legality(step.move()) != Legality.OK
                                || repeats.test(step.to().position())));
        if (open.isEmpty()) {
            // Whatever he does decides the goal, a pass, too.
            return Geometry.PASS;
        }
        List<Attempt> attempts = attempts(open);
        boolean isUrgent = attempts.stream().anyMatch(attempt -> attempt.move == Geometry.PASS && attempt.length > 0);
        List<Attempt> longest = longest(attempts.stream()
                .filter(attempt -> attempt.move != Geometry.PASS && (isUrgent || attempt.length > 0))
                .toList());
        return longest.size() > 1
                ? trap(longest)
                : longest.stream().findFirst().map(Attempt::move).orElse(Geometry.PASS);
    }

    /** The first of the moves after which most replies are wrong. */
    private int trap(List<Attempt> attempts) {
        int best = Geometry.PASS;
        int most = Integer.MIN_VALUE;
        for (Attempt attempt : attempts) {
            int wrong = wrongReplies(attempt);
            if (wrong > most) {
                most = wrong;
                best = attempt.move;
            }
        }
        return best;
    }

    /** All moves, in passes. */
    private List<Attempt> attempts(List<Rules.Step> steps) {
        List<Attempt> known = new ArrayList<>();
        List<Attempt> unknown = new ArrayList<>();
        List<Rules.Step> open = steps;
        for (long nodes : question.limits().passes(FEW_NODES)) {
            unknown.clear();
            for (Attempt attempt : ask(open, nodes)) {
                (attempt.answer.unknownBecause() == null ? known : unknown).add(attempt);
            }
            open = steps.stream()
                    .filter(step -> unknown.stream().anyMatch(attempt -> attempt.move == step.move()))
                    .toList();
            if (open.isEmpty() || isOver()) {
                break;
            }
        }
        known.addAll(unknown);
        return known;
    }

    private List<Attempt> ask(List<Rules.Step> steps, long nodes) {
        Limits limits = question.limits().atMost(nodes).shared(Math.min(threads, steps.size()));
        List<Task<Attempt>> tasks = steps.stream()
                .map(step -> (Task<Attempt>) watch -> ask(step, limits, watch))
                .toList();
        return Workers.all(threads, tasks, monitor);
    }

    private Attempt ask(Rules.Step step, Limits limits, Monitor watch) {
        Answer answer = solver.solve(rules.question(step.to(), limits), new Watch(step.move(), watch));
        return new Attempt(step.move(), step.to(), answer, length(answer));
    }

    private boolean isOver() {
        return monitor.cancelled() || System.nanoTime() - end >= 0;
    }

    /** How many moves the line goes on; 0 if the winner need not reply. */
    private static int length(Answer answer) {
        List<Integer> line = answer.line();
        if (line.isEmpty()) {
            return answer.move().kind() == FirstMove.Kind.POINT ? 1 : 0;
        }
        if (line.get(0) == Geometry.PASS) {
            return 0;
        }
        int length = line.size();
        while (line.get(length - 1) == Geometry.PASS) {
            length--;
        }
        return length;
    }

    private static List<Attempt> longest(List<Attempt> attempts) {
        int length = attempts.stream().mapToInt(Attempt::length).max().orElse(0);
        return attempts.stream()
                .filter(attempt -> attempt.length == length)
                .limit(MOST_COMPARED)
                .toList();
    }

    private int wrongReplies(Attempt attempt) {
        Optional<Claim> win = Claim.of(attempt.answer).stream().findFirst();
        Duration left = Duration.ofNanos((end - System.nanoTime()) / MOST_COMPARED);
        if (win.isEmpty() || left.isNegative() || left.isZero() || monitor.cancelled()) {
            return 0;
        }
        FirstMoves replies = FirstMoves.of(attempt.answer, solver, left, threads, monitor);
        int all = rules.steps(attempt.after, win.get().zone()).size();
        return all - replies.good().size() - replies.unknown().size();
    }

    /** Tells what is read as seen from the position of the question. */
    private final class Watch implements Monitor {
        private final int move;
        private final Monitor watch;

        Watch(int move, Monitor watch) {
            this.move = move;
            this.watch = watch;
        }

        @Override
        public boolean cancelled() {
            return watch.cancelled() || isOver();
        }

        @Override
        public void progress(Reading reading) {
            List<Integer> line = new ArrayList<>(List.of(move));
            line.addAll(reading.line());
            watch.progress(new Reading(reading.nodes(), line, reading.known()));
        }
    }
}
