package org.yomi.analyze.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.session.SessionListener;

/**
 * Logs what a session does, by Log4j, on a daemon thread of its own. Log4j takes half a second to come up, so nobody
 * touches it before the first reply is ready: that is when the thread starts.
 *
 * <p>Threads: all methods may be called from any thread; none waits for the log but {@link #close}.
 */
final class SessionLog implements SessionListener, AutoCloseable {
    /** Log4j's own property; one set by the user wins. */
    private static final String CONFIGURATION = "log4j2.configurationFile";

    /** Names the file to the configuration. */
    private static final String FILE = "yomi.log";

    private static final long MOST_MILLIS_TO_CLOSE = 5000;

    private final boolean traffic;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private @Nullable Thread writer;

    /** Something to be logged, with the time when it happened, for the log may lag behind. */
    private record Event(
            Instant time, String text, @Nullable Throwable error) {
        static final Event END = new Event(Instant.EPOCH, "end", null);

        static Event now(String text, @Nullable Throwable error) {
            return new Event(Instant.now(), text, error);
        }
    }

    private SessionLog(boolean traffic, String configuration) {
        this.traffic = traffic;
        if (System.getProperty(CONFIGURATION) == null) {
            System.setProperty(CONFIGURATION, "classpath:org/yomi/analyze/cli/" + configuration);
        }
    }

    /** A log of what breaks, on stderr. */
    static SessionLog complaintsOnly() {
        return new SessionLog(false, "log-to-stderr.xml");
    }

    /**
     * A log of everything, at the end of a file.
     *
     * @throws IOException if the file cannot be written
     */
    static SessionLog toFile(Path file) throws IOException {
        Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                .close();
        System.setProperty(FILE, file.toString());
        return new SessionLog(true, "log-to-file.xml");
    }

    @Override
    public void received(String line) {
        if (traffic) {
            events.add(Event.now("<< " + line, null));
        }
    }

    @Override
    public void sent(String text) {
        if (traffic) {
            events.add(Event.now(">> " + text.stripTrailing(), null));
            startWriter();
        }
    }

    @Override
    public void crashed(String during, Throwable error) {
        events.add(Event.now(during, error));
        startWriter();
    }

    private synchronized void startWriter() {
        if (writer == null) {
            writer = new Thread(this::write, "yomi-log");
            writer.setDaemon(true);
            writer.start();
        }
    }

    private void write() {
        Logger logger = LogManager.getLogger(SessionLog.class);
        try {
            for (Event event = events.take(); !event.equals(Event.END); event = events.take()) {
                if (event.error() == null) {
                    logger.debug("{} {}", event.time(), event.text());
                } else {
                    logger.error("{} internal error at: {}", event.time(), event.text(), event.error());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until all is written, but not for long: a log is no reason not to end. */
    @Override
    public void close() {
        if (!events.isEmpty()) {
            startWriter();
        }
        @Nullable Thread started;
        synchronized (this) {
            started = writer;
        }
        if (started != null) {
            events.add(Event.END);
            try {
                started.join(MOST_MILLIS_TO_CLOSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
