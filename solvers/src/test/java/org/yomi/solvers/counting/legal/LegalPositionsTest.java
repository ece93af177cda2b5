package org.yomi.solvers.counting.legal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.BruteForce;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class LegalPositionsTest {
    private static final Effort ONE = Effort.ofThreads(1);

    /** Tables 3 and 5 of the paper. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "1, 2, 5",
        "2, 2, 57",
        "2, 3, 489",
        "3, 3, 12675",
        "3, 4, 321689",
        "4, 4, 24318165",
        "4, 5, 1840058693",
        "5, 5, 414295148741",
        "5, 6, 93332304864173",
        "6, 6, 62567386502084877",
        "6, 7, 41945191530093646965",
        "7, 7, 83677847847984287628595",
        "7, 8, 166931297609667912727898521",
        "8, 8, 990966953618170260281935463385",
        "8, 9, 5882748866432370655674372752123193",
        "9, 9, 103919148791293834318983090438798793469"
    })
    void countsAreThoseOfThePaper(int m, int n, BigInteger published) {
        assertThat(LegalPositions.count(m, n, ONE, Watch.SILENT)).isEqualTo(published);
    }

    /** Rows of Tables 3 and 5 that take longer. */
    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "9, 10, 1835738613899845421140262364853644706891109",
        "10, 10, 96498428501909654589630887978835098088148177857",
        "10, 11, 5072588588647327658457862518216696854885169490987149"
    })
    void largerCountsAreThoseOfThePaper(int m, int n, BigInteger published) {
        assertThat(LegalPositions.count(m, n, Effort.ofThreads(2), Watch.SILENT))
                .isEqualTo(published);
    }

    /** Some seconds. */
    @Tag("nightly")
    @Test
    void boardsOfHeightElevenAreThoseOfThePaper() {
        assertThat(LegalPositions.row(11, 12, Effort.ofThreads(2), Watch.SILENT))
                .endsWith(
                        new BigInteger("793474866816582266820936671790189132321673383112185151899"),
                        new BigInteger("124118554774307129694783556890846966815009879092863579679259393"));
    }

    /** Some minutes, with the memory that tests have. */
    @Tag("nightly")
    @Test
    void boardsOfHeightTwelveAreThoseOfThePaper() {
        assertThat(LegalPositions.row(12, 13, Effort.ofThreads(2), Watch.SILENT))
                .endsWith(
                        new BigInteger("124118554774307129694783556890846966815009879092863579679259393"),
                        new BigInteger("57774258489513238998237970307483999327287210756991189655942651331169"),
                        new BigInteger("26892554058860272116972562366415920138007095980551558908000982332405743333"));
    }

    /** Section 4.4.1 of the paper. */
    @Test
    void boardsOfOneLineAreThoseOfThePaper() {
        assertThat(LegalPositions.row(1, 10, ONE, Watch.SILENT).toString())
                .isEqualTo("[1, 5, 15, 41, 113, 313, 867, 2401, 6649, 18413]");
    }

    @ParameterizedTest
    @CsvSource({"1, 8", "2, 5", "3, 3", "3, 4", "2, 6"})
    void countsAreThoseOfBruteForce(int m, int n) {
        assertThat(LegalPositions.count(m, n, ONE, Watch.SILENT)).isEqualTo(BruteForce.count(m, n));
    }

    @ParameterizedTest
    @CsvSource({"3, 7", "5, 8", "6, 9"})
    void aBoardHasAsManyPositionsOnItsSide(int m, int n) {
        BigInteger standing = LegalPositions.row(m, n, ONE, Watch.SILENT).get(n - 1);
        BigInteger lying = LegalPositions.row(n, m, ONE, Watch.SILENT).get(m - 1);
        assertThat(standing).isEqualTo(lying);
        assertThat(LegalPositions.count(n, m, ONE, Watch.SILENT)).isEqualTo(standing);
    }

    @Test
    void twoThreadsCountTheSame() {
        assertThat(LegalPositions.row(8, 9, Effort.ofThreads(2), Watch.SILENT))
                .isEqualTo(LegalPositions.row(8, 9, ONE, Watch.SILENT));
    }

    @Test
    void withLittleMemoryModuliAreCountedOneAfterTheOther() {
        Effort little = new Effort(1, 6_000_000, Optional.empty());
        assertThat(MemoryPlan.of(new Shape(8, 9).rankings(), 2, 1, little.memory())
                        .lanes())
                .isEqualTo(1);
        assertThat(LegalPositions.count(8, 9, little, Watch.SILENT)).isEqualTo("5882748866432370655674372752123193");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 5, 'one column, got 0x5'",
        "5, 0, 'one column, got 0x5'",
        "15, 15, 14 at most",
        "9, 999, 4000 points at most"
    })
    void otherSizesAreRefused(int m, int n, String reason) {
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalPositions.count(m, n, ONE, Watch.SILENT))
                .withMessageContaining(reason);
    }

    @Test
    void tooLittleMemoryIsRefusedBeforeItBegins() {
        Effort tiny = new Effort(1, 100_000_000, Optional.empty());
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> LegalPositions.count(12, 12, tiny, Watch.SILENT))
                .withMessageMatching("a board of height 12 needs 2\\.\\d GB .* 95 MB more.*-Xmx4g.*");
    }

    @Test
    void anInterruptedCountSaysWhatIsKnown() {
        StopAt stop = new StopAt("column 5 of 8");
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.count(8, 8, ONE, stop))
                .withMessageContaining("interrupted, known is L(8,")
                .withMessageMatching(".* = [0-9]+");
    }

    /** The second of four groups of moduli: the first suffices for the boards to 8x19. */
    @Test
    void whatSomeOfTheModuliTellIsKnownToo() {
        StopAt stop = new StopAt("column 5 of 60, moduli 2 of 4");
        BigInteger known = LegalPositions.row(8, 19, ONE, Watch.SILENT).get(18);
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.count(8, 60, ONE, stop))
                .withMessage("interrupted, known is L(8,19) = " + known);
    }

    /** All columns are done, and some of their numbers were put together. */
    @Test
    void anInterruptIsHeardWhileNumbersArePutTogether() {
        Watch late = new Watch() {
            private int looks = Integer.MIN_VALUE;

            @Override
            public boolean cancelled() {
                return ++looks > 50;
            }

            @Override
            public void progress(String what, double part) {
                looks = what.contains("column 90 of 90") ? 0 : looks;
            }
        };
        List<BigInteger> row = LegalPositions.row(1, 90, ONE, Watch.SILENT);
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.row(1, 90, ONE, late))
                .satisfies(stopped ->
                        assertThat(row).anyMatch(known -> ("" + stopped.getMessage()).endsWith(",50) = " + known)));
    }

    /** Of so many moduli some suffice for a board of which nothing is shown meanwhile. */
    @Test
    void whatIsKnownOfLongBoardsIsRight() {
        AtomicLong looks = new AtomicLong();
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> LegalPositions.count(1, 4000, ONE, () -> looks.incrementAndGet() > 50_000))
                .satisfies(stopped -> {
                    Matcher known =
                            Pattern.compile("known is L\\(1,(\\d+)\\) = (\\d+)").matcher("" + stopped.getMessage());
                    assertThat(known.find()).as(stopped.getMessage()).isTrue();
                    int n = Integer.parseInt(known.group(1));
                    assertThat(LegalPositions.count(1, n, ONE, Watch.SILENT)).hasToString(known.group(2));
                    assertThat(n).isGreaterThan(1000);
                });
    }
}
