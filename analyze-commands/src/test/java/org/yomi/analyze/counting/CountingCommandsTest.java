package org.yomi.analyze.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.yomi.analyze.TestEngine;

class CountingCommandsTest {
    private final TestEngine engine = new TestEngine();

    @Test
    void legalPositionsAreCounted() {
        assertThat(engine.ask("yomi-count_legal 5 5")).isEqualTo("414295148741");
        assertThat(engine.ask("yomi-count_legal 300 1")).hasSize(133);
        assertThat(engine.fail("yomi-count_legal 5")).contains("expected 2 arguments");
        assertThat(engine.fail("yomi-count_legal 5 0")).contains("argument 2 must be a whole number from 1");
        assertThat(engine.fail("yomi-count_legal 15 19"))
                .isEqualTo(
                        "arguments 1 and 2 must be the sides of a board of which the shorter one is 14 at most, got 15 and 19");
    }

    /** In GoGui's status line. */
    @Test
    void whatACountTakesIsShown() {
        engine.ask("yomi-count_legal 8 8");
        assertThat(engine.standardError()).isEmpty();
        engine.ask("yomi-param live_gfx 1", "yomi-count_legal 8 8");
        assertThat(engine.standardError())
                .contains("gogui-gfx:")
                .containsPattern("TEXT 0 % height 8, [1-9]\\d* MB: preparing")
                .containsPattern("% height 8, [1-9]\\d* MB: column 8 of 8");
    }

    @Test
    void gamesAreCounted() {
        assertThat(engine.ask("yomi-count_games 3 1")).isEqualTo("907");
        assertThat(engine.fail("yomi-count_games 3")).contains("expected 2 arguments");
        assertThat(engine.fail("yomi-count_games 3 10")).contains("argument 2 must be a whole number from 1 to 9");
        assertThat(engine.fail("yomi-count_games 3 4")).contains("not on 3x4");
    }

    @Test
    @Timeout(30)
    void anInterruptedCountSaysWhatIsKnown() {
        Thread impatient = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                engine.interrupt();
                Thread.onSpinWait();
            }
        });
        impatient.start();
        try {
            assertThat(engine.fail("yomi-count_legal 10 300")).startsWith("interrupted, ");
            assertThat(engine.fail("yomi-count_games 2 2")).matches("interrupted, more than [0-9]+ games on 2x2");
            assertThat(engine.fail("yomi-count_games 3 3")).matches("interrupted, 0 runs done.*");
        } finally {
            impatient.interrupt();
        }
    }

    @Test
    void completionsAreCountedOnOpenPoints() {
        engine.ask("rectangular_boardsize 3 2");
        assertThat(engine.ask("yomi-count_completions")).isEqualTo("489");
        // White on B2 would take the last liberty of B1.
        engine.ask("gogui-setup w A1 b B1 w C1");
        assertThat(engine.ask("yomi-count_completions B2")).isEqualTo("2");
        assertThat(engine.ask("yomi-count_completions A1")).isEqualTo("3");
        assertThat(engine.fail("yomi-count_completions D1")).contains("argument 1 must be a vertex");
        engine.ask("boardsize 8");
        assertThat(engine.ask("yomi-count_completions")).isEqualTo("990966953618170260281935463385");
        engine.ask("boardsize 19");
        assertThat(engine.fail("yomi-count_completions"))
                .startsWith("too much is open: there are at least 1162261467 border states");
    }

    @Test
    void randomPositionsCanBeHadAgain() {
        String seed = engine.ask("komi 6.5", "yomi-random_legal 9 7");
        String board = engine.ask("showboard");
        assertThat(board).contains("komi 6.5").contains("0 moves").contains("black to move");
        assertThat(engine.ask("boardsize 19", "yomi-random_legal 9 7 " + seed)).isEqualTo(seed);
        assertThat(engine.ask("showboard")).isEqualTo(board);
    }

    @Test
    void pointsCanBeFixed() {
        Set<String> positions = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            engine.ask("yomi-random_legal 2 2 " + seed + " b A1 e B2");
            positions.add(engine.ask("list_stones b") + "; " + engine.ask("list_stones w"));
        }
        // A2 and B1 are empty, black or white; a white stone lives by B2.
        assertThat(positions).hasSize(8);
    }

    @Test
    void badArgumentsAreRefusedAndNothingChanges() {
        engine.ask("boardsize 5", "play b C3");
        String before = engine.state();
        assertThat(engine.fail("yomi-random_legal 9")).contains("expected at least 2");
        assertThat(engine.fail("yomi-random_legal 9 26")).contains("argument 2 must be a whole number from 2 to 25");
        assertThat(engine.fail("yomi-random_legal 9 9 -1")).contains("argument 3 must be a whole number from 0");
        assertThat(engine.fail("yomi-random_legal 9 9 1 x A1")).contains("argument 4 must be one of e, b, w");
        assertThat(engine.fail("yomi-random_legal 9 9 1 b A1 A2"))
                .isEqualTo("argument 6 must be one of e, b, w, got 'A2'");
        assertThat(engine.fail("yomi-random_legal 9"))
                .endsWith("usage: yomi-random_legal WIDTH HEIGHT [SEED [e|b|w VERTEX [e|b|w VERTEX ...]]]");
        assertThat(engine.fail("yomi-random_legal 9 9 1 b K10")).contains("argument 5 must be a vertex");
        assertThat(engine.fail("yomi-random_legal 2 2 1 b A1 b A2 w B1 w B2"))
                .isEqualTo("no legal position has these points: the block of A1 can have no liberty");
        assertThat(engine.fail("yomi-random_legal 9 9 1 b C3 e D4 w C3"))
                .isEqualTo("C3 cannot be both black and white");
        assertThat(engine.fail("yomi-random_legal 9 9 2147483648")).contains("from 0 to 2147483647");
        assertThat(engine.state()).isEqualTo(before);
    }
}
