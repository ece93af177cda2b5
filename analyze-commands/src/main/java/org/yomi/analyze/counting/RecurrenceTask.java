package org.yomi.analyze.counting;

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
    public String run(CountRequest request, Watch watch) {
        return Recurrence.of(request.numbers().get(0), request.effort(), watch) + "\n";
    }
}
