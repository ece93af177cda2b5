package org.yomi.solvers.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.engine.study.InTurn;
import org.yomi.engine.study.Workers.Task;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Stopped;

/**
 * The searches that follow when the proof under the neutral rule leaned on a ban. First its loser is freed from the rule.
 * If he wins then, it is a ko, and he gets one ko threat, two, three, until he wins, if that is wanted. The searches do not share anything,
 * so several threads read them side by side.
 */
final class KoSearches {
    /**
     * What one search came to.
     *
     * @param isLast whether those behind it are not needed
     * @param decision of the first search
     * @param nodes of a later search
     * @param stopped nothing, unless the search came to a limit
     * @param line of the first search: what it was reading then
     */
    record Found(
            boolean isLast,
            @Nullable Decision decision,
            long nodes,
            @Nullable StopReason stopped,
            List<Integer> line) {}

    private final Contests contests;
    private final Colour loser;
    private final Known known;
    private final Meter meter;
    private final AtomicLongArray nodes = new AtomicLongArray(1 + Threats.MOST_COUNTED);

    /**
     * Prepares the searches.
     *
     * @param loser of the neutral rule
     * @param known what is known when he wins freed from it
     * @param meter of the question; it goes on counting in the first search
     */
    KoSearches(Contests contests, Colour loser, Known known, Meter meter) {
        this.contests = contests;
        this.loser = loser;
        this.known = known;
        this.meter = meter;
    }

    /**
     * Reads.
     *
     * @param freed the first search
     * @param mostThreats so many ko threats are tried, 0 for none
     * @param threads at most so many searches are read at a time
     * @return what the searches came to, up to the last that was needed; in their order
     */
    List<Found> read(Contest freed, int mostThreats, int threads, Monitor monitor) {
        nodes.set(0, meter.nodes());
        List<Task<Found>> searches = new ArrayList<>();
        searches.add(turn -> DeepStack.run(() -> freed(freed)));
        for (int count = 1; count <= mostThreats; count++) {
            int given = count;
            searches.add(turn -> DeepStack.run(() -> withThreats(given, turn)));
        }
        return InTurn.upTo(Found::isLast, threads, searches, monitor);
    }

    private Found freed(Contest contest) {
        try {
            Decision decision = contest.decide();
            return new Found(decision.winner() != loser.cell(), decision, 0, null, List.of());
        } catch (Stopped e) {
            return new Found(true, null, 0, e.reason(), contest.lineSoFar());
        } finally {
            nodes.set(0, meter.nodes());
            contests.endFirst();
        }
    }

    private Found withThreats(int count, Monitor turn) {
        long before = 0;
        for (int i = 0; i < count; i++) {
            before += nodes.get(i);
        }
        Meter own = meter.from(before, turn);
        own.tell(() -> known);
        Contest contest = contests.beside(KoState.withThreats(loser, count), own);
        try {
            boolean last = contest.decideOnBoard().winner() == loser.cell();
            return new Found(last, null, own.nodes() - before, null, List.of());
        } catch (Stopped e) {
            return new Found(true, null, own.nodes() - before, e.reason(), List.of());
        } finally {
            nodes.set(count, own.nodes() - before);
        }
    }
}
