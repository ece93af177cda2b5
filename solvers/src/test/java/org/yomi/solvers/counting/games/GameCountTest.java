package org.yomi.solvers.counting.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class GameCountTest {
    private static long games(int rows, int columns, int threads) {
        return GameCount.of(new SmallBoard(rows, columns), threads, Watch.SILENT);
    }

    /** Table 7. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 2, 9", "2, 1, 9", "1, 3, 907", "3, 1, 907"})
    void gamesAreThoseOfThePaper(int rows, int columns, long published) {
        assertThat(games(rows, columns, 1)).isEqualTo(published);
        assertThat(games(rows, columns, 2)).isEqualTo(published);
    }

    /** Table 7, a minute and more. */
    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"1, 4, 2098407841", "2, 2, 386356909593"})
    void gamesOnFourPointsAreThoseOfThePaper(int rows, int columns, long published) {
        assertThat(games(rows, columns, 2)).isEqualTo(published);
    }

    /** Late in a game of 1x4 the ways on are few enough to be walked. */
    @Test
    void waysOnAreThoseThatAWalkFinds() {
        GameGraph graph = new GameGraph(new SmallBoard(1, 4));
        long[] successors = new long[graph.nodes()];
        for (int node = 0; node < graph.nodes(); node++) {
            for (int i = 0; i < graph.outdegree(node); i++) {
                successors[node] |= 1L << graph.successor(node, i);
            }
        }
        GameCounter counter = new GameCounter(successors, () -> false);
        long free = (1L << 24) - 2;
        for (int node = 24; node < graph.nodes(); node++) {
            assertThat(counter.count(node, free)).isEqualTo(walk(graph, node, free));
        }
    }

    private static long walk(GameGraph graph, int node, long free) {
        long ways = 1;
        for (int i = 0; i < graph.outdegree(node); i++) {
            int next = graph.successor(node, i);
            ways += (free >>> next & 1) == 0 ? 0 : walk(graph, next, free & ~(1L << next));
        }
        return ways;
    }

    @Test
    void anInterruptedCountTellsHowFarItCame() {
        SmallBoard board = new SmallBoard(2, 2);
        List<Double> parts = Collections.synchronizedList(new ArrayList<>());
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return !parts.isEmpty();
            }

            @Override
            public void progress(String what, double part) {
                parts.add(part);
            }
        };
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> GameCount.of(board, 1, watch))
                .withMessageMatching("interrupted, more than [0-9]{5,} games on 2x2");
        assertThat(parts).isSorted().allMatch(part -> part > 0 && part < 0.1);
    }

    @Test
    void largerBoardsAreRefused() {
        SmallBoard board = new SmallBoard(1, 5);
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> GameCount.of(board, 1, Watch.SILENT))
                .withMessageContaining("1x5 has 5");
    }
}
