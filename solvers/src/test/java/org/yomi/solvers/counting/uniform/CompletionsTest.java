package org.yomi.solvers.counting.uniform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.solvers.counting.BruteForce;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class CompletionsTest {
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 5, 113", "5, 1, 113", "3, 5, 8180343", "5, 5, 414295148741"})
    void anOpenBoardHasAllLegalPositions(int width, int height, String count) {
        assertThat(Completions.of(OpenBoard.of(width, height), Watch.SILENT).count())
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
            assertThat(Completions.of(board, Watch.SILENT).count()).isEqualTo(bruteForce(board, 0));
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
        assertThat(Completions.of(full, Watch.SILENT).count()).isZero();
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> new RandomPositions(full, 1).next(Watch.SILENT))
                .withMessage("no legal position has these points");
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
        assertThat(Completions.of(board, Watch.SILENT).count())
                .isBetween(BigInteger.ONE, BigInteger.valueOf(847_288_609_443L));
    }

    /** Each open point must be empty, of 3^24 colourings at most a few are legal: no random one is. */
    @Test
    void wherePositionsAreRareTheyAreCounted() {
        OpenBoard board = OpenBoard.of(24, 3);
        for (int point = 0; point < board.size(); point++) {
            int place = (point % 24 + point / 24 * 2) % 3;
            board = place == 1 ? board : board.with(point, place == 0 ? 1 : 2);
        }
        byte[] cells = new RandomPositions(board, 5).next(Watch.SILENT);
        assertThat(new Legality(24, 72).isLegal(cells)).isTrue();
        for (int point = 0; point < cells.length; point++) {
            assertThat(board.cell(point)).isIn((int) cells[point], OpenBoard.OPEN);
        }
    }

    @Test
    void tooMuchOpenIsRefused() {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Completions.of(OpenBoard.of(13, 13), 10_000, Watch.SILENT))
                .withMessageMatching("too much is open: after 9 of 169 points .* more than the 10000 .*");
    }

    @Test
    void otherSizesAreRefused() {
        assertThatExceptionOfType(RefusedCount.class).isThrownBy(() -> OpenBoard.of(0, 5));
        assertThatExceptionOfType(RefusedCount.class).isThrownBy(() -> OpenBoard.of(5, 26));
    }

    @Test
    void countingCanBeInterrupted() {
        assertThatExceptionOfType(StoppedCount.class).isThrownBy(() -> Completions.of(OpenBoard.of(6, 6), () -> true));
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
