package org.yomi.analyze.gnugo.reading;

import java.time.Duration;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.StopReason;

/** What is left of some limits that several questions share, one after the other. */
final class Rest {
    /** No number of nodes, but what is left of them. */
    static final long ALL = Long.MAX_VALUE;

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
     * @param mostNodes that it may take; unlike the time they are not divided, unless they are {@link #ALL}: with fewer, what
     *     takes more for granted would be asked too soon
     */
    Limits part(int share, long mostNodes) {
        long time = (end - System.nanoTime()) / share;
        long most = mostNodes == ALL ? nodes / share : Math.min(mostNodes, nodes);
        return all.withNodes(Math.max(1, most)).withTime(Duration.ofNanos(Math.max(1, time)));
    }

    /**
     * The same answer, unless it was cut short by nodes that the limits did not have.
     *
     * @param limits its limits
     * @param mostNodes that it might have taken
     * @throws org.yomi.gtp.call.GtpFailure if fewer were left, and it would have taken more than those
     */
    static Answer whole(Answer answer, Limits limits, long mostNodes) {
        boolean isShort = mostNodes != ALL && limits.nodes() < mostNodes;
        if (isShort && answer.stop() != null && answer.stop().reason() == StopReason.NODES) {
            throw Reader.unknown(StopReason.NODES);
        }
        return answer;
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
