package org.yomi.solvers.counting.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class GameEstimateTest {
    private static GameEstimate estimate(int rows, int columns, int runs, int threads) {
        return GameEstimate.of(new SmallBoard(rows, columns), runs, 1, threads, Watch.SILENT);
    }

    /** Table 7; within four standard errors. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1, 1", "1, 2, 9, 10", "1, 3, 907, 10000", "1, 4, 2098407841, 4000", "2, 2, 386356909593, 4000"})
    void theMeanIsTheNumberOfGames(int rows, int columns, double games, int runs) {
        GameEstimate found = estimate(rows, columns, runs, 2);
        double part = Math.pow(10, found.log10()) / games;
        assertThat(part).isCloseTo(1, within(1e-9 + 4 * (found.relativeError() >= 0 ? found.relativeError() : 0)));
        assertThat(found.log10Least()).isLessThanOrEqualTo(found.log10Median());
        assertThat(found.log10Median()).isLessThanOrEqualTo(found.log10Most());
    }

    /** The paper has about 10^31. */
    @Test
    void estimatesOfLargerBoardsAreNearThePapers() {
        assertThat(estimate(1, 5, 500, 1).log10()).isCloseTo(31, within(1.5));
    }

    @Test
    void threadsDoNotMatter() {
        SmallBoard board = new SmallBoard(1, 5);
        assertThat(GameEstimate.of(board, 20, 1, 2, Watch.SILENT))
                .isEqualTo(GameEstimate.of(board, 20, 1, 1, Watch.SILENT));
    }

    @Test
    void anInterruptedEstimateNeedsARun() {
        SmallBoard board = new SmallBoard(3, 3);
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> GameEstimate.of(board, 10, 1, 1, () -> true))
                .withMessageContaining("0 runs");
    }

    @Test
    void largerBoardsAreRefused() {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> estimate(2, 5, 1, 1))
                .withMessageContaining("2x5 has 10");
    }
}
