package org.yomi.analyze.gnugo.reading;

import java.time.Duration;
import org.yomi.engine.question.Limits;

/** What is left of some limits that several questions share, one after the other. */
final class Rest {
    private final Limits all;
    private final long end;
    private long nodes;

    /** All of it, from now on. */
    Rest(Limits all) {
        this.all = all;
        end = System.nanoTime() + all.time().toNanos();
        nodes = all.nodes();
    }

    /**
     * The limits of the next question; never nothing at all.
     *
     * @param share one part in so many of what is left
     * @param mostNodes that it may take
     */
    Limits part(int share, long mostNodes) {
        long time = (end - System.nanoTime()) / share;
        return all.withNodes(Math.max(1, Math.min(mostNodes, nodes / share)))
                .withTime(Duration.ofNanos(Math.max(1, time)));
    }

    /**
     * The same for a question that is likely to be the last one.
     *
     * @param share one part in so many of what is left is kept back
     */
    Limits allBut(int share) {
        long time = end - System.nanoTime();
        return all.withNodes(Math.max(1, nodes - nodes / share))
                .withTime(Duration.ofNanos(Math.max(1, time - time / share)));
    }

    /** The question took so many nodes. */
    void spend(long used) {
        nodes -= Math.max(1, used);
    }
}
