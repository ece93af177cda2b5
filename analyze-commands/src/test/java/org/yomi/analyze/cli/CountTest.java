package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code yomi count} and {@code yomi random-positions}. */
class CountTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private boolean watched;

    @TempDir
    private Path directory;

    @Test
    void legalPrintsTheNumberAlone() {
        assertThat(run("count", "legal", "7", "6")).isZero();
        assertThat(out()).isEqualTo("41945191530093646965\n");
        assertThat(err()).isEmpty();
    }

    @Test
    void aCheckpointIsGoneWhenAllIsDone() {
        assertThat(run(
                        "count",
                        "legal",
                        "4",
                        "4",
                        "--checkpoint",
                        directory.resolve("deep").toString()))
                .isZero();
        assertThat(out()).isEqualTo("24318165\n");
        assertThat(directory.resolve("deep")).isEmptyDirectory();
    }

    @Test
    void aForeignCheckpointIsRefused() throws Exception {
        Files.writeString(directory.resolve("legal-4x4-1x62bit.checkpoint"), "not a checkpoint at all");
        assertThat(run("count", "legal", "4", "4", "--checkpoint", directory.toString()))
                .isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains("it is no checkpoint of Yomi");
    }

    @Test
    void tablesComeInThreeForms() {
        assertThat(run("count", "table", "3", "--max", "3")).isZero();
        assertThat(run("count", "table", "5", "--max", "2", "--format", "csv")).isZero();
        assertThat(run("count", "table", "1", "--max", "2", "--format", "markdown"))
                .isZero();
        assertThat(out()).isEqualTo("""
                        Table 3: number of legal nxn positions

                        n  digits  L(n,n)
                        -  ------  ------
                        1  1       1
                        2  2       57
                        3  5       12675
                        n,digits,"L(n,n+1)"
                        1,1,5
                        2,3,489
                        **Table 1: number of valid border state classes**

                        | m | with no point in the new column | with m-1 points |
                        | --- | --- | --- |
                        | 1 | 3 | 3 |
                        | 2 | 9 | 13 |
                        """);
    }

    @Test
    void theOtherTasksPrintTheirs() {
        assertThat(run("count", "table", "2", "--max", "3")).isZero();
        assertThat(out()).contains("3xn   32     31             21               19     0.76692462372625158679");
        assertThat(run("count", "table", "6", "--max", "3")).isZero();
        assertThat(out()).contains("3  2.97855996286122767469\n");
        assertThat(run("count", "recurrence", "1")).isZero();
        assertThat(out()).contains("L(1,n+3) = 3 L(1,n+2) - L(1,n+1) + L(1,n)\n");
        assertThat(run("count", "constants", "--max", "6")).isZero();
        assertThat(out()).contains("5  2.97573244644169344868");
        assertThat(run("count", "bounds", "5", "5", "--max", "6")).isZero();
        assertThat(out()).contains("3.15495656100e9  4.14");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count | count needs one of legal, table,",
                "count stars 3 | got 'stars'",
                "count legal 5 | count legal takes 2 numbers, got 1: yomi count legal M N",
                "count legal 5 x | count legal: N must be a whole number from 1 to 999999999, got 'x'",
                "count legal 0 5 | count legal: M must be a whole number from 1 to 999999999, got '0'",
                "count recurrence 6 | recurrences are found for heights 1 to 5, got 6",
                "count legal 15 15 | the shorter side may be 14 at most",
                "count table 99 | there is no table 99; there are 1, 2, 3,",
                "count table 0 | there is no table 0; there are 1, 2, 3,",
                "count table 1 --max 20 | --max is from 1 to 19 here, not 20",
                "count table 1 --max 0 | --max is from 1 to 19 here, not 0",
                "count table 1 --max 5x | --max must be a whole number from 0 to 1000, got '5x'",
                "count table 4 --max 5 | --max is from 19 to 126 here, not 5",
                "count table 6 --max 14 | --max is from 1 to 13 here, not 14",
                "count constants --max 2 | --max is from 3 to 14 here, not 2",
                "count legal 5 5 --format csv | count legal does not take --format; these do: table 1, 2, 3,",
                "count table 1 --runs 3 | count table 1 does not take --runs; these do: table 4, 7, games, game-bounds",
                "count table 8 --checkpoint x | these do: legal, table 2, 3, 5, 6, constants, bounds, recurrence",
                "count cycle 1 4 --threads 2 | count cycle does not take --threads",
                "count cycle 1 4 --seed -1 | --seed must be a whole number from 0 to 2147483647, got '-1'",
                "count games 1 5 --runs 99999999999 | --runs must be a whole number from 1 to 10000000",
                "count legal 99999999999 5 | M must be a whole number from 1 to 999999999, got '99999999999'",
                "count table 1 --format latex | --format must be text, csv or markdown",
                "count legal 5 5 --threads 0 | --threads must be a whole number of at least 1",
                "count bounds 5 6 | for sides of 5, 10, 15 and so on; 5x6 has a side of 6",
                "count bounds 5 4000 | to 10000 points; 5x4000 has 20000",
                "random-positions 9 | random-positions needs the sides of a board",
                "random-positions 1 9 | WIDTH must be a whole number from 2 to 25, got '1'",
                "random-positions 9 26 | HEIGHT must be a whole number from 2 to 25, got '26'",
                "random-positions 9 x | HEIGHT must be a whole number from 2 to 25, got 'x'",
                "random-positions 9 9 --format pdf | --format must be text or sgf",
                "random-positions 9 9 --seed 2147483648 | --seed must be a whole number from 0 to 2147483647",
                "random-positions 9 9 --fixed A1 | --fixed: e, b or w must stand before each point, got 'A1'",
            })
    void badRequestsAreRefused(String line, String message) {
        assertThat(run(line.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(message);
        assertThat(out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b A1 w A1 | --fixed: A1 cannot be both black and white",
                "b A1 w B2 x C3 | --fixed: e, b or w must stand before each point, got 'x'",
                "b A1 A2 A3 | --fixed: e, b or w must stand before each point, got 'A2'",
                "b A1 w K10 | --fixed: 'K10' is no point of a board of 9x9",
                "b A1 w | --fixed: a point is missing after the last 'w'",
                "E C3 B A1 b C3 | --fixed: C3 cannot be both empty and black",
                "b A1 w A2 w B1 | no legal position has these points: the block of A1 can have no liberty"
            })
    void pointsThatCannotBeFixedAreNamed(String fixed, String message) {
        assertThat(run("random-positions", "9", "9", "--fixed", fixed)).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(message);
        assertThat(out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"count", "random-positions", "solve", "regress", "draw", "bench", ""})
    void helpFitsOnAScreen(String command) {
        assertThat(run((command + " --help").strip().split(" "))).isZero();
        assertThat(out().lines()).allMatch(line -> line.length() <= 80);
    }

    @ParameterizedTest
    @CsvSource({
        "count legal 5, yomi count --help",
        "count legal 5 5 --no-such, yomi count --help",
        "random-positions 9, yomi random-positions --help",
        "counts legal 5, yomi --help",
        "--no-such, yomi --help"
    })
    void whoGoesWrongIsToldWhereHelpIs(String line, String help) {
        assertThat(run(line.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err().strip()).endsWith("\nTry: " + help);
    }

    @Test
    void theHelpSaysWhereTablesEnd() {
        assertThat(run("count", "--help")).isZero();
        String help = out().replaceAll("\\s+", " ");
        assertThat(help)
                .contains("6: convergence to the base of liberties L, n to --max (9), from boards up to --max + 1")
                .contains("from boards up to --max (10), so that n ends one before it");
        out.reset();
        assertThat(run("count", "table", "6", "--max", "4")).isZero();
        assertThat(out().lines().skip(4)).hasSize(4);
        out.reset();
        assertThat(run("count", "constants", "--max", "4")).isZero();
        assertThat(out().lines().skip(4)).hasSize(2).last().asString().startsWith("3 ");
    }

    @Test
    void whoWatchesSeesHowFarItIs() {
        watched = true;
        assertThat(run("count", "legal", "9", "9")).isZero();
        assertThat(err())
                .containsPattern("%  height 9, [1-9]\\d* MB: preparing")
                .containsPattern("\\d+ %  height 9, \\d+ MB: (preparing|column \\d of 9), 0:0\\d left")
                .endsWith("\r");
        assertThat(out()).isEqualTo("103919148791293834318983090438798793469\n");
    }

    @Test
    void randomPositionsAreDrawnOrWrittenAsGames() {
        assertThat(run("random-positions", "5", "4", "--fixed", "b A1 w E4 e C2"))
                .isZero();
        assertThat(out()).startsWith("   A B C D E\n 4 ").contains(" O 4\n").contains("\n 1 X ");
        out.reset();
        assertThat(run("random-positions", "9", "9", "--count", "3", "--format", "sgf", "--seed", "7"))
                .isZero();
        assertThat(out().lines().count()).isEqualTo(3);
        assertThat(out().lines()).allMatch(line -> line.startsWith("(;FF[4]") && line.endsWith(")"));
    }

    private int run(String... args) {
        Console console =
                new Console(new ByteArrayInputStream(new byte[0]), new PrintStream(out), new PrintStream(err), watched);
        return new Program(console).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
