package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    /** Java would read one of its own files otherwise. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aClosedStdinIsAnEmptyOne() throws Exception {
        executable(java.resolve("bin").resolve("java"), "#!/bin/sh\ncat && exit 7\n");
        Ended ended = run(Map.of(), "sh", "-c", "exec \"$0\" <&-", script());
        assertThat(ended.lines()).isEmpty();
        assertThat(ended.status()).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sh",
                "dash",
                "bash",
                "bash --posix",
                "busybox sh",
                "ksh",
                "mksh",
                "yash --posix",
                "zsh --emulate sh"
            })
    @DisabledOnOs(OS.WINDOWS)
    void anyShellOfPosixWillDo(String shell) throws Exception {
        List<String> command = new ArrayList<>(List.of(shell.split(" ")));
        assumeThat(run(Map.of(), "sh", "-c", "command -v " + command.get(0)).status())
                .as("there is a " + command.get(0))
                .isZero();
        command.addAll(List.of(script(), "solve", "a b.sgf", ""));
        Ended ended = run(Map.of("YOMI_JAVA_OPTS", "-Xmx4g -Dx=/*"), command.toArray(String[]::new));
        assertThat(ended.status()).isEqualTo(7);
        assertThat(ended.lines())
                .containsSequence("-Xmx4g", "-Dx=/*", "-cp", home.toRealPath() + "/lib/*")
                .endsWith("solve", "a b.sgf", "");
    }

    /** Stands in for the tools of macOS: {@code uname}, and {@code java_home} if there is a Java to be found. */
    private Map<String, String> macOs(String javaHome, String... path) throws IOException {
        Path tools = Files.createDirectories(directory.resolve("macos"));
        executable(tools.resolve("uname"), "#!/bin/sh\necho Darwin\n");
        executable(
                tools.resolve("java_home"),
                "#!/bin/sh\n[ \"$*\" = '-v 17+' ] || exit 3\n"
                        + (javaHome.isEmpty() ? "exit 1\n" : "echo \"" + javaHome + "\"\n"));
        String text = Files.readString(SCRIPTS.resolve("yomi"))
                .replace("/usr/libexec/java_home", tools.resolve("java_home").toString())
                .replace("/usr/bin/java", tools.resolve("java").toString())
                .replace("/opt/homebrew", directory.resolve("homebrew").toString())
                .replace("/usr/local/opt", directory.resolve("none").toString());
        Files.writeString(home.resolve("bin").resolve("yomi"), text);
        for (String command : List.of("dirname", "readlink", "sed", "mkdir")) {
            Path original = Path.of("/bin", command);
            Path there = Files.exists(original) ? original : Path.of("/usr/bin", command);
            executable(tools.resolve(command), "#!/bin/sh\nexec " + there + " \"$@\"\n");
        }
        return Map.of("JAVA_HOME", "", "PATH", String.join(":", path) + ":" + tools);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onMacOsTheInstalledJavaIsFoundThoughThePathHasOnlyThatOfTheSystem() throws Exception {
        Map<String, String> environment = macOs(java.toString(), "/no such");
        assertThat(run(environment, script()).status())
                .as("nothing on the path")
                .isEqualTo(7);

        Path ofTheSystem = directory.resolve("macos").resolve("java");
        executable(ofTheSystem, "#!/bin/sh\necho 'Unable to locate a Java Runtime' >&2\nexit 1\n");
        assertThat(run(environment, script()).lines())
                .as("what stands on the path of programs that the Finder starts")
                .contains(
                        "org.yomi.analyze.cli.Main",
                        "-XX:SharedArchiveFile=" + directory + "/Library/Caches/yomi/engine-21.0.1.jsa");

        Ended none = run(macOs("", "/no such"), script());
        assertThat(none.status()).isEqualTo(2);
        assertThat(none.lines()).containsExactly("yomi: no Java found: install version 17 or newer, or set JAVA_HOME");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onMacOsHomebrewsJavaIsFoundAndOneOnThePathGoesFirst() throws Exception {
        Path brewed = Files.createDirectories(directory.resolve("homebrew").resolve("opt/openjdk/bin"));
        executable(brewed.resolve("java"), "#!/bin/sh\nexit 8\n");
        assertThat(run(macOs("", "/no such"), script()).status()).isEqualTo(8);
        assertThat(run(macOs("", java.resolve("bin").toString()), script()).status())
                .isEqualTo(7);
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
                .noneMatch(line -> Pattern.compile("(\\[\\[|readlink -|realpath|^ *local\\b|\\bsource\\b|<\\(|==|&>"
                                + "|sed -[^n]|grep -P|echo -|\\bfunction\\b|\\bwhich\\b|\\{\\w+\\.\\.|\\$')")
                        .matcher(line)
                        .find());
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
        assertThat(lines).contains("setlocal DisableDelayedExpansion");
        assertThat(lines.subList(lines.indexOf(":where") + 1, lines.size()))
                .as("only a sub-routine knows the folder when somebody types \"yomi\" in quotes")
                .startsWith("set \"home=%~dp0..\"", "exit /b 0");
        int start = lines.indexOf(":start") + 1;
        assertThat(lines.get(start))
                .startsWith("\"%java%\" ")
                .endsWith(" -cp \"%home%\\lib\\*\" org.yomi.analyze.cli.Main %*");
        assertThat(lines.get(start + 1)).isEqualTo("exit /b %errorlevel%");
        assertThat(lines).filteredOn(line -> !line.startsWith("rem ")).allSatisfy(line -> {
            // What is left outside of quotes must not be a path.
            String outside = line.replaceAll("\"[^\"]*\"", "");
            assertThat(outside).doesNotContain("%java%", "%home%", "%cache%", "%JAVA_HOME%", "%jdk%", "%release%");
        });
    }

    @Test
    void theWindowsScriptTakesAJavaHomeInQuotesAndAsksJavaForItsVersionOnlyWithoutAReleaseFile() throws IOException {
        List<String> lines = Files.readAllLines(SCRIPTS.resolve("yomi.cmd"));
        assertThat(lines).contains("set \"jdk=%JAVA_HOME:\"=%\"");
        assertThat(lines.indexOf(":release")).isLessThan(lines.indexOf(":ask"));
        assertThat(lines)
                .as("a command of for /f that begins with a quoted path is read in more than one way")
                .filteredOn(line -> line.startsWith("for /f") && line.contains("('"))
                .singleElement()
                .asString()
                .contains("('java.exe -version 2^>^&1')");
        assertThat(lines).contains("set \"PATH=%jdk%\\bin;%PATH%\"");
    }

    @Test
    void theWindowsScriptJumpsOnlyToItsLabelsAndHasNoBlocks() throws IOException {
        List<String> lines = Files.readAllLines(SCRIPTS.resolve("yomi.cmd"));
        Matcher jump = Pattern.compile("(?:goto |call :)(\\w+)").matcher(String.join("\n", lines));
        while (jump.find()) {
            assertThat(lines).contains(":" + jump.group(1));
        }
        assertThat(lines).as("a path with ')' would end a block").noneMatch(line -> line.endsWith("("));
    }
}
