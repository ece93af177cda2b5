package org.yomi.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.yomi.analyze.regress.Outcome;
import org.yomi.analyze.regress.Report;
import org.yomi.analyze.regress.Script;
import org.yomi.analyze.regress.ScriptRunner;
import org.yomi.analyze.regress.Summary;
import org.yomi.analyze.regress.Verdict;
import org.yomi.gtp.reply.LiveGfx;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;

/** The scripts in the folder {@code regression} beside the modules, each command of which is a test. */
@Tag("long")
class RegressionTest {
    private static final Path SCRIPTS = Path.of("..", "regression");

    @TestFactory
    Stream<DynamicNode> scripts() throws IOException {
        try (Stream<Path> files = Files.list(SCRIPTS)) {
            List<Path> scripts = files.filter(file -> file.toString().endsWith(".tst"))
                    .sorted()
                    .toList();
            assertThat(scripts).as("scripts in %s", SCRIPTS.toAbsolutePath()).isNotEmpty();
            return scripts.stream().map(RegressionTest::script);
        }
    }

    /** Run when the container is asked for its tests, one script after the other. */
    private static DynamicNode script(Path file) {
        return dynamicContainer(
                file.getFileName().toString(), file.toUri(), Stream.of(file).flatMap(RegressionTest::run));
    }

    private static Stream<DynamicNode> run(Path file) {
        try {
            LiveGfx live = new LiveGfx(OutputStream.nullOutputStream(), System::nanoTime);
            Script script = Script.read(file);
            Report report = new ScriptRunner(
                            () -> new Session(Yomi.registry("test", live, SCRIPTS), SessionListener.NONE),
                            ScriptRunner.ENDLESS)
                    .run(script, verdict -> {});
            Stream<DynamicNode> lines = Stream.of(
                    dynamicTest(
                            "no line in doubt",
                            () -> assertThat(script.doubts()).isEmpty()),
                    dynamicTest(
                            "no form that gogui-regress does not know",
                            () -> assertThat(Files.readString(file)).doesNotContain("#? [?")));
            return Stream.concat(
                    lines,
                    report.verdicts().stream()
                            .map(verdict -> dynamicTest(verdict.command(), () -> check(report.script(), verdict))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(String script, Verdict verdict) {
        String result = Summary.result(script, verdict);
        Assumptions.assumeFalse(verdict.outcome() == Outcome.KNOWN_FAIL, result);
        // An unexpected pass fails too, so that its * is taken away and the test keeps what was won.
        assertThat(verdict.outcome().isExpected()).as(result).isTrue();
    }
}
