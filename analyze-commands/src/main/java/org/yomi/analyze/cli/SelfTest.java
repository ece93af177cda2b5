package org.yomi.analyze.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.yomi.analyze.Yomi;
import org.yomi.analyze.draw.DiagramBuilder;
import org.yomi.analyze.draw.PngWriter;
import org.yomi.analyze.regress.Report;
import org.yomi.analyze.regress.Script;
import org.yomi.analyze.regress.ScriptRunner;
import org.yomi.analyze.regress.Summary;

/** {@code yomi --selftest}: finds out whether Yomi can work here, and says in plain words what is wrong if not. */
final class SelfTest {
    private static final int OLDEST_JAVA = 17;
    private static final long LEAST_MEGABYTES = 256;
    private static final String POSITION = "selftest.tst";

    /** What both frontends send before their user does anything. */
    private static final String ATTACH = """
            name
            protocol_version
            version
            list_commands
            gogui-version 1.6.0
            gogui-analyze_commands
            boardsize 9
            clear_board
            komi 6.5
            set_free_handicap C3 D4
            play W E5
            gogui-title
            analyze B 50
            quit
            """;

    private final PrintStream out;
    private boolean allWell = true;

    SelfTest(PrintStream out) {
        this.out = out;
    }

    /**
     * Runs all checks.
     *
     * @return {@link ExitStatus#OK} or {@link ExitStatus#TROUBLE}
     */
    int run() {
        checkJava();
        checkMemory();
        checkStdout();
        checkAttach();
        checkSolver();
        checkPictures();
        print(allWell ? "Yomi can work here." : "Yomi cannot work well here: see what is marked BAD.");
        Installation.find().ifPresent(installation -> installation.advice().forEach(this::print));
        return allWell ? ExitStatus.OK : ExitStatus.TROUBLE;
    }

    private void checkJava() {
        Runtime.Version version = Runtime.version();
        report(version.feature() >= OLDEST_JAVA, "Java " + version, "Yomi needs Java " + OLDEST_JAVA + " or newer");
    }

    private void checkMemory() {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        report(
                megabytes >= LEAST_MEGABYTES,
                "memory: up to " + megabytes + " MB",
                "give it at least " + LEAST_MEGABYTES + " MB: set YOMI_JAVA_OPTS=-Xmx1g");
    }

    private void checkStdout() {
        String expected = "= " + Yomi.NAME + "\n\n= \n\n";
        try {
            ChildEngine.Answer answer = ChildEngine.ask("name\nquit\n");
            report(
                    answer.stdout().equals(expected),
                    "a new Yomi answers in " + answer.millis() + " ms",
                    "something else prints on stdout, which frontends take for a reply:\n"
                            + answer.stdout().strip());
        } catch (IOException e) {
            report(false, "a new Yomi", "it did not answer: " + e.getMessage());
        }
    }

    private void checkAttach() {
        String found = "it answers what GoGui and Sabaki send first";
        try {
            String refused = ChildEngine.ask(ATTACH)
                    .stdout()
                    .lines()
                    .filter(line -> line.startsWith("?"))
                    .collect(Collectors.joining("\n"));
            report(refused.isEmpty(), found, "it refuses some of it:\n" + refused);
        } catch (IOException e) {
            report(false, found, "it did not answer: " + e.getMessage());
        }
    }

    /** Some packages of Java have no fonts or no AWT; only {@code yomi draw} to PNG needs them. */
    private void checkPictures() {
        try {
            PngWriter.png(new DiagramBuilder(2, 2).diagram());
            print("ok   it draws PNG pictures");
        } catch (RuntimeException | LinkageError e) {
            print("note this Java cannot draw PNG pictures (" + e + "); SVG works");
        }
    }

    private void checkSolver() {
        try (InputStream resource = SelfTest.class.getResourceAsStream(POSITION)) {
            if (resource == null) {
                throw new IOException(POSITION + " is missing in the program");
            }
            String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            Report report = new ScriptRunner(() -> Engine.quiet(Path.of("")), ScriptRunner.ENDLESS)
                    .run(Script.parse(POSITION, text), verdict -> {});
            String wrong = report.verdicts().stream()
                    .filter(verdict -> !verdict.outcome().isExpected())
                    .map(verdict -> Summary.result(POSITION, verdict))
                    .collect(Collectors.joining());
            String found = "it read " + report.tests() + " questions in " + report.millis() + " ms";
            report(wrong.isEmpty(), found, "some answers are wrong:\n" + wrong.strip());
        } catch (IOException e) {
            report(false, "reading", "the questions cannot be read: " + e.getMessage());
        }
    }

    /** Like GTP's replies, lines end the same way on every system. */
    private void print(String line) {
        out.print(line + "\n");
    }

    private void report(boolean good, String found, String remedy) {
        print(good ? "ok   " + found : "BAD  " + found + "; " + remedy);
        allWell &= good;
    }
}
