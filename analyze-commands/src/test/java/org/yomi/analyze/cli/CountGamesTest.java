package org.yomi.analyze.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code yomi count} of games, cycles, and what is sampled. */
class CountGamesTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void gamesAreCountedOrEstimated() {
        assertThat(run("count", "games", "1", "3")).isZero();
        assertThat(out()).isEqualTo("907\n");
        assertThat(run("count", "games", "1", "5", "--runs", "50")).isZero();
        assertThat(out())
                .containsPattern("\n~10\\^[0-9.]+ error [0-9.]+% runs 50 from 10\\^[0-9.]+ to 10\\^[0-9.]+\n$");
    }

    @Test
    void gamesAreBetweenTheirBounds() {
        assertThat(run("count", "game-bounds", "1", "3", "--format", "csv")).isZero();
        assertThat(out())
                .isEqualTo("legal positions,error,at least (Theorem 9),at most (Theorem 7)\n1.500e1,,10^1.2,10^7.2\n");
        out.reset();
        assertThat(run("count", "game-bounds", "19", "19", "--runs", "20")).isZero();
        assertThat(out())
                .contains("at least (Theorem 8)")
                .containsPattern("e170 +[0-9.]+%  10\\^10\\^48.57 +10\\^10\\^170.[67]");
    }

    /** An estimate of one run has no error. */
    @Test
    void estimatesHaveErrors() {
        assertThat(run("count", "games", "1", "5", "--runs", "2")).isZero();
        assertThat(out()).containsPattern("^~10\\^[0-9.]+ error [0-9.]+% runs 2 ");
        out.reset();
        assertThat(run("count", "games", "1", "5", "--runs", "1")).isZero();
        assertThat(out()).contains(" error unknown runs 1 ");
    }

    /** Slow for the rows above the estimate, 2x2 most of all, which are counted whole. */
    @Tag("nightly")
    @Test
    void tablesTellCountsFromEstimates() {
        assertThat(run("count", "table", "7", "--max", "5", "--runs", "2", "--format", "csv"))
                .isZero();
        assertThat(out())
                .startsWith("board,games,error,runs,")
                .contains("\n2x2,386356909593,,,")
                .containsPattern("\n1x5,~10\\^[0-9.]+,[0-9.]+%,2,");
    }

    @Test
    void cyclesArePrintedAsInThePaper() {
        assertThat(run("count", "cycle", "3", "1")).isZero();
        assertThat(out()).matches("([XO.]{3} ){6}[XO.]{3}\n");
        out.reset();
        assertThat(run("count", "cycle", "1", "5", "--seed", "3")).isZero();
        assertThat(out().lines().map(String::length)).containsExactly(59, 59, 59, 59, 59, 35);
        assertThat(out().split("\\s")).doesNotHaveDuplicates();
    }

    @Test
    void tablesOfThePaperAreMadeAnew() {
        assertThat(run("count", "table", "8", "--max", "3")).isZero();
        assertThat(out()).contains("\n2x3    489        2312   4.728    12       10^308.6\n");
        assertThat(run("count", "table", "7", "--max", "3")).isZero();
        assertThat(out()).contains("\n1x3    907 ", "  10^1.2                   10^6.2             10^7.2\n");
        assertThat(run("count", "table", "4", "--max", "29", "--runs", "50")).isZero();
        assertThat(out()).containsPattern("\n29  50    1.*e-04  .*  2.*e397  2.18[0-9]*e397\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count games 2 5 | estimated to 9, not on 2x5; yomi count game-bounds",
                "count games 0 3 | count games: M must be a whole number from 1 to 999999999, got '0'",
                "count game-bounds 26 26 | 1 to 625 points was expected, not 26x26",
                "count cycle 1 2 | there is no such cycle on 1x2",
                "count cycle 2 2 | no game on 2x2 visits all positions",
                "count cycle 1 30 | to 1x",
                "count table 7 --max 10 | --max is from 1 to 9 here",
                "count table 4 --runs 1 | at least 2 runs",
                "count games 2 2 --runs 10 | --runs is for estimates, and 2x2 is counted; leave it out",
                "count table 7 --max 2 --runs 10 | and each board of the table is counted; leave it out",
                "count game-bounds 5 8 --runs 10 | --runs is for estimates, and 5x8 is counted; leave it out",
                "count games 2 2 --seed 3 | --seed is for estimates, and 2x2 is counted; leave it out",
                "count game-bounds 5 8 --seed 3 | --seed is for estimates, and 5x8 is counted; leave it out",
            })
    void badRequestsAreRefused(String line, String message) {
        assertThat(run(line.split(" "))).isEqualTo(ExitStatus.TROUBLE);
        assertThat(err()).contains(message);
        assertThat(out()).isEmpty();
    }

    private int run(String... args) {
        Console console =
                new Console(new ByteArrayInputStream(new byte[0]), new PrintStream(out), new PrintStream(err), false);
        return new Program(console).run(args);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
