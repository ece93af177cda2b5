package org.yomi.solvers.counting.uniform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.solvers.counting.BruteForce;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.OpenPositions;

class CompletionsTest {
    private static final Effort EFFORT = Effort.ofThreads(1);

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 5, 113", "5, 1, 113", "3, 5, 8180343", "5, 5, 414295148741"})
    void anOpenBoardHasAllLegalPositions(int width, int height, String count) {
        assertThat(Completions.of(OpenBoard.of(width, height), EFFORT, Watch.SILENT)
                        .count())
                .isEqualTo(count);
        assertThat(Completions.count(OpenBoard.of(width, height), EFFORT, Watch.SILENT))
                .isEqualTo(count);
    }

    /** The numbers of ends have two words. */
    @Test
    void largeNumbersAreExact() {
        OpenBoard board = OpenBoard.of(7, 8);
        Completions completions = Completions.of(board, EFFORT, Watch.SILENT);
        assertThat(completions.count()).isEqualTo("166931297609667912727898521");
        assertThat(new Legality(7, 56).isLegal(completions.draw(new SplittableRandom(3))))
                .isTrue();
    }

    /** More than a table of borders that come up can hold quickly. */
    @ParameterizedTest
    @CsvSource({"8, 8, 990966953618170260281935463385", "9, 8, 5882748866432370655674372752123193"})
    void muchMayBeOpen(int width, int height, String count) {
        assertThat(Completions.count(OpenBoard.of(width, height), EFFORT, Watch.SILENT))
                .isEqualTo(count);
    }

    @Test
    void withFixedPointsThereAreAsManyAsBruteForceFinds() {
        Random random = Seeds.random("completions");
        for (int i = 0; i < 60; i++) {
            int width = 1 + random.nextInt(4);
            OpenBoard board = OpenBoard.of(width, 1 + random.nextInt(4));
            for (int point = 0; point < board.size(); point++) {
                board = random.nextInt(2) == 0 ? board.with(point, random.nextInt(3)) : board;
            }
            BigInteger count = BigInteger.valueOf(bruteForce(board, 0));
            assertThat(Completions.of(board, EFFORT, Watch.SILENT).count()).isEqualTo(count);
            assertThat(Completions.count(board, EFFORT, Watch.SILENT)).isEqualTo(count);
            assertThat(OpenPositions.count(board.upright().colours(), EFFORT, Watch.SILENT))
                    .isEqualTo(count);
            assertThat(board.dead() < 0).isEqualTo(count.signum() > 0);
        }
    }

    private static long bruteForce(OpenBoard board, int from) {
        for (int point = from; point < board.size(); point++) {
            if (board.cell(point) == OpenBoard.OPEN) {
                return bruteForce(board.with(point, 0), point)
                        + bruteForce(board.with(point, 1), point)
                        + bruteForce(board.with(point, 2), point);
            }
        }
        int[] cells = new int[board.size()];
        java.util.Arrays.setAll(cells, board::cell);
        return BruteForce.isLegal(cells, board.width()) ? 1 : 0;
    }

    @Test
    void aFullBoardHasNone() {
        OpenBoard full = OpenBoard.of(2, 1).with(0, 1).with(1, 2);
        assertThat(Completions.of(full, EFFORT, Watch.SILENT).count()).isZero();
        assertThat(Completions.count(full, EFFORT, Watch.SILENT)).isZero();
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> new RandomPositions(full, 1).next(Watch.SILENT))
                .withMessage("no legal position has these points: the block of point 1 can have no liberty");
    }

    /** All around is fixed; the rest of a large board is open, and trying would never end. */
    @Test
    void aStringThatIsCapturedForEverIsRefusedAtOnce() {
        OpenBoard board = OpenBoard.of(19, 19)
                .with(0, 1)
                .with(1, 1)
                .with(2, 2)
                .with(19, 2)
                .with(20, 2);
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> new RandomPositions(board, 1).next(Watch.SILENT))
                .withMessage("no legal position has these points: the block of A1 can have no liberty");
        assertThat(Completions.count(board, EFFORT, Watch.SILENT)).isZero();
        assertThat(board.with(20, OpenBoard.OPEN).dead()).isNegative();
    }

    /** A corner of a 19x19 board. */
    @Test
    void aLargeBoardMayBeOpenInAPart() {
        byte[] cells = new RandomPositions(OpenBoard.of(19, 19), 5).next(Watch.SILENT);
        OpenBoard board = OpenBoard.of(19, 19);
        for (int point = 0; point < cells.length; point++) {
            boolean corner = point % 19 < 5 && point / 19 < 5;
            board = corner ? board : board.with(point, cells[point]);
        }
        assertThat(Completions.of(board, EFFORT, Watch.SILENT).count())
                .isBetween(BigInteger.ONE, BigInteger.valueOf(847_288_609_443L));
    }

    /** Each open point must be empty, of 3^24 colourings at most a few are legal: no random one is. */
    @Test
    void wherePositionsAreRareTheyAreCounted() {
        OpenBoard board = stripes();
        byte[] cells = new RandomPositions(board, 5).next(Watch.SILENT);
        assertThat(new Legality(24, 72).isLegal(cells)).isTrue();
        for (int point = 0; point < cells.length; point++) {
            assertThat(board.cell(point)).isIn((int) cells[point], OpenBoard.OPEN);
        }
    }

    private static OpenBoard stripes() {
        OpenBoard board = OpenBoard.of(24, 3);
        for (int point = 0; point < board.size(); point++) {
            int place = (point % 24 + point / 24 * 2) % 3;
            board = place == 1 ? board : board.with(point, place == 0 ? 1 : 2);
        }
        return board;
    }

    @Test
    void tooMuchOpenIsRefused() {
        Effort little = new Effort(1, 1_000_000, Optional.empty());
        OpenBoard one = OpenBoard.of(13, 13).with(6, 1);
        for (int row = 1; row < 13; row++) {
            one = one.with(13 * row + 6, 1);
        }
        OpenBoard board = one;
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Completions.of(board, little, Watch.SILENT))
                .withMessageMatching(
                        "too much is open: after \\d+ of 169 points there are \\d+ border states, .*-Xmx.*");
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Completions.count(board, little, Watch.SILENT))
                .withMessageMatching("a board of height 13 needs \\d+\\.\\d GB .*");
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Completions.count(OpenBoard.of(19, 19), EFFORT, Watch.SILENT))
                .withMessageStartingWith("too much is open: there are at least 1162261467 border states");
    }

    /** 8x8 with two of its points fixed, one modulus after the other. */
    @Test
    void littleMemoryTakesLonger() {
        OpenBoard board = OpenBoard.of(8, 8).with(9, 1).with(40, 0);
        assertThat(withLeastMemory(board))
                .isEqualTo(OpenPositions.count(board.colours(), EFFORT, Watch.SILENT))
                .isEqualTo(Completions.of(board, EFFORT, Watch.SILENT).count());
    }

    private static BigInteger withLeastMemory(OpenBoard board) {
        for (long memory = 1_000_000; ; memory += 500_000) {
            try {
                return OpenPositions.count(board.colours(), new Effort(1, memory, Optional.empty()), Watch.SILENT);
            } catch (RefusedCount e) {
                assertThat(memory).isLessThan(20_000_000);
            }
        }
    }

    /** As above, without memory for counting. */
    @Test
    void whereThereIsNoRoomToCountItTriesOn() {
        OpenBoard board = stripes();
        RandomPositions source = new RandomPositions(board, 5, new Effort(1, 1000, Optional.empty()));
        AtomicReference<String> told = new AtomicReference<>("");
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return told.get().startsWith("120,000 ");
            }

            @Override
            public void progress(String what, double part) {
                told.set(what);
            }
        };
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> source.next(watch))
                .withMessage("interrupted, none of 120000 colourings was legal");
        assertThat(told).hasValue("120,000 colourings were not legal");
    }

    @Test
    void otherSizesAreRefused() {
        assertThatExceptionOfType(RefusedCount.class).isThrownBy(() -> OpenBoard.of(0, 5));
        assertThatExceptionOfType(RefusedCount.class).isThrownBy(() -> OpenBoard.of(5, 26));
    }

    @Test
    void countingCanBeInterrupted() {
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> Completions.of(OpenBoard.of(6, 6), EFFORT, () -> true));
    }

    @ParameterizedTest
    @CsvSource({"9, 9", "19, 19", "25, 25", "1, 7"})
    void everyRandomPositionIsLegalAndTheSeedGivesItAgain(int width, int height) {
        OpenBoard board = OpenBoard.of(width, height);
        long seed = Seeds.random("legal positions").nextLong();
        RandomPositions one = new RandomPositions(board, seed);
        RandomPositions two = new RandomPositions(board, seed);
        for (int i = 0; i < 20; i++) {
            byte[] cells = one.next(Watch.SILENT);
            int[] wide = new int[cells.length];
            java.util.Arrays.setAll(wide, point -> cells[point]);
            assertThat(BruteForce.isLegal(wide, width)).isTrue();
            assertThat(two.next(Watch.SILENT)).isEqualTo(cells);
        }
    }
}
