package org.yomi.analyze.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class JUnitXmlTest {
    private static final List<Verdict> VERDICTS = List.of(
            verdict("loadsgf a.sgf", Outcome.DONE, 10),
            verdict("1 pass", Outcome.PASS, 1234),
            verdict("2 fail\t\"<&>\"", Outcome.FAIL, 20),
            verdict("3 known", Outcome.KNOWN_FAIL, 30),
            verdict("4 better", Outcome.UNEXPECTED_PASS, 40),
            verdict("play \u0001 x", Outcome.ERROR, 50),
            verdict("5 nodes", Outcome.IGNORED, 60),
            verdict("1 pass", Outcome.FAIL, 70));

    @TempDir
    private Path directory;

    private static Verdict verdict(String command, Outcome outcome, long millis) {
        return new Verdict(7, command, "[x]", "got\n\u0002<it>", outcome, millis);
    }

    @Test
    void buildServersFindSuitesCasesAndCounts() throws Exception {
        Path file = write(VERDICTS);
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        Element suite = (Element) xml.getElementsByTagName("testsuite").item(0);
        assertThat(List.of("name", "tests", "failures", "errors", "skipped", "time"))
                .extracting(suite::getAttribute)
                .containsExactly("a.tst", "6", "2", "1", "1", "1.500");
        Element test = (Element) xml.getElementsByTagName("testcase").item(1);
        assertThat(List.of("name", "classname", "line", "time"))
                .extracting(test::getAttribute)
                .containsExactly("2 fail \"<&>\"", "a.tst", "7", "0.020");
        Element failure = (Element) test.getElementsByTagName("failure").item(0);
        assertThat(failure.getAttribute("message")).isEqualTo("FAIL: got ?<it>");
        assertThat(failure.getTextContent()).contains("expected [x]");
    }

    @Test
    void whatIsWrittenCanBeReadAgain() throws IOException {
        List<TestCase> read = JUnitXml.read(write(VERDICTS));
        assertThat(read)
                .extracting(test -> test.name().toString() + " " + test.passed() + " " + test.millis())
                .containsExactly(
                        "a.tst: 1 pass true 1234",
                        "a.tst: 2 fail \"<&>\" false 20",
                        "a.tst: 3 known false 30",
                        "a.tst: 4 better true 40",
                        "a.tst: play ? x false 50",
                        "a.tst: 1 pass (no. 2 of this name) false 70");
    }

    @Test
    void aLaterRunIsBetterWorseOrSlower() throws IOException {
        Comparison comparison = Comparison.with(write(List.of(
                verdict("1 same", Outcome.PASS, 100),
                verdict("2 won", Outcome.KNOWN_FAIL, 100),
                verdict("3 lost", Outcome.PASS, 100),
                verdict("4 slow", Outcome.PASS, 1000),
                verdict("5 gone", Outcome.PASS, 100),
                verdict("6 noise", Outcome.PASS, 10))));
        Report now = report(List.of(
                verdict("1 same", Outcome.PASS, 599),
                verdict("2 won", Outcome.UNEXPECTED_PASS, 100),
                verdict("3 lost", Outcome.FAIL, 100),
                verdict("4 slow", Outcome.PASS, 2000),
                verdict("6 noise", Outcome.PASS, 400),
                verdict("7 new", Outcome.FAIL, 100)));
        assertThat(comparison.of(List.of(now), true).lines())
                .containsExactly(
                        "better  1",
                        "  a.tst: 2 won",
                        "worse   1",
                        "  a.tst: 3 lost",
                        "slower  1",
                        "  a.tst: 4 slow, from 1.00 to 2.00 seconds",
                        "new     1",
                        "gone    1");
    }

    @Test
    void whatAnInterruptedRunDidNotReachIsNotGone() throws IOException {
        Comparison comparison = Comparison.with(
                write(List.of(verdict("1 same", Outcome.PASS, 100), verdict("2 later", Outcome.PASS, 100))));
        Report now = report(List.of(verdict("1 same", Outcome.PASS, 100)));
        assertThat(comparison.of(List.of(now), false).lines())
                .containsExactly("better  0", "worse   0", "slower  0", "new     0", "not run 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "script tests passes",
                "<foo/>",
                "<testsuites name='others'/>",
                "<foo name='yomi regress'><testcase name='a' classname='b' time='1'/></foo>",
                "<testsuites name='yomi regress'><testcase name='a' classname='b'/></testsuites>",
                "<testsuites name='yomi regress'><testcase name='a' classname='b' time='x'/></testsuites>",
                "<testsuites name='yomi regress'><testcase name='a' classname='b' time='1e2147483647'/></testsuites>",
                "<testsuites name='yomi regress'><testcase name='a' classname='b' time='1'>"
            })
    void otherFilesAreNoBaseline(String text) throws IOException {
        Path file = Files.writeString(directory.resolve("base.xml"), text);
        assertThatThrownBy(() -> Comparison.with(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it is no JUnit XML of yomi regress");
    }

    @Test
    void aFileOfBytesIsNoBaselineEitherAndNobodyElseComplains() throws IOException {
        Path file = Files.write(directory.resolve("base.xml"), new byte[] {(byte) 0xff, 1});
        PrintStream usual = System.err;
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        System.setErr(new PrintStream(complaints, true, StandardCharsets.UTF_8));
        try {
            assertThatThrownBy(() -> Comparison.with(file)).hasMessageContaining("it is no JUnit XML of yomi regress");
        } finally {
            System.setErr(usual);
        }
        assertThat(complaints.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aRunWithoutTestsIsABaseline() throws IOException {
        assertThat(JUnitXml.read(write(List.of()))).isEmpty();
    }

    private Path write(List<Verdict> verdicts) throws IOException {
        Path file = directory.resolve("run.xml");
        JUnitXml.write(List.of(report(verdicts)), file);
        return file;
    }

    private static Report report(List<Verdict> verdicts) {
        return new Report("a.tst", verdicts, 1500);
    }
}
