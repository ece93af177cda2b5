package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sub-command {@code bench}. */
class BenchTest extends ProgramCalls {
    private static final String ATARI = "{\"id\":\"atari\",\"boardsize\":5,\"black\":[\"C4\",\"B3\",\"D3\"],"
            + "\"white\":[\"C3\"],\"command\":\"attack\",\"args\":[\"C3\"],\"mover\":\"black\"}\n";

    @Test
    void benchPrintsItsTables() throws IOException {
        String corpus = write("problems.jsonl", ATARI);
        assertThat(run("", "bench", "lambda", "--corpus", corpus, "--nodes", "100"))
                .as(err())
                .isZero();
        assertThat(out()).startsWith("problems: 1;").contains("lambda heuristic", "plain  full");
        assertThat(err()).as("progress is for a terminal").isEmpty();
    }

    @Test
    void benchWithoutACollectionTakesTheCapturesThatComeWithYomi() {
        assertThat(run("", "bench", "lambda", "--max", "2", "--nodes", "100")).isZero();
        assertThat(out()).startsWith("problems: 2;");
        assertThat(err()).isEqualTo("yomi: no --corpus, so these are the captures of examples/captures.jsonl\n");
    }

    @Test
    void benchShowsTheFormOfACollection() throws IOException {
        assertThat(run("", "bench", "--help")).isZero();
        Matcher example = Pattern.compile("[{].*[}]").matcher(out().replaceAll("\\s+", " "));
        assertThat(example.find()).isTrue();
        String corpus = write("example.jsonl", example.group() + "\n");
        assertThat(run("", "bench", "lambda", "--corpus", corpus)).as(err()).isZero();
        assertThat(out()).startsWith("problems: 1;").contains("plain  heuristic         1     1        0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '~', textBlock = """
                    SZ[9]AB[aa]                                ; , line 1: no JSON, column 1: Unrecognized token 'SZ'
                    {"command":"attack"                        ; , line 1: no JSON, column 20: Unexpected end-of-input: expected close marker for Object
                    {"command":"attack"} x                     ; , line 1: no JSON, column
                    {"command":"attack"} {}                    ; , line 1: one record a line
                    {"command":"attack","args":["D4"]}         ; , line 1: boardsize must be a number, got ''
                    {"command":"attack","args":["D4"],"boardsize":9,"mover":"black"} ; , line 1: capture(D4) escape(5): column 9: D4 is empty
                    {"command":"connect","args":["D4","E5"]}   ; has no line with the command attack or defend
                    """)
    void benchSaysWhatIsWrongWithACollection(String record, String reason) throws IOException {
        String corpus = write("problems.jsonl", record + "\n");
        assertThat(run("", "bench", "lambda", "--corpus", corpus)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: ").contains(corpus, reason).doesNotContain("Exception", "Source");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    bench            | bench needs the name of an experiment: yomi bench lambda [--corpus FILE]
                    bench foo        | there is no experiment 'foo'; there is lambda
                    bench lambda foo | 'foo' was not expected: yomi bench lambda [--corpus FILE]
                    """)
    void benchSaysWhichExperimentsThereAre(String words, String reason) {
        assertThat(run("", words.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: " + reason + "\n");
    }

    @Test
    void benchTakesTheSecondsThatOthersTake() throws IOException {
        String corpus = write("problems.jsonl", ATARI);
        assertThat(run("", "bench", "lambda", "--corpus", corpus, "--seconds", "0.5"))
                .as(err())
                .isZero();
        assertThat(run("", "bench", "lambda", "--corpus", corpus, "--seconds", "9223372036854775807"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: --seconds must be a number of seconds, 0.001 to 1000000, got ");
    }

    @Test
    void benchNamesAMissingCollection() {
        String missing = directory.resolve("none.jsonl").toString();
        assertThat(run("", "bench", "lambda", "--corpus", missing)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("there is no file " + missing);
        assertThat(out()).isEmpty();
    }
}
