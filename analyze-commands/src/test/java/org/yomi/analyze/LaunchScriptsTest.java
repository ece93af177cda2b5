package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The launch scripts. That for Linux and macOS is run with a Java that tells how it was called; of that for Windows the
 * text is looked at.
 */
class LaunchScriptsTest {
    private static final Path SCRIPTS = Path.of("src", "dist", "bin");

    /** Tells its arguments, one a line, and ends with an exit status of its own. */
    private static final String JAVA = "#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit 7\n";

    @TempDir
    Path directory;

    private Path home;
    private Path java;

    @BeforeEach
    void install() throws IOException {
        home = directory.resolve("my programs").resolve("yomi (1)");
        Files.createDirectories(home.resolve("bin"));
        executable(home.resolve("bin").resolve("yomi"), Files.readString(SCRIPTS.resolve("yomi")));
        java = directory.resolve("my java 'x'");
        Files.createDirectories(java.resolve("bin"));
        executable(java.resolve("bin").resolve("java"), JAVA);
        release("21.0.1");
    }

    private void release(String version) throws IOException {
        Files.writeString(java.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private record Ended(int status, List<String> lines) {}

    private Ended run(Map<String, String> environment, String... command) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().keySet().removeAll(List.of("YOMI_JAVA_OPTS", "CDPATH"));
        builder.environment().putAll(Map.of("JAVA_HOME", java.toString(), "HOME", directory.toString()));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        try (InputStream output = process.getInputStream()) {
            List<String> lines = new String(output.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return new Ended(process.waitFor(), lines);
        }
    }

    private String script() {
        return home.resolve("bin").resolve("yomi").toString();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void argumentsAndExitStatusArePassedOnUnchanged() throws Exception {
        Ended ended = run(Map.of(), script(), "solve", "a b.sgf", "!capture(D4) & 'x'", "", "*");
        assertThat(ended.status()).isEqualTo(7);
        assertThat(ended.lines())
                .endsWith("org.yomi.analyze.cli.Main", "solve", "a b.sgf", "!capture(D4) & 'x'", "", "*")
                .containsSequence("-cp", home.toRealPath() + "/lib/*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sh", "dash", "bash"})
    @DisabledOnOs(OS.WINDOWS)
    void anyShellOfPosixWillDo(String shell) throws Exception {
        if (run(Map.of(), "sh", "-c", "command -v " + shell).status() == 0) {
            assertThat(run(Map.of(), shell, script(), "--version").status()).isEqualTo(7);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theFolderIsFoundBehindLinksAndWhateverTheShellSearches() throws Exception {
        Path links = Files.createDirectories(directory.resolve("my links"));
        Files.createSymbolicLink(links.resolve("two"), Path.of("..", "my programs", "yomi (1)", "bin", "yomi"));
        Files.createSymbolicLink(links.resolve("one"), links.resolve("two"));
        Files.createDirectories(directory.resolve("elsewhere").resolve("my links"));
        Map<String, String> searching = Map.of("CDPATH", directory.resolve("elsewhere") + ":" + directory);
        String jars = home.toRealPath() + "/lib/*";
        assertThat(run(Map.of(), links.resolve("one").toString()).lines()).contains(jars);
        assertThat(run(searching, "my links/one").lines()).contains(jars);
        assertThat(run(searching, "sh", "my programs/yomi (1)/bin/yomi").lines())
                .contains(jars);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void flagsForJavaAreSplitAtBlanksOnly() throws Exception {
        assertThat(run(Map.of("YOMI_JAVA_OPTS", "-Xmx4g -Dx=/*"), script()).lines())
                .containsSequence("-Xmx4g", "-Dx=/*", "-cp");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aJavaThatIsTooOldOrMissingIsNamed() throws Exception {
        release("11.0.2");
        Ended old = run(Map.of(), script());
        assertThat(old.status()).isEqualTo(2);
        assertThat(old.lines())
                .containsExactly("yomi: Java 11.0.2 is too old, Yomi needs 17 or newer: " + java + "/bin/java");
        release("1.8.0_352");
        assertThat(run(Map.of(), script()).status()).isEqualTo(2);
        Ended missing = run(Map.of("JAVA_HOME", "/no such"), script());
        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.lines()).hasSize(1).first().asString().contains("there is no /no such/bin/java");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void loadedClassesAreKeptOnlyByAJavaThatCanDoSo() throws Exception {
        assertThat(run(Map.of(), script()).lines()).contains("-XX:+AutoCreateSharedArchive");
        release("17.0.15");
        assertThat(run(Map.of(), script()).lines()).noneMatch(line -> line.contains("SharedArchive"));
    }

    @Test
    void theShellScriptKeepsToWhatEveryUnixHas() throws IOException {
        String text = Files.readString(SCRIPTS.resolve("yomi"));
        assertThat(text).startsWith("#!/bin/sh\n").doesNotContain("\r");
        assertThat(text.lines().filter(line -> !line.startsWith("#")))
                .noneMatch(
                        line -> line.matches(".*(\\[\\[|readlink -|realpath|\\blocal\\b|\\bsource\\b|<\\(|==|&>).*"));
    }

    @Test
    void theWindowsScriptHasTheLineEndsAndCharactersOfWindows() throws IOException {
        byte[] bytes = Files.readAllBytes(SCRIPTS.resolve("yomi.cmd"));
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        assertThat(text).startsWith("@echo off\r\n").endsWith("\r\n");
        assertThat(text.replace("\r\n", "")).doesNotContain("\r", "\n").matches("\\p{ASCII}*");
    }

    @Test
    void theWindowsScriptQuotesPathsAndPassesArgumentsAndExitStatusOn() throws IOException {
        List<String> lines = Files.readAllLines(SCRIPTS.resolve("yomi.cmd"));
        assertThat(lines).contains("set \"home=%~dp0..\"", "setlocal DisableDelayedExpansion");
        int start = lines.indexOf(":start") + 1;
        assertThat(lines.get(start))
                .startsWith("\"%java%\" ")
                .endsWith(" -cp \"%home%\\lib\\*\" org.yomi.analyze.cli.Main %*");
        assertThat(lines.get(start + 1)).isEqualTo("exit /b %errorlevel%");
        assertThat(lines).filteredOn(line -> !line.startsWith("rem ")).allSatisfy(line -> {
            // What is left outside of quotes must not be a path.
            String outside = line.replaceAll("\"[^\"]*\"", "");
            boolean isCommandOfFor = line.startsWith("for /f");
            assertThat(isCommandOfFor ? "" : outside).doesNotContain("%java%", "%home%", "%cache%", "%JAVA_HOME%");
        });
    }

    @Test
    void theWindowsScriptJumpsOnlyToItsLabelsAndHasNoBlocks() throws IOException {
        List<String> lines = Files.readAllLines(SCRIPTS.resolve("yomi.cmd"));
        Matcher jump = Pattern.compile("goto (\\w+)").matcher(String.join("\n", lines));
        while (jump.find()) {
            assertThat(lines).contains(":" + jump.group(1));
        }
        assertThat(lines).as("a path with ')' would end a block").noneMatch(line -> line.endsWith("("));
    }
}
