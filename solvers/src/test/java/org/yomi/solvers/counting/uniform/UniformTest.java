package org.yomi.solvers.counting.uniform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.legal.Effort;

/** Whether all legal positions come equally often: Pearson's chi-square over every one of them. */
class UniformTest {
    /** The chance that a right program is further off than so many standard deviations is less than one in 10^6. */
    private static final double MOST = 5;

    @ParameterizedTest
    @CsvSource({"2, 3, 489, 100000", "3, 2, 489, 100000", "3, 3, 12675, 200000"})
    void colouringAtRandomIsUniform(int width, int height, int positions, int samples) {
        RandomPositions source = new RandomPositions(OpenBoard.of(width, height), seed());
        assertUniform(() -> source.next(Watch.SILENT), positions, samples);
    }

    @ParameterizedTest
    @CsvSource({"2, 3, 489, 100000", "3, 2, 489, 100000", "3, 3, 12675, 200000"})
    void theWalkThroughBordersIsUniform(int width, int height, int positions, int samples) {
        Completions completions = Completions.of(OpenBoard.of(width, height), Effort.ofThreads(1), Watch.SILENT);
        SplittableRandom random = new SplittableRandom(seed());
        assertUniform(() -> completions.draw(random), positions, samples);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"3, 4, 321689, 3000000"})
    void largerBoardsAreUniformToo(int width, int height, int positions, int samples) {
        colouringAtRandomIsUniform(width, height, positions, samples);
        theWalkThroughBordersIsUniform(width, height, positions, samples);
    }

    /** With a stone and an empty point fixed; the number of positions is that of brute force. */
    @ParameterizedTest
    @CsvSource({"3, 3, 60000"})
    void withFixedPointsItIsUniformToo(int width, int height, int samples) {
        OpenBoard board = OpenBoard.of(width, height).with(0, 1).with(5, 0);
        Completions completions = Completions.of(board, Effort.ofThreads(1), Watch.SILENT);
        RandomPositions source = new RandomPositions(board, seed());
        SplittableRandom random = new SplittableRandom(seed());
        int positions = completions.count().intValueExact();
        assertUniform(() -> completions.draw(random), positions, samples);
        assertUniform(() -> source.next(Watch.SILENT), positions, samples);
    }

    private static long seed() {
        return Seeds.random("uniform legal positions").nextLong();
    }

    private static void assertUniform(Supplier<byte[]> source, int positions, int samples) {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < samples; i++) {
            seen.merge(java.util.Arrays.toString(source.get()), 1, Integer::sum);
        }
        assertThat(seen.size()).isLessThanOrEqualTo(positions);
        double expected = (double) samples / positions;
        double sum = (positions - seen.size()) * expected;
        for (int count : seen.values()) {
            sum += (count - expected) * (count - expected) / expected;
        }
        double deviation = Math.sqrt(2.0 * (positions - 1) * (samples - 1) / samples);
        assertThat((sum - (positions - 1)) / deviation).isBetween(-MOST, MOST);
    }
}
