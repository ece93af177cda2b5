package org.yomi.gtp.stream;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.call.Interruption;
import org.yomi.gtp.session.LineHandler;
import org.yomi.gtp.session.Outcome;
import org.yomi.gtp.session.SessionListener;
import org.yomi.gtp.session.Surroundings;

/**
 * Runs an engine on an input and an output stream.
 *
 * <p>Threads: the thread that calls {@link #run} is the command thread: it handles the lines in the order they came and
 * alone writes replies (but what a handler emits is written on the thread that emits). A daemon thread of this class
 * reads the input meanwhile. When it reads the line {@code # interrupt} it raises the interrupt of every command that
 * came before and is not answered; with no such command the line has no effect, and it never reaches a later command.
 *
 * <p>End of input: the commands that came are still answered, each to its own end, so that a script can be piped in;
 * they see {@code hasMoreInput}, so that an endless one ends. After a quit or a fatal failure the lines that wait are
 * dropped. The reader thread may then still be blocked in a read; it ends with the process, or when the input is closed.
 */
public final class StreamLoop {
    private static final String INTERRUPT = "# interrupt";

    private final LineHandler engine;
    private final InputStream in;
    private final OutputStream out;
    private final SessionListener listener;
    private final Inbox inbox = new Inbox();

    /**
     * Makes a loop; it can be run once.
     *
     * @param engine answers the lines
     * @param in commands, in UTF-8; not closed here
     * @param out replies, in ASCII, flushed after each; not closed here
     * @param listener hears of an input that fails and of interrupt callbacks that throw
     */
    public StreamLoop(LineHandler engine, InputStream in, OutputStream out, SessionListener listener) {
        this.engine = engine;
        this.in = in;
        this.out = out;
        this.listener = listener;
    }

    /**
     * Answers lines until the session or the input ends, or this thread is interrupted.
     *
     * @throws IOException if a reply cannot be written
     */
    public void run() throws IOException {
        Thread reader = new Thread(this::readLines, "gtp-reader");
        reader.setDaemon(true);
        reader.start();
        try {
            boolean over = false;
            while (!over) {
                Inbox.Entry entry = inbox.take();
                over = entry == null || answer(entry);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            inbox.close();
        }
    }

    private boolean answer(Inbox.Entry entry) throws IOException {
        Outcome outcome = engine.handle(entry.line(), new Beside(entry));
        if (outcome.reply() != null) {
            write(outcome.reply());
        }
        return outcome.over();
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    private void readLines() {
        try {
            LineReader reader = new LineReader(in);
            @Nullable String line = reader.next();
            while (line != null) {
                inbox.put(line);
                if (line.strip().equals(INTERRUPT)) {
                    interrupt();
                }
                line = reader.next();
            }
        } catch (IOException | OutOfMemoryError e) {
            listener.crashed("reading the input, which ends here", e);
        } finally {
            inbox.endInput();
        }
    }

    private void interrupt() {
        for (Interruption interruption : inbox.unanswered()) {
            try {
                interruption.raise();
            } catch (RuntimeException e) {
                listener.crashed(INTERRUPT, e);
            }
        }
    }

    /** What goes on beside one line. */
    private final class Beside implements Surroundings {
        private final Inbox.Entry entry;

        Beside(Inbox.Entry entry) {
            this.entry = entry;
        }

        @Override
        public Interruption interruption() {
            return entry.interruption();
        }

        @Override
        public boolean hasMoreInput() {
            return inbox.hasMoreAfter(entry);
        }

        @Override
        public void sendNow(String text) {
            try {
                write(text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
