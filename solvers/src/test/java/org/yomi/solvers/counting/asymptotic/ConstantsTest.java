package org.yomi.solvers.counting.asymptotic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;

class ConstantsTest {
    private static final Effort EFFORT = Effort.ofThreads(1);
    private static final Diagonal KNOWN = Diagonal.upTo(8, EFFORT, Watch.SILENT);

    /** Table 6 of the paper. */
    @ParameterizedTest
    @CsvSource({"1, 2.28", "2, 3.0", "3, 2.979", "4, 2.9756", "5, 2.975732", "6, 2.9757343", "7, 2.9757341927"})
    void theBaseOfLibertiesIsThatOfThePaper(int n, BigDecimal published) {
        assertThat(Constants.base(n, KNOWN).setScale(published.scale(), RoundingMode.HALF_UP))
                .isEqualTo(published);
    }

    /** L(9,9) with the constants of smaller boards, and L(19,19) as section 4.11 has it. */
    @Test
    void theFormulaIsCloseFarBeyondTheBoardsItIsFrom() {
        Constants constants = Constants.at(7, KNOWN);
        BigDecimal exact = new BigDecimal("103919148791293834318983090438798793469");
        assertThat(constants.estimate(9, 9).doubleValue() / exact.doubleValue()).isBetween(1 - 1e-5, 1 + 1e-5);
        assertThat(constants.estimate(19, 19).doubleValue() / 2.08168199382e170).isBetween(0.9999, 1.0001);
        assertThat(constants.b().toPlainString()).startsWith("0.96553");
        assertThat(constants.a().toPlainString()).startsWith("0.8506");
    }

    @Test
    void countsLieWithinTheBounds() {
        Bounds bounds = Bounds.of(5, 5);
        assertThat(KNOWN.square().get(4))
                .isBetween(bounds.lower().toBigInteger(), bounds.upper().toBigInteger());
        // 3^20 (79/81)^4 and 3^25 (79/81)^4 (241/243)^1.
        assertThat(bounds.lower().doubleValue()).isBetween(3154956560.9, 3154956561.1);
        assertThat(bounds.upper().doubleValue()).isBetween(7.603445312e11, 7.603445313e11);
    }

    @ParameterizedTest
    @CsvSource({
        "5, 6, 5x6 has a side of 6",
        "0, 5, 0x5 has a side of 0",
        "5, -5, 5x-5 has a side of -5",
        "500, 500, to 10000 points; 500x500 has 250000"
    })
    void boundsAreForSidesThatFiveDivides(int m, int n, String reason) {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Bounds.of(m, n))
                .withMessageEndingWith(reason);
    }

    @Test
    void anInterruptedRowOfCountsKeepsWhatIsKnown() {
        AtomicInteger looks = new AtomicInteger();
        Diagonal part = Diagonal.upTo(8, EFFORT, () -> looks.incrementAndGet() > 150);
        assertThat(part.height()).isBetween(1, 7);
        assertThat(part.square()).isEqualTo(KNOWN.square().subList(0, part.height()));
        assertThatExceptionOfType(StoppedCount.class).isThrownBy(() -> Diagonal.upTo(8, EFFORT, () -> true));
    }
}
