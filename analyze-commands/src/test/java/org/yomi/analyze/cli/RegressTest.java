package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sub-command {@code regress}. */
class RegressTest extends ProgramCalls {
    @Test
    void theScriptThatRegressProposesIsThere() {
        assertThat(run("", "regress")).isEqualTo(ExitStatus.TROUBLE);
        Matcher script = Pattern.compile("such as (\\S+)").matcher(err());
        assertThat(script.find()).isTrue();
        assertThat(Path.of("..").resolve(script.group(1))).isRegularFile();
    }

    @Test
    void aScriptWhoseExpectationsAreAllIgnoredIsNamed() throws IOException {
        String script = write("ignored.tst", "10 name\n#? [Yomi]&\n20 version\n#? [0]& # for now\n");
        assertThat(run("", "regress", script)).isZero();
        assertThat(lastRow()).startsWith("total 0 ");
        assertThat(err()).contains(script + " has no test");
    }

    @Test
    void regressFindsFilesBesideTheScript() throws IOException {
        write("atari.sgf", ATARI);
        String script = write("atari.tst", "loadsgf atari.sgf 1\n10 play w D3\n#? []\n20 name\n#? [Fuego]*\n");
        assertThat(run("", "regress", script)).isZero();
        assertThat(lastRow()).startsWith("total 2 1 0 1 0 0 ");
    }

    @Test
    void regressTellsAFailedTestFromAnError() throws IOException {
        String failing = write("failing.tst", "10 name\n#? [Fuego]\n");
        String broken = write("broken.tst", "nonsense\n");
        assertThat(run("", "regress", failing)).isEqualTo(ExitStatus.NO);
        assertThat(out()).contains("FAIL: ", "line 1: 10 name", "expected [Fuego]", "got      Yomi");
        assertThat(run("", "regress", failing, broken)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).contains("ERROR: ");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsNamedOnce() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        assertThat(run("", "regress", "--xml", "/dev/full", script)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: cannot write the file /dev/full: ").containsOnlyOnce("/dev/full");
    }

    @Test
    void aScriptMayBeginWithAByteOrderMark() throws IOException {
        String script = write("marked.tst", "\uFEFF# a comment\n10 name\n#? [Yomi]\n");
        assertThat(run("", "regress", script)).isZero();
    }

    @Test
    void aScriptWithoutTestsIsNamed() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        String cut = write("cut.tst", "# a comment\n10 name\n");
        String empty = write("empty.tst", "");
        assertThat(run("", "regress", empty, script, cut)).isZero();
        assertThat(err())
                .isEqualTo("yomi: " + empty + " has no test: no line #? [regex] without & is in it\n" + "yomi: " + cut
                        + " has no test: no line #? [regex] without & is in it\n");
    }

    @Test
    void aCommentThatLooksLikeAnExpectationIsNamed() throws IOException {
        String script = write("slip.tst", "# ? what is this\n10 name\n# ? [Fuego]\n20 name\n#? [Yomi]\n");
        assertThat(run("", "regress", script)).isZero();
        assertThat(err())
                .isEqualTo("yomi: " + script + ", line 3: a comment, so that the command of line 2 is no test; an"
                        + " expectation is a line #? [regex], got: # ? [Fuego]\n");
    }

    @Test
    void aSlipInACommandIsNoKnownFail() throws IOException {
        String script = write("slip.tst", "boardsize 5\n10 atack A1\n#? [1 A2]*\n20 attack A1\n#? [1 A2]*\n");
        assertThat(run("", "regress", script)).isEqualTo(ExitStatus.NO);
        assertThat(out()).contains("got      ? unknown command", "A1 is empty");
        assertThat(lastRow()).startsWith("total 2 0 2 0 0 0 ");
    }

    @Test
    void aTestHasOnePattern() throws IOException {
        String script = write("two.tst", "10 name\n#? [Yomi]\n#? [Fuego]\n");
        assertThat(run("", "regress", script)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("two.tst, line 3: the command of line 1 has its #? already; patterns can be joined");
    }

    @Test
    void aPatternBehindACommandWithoutNumberSaysSo() throws IOException {
        String script = write("plain.tst", "10 name\n#? [Yomi]\n+20 name\n#? [Yomi]\n");
        assertThat(run("", "regress", script)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err())
                .contains("plain.tst, line 4: the command of line 1 has its #? already; that of line 3 has no number");
    }

    @Test
    void regressWritesTheSummaryToAFile() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        Path summary = directory.resolve("summary.txt");
        assertThat(run("", "regress", "--verbose", "--output", summary.toString(), script))
                .isZero();
        assertThat(out()).contains("pass: ").endsWith(Files.readString(summary));
    }

    @Test
    void aBrokenScriptIsNamedWithItsLineAndNothingRuns() throws IOException {
        String good = write("name.tst", "10 name\n#? [Yomi]\n");
        String broken = write("broken.tst", "10 name\n\n#? [(]\n");
        assertThat(run("", "regress", good, broken)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("broken.tst, line 3: broken regular expression [(]");
        assertThat(out()).isEmpty();
    }

    @Test
    void regressPrintsTheSameWithSeveralJobs() throws IOException {
        write("atari.sgf", ATARI);
        List<String> args = new ArrayList<>(List.of("regress", "--verbose", "--slowest", "0", "--jobs", "1"));
        for (int i = 0; i < 4; i++) {
            args.add(write(i + ".tst", "loadsgf atari.sgf 1\n10 yomi-solve b capture(D4)\n#? [Won]\n20 name\n"));
        }
        assertThat(run("", args.toArray(String[]::new))).isEqualTo(ExitStatus.NO);
        String alone = out().replaceAll(" +\\d+[.]\\d+", "");
        args.set(5, "3");
        assertThat(run("", args.toArray(String[]::new))).isEqualTo(ExitStatus.NO);
        assertThat(out().replaceAll(" +\\d+[.]\\d+", "")).isEqualTo(alone);
    }

    @Test
    void regressFailsATestThatTakesTooLongAndGoesOn() throws IOException {
        String script = write(
                "slow.tst",
                "boardsize 19\nplay w K10\nyomi-param seconds 100\n"
                        + "10 yomi-solve b capture(K10)\n#? [!x]\n20 name\n#? [Yomi]\n");
        assertThat(run("", "regress", "--timeout", "0.3", script)).isEqualTo(ExitStatus.NO);
        assertThat(out()).contains("got      timeout after 0.3 s, then: Unknown cancelled");
        assertThat(lastRow()).startsWith("total 2 1 1 0 0 0 ");
    }

    /** Of two tests the second passes. */
    private static final String ONE_OF_TWO = "10 name\n#? [Fuego]\n20 protocol_version\n#? [2]\n";

    /** The XML of a run that has a failure. */
    private String earlierRun(String script) {
        String xml = directory.resolve("run.xml").toString();
        assertThat(run("", "regress", "--xml", xml, script)).isEqualTo(ExitStatus.NO);
        return xml;
    }

    @Test
    void regressComparesWithTheXmlOfAnEarlierRun() throws IOException {
        String script = write("name.tst", ONE_OF_TWO);
        String xml = earlierRun(script);
        write("name.tst", "10 name\n#? [Yomi]\n20 protocol_version\n#? [1]*\n");
        assertThat(run("", "regress", "--baseline", xml, script)).isZero();
        assertThat(out()).contains("compared with " + xml, "better  1", "worse   1", "slower  0");
        assertThat(run("", "regress", "--baseline", script, script)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("name.tst: it is no JUnit XML of yomi regress");
    }

    @Test
    void aBaselineIsOfTheSameScriptByWhateverPath() throws IOException {
        String script = write("name.tst", ONE_OF_TWO);
        String xml = earlierRun(script);
        write("name.tst", "10 name\n#? [Yomi]\n");
        String again = directory.resolve("./name.tst").toString();
        assertThat(run("", "regress", "--baseline", xml, again)).isZero();
        assertThat(out()).contains("better  1\n  " + again + ": 10 name\n", "new     0\ngone    1\n");
        String relative =
                Path.of("").toAbsolutePath().relativize(Path.of(script)).toString();
        assertThat(run("", "regress", "--baseline", xml, relative)).isZero();
        assertThat(out()).contains("better  1\n  " + relative + ": 10 name\n", "new     0\ngone    1\n");
    }

    /** As where a shell puts the first script in the place of a name that was forgotten. */
    @ParameterizedTest
    @ValueSource(strings = {"--xml", "--output"})
    void regressDoesNotWriteOverAScript(String option) throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        String other = write("version.tst", "10 protocol_version\n#? [2]\n");
        String unusual = write("unusual.txt", "10 name\n#? [Yomi]\n");
        assertThat(run("", "regress", option, script, other)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(option + " needs a file to write, but " + script + " is a script");
        assertThat(run("", "regress", other, unusual, option, unusual)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(unusual + " is a script");
        assertThat(Path.of(script)).hasContent("10 name\n#? [Yomi]");
        assertThat(Path.of(unusual)).hasContent("10 name\n#? [Yomi]");
    }

    @Test
    void regressDoesNotWriteTwoThingsToOneFile() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        String file = directory.resolve("out").toString();
        String same = directory.resolve("./out").toString();
        assertThat(run("", "regress", script, "--xml", file, "-o", same)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("--output and --xml need two files, got " + file + " for both");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void regressMayWriteAllToADevice() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        assertThat(run("", "regress", script, "--xml", "/dev/null", "-o", "/dev/null"))
                .isZero();
    }

    @Test
    void onlyAnXmlTakesThePlaceOfTheBaseline() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        String file = directory.resolve("run.xml").toString();
        assertThat(run("", "regress", script, "--xml", file)).isZero();
        assertThat(run("", "regress", script, "--baseline", file, "-o", file)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("--output and --baseline need two files, got " + file + " for both");
        assertThat(run("", "regress", script, "--baseline", file, "--xml", file))
                .isZero();
    }

    @Test
    void regressShowsProgressOnATerminalOnly() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        assertThat(run("", "regress", script)).isZero();
        assertThat(err()).isEmpty();
        watched = true;
        assertThat(run("", "regress", script)).isZero();
        assertThat(err())
                .contains("\r1 of 1 commands, 0 unexpected", "name.tst, line 1")
                .endsWith(" \r");
        assertThat(out()).doesNotContain("1 of 1");
    }

    private String lastRow() {
        return out().lines().reduce((a, b) -> b).orElse("").replaceAll(" +", " ");
    }
}
