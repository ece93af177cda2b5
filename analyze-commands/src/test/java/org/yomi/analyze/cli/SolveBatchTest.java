package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class SolveBatchTest extends ProgramCalls {
    private static final String GOOD = "{\"size\":5,\"white\":[\"A1\"],\"black\":[\"A2\"],\"first\":\"black\"";
    private static final String EASY = GOOD + ",\"goal\":\"capture(A1)\"}\n";
    private static final String HARD = "{\"size\":19,\"white\":[\"K10\"],\"first\":\"b\",\"goal\":\"capture(K10)\"}\n";

    @Test
    void everyGameOfTheFilesGetsALine() throws IOException {
        String file = write("a.sgf", ATARI + ATARI);
        assertThat(run("", "solve", "--goal", "capture(D4)", "--move", "1", file, file))
                .isZero();
        assertThat(out().lines()).hasSize(4).allMatch(line -> line.contains("\"result\":\"Won\",\"move\":\"D3\""));
        assertThat(run("", "solve", "--goal=capture(D4)", "--move=1", "--color", "w", "--nodes", "9", file, "nix.sgf"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).contains("\"first\":\"white\"", "\"error\":\"there is no file nix.sgf\"");
    }

    @Test
    void aGameWithoutItsLastParenthesisIsReadWithAWarning() throws IOException {
        String game = write("atari.sgf", ATARI.replace(")", ""));
        assertThat(run("", "solve", "--goal", "capture(D4)", "--move", "1", game))
                .isZero();
        assertThat(out()).contains("\"result\":\"Won\",\"move\":\"D3\"");
        assertThat(err())
                .isEqualTo("yomi: " + game + ": the game tree opened at line 1, column 1 ends without its last ')'\n");
    }

    @Test
    void aGoalThatIsGivenTwiceIsNoFile() throws IOException {
        String file = write("a (1).sgf", ATARI);
        assertThat(run("", "solve", file, "capture(E5)", "--goal", "capture(D4)"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).isEmpty();
        assertThat(err())
                .startsWith("yomi: there is no file capture(E5); the goal is that of --goal, and all other words are"
                        + " files\n");
        assertThat(run("", "solve", "--goal", "capture(D4)", "--move", "1", file, "none (2).sgf"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).contains("\"result\":\"Won\"", "\"error\":\"there is no file none (2).sgf\"");
    }

    @Test
    void aGoalForNoPositionIsNamedOnceBeforeAnythingIsRead() {
        assertThat(run("", "solve", "--goal", "capture(D4", "none.sgf", "none.sgf"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).isEmpty();
        assertThat(err()).startsWith("yomi: --goal, column 11: expected ')', found the end\n");
        assertThat(run(EASY, "solve", "--goal", "captur(D4)", "-")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).isEmpty();
    }

    @Test
    void aStoneThatIsNotThereIsTheTroubleOfEachGame() throws IOException {
        String file = write("a.sgf", ATARI + ATARI);
        assertThat(run("", "solve", "--goal", "capture(A1) & capture(Z25)", file))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out().lines()).hasSize(2).allMatch(line -> line.contains("A1 is empty"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none (2)", "none(\0)", "live(\0)"})
    void aMissingNameWithABracketDoesNotEndAll(String missing) throws IOException {
        String file = write("good.sgf", ATARI);
        assertThat(run("", "solve", "--goal", "capture(D4)", "--move", "1", missing, file))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out().lines()).hasSize(2);
        assertThat(out()).contains("\"result\":\"Won\"", "\"error\":");
    }

    @Test
    @Tag("clock")
    void betweenAnswersItShowsHowFarAQuestionIsThatTakesLong() {
        watched = true;
        run(EASY + HARD, "solve", "-", "--seconds", "1.5", "--threads", "1");
        assertThat(err()).containsPattern("1 question answered, 0 of them unknown, 0 errors; reading, \\d+ nodes");
    }

    @Test
    void theFirstLineMayHaveAByteOrderMark() {
        assertThat(run("\uFEFF" + EASY, "solve", "-")).isZero();
    }

    @Test
    void anIdComesBackWhateverElseIsWrong() {
        assertThat(run("{\"size\":true,\"id\":39,\"goal\":\"capture(A1)\"}\n", "solve", "-"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(out()).isEqualTo("{\"line\":1,\"id\":39,\"error\":\"size must not be true\"}\n");
    }

    @Test
    @Tag("clock")
    void theExitStatusIsThatOfTheWorstAnswer() {
        assertThat(run(EASY, "solve", "-")).isZero();
        assertThat(run(EASY + HARD, "solve", "-", "--nodes", "100", "--threads", "1"))
                .isEqualTo(ExitStatus.NO);
        assertThat(run(HARD + "?\n" + EASY, "solve", "-", "--nodes", "100")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(out().lines()).hasSize(3);
        assertThat(run(GOOD + "}", "solve", "-", "--goal", "capture(A1)", "--seconds", "1.5"))
                .isZero();
        assertThat(run("", "solve", "-")).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --goal capture(D4)",
                "solve --goal capture(D4) --status x.sgf",
                "solve - --status",
                "solve - x.sgf",
                "solve - --move 3",
                "solve - --color red",
                "solve - --nodes 0",
                "solve - --seconds never",
                "solve - --threads 0",
                "solve --goal capture(D4) --move 0 x.sgf"
            })
    void wrongUsageIsTrouble(String arguments) {
        assertThat(run("", arguments.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: ").contains("--help");
        assertThat(out()).isEmpty();
    }

    @Test
    void whoAsksOneQuestionAndWaitsGetsItsAnswer() throws Exception {
        PipedOutputStream questions = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream();
        InputStream in = new PipedInputStream(questions);
        PrintStream toAsker = new PrintStream(new PipedOutputStream(answers), false, StandardCharsets.UTF_8);
        CompletableFuture<Integer> status = CompletableFuture.supplyAsync(
                () -> new Program(new Console(in, toAsker, toAsker, false)).run("solve", "-"));
        BufferedReader reader = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
        for (int i = 0; i < 3; i++) {
            questions.write(EASY.getBytes(StandardCharsets.UTF_8));
            questions.flush();
            assertThat(reader.readLine()).contains("\"result\":\"Won\"");
        }
        questions.close();
        assertThat(status.get()).isZero();
    }

    @Test
    void aReaderThatGoesAwayEndsTheRun() {
        assertThat(complaintOfOneWhoCannotWrite("?\n".repeat(100_000), "solve", "-"))
                .contains("stdout is closed");
    }

    @Test
    void anAnswerThatDoesNotArriveIsTrouble() throws IOException {
        String game = write("atari.sgf", ATARI);
        for (String[] call : List.<String[]>of(
                new String[] {"solve", game, "--move", "1", "capture(D4)"},
                new String[] {"solve", "--help"},
                new String[] {"count", "legal", "3", "3"},
                new String[] {"random-positions", "3", "3"},
                new String[] {"regress", write("a.tst", "1 name\n#? [Yomi]\n")})) {
            assertThat(complaintOfOneWhoCannotWrite("", call)).isEqualTo("yomi: stdout is closed or full\n");
        }
    }

    /** What a call says that ends in trouble, since nothing can be written to its stdout. */
    private static String complaintOfOneWhoCannotWrite(String input, String... call) {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream complaints = new PrintStream(err, true, StandardCharsets.UTF_8);
        Console console = new Console(in, new PrintStream(closed, false, StandardCharsets.UTF_8), complaints, false);
        assertThat(new Program(console).run(call)).isEqualTo(ExitStatus.TROUBLE);
        return err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
