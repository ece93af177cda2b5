package org.yomi.gtp.call;

import java.util.ArrayList;
import java.util.List;

/**
 * The interrupt of one command. It is raised at most once; a new command has a new one, so an old interrupt never
 * reaches a later command.
 *
 * <p>Threads: every method may be called from any thread. Callbacks run on the thread that raises (the one that reads
 * the input), beside the handler; they must return at once and must not wait for the handler, because the command
 * cannot end while one runs. None runs after the command has ended.
 */
public final class Interruption {
    private final List<Runnable> callbacks = new ArrayList<>();
    private volatile boolean raised;
    private boolean ended;

    /** Returns whether the interrupt was raised. Cheap enough for the inner loop of a search. */
    public boolean isRaised() {
        return raised;
    }

    /**
     * Asks for a call when the interrupt is raised; if it was raised already the call is made at once, on this thread.
     *
     * @param callback called at most once
     */
    public synchronized void onRaise(Runnable callback) {
        if (ended) {
            return;
        }
        if (raised) {
            callback.run();
        } else {
            callbacks.add(callback);
        }
    }

    /**
     * Raises the interrupt and makes the calls that were asked for. Does nothing the second time, or after the end.
     *
     * @throws RuntimeException the first one thrown by a callback, after all of them were called
     */
    public synchronized void raise() {
        if (raised || ended) {
            return;
        }
        raised = true;
        RuntimeException first = null;
        for (Runnable callback : callbacks) {
            try {
                callback.run();
            } catch (RuntimeException e) {
                first = first == null ? e : first;
            }
        }
        callbacks.clear();
        if (first != null) {
            throw first;
        }
    }

    /** Ends it with its command: nothing that happens later has an effect. Called by the session. */
    public synchronized void end() {
        ended = true;
        callbacks.clear();
    }
}
