package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramTest extends ProgramCalls {
    @Test
    void speaksGtpUnlessToldOtherwise() {
        assertThat(run("name\n7 protocol_version\nquit\nname\n")).isZero();
        assertThat(out()).isEqualTo("= Yomi\n\n=7 2\n\n= \n\n");
        assertThat(err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"9, J9, true", "9, K9, false", "5x7, E7, true", "5x7, F1, false"})
    void sizeSetsTheBoard(String size, String vertex, boolean onBoard) {
        assertThat(run("play b " + vertex + "\n", "--size", size)).isZero();
        assertThat(out().startsWith("= ")).isEqualTo(onBoard);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "9x", "1", "26", "9x9x9", "-9", "99999999999"})
    void otherSizesAreRefused(String size) {
        assertThat(run("name\n", "--size=" + size)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: --size").doesNotContain("?", "boardsize", "argument 1");
        assertThat(out()).isEmpty();
    }

    @Test
    void commandsOfTheFileRunFirstAndSayNothing() throws IOException {
        String file = write("first.gtp", "# begin\nboardsize 5\n\nplay b C3\n");
        assertThat(run("play w C3\n", "--gtp", file)).isZero();
        assertThat(out()).startsWith("? ").contains("C3");
    }

    @Test
    void theFileOfCommandsMayBeginWithAByteOrderMark() throws IOException {
        assertThat(run("play b F6\n", "--gtp", write("marked.gtp", "\uFEFFboardsize 5\r\nplay b C3\r\n")))
                .isZero();
        assertThat(out()).contains("5x5");
    }

    @Test
    void theFileOfCommandsMayHaveNamesInLatin1() throws IOException {
        Path file = Path.of(write("latin1.gtp", ""));
        Files.write(file, "# after J\u00f6rg\nboardsize 5\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(run("play b F6\n", "--gtp", file.toString())).isZero();
        assertThat(out()).contains("5x5");
    }

    @Test
    void aFailingCommandOfTheFileIsNamed() throws IOException {
        String file = write("first.gtp", "boardsize 5\nplay b Z9\n");
        assertThat(run("name\n", "--gtp", file)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err())
                .contains("first.gtp, line 2: 'play b Z9' failed: argument 2")
                .doesNotContain("?");
    }

    @Test
    void quitInTheFileEndsTheSession() throws IOException {
        assertThat(run("name\n", "--gtp", write("first.gtp", "quit\n"))).isZero();
        assertThat(out()).isEmpty();
    }

    @Test
    void aPictureIsNotWrittenOverItsGame() throws IOException {
        String game = write("atari.svg", ATARI);
        for (String output : List.of(game, directory + "/./atari.svg")) {
            assertThat(run("", "draw", game, "-o", output)).isEqualTo(ExitStatus.TROUBLE);
            assertThat(err()).contains("-o needs a file to write, but " + output + " is the game itself");
            assertThat(Path.of(game)).hasContent(ATARI);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    --goal capture(D4) --status a.sgf      ; --status is for one question: leave out --goal and -
                    --goal capture(D4) --sgf b.sgf a.sgf   ; --sgf is for one question: leave out --goal and -
                    --goal capture(D4) --status            ; --status is for one question: leave out --goal and -
                    - --status                             ; --status is for one question: leave out --goal and -
                    - --sgf b.sgf                          ; --sgf is for one question: leave out --goal and -
                    - --move 1                             ; - reads questions from stdin: leave out other files and --move
                    - a.sgf                                ; - reads questions from stdin: leave out other files and --move
                    a.sgf capture(D4) --status --color b   ; --status asks for either player to move first: leave out --color and --sgf
                    a.sgf capture(D4) --status --sgf b.sgf ; --status asks for either player to move first: leave out --color and --sgf
                    --goal capture(D4)                     ; --goal needs files, or - for questions on stdin: yomi solve --goal 'capture(D4)' FILE.sgf ...
                    """)
    void optionsThatExcludeEachOtherAreNamed(String arguments, String reason) {
        assertThat(run("", ("solve " + arguments).split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).isEqualTo("yomi: " + reason + "\nTry: yomi solve --help\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
                    --verison             ~ there is no option '--verison'; there are --gtp, --help, --log, --selftest, --size, --version
                    bench lambda --corps x~ there is no option '--corps'; there are --corpus, --help, --max, --nodes, --progress, --seconds
                    draw a.sgf -x         ~ there is no option '-x'; there are --color,
                    solve a.sgf --help=3  ~ --help takes no value
                    draw a.sgf --corps=x  ~ there is no option '--corps'; there are --color,
                    draw a.sgf -o         ~ --output needs a value: --output FILE
                    solve a.sgf --seconds ~ --seconds needs a value: --seconds S
                    """)
    void aWrongOptionIsNamedAndWhatWouldBeRight(String arguments, String reason) {
        assertThat(run("name\n", arguments.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: " + reason);
        assertThat(out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    solve a.sgf capture(D4) --nodes 1000 --nodes 20 ; --nodes ; solve --help
                    draw a.sgf -o a.svg --output b.svg              ; --output; draw --help
                    --size 9 --size 9                               ; --size  ; --help
                    """)
    void anOptionGivenTwiceIsNamed(String arguments, String option, String help) {
        assertThat(run("name\n", arguments.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).isEqualTo("yomi: " + option + " is given more than once\nTry: yomi " + help + "\n");
        assertThat(out()).isEmpty();
    }

    @Test
    void theHelpSaysWhichOptionsExcludeEachOther() {
        assertThat(run("", "solve", "--help")).isZero();
        assertThat(out().replaceAll("\\s+", " "))
                .contains("leave out; not with --status or --sgf, and - not with --move either")
                .contains("with the moves; not with --goal, -, --color or --sgf")
                .contains("refutations; not with --goal, - or --status");
    }

    @Test
    void missingFilesAreNamed() {
        String missing = directory.resolve("none.gtp").toString();
        assertThat(run("", "--gtp", missing)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("there is no file " + missing);
    }

    @Test
    void aFileIsNamedAsItWasTyped() {
        assertThat(run("", "solve", "none.sgf", "capture(D4)")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).isEqualTo("yomi: there is no file none.sgf\n");
        assertThat(run("", "draw", "none.sgf", "-o", "none.svg")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).isEqualTo("yomi: there is no file none.sgf\n");
    }

    @Test
    void helpListsSubCommandsAndOptions() {
        assertThat(run("", "--help")).isZero();
        assertThat(out()).contains("  solve ", "  regress ", "  draw ", "--size N|WxH", "--log FILE", "--selftest");
    }

    @ParameterizedTest
    @CsvSource({"help, --help", "help solve, solve --help"})
    void helpIsAWordToo(String words, String options) {
        assertThat(run("", words.split(" "))).isZero();
        String byWord = out();
        assertThat(byWord).startsWith("usage: yomi ");
        assertThat(run("", options.split(" "))).isZero();
        assertThat(out()).isEqualTo(byWord);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "regress", "draw", "bench"})
    void everySubCommandExplainsItself(String name) {
        assertThat(run("", name, "--help")).isZero();
        assertThat(out()).startsWith("usage: yomi " + name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "slove",
                "--sise=9",
                "solve",
                "solve x.sgf",
                "regress",
                "--size 9 solve",
                "solve --mov=3 x y",
                "bench",
                "bench go",
                "bench lambda --max 0",
                "regress --jobs 0 x.tst",
                "regress --timeout 0 x.tst",
                "regress --timeout 1d x.tst",
                "regress --slowest -1 x.tst"
            })
    void wrongUsageIsTrouble(String arguments) {
        assertThat(run("", arguments.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: ").contains("--help");
        assertThat(out()).isEmpty();
    }

    @Test
    void progressIsShownWhereverItIsAskedFor() throws IOException {
        String script = write("name.tst", "10 name\n#? [Yomi]\n");
        assertThat(run("", "regress", "--progress", script)).isZero();
        assertThat(err()).contains("\r1 of 1 commands, 0 unexpected").endsWith(" \r");
        assertThat(run("", "solve", "--progress", "--move", "1", "--goal", "capture(D4)", write("atari.sgf", ATARI)))
                .isZero();
        assertThat(err()).contains("\r1 question answered, 0 of them unknown, 0 errors");
        assertThat(out()).startsWith("{").endsWith("}\n").doesNotContain("\r");
        assertThat(run("", "count", "--progress", "legal", "4", "4")).isZero();
        assertThat(err()).contains(" %  ").endsWith(" \r");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "regress", "bench", "count", "random-positions"})
    void whatMayTakeLongOffersProgress(String name) {
        assertThat(run("", name, "--help")).isZero();
        assertThat(out()).contains("--progress");
    }

    @Test
    void aNameThatNoFileCanHaveIsNamed() {
        // A colon or a question mark on Windows; a zero here.
        for (String[] call : List.<String[]>of(
                new String[] {"solve", "a\0.sgf", "capture(D4)"},
                new String[] {"draw", "a\0.sgf", "-o", "x.svg"},
                new String[] {"regress", "a\0.tst"},
                new String[] {"regress", "-o", "a\0", "x.tst"},
                new String[] {"bench", "lambda", "--corpus", "a\0"},
                new String[] {"--log", "a\0"},
                new String[] {"--gtp", "a\0"})) {
            assertThat(run("", call)).isEqualTo(ExitStatus.TROUBLE);
            assertThat(err()).startsWith("yomi: 'a\0").contains("is no name of a file here: ");
        }
    }

    @Test
    void signsOfTheProtocolMayStandInTheNameOfAFile() throws IOException {
        Path folder = Files.createDirectories(directory.resolve("C# \u00fc \\ x"));
        Path game = Files.writeString(folder.resolve("#1 a.sgf"), ATARI);
        Path answer = folder.resolve("#2 b.sgf");
        assertThat(run("", "solve", game.toString(), "--move", "1", "capture(D4)", "--sgf", answer.toString()))
                .as(err())
                .isZero();
        assertThat(out()).isEqualTo("Won D3\n");
        assertThat(answer).isRegularFile();
        assertThat(run(
                        "",
                        "draw",
                        game.toString(),
                        "--move",
                        "1",
                        "--goal",
                        "capture(D4)",
                        "-o",
                        folder.resolve("#3.svg") + ""))
                .as(err())
                .isZero();
    }

    @Test
    void drawWritesAPictureOfTheKindThatTheNameTells() throws IOException {
        String file = write("atari.sgf", ATARI);
        Path svg = directory.resolve("a.svg");
        Path png = directory.resolve("a.PNG");
        assertThat(run("", "draw", file, "--move", "1", "--goal", "capture(D4)", "-o", svg.toString()))
                .isZero();
        assertThat(svg)
                .content()
                .startsWith("<")
                .contains("capture(D4), black first: Won D3")
                .doesNotContain("leaning");
        assertThat(run(
                        "",
                        "draw",
                        file,
                        "--move",
                        "1",
                        "--color",
                        "w",
                        "--goal",
                        "live(D4) escape(2)",
                        "-o",
                        svg.toString()))
                .isZero();
        assertThat(svg).content().contains("live(D4), white first: Won D3, leaning on escape(2)");
        assertThat(run("", "draw", file, "-o", png.toString())).isZero();
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
        assertThat(run("", "draw", file, "-o", "a.gif")).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(".svg or .png, got 'a.gif'");
        assertThat(run("", "draw", file)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).startsWith("yomi: draw needs -o for the picture: yomi draw FILE.sgf -o OUT.svg\n");
    }

    @ParameterizedTest
    @CsvSource({
        "draw a.sgf -o a.svg --nodes 5, --nodes is for the question of --goal",
        "draw a.sgf capture(D4) -o a.svg, yomi draw FILE.sgf [--goal GOAL] -o OUT.svg",
        "bench lambda a.jsonl, yomi bench lambda [--corpus FILE]"
    })
    void whatBelongsBehindAnOptionIsShown(String arguments, String usage) {
        assertThat(run("", arguments.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(usage);
    }

    @Test
    void whyAFileCannotBeReadOrWrittenIsSaidWithoutTheNamesOfClasses() throws IOException {
        String script = write("a.tst", "name\n");
        String game = write("a.sgf", ATARI);
        String folder = directory.toString();
        String nowhere = directory.resolve("none").resolve("x").toString();
        String[][] calls = {
            {"regress", folder, "cannot read the file " + folder + ": Is a directory"},
            {"regress", script, "--baseline", folder, "cannot read the file " + folder + ": Is a directory"},
            {"regress", script, "--xml", folder, "cannot write the file " + folder + ": Is a directory"},
            {"regress", script, "-o", nowhere, "cannot write the file " + nowhere + ": there is no such folder"},
            {"solve", folder, "x", "cannot read the file " + folder + ": Is a directory"},
            {
                "solve",
                game,
                "capture(D4)",
                "--move",
                "1",
                "--sgf",
                folder,
                "cannot write the file " + folder + ": Is a directory"
            },
            {
                "solve",
                game,
                "capture(D4)",
                "--move",
                "1",
                "--sgf",
                nowhere,
                "cannot write the file " + nowhere + ": there is no such folder"
            },
            {"draw", game, "-o", nowhere + ".svg", "cannot write the file " + nowhere + ".svg: there is no such folder"
            },
            {"--log", folder, "cannot write the file " + folder + ": Is a directory"},
            {"--log", nowhere, "cannot write the file " + nowhere + ": there is no such folder"},
            {"--gtp", folder, "cannot read the file " + folder + ": Is a directory"}
        };
        for (String[] call : calls) {
            int last = call.length - 1;
            assertThat(run("", Arrays.copyOf(call, last))).isEqualTo(ExitStatus.TROUBLE);
            assertThat(err()).contains(call[last]).doesNotContain("Exception");
        }
    }

    @Test
    void aFileWhoseNameWouldArriveAsAnotherIsRefused() throws IOException {
        String game = write("atari.sgf", ATARI);
        for (String name : List.of("a\tb.sgf", "a\nb.sgf", "a\" #b.sgf", "a\" b.sgf")) {
            String file = directory.resolve(name).toString();
            for (String[] call : List.<String[]>of(
                    new String[] {"solve", game, "--move", "1", "capture(D4)", "--sgf", file},
                    new String[] {"solve", write(name, ATARI), "--move", "1", "capture(D4)"})) {
                assertThat(run("", call)).isEqualTo(ExitStatus.TROUBLE);
                assertThat(err()).contains("a file whose name has", "'" + file + "'");
            }
        }
        assertThat(directory.resolve("a")).doesNotExist();
        assertThat(directory.resolve("a b.sgf")).doesNotExist();
    }

    @Test
    void theLogDoesNotGoBehindTheCommandsThatAreRun() throws IOException {
        String file = write("first.gtp", "name\n");
        assertThat(run("quit\n", "--log", file, "--gtp", directory + "/./first.gtp"))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("--log and --gtp need two files, got " + file + " for both");
        assertThat(Path.of(file)).hasContent("name\n");
    }

    @Test
    void anEmptyNameIsCalledSo() throws IOException {
        String game = write("atari.sgf", ATARI);
        String script = write("a.tst", "name\n");
        for (String[] call : List.<String[]>of(
                new String[] {"solve", game, "--move", "1", "capture(D4)", "--sgf", ""},
                new String[] {"regress", script, "--xml", ""},
                new String[] {"regress", script, "-o", ""},
                new String[] {"count", "legal", "3", "3", "--checkpoint", ""},
                new String[] {"--log", ""})) {
            assertThat(run("", call)).as(String.join(" ", call)).isEqualTo(ExitStatus.TROUBLE);
            assertThat(err()).contains("the name of the f", " is empty");
        }
    }
}
