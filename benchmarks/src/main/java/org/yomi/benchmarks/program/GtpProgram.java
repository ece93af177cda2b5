package org.yomi.benchmarks.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.yomi.engine.board.Position;

/** A running program that is asked over GTP. */
public final class GtpProgram implements AutoCloseable {
    private final String name;
    private final Process process;
    private final PrintWriter commands;
    private final BufferedReader replies;
    private final Path sgf;

    private GtpProgram(String name, Process process, Path sgf) {
        this.name = name;
        this.process = process;
        this.sgf = sgf;
        commands = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII), true);
        replies = process.inputReader(StandardCharsets.US_ASCII);
    }

    /**
     * What a program replied.
     *
     * @param success whether the command succeeded
     * @param text the reply without the sign in front, or the message
     */
    public record Reply(boolean success, String text) {}

    /** Starts a program by its command line. */
    public static GtpProgram start(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new GtpProgram(command.get(0), process, Files.createTempFile("question", ".sgf"));
    }

    /** Sets up a position, but for a ban, with empty caches. */
    public void load(Position position) throws IOException {
        Files.writeString(sgf, SgfPosition.text(position));
        ask("loadsgf " + sgf);
        ask("clear_cache");
    }

    /**
     * Sends a command that should succeed.
     *
     * @return the reply, without the sign in front
     * @throws IOException when the command fails or the program has ended
     */
    public String ask(String command) throws IOException {
        Reply reply = send(command);
        if (!reply.success()) {
            throw new IOException(name + " to '" + command + "': " + reply.text());
        }
        return reply.text();
    }

    /**
     * Sends a command.
     *
     * @throws IOException when the program has ended
     */
    public Reply send(String command) throws IOException {
        commands.println(command);
        String first = replies.readLine();
        if (first == null || first.isEmpty()) {
            throw new IOException(name + " to '" + command + "': " + (first == null ? "it has ended" : "no reply"));
        }
        StringBuilder reply = new StringBuilder(first.substring(1).strip());
        for (String line = replies.readLine(); line != null && !line.isEmpty(); line = replies.readLine()) {
            reply.append('\n').append(line);
        }
        return new Reply(first.startsWith("="), reply.toString());
    }

    /** Ends the program. */
    @Override
    public void close() throws IOException {
        process.destroy();
        Files.deleteIfExists(sgf);
    }
}
