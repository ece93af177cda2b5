package org.yomi.solvers.counting.recurrence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;

/** Table 2 of the paper and the recurrences of section 4.4. */
class SmallBoardsTest {
    private static final Effort EFFORT = Effort.ofThreads(1);

    @ParameterizedTest
    @CsvSource({
        "1, 3, 3, 0.69412340909080771809, 2.7692923542386314",
        "2, 7, 7, 0.77605920648443217564, 2.9212416045359486",
        "3, 21, 19, 0.76692462372625158688, 2.9412655443486972",
        "4, 64, 57, 0.73972591465609392167, 2.9497646496768897",
        "5, 242, 217, 0.71384057986002504205, 2.9549337288382067"
    })
    void theyAreAsThePaperSays(int height, int classes, int order, BigDecimal factor, BigDecimal root) {
        assertThat(Constructible.of(height, Watch.SILENT).upDown()).isEqualTo(classes);
        assertThat(Recurrence.order(height, classes, EFFORT, Watch.SILENT)).isEqualTo(order);
        assertGrowth(height, factor, root);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "6, 880, 791, 0.68921150040083474629, 2.9583903342140907",
        "7, 3453, 3107, 0.66545979340188479816, 2.9608618349040166"
    })
    void largerOnesToo(int height, int classes, int order, BigDecimal factor, BigDecimal root) {
        theyAreAsThePaperSays(height, classes, order, factor, root);
    }

    /** The last one or two digits of the paper are off where m is small. */
    private static void assertGrowth(int height, BigDecimal factor, BigDecimal root) {
        Growth growth = Growth.of(height, EFFORT, Watch.SILENT);
        assertThat(growth.a()).isCloseTo(factor, within(new BigDecimal("1e-18")));
        assertThat(growth.root()).isCloseTo(root, within(new BigDecimal("1e-15")));
    }

    /** Section 4.2: 337 of the classes of height 9 do not occur. */
    @ParameterizedTest
    @CsvSource({"2, 0", "3, 1", "4, 7", "5, 8"})
    void someValidClassesDoNotOccur(int height, int lacking) {
        Constructible classes = Constructible.of(height, Watch.SILENT);
        assertThat(classes.valid() - classes.constructible()).isEqualTo(lacking);
    }

    @Tag("nightly")
    @Test
    void ofHeightNineAsManyAsThePaperSaysDoNotOccur() {
        someValidClassesDoNotOccur(9, 337);
    }

    @Test
    void recurrencesAreThoseOfThePaper() {
        assertThat(Recurrence.of(1, EFFORT, Watch.SILENT)).hasToString("L(1,n+3) = 3 L(1,n+2) - L(1,n+1) + L(1,n)");
        assertThat(Recurrence.of(2, EFFORT, Watch.SILENT))
                .hasToString("L(2,n+7) = 10 L(2,n+6) - 16 L(2,n+5) + 31 L(2,n+4) - 13 L(2,n+3) + 20 L(2,n+2)"
                        + " + 2 L(2,n+1) - L(2,n)");
        assertThat(Recurrence.of(3, EFFORT, Watch.SILENT).coefficients().toString())
                .isEqualTo("[33, -233, 1171, -3750, 9426, -16646, 22072, -19993, 9083, 1766, -4020, 6018, -2490, -5352,"
                        + " 1014, -1402, 100, 73, -5]");
    }

    @Test
    void otherHeightsAreRefused() {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Recurrence.of(6, EFFORT, Watch.SILENT))
                .withMessageEndingWith(", got 6");
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> Constructible.of(0, Watch.SILENT))
                .withMessageEndingWith(", got 0");
    }

    @Test
    void theSearchCanBeInterrupted() {
        AtomicInteger looks = new AtomicInteger();
        Watch watch = () -> looks.incrementAndGet() > 5;
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> BerlekampMassey.coefficients(new long[1000], 97, watch));
        assertThat(looks).hasValue(6);
    }

    @ParameterizedTest
    @CsvSource({"1", "3", "4"})
    void progressNeverRunsBackwards(int height) {
        List<Double> parts = Collections.synchronizedList(new ArrayList<>());
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(String what, double part) {
                parts.add(part);
            }
        };
        Recurrence.of(height, EFFORT, watch);
        assertThat(parts).isSorted().allMatch(part -> part >= 0 && part <= 1);
    }

    /** Fibonacci, and a sequence that ends. */
    @Test
    void theShortestRecurrenceIsFound() {
        long[] fibonacci = {1, 1, 2, 3, 5, 8, 13, 21, 34, 55};
        assertThat(BerlekampMassey.coefficients(fibonacci, 97, Watch.SILENT)).containsExactly(1, 1);
        long[] zeros = {0, 0, 0};
        assertThat(BerlekampMassey.coefficients(zeros, 97, Watch.SILENT)).isEmpty();
        long[] powers = {1, 2, 4, 8, 16, 32};
        assertThat(BerlekampMassey.coefficients(powers, 97, Watch.SILENT)).containsExactly(2);
    }
}
