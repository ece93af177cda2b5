package org.yomi.gtp.reply;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Draws on GoGui's board while a command runs, by blocks of gfx lines on standard error. Off until switched on, since
 * other frontends show these lines as noise.
 *
 * <p>Use: {@code try (LiveGfx.Drawing drawing = live.begin()) { search that calls drawing.show(...) }} inside the
 * handler; closing removes the picture, which must happen before the reply. Each picture takes the place of the one
 * before, so it must be complete.
 *
 * <p>Threads: everything may be called from any thread.
 */
public final class LiveGfx {
    /** The least time between two pictures, in nanoseconds: GoGui draws two a second without trouble. */
    public static final long INTERVAL_NANOS = 500_000_000L;

    private static final String PREFIX = "gogui-gfx:";

    private final OutputStream out;
    private final LongSupplier nanoTime;
    private volatile boolean enabled;

    /**
     * Makes a writer that is switched off.
     *
     * @param out standard error; an IOException of it switches the writer off, for pictures are no reason to fail
     * @param nanoTime the clock, {@code System::nanoTime} but in tests
     */
    public LiveGfx(OutputStream out, LongSupplier nanoTime) {
        this.out = out;
        this.nanoTime = nanoTime;
    }

    /** Switches it on or off, from the next picture on. */
    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    /** Returns whether it is switched on. */
    public boolean isEnabled() {
        return enabled;
    }

    /** Begins the pictures of one command. */
    public Drawing begin() {
        return new Drawing();
    }

    private synchronized void write(String text) {
        try {
            // One write, so that other lines on standard error do not come between.
            out.write(text.getBytes(StandardCharsets.US_ASCII));
            out.flush();
        } catch (IOException e) {
            enabled = false;
        }
    }

    /** The pictures of one command. */
    public final class Drawing implements AutoCloseable {
        private boolean shown;
        private boolean closed;
        private long lastNanos;

        private Drawing() {}

        /**
         * Shows a picture, unless it is switched off or the last one is too young. Does nothing after the end.
         *
         * @param picture asked for only if it is shown; an empty one is left out
         */
        public synchronized void show(Supplier<Gfx> picture) {
            long now = nanoTime.getAsLong();
            if (closed || !enabled || (shown && now - lastNanos < INTERVAL_NANOS)) {
                return;
            }
            Gfx gfx = picture.get();
            if (!gfx.lines().isEmpty()) {
                shown = true;
                lastNanos = now;
                write(PREFIX + "\n" + gfx + "\n\n");
            }
        }

        /** Removes the last picture, if there was one. */
        @Override
        public synchronized void close() {
            if (shown && !closed) {
                write(PREFIX + " CLEAR\n");
            }
            closed = true;
        }
    }
}
