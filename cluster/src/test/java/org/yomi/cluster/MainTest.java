package org.yomi.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve | there is no job 'solve'",
                "legal 3 | legal needs M N",
                "legal 3 20 | sides are from 1 to 19, got '20'",
                "--partitions 0 legal 3 3 | --partitions must be a whole number of at least 1, got '0'",
                "--cores 2 legal 3 3 | there is no option --cores",
                "legal 3 3 --dir | --dir needs a value"
            })
    void badUsageIsExplained(String line, String message) {
        assertThat(run(line)).startsWith("2 yomi-cluster: " + message + "\n").contains("usage: yomi-cluster.sh");
    }

    @Test
    void whatFailsIsSaidInALine() throws IOException {
        assertThat(run("--master nowhere legal 3 3"))
                .startsWith("2 yomi-cluster: ")
                .contains("nowhere")
                .satisfies(text -> assertThat(text.lines()).hasSize(1));
        Path file = Files.writeString(directory.resolve("file"), "");
        assertThat(run("--master local[1] --dir " + file + " legal 3 3"))
                .startsWith("2 yomi-cluster: cannot go on from " + file)
                .satisfies(text -> assertThat(text.lines()).hasSize(1));
    }

    private static String run(String line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        int status = Main.run(stream, stream, line.split(" "));
        return status + " " + out.toString(StandardCharsets.UTF_8);
    }

    /** In a process of its own, and from there once more. */
    @Test
    @Timeout(180)
    void whoStopsItFindsTheColumnsThatAreDone() throws Exception {
        Process process = start();
        Path kept = directory.resolve("legal-6-moduli-1");
        while (process.isAlive() && !Files.exists(kept.resolve("column-3"))) {
            Thread.sleep(1);
        }
        process.toHandle().destroy();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isNotZero();
        assertThat(said).contains("yomi-cluster: interrupted; with --dir").doesNotContain("Exception");
        assertThat(kept.resolve("identity.txt")).exists();
        assertThat(new String(start().getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("62567386502084877\n");
    }

    private Process start() throws IOException {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("--add-opens"))
                .forEach(words::add);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.yomi.cluster.Main"));
        words.addAll(List.of("--master", "local[1]", "--partitions", "1", "--dir", directory.toString()));
        words.addAll(List.of("legal", "6", "6"));
        return new ProcessBuilder(words).redirectErrorStream(true).start();
    }
}
