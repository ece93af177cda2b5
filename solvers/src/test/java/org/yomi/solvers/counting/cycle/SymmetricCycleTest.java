package org.yomi.solvers.counting.cycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameGraph;
import org.yomi.solvers.counting.games.SmallBoard;

class SymmetricCycleTest {
    @ParameterizedTest
    @CsvSource({"1, 3", "3, 1", "1, 4", "1, 5", "1, 6", "1, 7"})
    void cyclesVisitEveryPositionOnceAndAreSymmetric(int rows, int columns) {
        for (long seed = 1; seed <= 2; seed++) {
            verify(SymmetricCycle.find(new SmallBoard(rows, columns), seed, Watch.SILENT));
        }
    }

    @Tag("nightly")
    @Test
    void theLargestCycleIsFound() {
        verify(SymmetricCycle.find(new SmallBoard(1, SymmetricCycle.MOST_POINTS), 1, Watch.SILENT));
    }

    private static void verify(SymmetricCycle cycle) {
        GameGraph graph = new GameGraph(cycle.board());
        List<Integer> half = cycle.half().stream().map(graph::node).toList();
        List<Integer> all = IntStream.range(0, 2 * half.size())
                .mapToObj(i -> i < half.size() ? half.get(i) : graph.reverse(half.get(i - half.size())))
                .toList();
        assertThat(all).hasSize(graph.nodes() - 1).doesNotHaveDuplicates().doesNotContain(0);
        for (int i = 0; i < all.size(); i++) {
            assertThat(successors(graph, all.get(i))).contains(all.get((i + 1) % all.size()));
        }
    }

    private static List<Integer> successors(GameGraph graph, int node) {
        return IntStream.range(0, graph.outdegree(node))
                .mapToObj(i -> graph.successor(node, i))
                .toList();
    }

    /** Section 7. */
    @Test
    void allCyclesOfThreePointsAreSymmetric() {
        assertThat(symmetries(3)).containsExactly(true, true);
    }

    /** Section 7 says the same of 1x4, but of its cycles most are not. */
    @Tag("nightly")
    @Test
    void twoCyclesOfFourPointsAreSymmetric() {
        List<Boolean> found = symmetries(4);
        assertThat(found).hasSize(74);
        assertThat(Collections.frequency(found, true)).isEqualTo(2);
    }

    /** Of each cycle on a board of one row, whether it is symmetric. */
    private static List<Boolean> symmetries(int points) {
        GameGraph graph = new GameGraph(new SmallBoard(1, points));
        long[] successors = new long[graph.nodes()];
        for (int node = 0; node < graph.nodes(); node++) {
            successors[node] = successors(graph, node).stream()
                    .mapToLong(next -> 1L << next)
                    .reduce(0, (a, b) -> a | b);
        }
        int[] path = new int[graph.nodes() - 1];
        path[0] = 1;
        List<Boolean> found = new ArrayList<>();
        walk(successors, path, 1, (1L << graph.nodes()) - 4, cycle -> {
            int half = cycle.length / 2;
            found.add(IntStream.range(0, half).allMatch(i -> cycle[i + half] == graph.reverse(cycle[i])));
        });
        return found;
    }

    private static void walk(long[] successors, int[] path, int length, long free, Consumer<int[]> cycles) {
        long next = successors[path[length - 1]];
        if (length == path.length && (next >>> path[0] & 1) != 0) {
            cycles.accept(path);
        }
        for (long todo = next & free; todo != 0; todo &= todo - 1) {
            path[length] = Long.numberOfTrailingZeros(todo);
            walk(successors, path, length + 1, free & ~Long.lowestOneBit(todo), cycles);
        }
    }

    /** Section 7 says so of 1x2; 1x1 has a single position. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theSmallestBoardsHaveNone(int points) {
        SmallBoard board = new SmallBoard(1, points);
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> SymmetricCycle.find(board, 1, Watch.SILENT))
                .withMessage("there is no such cycle on 1x" + points);
    }

    /** Theorem 10. */
    @Test
    void boardsOfSeveralRowsHaveNone() {
        SmallBoard board = new SmallBoard(2, 3);
        assertThatExceptionOfType(RefusedCount.class)
                .isThrownBy(() -> SymmetricCycle.find(board, 1, Watch.SILENT))
                .withMessageContaining("2x3");
    }

    @Test
    void searchesEndWhenToldTo() {
        SmallBoard board = new SmallBoard(1, 7);
        assertThatExceptionOfType(StoppedCount.class)
                .isThrownBy(() -> SymmetricCycle.find(board, 1, () -> true))
                .withMessageContaining("no cycle");
    }
}
