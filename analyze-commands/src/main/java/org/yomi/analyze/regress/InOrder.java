package org.yomi.analyze.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Puts together what several jobs print, in the order of the jobs: the first one that has not ended prints at once, the
 * others when it is their turn. May be called from any thread.
 */
public final class InOrder {
    private final Consumer<String> out;
    private final List<StringBuilder> waiting = new ArrayList<>();
    private final List<Boolean> ended = new ArrayList<>();
    private int turn;

    /**
     * Makes one.
     *
     * @param jobs how many there are
     * @param out never called by two threads at the same time
     */
    public InOrder(int jobs, Consumer<String> out) {
        this.out = out;
        for (int i = 0; i < jobs; i++) {
            waiting.add(new StringBuilder());
            ended.add(false);
        }
    }

    /**
     * Prints.
     *
     * @param job counted from 0
     */
    public synchronized void print(int job, String text) {
        if (job == turn) {
            out.accept(text);
        } else {
            waiting.get(job).append(text);
        }
    }

    /** A job has printed all it has to. */
    public synchronized void end(int job) {
        ended.set(job, true);
        while (turn < ended.size() && ended.get(turn)) {
            turn++;
            if (turn < ended.size() && waiting.get(turn).length() > 0) {
                out.accept(waiting.get(turn).toString());
                waiting.get(turn).setLength(0);
            }
        }
    }
}
