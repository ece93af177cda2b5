package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.LegalPositions;

/** A count in a process of its own that is ended by force. */
class KilledCountTest {
    private static final int M = 8;
    private static final int N = 30;

    @TempDir
    private Path directory;

    @Test
    @Timeout(120)
    void goesOnFromItsCheckpointAndGivesTheSameDigits() throws Exception {
        Path checkpoint = directory.resolve("legal-" + M + ".checkpoint");
        Process process = start();
        while (!Files.exists(checkpoint) && process.isAlive()) {
            Thread.onSpinWait();
        }
        process.destroyForcibly().waitFor();
        assertThat(checkpoint).as("what was done before the end").exists();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console =
                new Console(new ByteArrayInputStream(new byte[0]), new PrintStream(out), new PrintStream(out), false);
        assertThat(new Program(console).run(arguments())).isEqualTo(ExitStatus.OK);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(LegalPositions.count(M, N, Effort.ofThreads(1), Watch.SILENT) + "\n");
        assertThat(checkpoint).doesNotExist();
    }

    private String[] arguments() {
        return new String[] {"count", "legal", "" + M, "" + N, "--threads", "1", "--checkpoint", directory.toString()};
    }

    private Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.yomi.analyze.cli.Main");
        builder.command().addAll(List.of(arguments()));
        return builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
