package org.yomi.solvers.counting.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class LegalEstimateTest {
    private static LegalEstimate estimate(int rows, int columns, int runs, int threads) {
        return LegalEstimate.of(rows, columns, runs, 1, threads, Watch.SILENT);
    }

    /** Tables 3, 4 and 5, within four standard errors. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, 10",
        "2, 2, 57, 3000",
        "2, 3, 489, 3000",
        "3, 2, 489, 3000",
        "3, 3, 12675, 3000",
        "5, 5, 414295148741, 3000",
        "9, 9, 1.03919148791293834e38, 1000",
        "19, 19, 2.08168199382e170, 1000"
    })
    void theMeanIsTheChanceOfALegalPosition(int rows, int columns, double positions, int runs) {
        LegalEstimate found = estimate(rows, columns, runs, 2);
        double part = Math.pow(10, found.log10Positions() - Math.log10(positions));
        assertThat(part).isCloseTo(1, within(1e-9 + 4 * found.error() / found.chance()));
        assertThat(found.error() / found.chance()).isLessThan(0.05);
    }

    /** Table 4 has 9 10^-11; with several lanes. */
    @Test
    void largeBoardsAreNearThePaper() {
        LegalEstimate found = estimate(49, 49, 12, 2);
        assertThat(Math.log10(found.chance())).isCloseTo(Math.log10(9.3e-11), within(0.5));
    }

    @Test
    void threadsDoNotMatter() {
        assertThat(estimate(4, 7, 50, 2)).isEqualTo(estimate(4, 7, 50, 1));
    }

    @Test
    void whatCannotBeDoneIsRefused() {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> estimate(0, 5, 10, 1))
                .withMessageContaining("0x5");
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> estimate(5, 127, 10, 1))
                .withMessageContaining("1 to 126");
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> estimate(5, 5, 1, 1))
                .withMessageContaining("at least 2 runs");
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalEstimate.of(5, 5, 10, 1, 1, () -> true))
                .withMessageContaining("5x5");
    }
}
