package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where Java's lines end with CR and LF, as on Windows, those on stdout and in files end with LF as everywhere. */
class LineEndsTest {
    @TempDir
    Path directory;

    static Stream<List<String>> calls() {
        return Stream.of(
                List.of("--version"),
                List.of("--selftest"),
                List.of("solve", "a.sgf", "capture(D4)", "--sgf", "answer.sgf"),
                List.of("solve", "a.sgf", "--goal", "capture(D4)"),
                List.of("draw", "a.sgf", "--goal", "capture(D4)", "-o", "a.svg"),
                List.of("count", "table", "2", "--max", "3"),
                List.of("random-positions", "3", "3"),
                List.of("regress", "-v", "-o", "summary.txt", "--xml", "summary.xml", "a.tst"),
                List.of("--log", "log.txt"));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void areTheSameOnEverySystem(List<String> call) throws Exception {
        Files.writeString(directory.resolve("a.sgf"), "(;SZ[7]AB[cd][dc][ed]AW[dd]PL[B])");
        Files.writeString(directory.resolve("a.tst"), "10 name\r\n#? [Yomi]\r\n20 name\r\n#? [x]*\r\n");
        String output = run(call, "name\r\nshowboard\r\nyomi-param\r\nquit\r\n");
        assertThat(output).doesNotContain("\r");
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.filter(LineEndsTest::isWritten).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain("\r");
            }
        }
    }

    /** But for the log, which is a text of the system, and what the test wrote itself. */
    private static boolean isWritten(Path file) {
        return !List.of("a.sgf", "a.tst", "log.txt").contains(file.getFileName().toString());
    }

    private String run(List<String> call, String input) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dline.separator=\r\n",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(call);
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.outputWriter(StandardCharsets.US_ASCII).append(input).close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return output;
    }
}
