package org.yomi.analyze.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.gtp.client.ExpectEngine;
import org.yomi.gtp.session.LineHandler;

class ScriptRunnerTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    Won D4 ; [Won D4]        ; PASS
                    Won D4 ; [Won (D4|E5)]   ; PASS
                    Won D4 ; [Won]           ; FAIL
                    Won D4 ; [Lost]          ; FAIL
                    Won D4 ; [!Lost]         ; PASS
                    Won D4 ; [!Won.*]        ; FAIL
                    Won D4 ; [Lost]*         ; KNOWN_FAIL
                    Won D4 ; [Won D4]*       ; UNEXPECTED_PASS
                    Won D4 ; [!Won D4]*      ; KNOWN_FAIL
                    A1 [B2]; [A1 \\[B2\\]]   ; PASS
                    ''     ; []              ; PASS
                    12345  ; [0]&            ; IGNORED
                    Won D4 ; [Won D4]* # #17 ; UNEXPECTED_PASS
                    A1 [B2]; [A1 \\[B2\\]] # x; PASS
                    Won D4 ; [Won D4         ; PASS
                    Won D4 ; [?Won D4]       ; FAIL
                    Won D4 ; [?.*]*          ; KNOWN_FAIL
                    """)
    void aReplyPassesIfAllOfItMatches(String reply, String expectation, Outcome outcome) {
        ExpectEngine engine = new ExpectEngine().expect("10 ask", reply);
        Script script = Script.parse("s", "10 ask\n#? " + expectation + "\n");
        assertThat(run(script, engine)).extracting(Verdict::outcome).containsExactly(outcome);
    }

    @Test
    void aPatternThatNeedsTooMuchStackIsAnErrorAndTheScriptGoesOn() {
        ExpectEngine engine =
                new ExpectEngine().expect("10 ask", "x".repeat(1_000_000)).expect("20 ask", "y");
        Script script = Script.parse("s", "10 ask\n#? [(.|\\n)*]\n20 ask\n#? [y]");
        List<Verdict> verdicts = run(script, engine);
        assertThat(verdicts).extracting(Verdict::outcome).containsExactly(Outcome.ERROR, Outcome.PASS);
        assertThat(verdicts.get(0).got()).startsWith("the pattern needs too much stack");
    }

    @Test
    void aNumberedCommandMayHaveAnyCharacterBehindItsNumber() {
        assertThat(Script.parse("s", "10 ask \u0085x\n#? [x]").hasTests()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "[.*], FAIL",
        "[!x], FAIL",
        "[no stone there], FAIL",
        "[.*]*, FAIL",
        "[x]&, IGNORED",
        "[?no stone.*], PASS",
        "[?], FAIL",
        "[?illegal.*], FAIL",
        "[?illegal.*]*, KNOWN_FAIL",
        "[?no .*]*, UNEXPECTED_PASS"
    })
    void aFailurePassesOnlyWhereOneIsExpected(String expectation, Outcome outcome) {
        ExpectEngine engine = new ExpectEngine().expectAndFail("10 ask", "no stone there");
        Script script = Script.parse("s", "10 ask\n#? " + expectation);
        assertThat(run(script, engine))
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("millis")
                .containsExactly(new Verdict(1, "10 ask", expectation, "? no stone there", outcome, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "unknown nodes, [1 D4]*, KNOWN_FAIL",
        "unknown time, [0]*, KNOWN_FAIL",
        "unknown nodes, [1 D4], FAIL",
        "unknown command, [1 D4]*, FAIL",
        "unknown command, [?no stone.*]*, FAIL",
        "unknown command, [?unknown command], PASS",
        "no command after the id, [1 D4]*, FAIL"
    })
    void onlyWhatIsNotFoundOutIsAFailureThatMayBeKnown(String failure, String expectation, Outcome outcome) {
        ExpectEngine engine = new ExpectEngine().expectAndFail("10 ask", failure);
        Script script = Script.parse("s", "10 ask\n#? " + expectation);
        assertThat(run(script, engine)).extracting(Verdict::outcome).containsExactly(outcome);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            internal error: NullPointerException; [x]*
            internal error: NullPointerException; [?.*]
            internal error: NullPointerException; [x]&
            out of memory: it takes more than the 256 MB that Java may use; [x]*
            out of memory: it takes more than the 256 MB that Java may use; [?.*]
            """)
    void aCommandThatBreaksIsAnErrorWhateverIsExpected(String failure, String expectation) {
        ExpectEngine engine = new ExpectEngine().expectAndFail("10 ask", failure);
        Script script = Script.parse("s", "10 ask\n#? " + expectation);
        assertThat(run(script, engine)).extracting(Verdict::outcome).containsExactly(Outcome.ERROR);
    }

    @Test
    void aCommandThatIsNoTestHasToSucceed() {
        ExpectEngine engine = new ExpectEngine()
                .expect("boardsize 9", "")
                .expectAndFail("play b I9", "no such vertex")
                .expectAndFail("10 ask", "what?");
        Script script = Script.parse("s", "# set up\nboardsize 9\n\nplay b I9\n10 ask\n");
        assertThat(run(script, engine))
                .extracting(Verdict::outcome)
                .containsExactly(Outcome.DONE, Outcome.ERROR, Outcome.ERROR);
        engine.assertFinished();
    }

    @Test
    void repliesOfSeveralLinesMatchAsAWhole() {
        ExpectEngine engine = new ExpectEngine().expect("10 ask", "A1\nB2");
        Script script = Script.parse("s", "10 ask\n\n# about two lines\n#? [A1.B2]");
        assertThat(run(script, engine)).extracting(Verdict::outcome).containsExactly(Outcome.PASS);
    }

    @Test
    void anExpectationIsAboutTheLastNumberedCommand() {
        ExpectEngine engine =
                new ExpectEngine().expect("trymove", "").expect("10 ask", "A1").expect("popgo", "");
        Script script = Script.parse("s", "trymove\n10 ask\npopgo\n#? [A1]");
        assertThat(run(script, engine))
                .extracting(Verdict::outcome)
                .containsExactly(Outcome.DONE, Outcome.PASS, Outcome.DONE);
    }

    @Test
    void whatFollowsTheEndOfTheSessionIsAnError() {
        ExpectEngine engine = new ExpectEngine().expectAndEnd("quit");
        List<Verdict> verdicts = run(Script.parse("s", "quit\n10 ask\n#? [x]\n20 ask\n"), engine);
        assertThat(verdicts).extracting(Verdict::outcome).containsExactly(Outcome.DONE, Outcome.ERROR, Outcome.ERROR);
    }

    @Test
    void anEngineThatDoesNotReplyIsAnError() {
        Script script = Script.parse("s", "10 ask\n#? [x]");
        assertThat(run(script, (line, around) -> org.yomi.gtp.session.Outcome.NOTHING))
                .extracting(Verdict::outcome)
                .containsExactly(Outcome.ERROR);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#? [x]",
                "boardsize 9\n#? [x]",
                "10 ask\n#? [x]\n#? [y]",
                "10 ask\n#? x",
                "10 ask\n#? [(]",
                "10 ask\n#? [x]?",
                "10 ask\n#? [x] y",
                "10 ask\n#? [x]& y",
                "10 ask\n#? [x]&# y",
                "10 ask\n#? [!?x]"
            })
    void brokenScriptsAreRefusedWithTheLine(String text) {
        long lines = text.lines().count();
        assertThatThrownBy(() -> Script.parse("bad.tst", text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("bad.tst, line " + lines + ": ");
    }

    @Test
    void whatMayFollowTheBracketIsNamed() {
        assertThatThrownBy(() -> Script.parse("bad.tst", "10 ask\n#? [x]& y"))
                .hasMessage("bad.tst, line 2: expected #? [regex], [!regex] or [?regex], then nothing, * or &, then"
                        + " nothing or a comment behind ' #'; got: [x]& y");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 ask\n# ? [x]",
                "10 ask\n# ?",
                "10 ask\n# ? x",
                "10 ask\n##? [x]",
                "10 ask\n# #? [x]*",
                "10 ask\n# [x]",
                "10 ask\n#/ [x]& # why",
                "10 ask\n\npopgo\n# ? [x]\n20 ask\n#? [x]",
                "10 ask #? [x]",
                "10 ask\n#? [x"
            })
    void aLineThatMayBeMeantForAnExpectationIsInDoubt(String text) {
        List<String> lines = text.lines().toList();
        int number = 1;
        while (!lines.get(number - 1).contains("#")) {
            number++;
        }
        assertThat(Script.parse("s", text).doubts()).singleElement().asString().startsWith("line " + number + ": ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10 ask\n#? [x]",
                "10 ask\n#?[x]*",
                "10 ask\n # what now?\n# ??? unclear [see 20]",
                "10 ask\n# a mark such as #? [x]",
                "10 ask\n# ? [y]\n#? [x]",
                "10 ask\n#? [x]\n#20 ask\n##? [x]",
                "# ? [x]\nask\n# ? [x]",
                "10 ask # what? [x] or y"
            })
    void proseAndTestsInCommentsAreInNoDoubt(String text) {
        assertThat(Script.parse("s", text).doubts()).isEmpty();
    }

    @Test
    void theTableCountsEachOutcomeAndTheTotal() {
        Report one = new Report("one.tst", verdicts(Outcome.DONE, Outcome.PASS, Outcome.PASS, Outcome.FAIL), 1250);
        Report two = new Report(
                "two.tst", verdicts(Outcome.KNOWN_FAIL, Outcome.UNEXPECTED_PASS, Outcome.ERROR, Outcome.PASS), 250);
        assertThat(Summary.table(List.of(one, two)).lines().map(row -> row.replaceAll(" +", " ")))
                .containsExactly(
                        "script tests passes fails known fails unexpected passes errors seconds",
                        "one.tst 3 2 1 0 0 0 1.25",
                        "two.tst 3 1 0 1 1 1 0.25",
                        "total 6 3 1 1 1 1 1.50");
    }

    @Test
    void whatIsIgnoredIsNoTest() {
        Report report = new Report("s", verdicts(Outcome.IGNORED, Outcome.PASS), 0);
        assertThat(report.tests()).isEqualTo(1);
        assertThat(report.judged()).extracting(Verdict::outcome).containsExactly(Outcome.PASS);
    }

    @Test
    void theSlowestTestsStandFirst() {
        Report one = new Report("one.tst", List.of(timed("10 a", 20), timed("20 b", 1500)), 0);
        Report two = new Report("two.tst", List.of(timed("10 c", 700)), 0);
        assertThat(Summary.slowest(List.of(one, two), 2).lines())
                .containsExactly(
                        "slowest tests, in seconds:", "  1.50  one.tst, line 1: 20 b", "  0.70  two.tst, line 1: 10 c");
        assertThat(Summary.slowest(List.of(one, two), 0)).isEmpty();
    }

    private static Verdict timed(String command, long millis) {
        return new Verdict(1, command, "[x]", "x", Outcome.PASS, millis);
    }

    @Test
    void scriptsInLatin1AreReadToo(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("old.tst");
        Files.write(file, "# G\u00f6ran\n10 ask\n#? [x]\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(Script.read(file).size()).isEqualTo(1);
    }

    private static List<Verdict> verdicts(Outcome... outcomes) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            verdicts.add(new Verdict(1, "10 ask", "[x]", "y", outcome, 0));
        }
        return verdicts;
    }

    private static List<Verdict> run(Script script, LineHandler engine) {
        List<Verdict> heard = new ArrayList<>();
        Report report = new ScriptRunner(() -> engine, ScriptRunner.ENDLESS).run(script, heard::add);
        assertThat(heard).isEqualTo(report.verdicts());
        return heard;
    }
}
