package org.yomi.gtp.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.function.BiFunction;

/** A loop that runs on its own thread, with pipes for a test to talk through. */
final class Engine implements AutoCloseable {
    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final PipedInputStream fromEngine = new PipedInputStream();
    private final Thread thread;

    Engine(BiFunction<InputStream, OutputStream, StreamLoop> maker) throws IOException {
        StreamLoop loop = maker.apply(new PipedInputStream(toEngine), new PipedOutputStream(fromEngine));
        thread = new Thread(() -> run(loop), "engine");
        thread.start();
    }

    private static void run(StreamLoop loop) {
        try {
            loop.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void send(String line) throws IOException {
        toEngine.write((line + "\n").getBytes(UTF_8));
        toEngine.flush();
    }

    /** Reads up to and with the first empty line. */
    String readReply() throws IOException {
        StringBuilder reply = new StringBuilder();
        while (!(reply.toString().equals("\n") || reply.toString().endsWith("\n\n"))) {
            reply.append(readLines(1));
        }
        return reply.toString();
    }

    String readLines(int lines) throws IOException {
        StringBuilder text = new StringBuilder();
        int left = lines;
        while (left > 0) {
            int c = fromEngine.read();
            assertThat(c).as("end of output after <%s>", text).isNotNegative();
            text.append((char) c);
            left -= c == '\n' ? 1 : 0;
        }
        return text.toString();
    }

    void interruptThread() {
        thread.interrupt();
    }

    void awaitEnd() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException("the test was stopped", e);
        }
    }

    /** Ends the input and waits for the loop to end. */
    @Override
    public void close() throws IOException {
        toEngine.close();
        awaitEnd();
    }
}
