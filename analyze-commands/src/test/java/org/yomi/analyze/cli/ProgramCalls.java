package org.yomi.analyze.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Runs the program in this process, as the command line does; what it says is kept. */
abstract class ProgramCalls {
    /** White D4 in atari, Black to take it on D3; move 1 is that. */
    static final String ATARI = "(;SZ[7]AB[cd][dc][ed]AW[dd];B[de])";

    @TempDir
    Path directory;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    boolean watched;

    String write(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    int run(String input, String... args) {
        out.reset();
        err.reset();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                watched);
        return new Program(console).run(args);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
