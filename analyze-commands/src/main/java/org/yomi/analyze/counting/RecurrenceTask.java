package org.yomi.analyze.counting;

import java.util.Map;
import java.util.Set;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.recurrence.Recurrence;

/** {@code yomi count recurrence M}. */
final class RecurrenceTask implements CountTask {
    @Override
    public String name() {
        return "recurrence";
    }

    @Override
    public String arguments() {
        return "M";
    }

    @Override
    public String summary() {
        return "the shortest linear recurrence of L(M,n), M up to " + Recurrence.MAX_HEIGHT;
    }

    @Override
    public Map<String, Set<CountOption>> calls() {
        return Map.of(name(), Set.of(CountOption.THREADS, CountOption.CHECKPOINT));
    }

    @Override
    public CountAnswer run(CountRequest request, Watch watch) {
        return CountAnswer.whole("" + Recurrence.of(request.numbers().get(0), request.effort(), watch));
    }
}
