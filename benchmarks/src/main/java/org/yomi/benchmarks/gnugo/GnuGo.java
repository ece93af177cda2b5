package org.yomi.benchmarks.gnugo;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.yomi.engine.board.Position;

/** A running GNU Go that is asked over GTP. */
final class GnuGo implements AutoCloseable {
    private final Process process;
    private final PrintWriter commands;
    private final BufferedReader replies;
    private final Path sgf;

    private GnuGo(Process process, Path sgf) {
        this.process = process;
        this.sgf = sgf;
        commands = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII), true);
        replies = process.inputReader(StandardCharsets.US_ASCII);
    }

    /**
     * The program: a path to it, or a name to be looked for in the folders of PATH.
     *
     * @return nothing when there is no such program
     */
    static Optional<Path> find(String program) {
        Stream<String> folders =
                Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
        return Stream.concat(program.contains(File.separator) ? Stream.of("") : Stream.empty(), folders)
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static GnuGo start(Path program) throws IOException {
        Process process = new ProcessBuilder(program.toString(), "--mode", "gtp", "--quiet", "--seed", "1")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new GnuGo(process, Files.createTempFile("question", ".sgf"));
    }

    /** Sets up a position, with empty caches. */
    void load(Position position) throws IOException {
        Files.writeString(sgf, SgfPosition.text(position));
        ask("loadsgf " + sgf);
        ask("clear_cache");
    }

    /**
     * Sends a command.
     *
     * @return the reply, without the sign in front
     * @throws IOException when the command fails or GNU Go has ended
     */
    String ask(String command) throws IOException {
        commands.println(command);
        String first = replies.readLine();
        if (first == null || !first.startsWith("=")) {
            throw new IOException("GNU Go to '" + command + "': " + first);
        }
        StringBuilder reply = new StringBuilder(first.substring(1).strip());
        for (String line = replies.readLine(); line != null && !line.isEmpty(); line = replies.readLine()) {
            reply.append('\n').append(line);
        }
        return reply.toString();
    }

    /** Ends GNU Go. */
    @Override
    public void close() throws IOException {
        process.destroy();
        Files.deleteIfExists(sgf);
    }
}
