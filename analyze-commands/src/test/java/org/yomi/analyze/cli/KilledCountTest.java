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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A count in a process of its own that is ended, by force or by a person. */
class KilledCountTest {
    @TempDir
    private Path directory;

    /** The first word is the file that is waited for. */
    @ParameterizedTest
    @Timeout(120)
    @CsvSource({
        "legal-8x30-7x62bit, count legal 8 30",
        "legal-6x60-10x62bit, count table 2 --max 6",
        "legal-5x504-2x31bit, count table 2 --max 5",
        "legal-7x8-2x62bit, count table 3 --max 7",
        "legal-7x8-2x62bit, count table 5 --max 7 --format csv"
    })
    void goesOnFromItsCheckpointAndGivesTheSameDigits(String name, String line) throws Exception {
        Path checkpoint = directory.resolve(name + ".checkpoint");
        Process process = start(line);
        await(checkpoint, process);
        process.destroyForcibly().waitFor();
        assertThat(checkpoint).as("what was done before the end").exists();
        assertThat(output(line + " --checkpoint " + directory)).isEqualTo(output(line));
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    @Timeout(120)
    void anInterruptedTableHasTheRowsThatAreDone() throws Exception {
        Process process = start("count table 3 --max 10");
        await(directory.resolve("legal-9x10-3x62bit.checkpoint"), process);
        process.toHandle().destroy();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isNotZero();
        assertThat(out)
                .startsWith("Table 3: number of legal nxn positions, interrupted: 8 of 10 rows done\n")
                .contains("\n8  30      990966953618170260281935463385\n")
                .endsWith("\nyomi: interrupted, 8 of 10 rows done\n");
    }

    private static void await(Path checkpoint, Process process) throws InterruptedException {
        while (!Files.exists(checkpoint) && process.isAlive()) {
            Thread.sleep(1);
        }
    }

    private static String output(String line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console =
                new Console(new ByteArrayInputStream(new byte[0]), new PrintStream(out), new PrintStream(out), false);
        assertThat(new Program(console).run(line.split(" "))).isEqualTo(ExitStatus.OK);
        return out.toString(StandardCharsets.UTF_8);
    }

    private Process start(String line) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.yomi.analyze.cli.Main");
        builder.command().addAll(List.of(line.split(" ")));
        builder.command().addAll(List.of("--threads", "1", "--checkpoint", directory.toString()));
        return builder.redirectErrorStream(true).start();
    }
}
