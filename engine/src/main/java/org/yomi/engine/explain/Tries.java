package org.yomi.engine.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.study.Workers;
import org.yomi.engine.study.Workers.Task;
import org.yomi.engine.verify.game.Rules.Step;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/**
 * The loser's moves in the zone, at one turn. That they fail is known, since the zone is that of a proof; how is asked
 * here. Sensible are those which the winner has to answer, and not just by what he does anyway. Of these, the ones that
 * take the solver longest are taken for the best.
 */
final class Tries {
    private static final int MOST = 6;
    /** Of each question in the first pass, so that one which takes long keeps none of the others waiting. */
    private static final long FEW_NODES = 3000;

    /**
     * A try that was answered.
     *
     * @param onwards the moves after it
     * @param nodes what it took to find them
     * @param assumptions that they lean on
     */
    private record Answered(int move, List<Integer> onwards, long nodes, List<String> assumptions) {
        boolean isSensible() {
            return !onwards.isEmpty() && onwards.get(0) != Geometry.PASS;
        }
    }

    private final Replay before;
    private final LineReader lines;
    private final Inquiry inquiry;
    private final int threads;
    private final List<Integer> open = new ArrayList<>();
    private final List<Answered> answered = new ArrayList<>();
    private int count;

    /**
     * Moves in a position in which the loser is to move.
     *
     * @param main a line through it; if its next move is sensible, it is the best, since the solver chose it
     */
    Tries(Replay before, Zone zone, List<Integer> main, LineReader lines, Inquiry inquiry, int threads) {
        this.before = before;
        this.lines = lines;
        this.inquiry = inquiry;
        this.threads = threads;
        int turn = before.moves().size();
        int chosen = main.size() > turn + 1 ? main.get(turn) : Geometry.PASS;
        Set<Integer> threats = lines.lastMoves(after(Geometry.PASS));
        for (Step step : lines.rules.steps(before.state(), zone)) {
            if (step.move() != Geometry.PASS) {
                count++;
                sort(step, threats);
            }
        }
        if (open.remove((Integer) chosen) || answered.removeIf(found -> found.move == chosen)) {
            answered.add(new Answered(chosen, main.subList(turn + 1, main.size()), Long.MAX_VALUE, List.of()));
        }
    }

    /** Where the winner ends it at once, no solver is needed; where he does so as he would anyway, no answer either. */
    private void sort(Step step, Set<Integer> threats) {
        if (lines.hasWon(step.to())) {
            return;
        }
        Set<Integer> ends = lines.lastMoves(step.to());
        if (ends.isEmpty()) {
            open.add(step.move());
        } else if (!ends.containsAll(threats)) {
            answered.add(new Answered(step.move(), List.of(ends.iterator().next()), 0, List.of()));
        }
    }

    /** The best of them, the very best first. */
    List<Try> best() {
        for (long nodes : inquiry.question().limits().passes(FEW_NODES)) {
            if (!open.isEmpty()) {
                askOpen(nodes);
            }
        }
        if (!open.isEmpty()) {
            inquiry.missLast();
        }
        Parts parts = new Parts(before, lines, inquiry);
        return byReply().values().stream()
                .limit(MOST)
                .map(alike -> explained(alike, parts))
                .toList();
    }

    /** The sensible ones, hardest first, those with the same answer put together. */
    private Map<Integer, List<Answered>> byReply() {
        return answered.stream()
                .filter(Answered::isSensible)
                .sorted(Comparator.comparing((Answered found) -> -found.nodes).thenComparing(Answered::move))
                .collect(Collectors.groupingBy(found -> found.onwards.get(0), LinkedHashMap::new, Collectors.toList()));
    }

    /** How many there are, sensible or not. */
    int count() {
        return count;
    }

    /** All with few nodes first, so that a hard one leaves the others their time. */
    private void askOpen(long nodes) {
        Limits limits = lines.nodes(nodes).shared(Math.min(threads, open.size()));
        List<Task<Optional<Answer>>> tasks = open.stream()
                .map(move -> (Task<Optional<Answer>>) watch -> lines.ask(after(move), movesTo(move), limits))
                .toList();
        List<Optional<Answer>> answers = Workers.all(threads, tasks, inquiry.monitor());
        for (int i = answers.size() - 1; i >= 0; i--) {
            if (answers.get(i).isPresent()) {
                Answer answer = answers.get(i).get();
                answered.add(new Answered(
                        open.remove(i),
                        LineReader.onwards(answer),
                        answer.effort().nodes(),
                        answer.assumptions()));
            }
        }
    }

    private Try explained(List<Answered> alike, Parts parts) {
        Answered first = alike.get(0);
        List<Integer> moves = movesTo(first.move);
        Replay after = lines.replay(moves);
        moves.addAll(first.onwards);
        alike.forEach(found -> inquiry.leanOn(found.assumptions));
        return new Try(
                first.move,
                lines.read(moves),
                parts.lost(after),
                alike.stream().skip(1).map(Answered::move).toList());
    }

    private List<Integer> movesTo(int move) {
        List<Integer> moves = new ArrayList<>(before.moves());
        moves.add(move);
        return moves;
    }

    private State after(int move) {
        return lines.rules.step(before.state(), move).orElseThrow().to();
    }
}
