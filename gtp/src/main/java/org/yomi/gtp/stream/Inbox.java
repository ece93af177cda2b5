package org.yomi.gtp.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.call.Interruption;

/** The lines between the reader thread, which puts, and the command thread, which takes. */
final class Inbox {
    /** A line on its way. */
    record Entry(String line, long number, Interruption interruption) {}

    private final Deque<Entry> waiting = new ArrayDeque<>();
    private @Nullable Entry running;
    private long arrived;
    private boolean inputEnded;
    private boolean closed;

    /** Adds a line (reader thread). */
    synchronized void put(String line) {
        arrived++;
        if (!closed) {
            waiting.add(new Entry(line, arrived, new Interruption()));
        }
        notifyAll();
    }

    /** Notes that no more lines come (reader thread). */
    synchronized void endInput() {
        inputEnded = true;
        notifyAll();
    }

    /** Waits for the next line, which then runs; null when all are done and no more come (command thread). */
    synchronized @Nullable Entry take() throws InterruptedException {
        running = null;
        while (waiting.isEmpty() && !inputEnded) {
            wait();
        }
        running = waiting.poll();
        return running;
    }

    /** Returns whether a line came after this one, or the input has ended (any thread). */
    synchronized boolean hasMoreAfter(Entry entry) {
        return inputEnded || arrived > entry.number();
    }

    /** Returns the interrupts of all lines that have come and are not answered (reader thread). */
    synchronized List<Interruption> unanswered() {
        List<Interruption> interruptions = new ArrayList<>();
        if (running != null) {
            interruptions.add(running.interruption());
        }
        waiting.forEach(entry -> interruptions.add(entry.interruption()));
        return interruptions;
    }

    /** Drops what waits and what may still come (command thread). */
    synchronized void close() {
        closed = true;
        running = null;
        waiting.clear();
    }
}
