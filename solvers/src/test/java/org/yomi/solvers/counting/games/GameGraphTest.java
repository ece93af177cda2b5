package org.yomi.solvers.counting.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;

class GameGraphTest {
    private static Outdegrees outdegrees(int rows, int columns) {
        return Outdegrees.of(new SmallBoard(rows, columns), Watch.SILENT);
    }

    /** Figures 2 and 3, and Table 8 by its averages. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, 0, 0",
        "1, 2, 5, 12, 2.4",
        "1, 3, 15, 42, 2.8",
        "1, 4, 41, 144, 3.512",
        "2, 2, 57, 192, 3.368",
        "2, 3, 489, 2312, 4.728",
        "3, 2, 489, 2312, 4.728",
        "2, 4, 4125, 25608, 6.208",
        "3, 3, 12675, 86200, 6.801",
        "3, 4, 321689, 2873612, 8.933"
    })
    void outdegreesAreThoseOfThePaper(int rows, int columns, long nodes, long edges, double average) {
        Outdegrees found = outdegrees(rows, columns);
        assertThat(found.positions()).isEqualTo(nodes);
        assertThat(found.moves()).isEqualTo(edges);
        assertThat(found.average()).isCloseTo(average, within(0.0005));
        assertThat(found.most()).isEqualTo(rows * columns == 1 ? 0 : 2 * rows * columns);
    }

    @Tag("nightly")
    @Test
    void outdegreesOfTheLargestBoardOfThePaper() {
        Outdegrees found = outdegrees(4, 4);
        assertThat(found.positions()).isEqualTo(24_318_165);
        assertThat(found.moves()).isEqualTo(285_531_024);
        assertThat(found.average()).isCloseTo(11.741, within(0.0005));
    }

    /** Section 6.3: 3 times 2^19 on 1x3. */
    @Test
    void outdegreesAreMultiplied() {
        assertThat(outdegrees(1, 1).log10Product()).isZero();
        assertThat(outdegrees(1, 3).log10Product()).isCloseTo(Math.log10(3 << 19), within(1e-9));
    }

    /** Corollary 1 and Lemma 16 come with the sums: each edge was made by playing it. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 5", "2, 2", "2, 3", "3, 3", "2, 4"})
    void edgesAreMoves(int rows, int columns) {
        GameGraph graph = new GameGraph(new SmallBoard(rows, columns));
        Outdegrees sums = outdegrees(rows, columns);
        assertThat(graph.nodes()).isEqualTo(sums.positions());
        assertThat(graph.edges()).isEqualTo(sums.moves());
        assertThat(graph.position(0)).isZero();
        for (int node = 0; node < graph.nodes(); node++) {
            int[] successors = successors(graph, node);
            assertThat(successors).doesNotHaveDuplicates().doesNotContain(node);
            assertThat(graph.node(graph.position(node))).isEqualTo(node);
            assertThat(graph.reverse(graph.reverse(node))).isEqualTo(node);
            int[] reversed = Arrays.stream(successors).map(graph::reverse).toArray();
            assertThat(successors(graph, graph.reverse(node))).containsExactlyInAnyOrder(reversed);
        }
    }

    private static int[] successors(GameGraph graph, int node) {
        return IntStream.range(0, graph.outdegree(node))
                .map(i -> graph.successor(node, i))
                .toArray();
    }

    /** Lemma 3. */
    @ParameterizedTest
    @CsvSource({"1, 2", "1, 5", "2, 2", "3, 3"})
    void everyPositionLeadsToEveryOther(int rows, int columns) {
        GameGraph graph = new GameGraph(new SmallBoard(rows, columns));
        Surroundings surroundings = new Surroundings(graph);
        long[] all = new long[(graph.nodes() + 63) / 64];
        Arrays.fill(all, -1);
        assertThat(surroundings.takeReachable(0, all)).isEqualTo(graph.nodes());
        assertThat(Surroundings.has(all, graph.nodes() - 1)).isFalse();
        Arrays.fill(all, -1);
        surroundings.takeOrigins(0, all);
        for (int node = 0; node < graph.nodes(); node++) {
            assertThat(Surroundings.has(all, node)).isFalse();
        }
    }

    @Test
    void graphsThatDoNotFitAreRefused() {
        SmallBoard board = new SmallBoard(4, 4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GameGraph(board))
                .withMessageContaining("4x4");
    }

    @Test
    void aVisitEndsWhenToldTo() {
        SmallBoard board = new SmallBoard(4, 5);
        assertThatExceptionOfType(StoppedCount.class).isThrownBy(() -> Outdegrees.of(board, () -> true));
    }
}
