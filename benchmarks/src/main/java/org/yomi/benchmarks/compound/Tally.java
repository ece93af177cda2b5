package org.yomi.benchmarks.compound;

import org.yomi.benchmarks.corpus.Timed;
import org.yomi.engine.question.Result;

/** What one way of reading did in all. */
final class Tally {
    private int decided;
    private long nodes;
    private double millis;

    void add(Timed timed) {
        decided += isDecided(timed) ? 1 : 0;
        nodes += timed.answer().effort().nodes();
        millis += timed.millis();
    }

    static boolean isDecided(Timed timed) {
        return timed.answer().result() != Result.UNKNOWN;
    }

    @Override
    public String toString() {
        return decided + " decided, " + nodes + " nodes, " + Math.round(millis) + " ms";
    }
}
