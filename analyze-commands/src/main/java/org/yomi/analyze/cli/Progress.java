package org.yomi.analyze.cli;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * One line on the console's error stream, written anew each time, for a person who waits; nothing when nobody watches it.
 * May be used from any thread.
 */
final class Progress {
    /** How much of a text is shown. */
    static final int WIDTH = 78;

    /** As often as a person can read. */
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

    private final Console console;
    private long last = System.nanoTime() - PAUSE;
    private boolean shown;

    Progress(Console console) {
        this.console = console;
    }

    /** Shows how far it is, unless it did just now. */
    void show(String text) {
        show(() -> text);
    }

    /** Likewise; the text is made only if it is shown. */
    synchronized void show(Supplier<String> text) {
        long now = System.nanoTime();
        if (console.watched() && now - last >= PAUSE) {
            last = now;
            console.err().print("\r" + padded(text.get()));
            console.err().flush();
            shown = true;
        }
    }

    private static String padded(String text) {
        String fits = text.length() > WIDTH ? text.substring(0, WIDTH) : text;
        return fits + " ".repeat(WIDTH - fits.length());
    }

    /** Takes the line away and prints a result on stdout, where no other thread shows how far it is meanwhile. */
    synchronized void print(String result) {
        clear();
        console.out().print(result);
        console.out().flush();
    }

    /** Takes the line away and prints a warning on stderr. */
    synchronized void warn(String warning) {
        clear();
        console.err().println("yomi: " + warning);
    }

    /** Takes the line away. */
    synchronized void clear() {
        if (shown) {
            console.err().print("\r" + " ".repeat(WIDTH) + "\r");
            console.err().flush();
            shown = false;
        }
    }
}
