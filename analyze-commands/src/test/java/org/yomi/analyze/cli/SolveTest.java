package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One question about one game, by {@code yomi solve}. */
class SolveTest extends ProgramCalls {
    @Test
    void anAnswerIsWrittenAsAGame() throws IOException {
        Path sgf = directory.resolve("answer.sgf");
        assertThat(run("", "solve", write("atari.sgf", ATARI), "--move", "1", "capture(D4)", "--sgf", sgf.toString()))
                .isZero();
        assertThat(out()).isEqualTo("Won D3\n");
        assertThat(Files.readString(sgf)).contains("MA[dd]", "PL[B]", ";B[de]");
    }

    @Test
    void aQuestionThatTakesLongShowsHowFarItIsOnATerminalOnly() throws IOException {
        String game = write("runner.sgf", "(;SZ[19]AW[jj]PL[B])");
        String picture = directory.resolve("a.svg").toString();
        String[] solve = {"solve", game, "capture(K10)", "--seconds", "1.5"};
        String[] draw = {"draw", game, "--goal", "capture(K10)", "--seconds", "1.5", "-o", picture};
        run("", solve);
        assertThat(err()).isEmpty();
        watched = true;
        for (String[] call : List.of(draw, solve)) {
            run("", call);
            assertThat(err())
                    .startsWith("\rcapture(K10), black first, ")
                    .contains(" nodes")
                    .endsWith(" \r");
        }
        assertThat(out()).isEqualTo("Unknown time\n");
    }

    @Test
    void aGameWithoutItsLastParenthesisIsReadWithAWarning() throws IOException {
        String game = write("atari.sgf", ATARI.replace(")", ""));
        assertThat(run("", "solve", game, "--move", "1", "capture(D4)")).isZero();
        assertThat(out()).isEqualTo("Won D3\n");
        assertThat(err())
                .isEqualTo("yomi: " + game + ": the game tree opened at line 1, column 1 ends without its last ')'\n");
    }

    @Test
    void anAnswerIsNotWrittenOverItsGame() throws IOException {
        String game = write("atari.sgf", ATARI);
        assertThat(run("", "solve", game, "--move", "1", "capture(D4)", "--sgf", game))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("--sgf needs a file to write, but " + game + " is the game itself");
        assertThat(Path.of(game)).hasContent(ATARI.strip());
    }

    @Test
    void manyAnswersAreNotWrittenAsOneGame() throws IOException {
        assertThat(run("", "solve", "--goal", "capture(D4)", write("atari.sgf", ATARI), "--sgf", "x.sgf"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("--sgf is for one question");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    --nodes abc   ; capture(D4) ; --nodes must be a whole number from 1 to 2147483647, got 'abc'
                    --nodes 3000000000 ; capture(D4) ; --nodes must be a whole number from 1 to 2147483647, got '3000000000'
                    --seconds -1  ; capture(D4) ; --seconds must be a number of seconds, 0.001 to 1000000, got '-1'
                    --move 2147483648 ; capture(D4) ; --move must be a whole number from 1 to 2147483647, got '2147483648'
                    --threads 0   ; capture(D4) ; --threads must be a whole number of at least 1, got '0'
                    --color red   ; capture(D4) ; --color must be b or w, got 'red'
                    --color w     ; '# x'       ; a goal has no comment, got '# x'
                    --status      ; 'capture(D4) # x' ; a goal has no comment, got 'capture(D4) # x'
                    --color w     ; ' '         ; the goal is empty: it must be something like 'capture(D4)'
                    --color w     ; capture(G9) ; goal, column 9: expected a vertex from A1 to G7, found 'G9'
                    """)
    void whatIsWrongWithAQuestionIsSaidInTheWordsOfTheCommandLine(String options, String goal, String reason)
            throws IOException {
        List<String> args = new ArrayList<>(List.of("solve", write("atari.sgf", ATARI), goal));
        args.addAll(List.of(options.split(" +")));
        assertThat(run("", args.toArray(String[]::new))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).isEqualTo("yomi: " + reason + "\nTry: yomi solve --help\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    --move 1           ; capture(D4)           ; Won D3        ; 0
                    --move 1           ; capture(D4) escape(5) ; Won D3        ; 0
                    --move 1           ; live(D4)              ; Lost D3       ; 0
                    --color w --move 1 --nodes 1 ; live(D4)    ; Unknown nodes ; 1
                    --status --move 1  ; capture(D4) escape(2) ; unsettled black D3 white D3 escape(2) ; 0
                    --status --move 1 --threads 1 ; capture(D4) escape(2) ; unsettled black D3 white D3 escape(2) ; 0
                    --status --move 1 --nodes 1 ; live(C4)     ; unknown black Unknown nodes white Unknown nodes ; 1
                    """)
    void solveAnswersInOneLine(String options, String goal, String answer, int status) throws IOException {
        List<String> args = new ArrayList<>(List.of("solve", write("atari.sgf", ATARI)));
        args.addAll(List.of(options.split(" ")));
        args.addAll(List.of(goal.split(" ")));
        assertThat(run("", args.toArray(String[]::new))).as(err()).isEqualTo(status);
        assertThat(out()).isEqualTo(answer + System.lineSeparator());
    }

    @Test
    void solveSaysWhatTheEngineRefuses() throws IOException {
        String file = write("atari.sgf", ATARI);
        assertThat(run("", "solve", file, "capture(A1)")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("A1 is empty");
        assertThat(run("", "solve", file, "--color", "red", "capture(D4)")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("red");
        assertThat(run("", "solve", file, "--status", "--color", "b", "capture(D4)"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("leave out --color");
    }

    @Test
    void solveSaysThatTheFileComesFirst() {
        assertThat(run("", "solve", "capture(D4)", "a.SGF")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: the file comes before the goal: yomi solve FILE.sgf 'capture(D4)'\n");
    }

    @Test
    void aMoveThatTheGameDoesNotHaveIsRefused() throws IOException {
        String file = write("a.sgf", "(;SZ[9];B[aa];W[bb])");
        assertThat(run("", "solve", file, "--move", "4", "capture(A9)")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("a.sgf: there is no move 4, the game has 2 moves");
        assertThat(run(
                        "",
                        "draw",
                        file,
                        "--move",
                        "3",
                        "-o",
                        directory.resolve("a.svg").toString()))
                .as("behind the last")
                .isZero();
    }

    @Test
    void solveNeedsAPosition() throws IOException {
        assertThat(run("", "solve", write("bad.sgf", "no game"), "capture(D4)")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("bad.sgf");
        assertThat(run("", "solve", "--move", "0", write("a.sgf", ATARI), "x")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("--move must be a whole number from 1 to 2147483647, got '0'");
    }
}
