package org.yomi.solvers.counting.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameBoundsTest {
    /** Table 7 between the bounds; the conjecture of section 6.3 would be tighter. */
    @ParameterizedTest
    @CsvSource({"1, 3, 15, 907", "1, 4, 41, 2098407841", "2, 2, 57, 386356909593"})
    void gamesAreBetweenTheBounds(int rows, int columns, double positions, double games) {
        GameBounds bounds = GameBounds.of(rows, columns, Math.log10(positions));
        assertThat(Math.log10(games)).isBetween(bounds.log10Least(), bounds.log10Most());
    }

    /** Theorem 9: 2^(2^(n-1)). */
    @Test
    void boardsOfOneRowHaveABoundOfTheirOwn() {
        assertThat(GameBounds.of(1, 1, 0)).isEqualTo(new GameBounds(0, 0));
        assertThat(GameBounds.of(1, 4, 1).log10Least()).isCloseTo(Math.log10(256), within(1e-9));
        assertThat(GameBounds.of(11, 1, 1).log10Least()).isCloseTo(1024 * Math.log10(2), within(1e-9));
    }

    /** Corollary 8: (103!)^(2^154) at least, 361^(0.012 3^361) at most. */
    @Test
    void theBoundsOf19x19AreThoseOfThePaper() {
        GameBounds bounds = GameBounds.of(19, 19, Math.log10(0.012) + 361 * Math.log10(3));
        double log2Least = bounds.log10Least() / Math.log10(2);
        assertThat(Math.log(log2Least) / Math.log(2)).isBetween(163.0, 164.0);
        assertThat(Math.log10(bounds.log10Least())).isBetween(48.0, 49.0);
        assertThat(Math.log10(bounds.log10Most())).isBetween(170.0, 171.0);
        Comb comb = new Comb(19, 19);
        assertThat(comb.count(Comb.BLACK)).isEqualTo(103);
        assertThat(comb.count(Comb.WHITE)).isEqualTo(103);
        assertThat(comb.count(Comb.BETWEEN)).isEqualTo(155);
    }

    /** Figure 14. */
    @Test
    void theCombOf7x7IsThatOfThePaper() {
        assertThat(new Comb(7, 7)).hasToString("BBBBBBE\nBEEEEEW\nBWWWWWW\nBEEEEEW\nBBBBBBW\nBEEEEEW\nEWWWWWW");
        assertThat(new Comb(7, 7).count(Comb.BLACK)).isEqualTo(16);
    }

    /** What Theorem 8 asks of a partition. */
    @Test
    void combsAreConnectedAndAllBetweenIsNextToBoth() {
        for (int rows = 2; rows <= 25; rows++) {
            for (int columns = 2; columns <= 25; columns++) {
                String[] comb = new Comb(rows, columns).toString().split("\n");
                assertThat(parts(comb, 'B')).as("%dx%d", rows, columns).isEqualTo(1);
                assertThat(parts(comb, 'W')).as("%dx%d", rows, columns).isEqualTo(1);
                for (int point = 0; point < rows * columns; point++) {
                    int row = point / columns;
                    int column = point % columns;
                    if (at(comb, row, column) == 'E') {
                        String around = "" + at(comb, row - 1, column) + at(comb, row + 1, column)
                                + at(comb, row, column - 1) + at(comb, row, column + 1);
                        assertThat(around)
                                .as("%dx%d: %d %d", rows, columns, row, column)
                                .contains("B", "W");
                    }
                }
            }
        }
    }

    private static char at(String[] comb, int row, int column) {
        boolean inside = row >= 0 && row < comb.length && column >= 0 && column < comb[0].length();
        return inside ? comb[row].charAt(column) : '#';
    }

    private static int parts(String[] comb, char owner) {
        Set<Integer> seen = new HashSet<>();
        int parts = 0;
        for (int row = 0; row < comb.length; row++) {
            for (int column = 0; column < comb[0].length(); column++) {
                parts += visit(comb, owner, row, column, seen) ? 1 : 0;
            }
        }
        return parts;
    }

    private static boolean visit(String[] comb, char owner, int row, int column, Set<Integer> seen) {
        if (at(comb, row, column) != owner || !seen.add(row * 100 + column)) {
            return false;
        }
        visit(comb, owner, row - 1, column, seen);
        visit(comb, owner, row + 1, column, seen);
        visit(comb, owner, row, column - 1, seen);
        visit(comb, owner, row, column + 1, seen);
        return true;
    }

    /** The games that prove Theorem 8: no position comes twice, and they last over k 2^(l-1) moves. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "2, 5", "4, 4", "4, 5"})
    void combsMakeLongGames(int rows, int columns) {
        String comb = new Comb(rows, columns).toString().replace("\n", "");
        int[] between = points(comb, 'E');
        Game game = new Game(new SmallBoard(rows, columns));
        boolean byBlack = true;
        game.playAll(byBlack, points(comb, 'B'));
        int gray = 0;
        for (int step = 1; step < 1 << between.length; step++) {
            int bit = Integer.numberOfTrailingZeros(step);
            boolean forBlack = (gray >>> bit & 1) == 0;
            if (forBlack != byBlack) {
                byBlack = forBlack;
                game.playAll(byBlack, points(comb, byBlack ? 'B' : 'W'));
                for (int i = 0; i < between.length; i++) {
                    if ((gray >>> i & 1) == (byBlack ? 1 : 0)) {
                        game.playAll(byBlack, between[i]);
                    }
                }
            }
            game.playAll(byBlack, between[bit]);
            gray ^= 1 << bit;
        }
        assertThat(game.positions).doesNotHaveDuplicates();
        int least = Math.min(points(comb, 'B').length, points(comb, 'W').length);
        assertThat(game.positions.size() - 1).isGreaterThan(least << between.length - 1);
    }

    private static int[] points(String comb, char owner) {
        return IntStream.range(0, comb.length())
                .filter(point -> comb.charAt(point) == owner)
                .toArray();
    }

    /** The longest games of Theorem 9: both paths to all points but the first, 2^(n+1) - 4 moves, for odd n. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 7})
    void leftCapturingGamesAreLong(int points) {
        GameGraph graph = new GameGraph(new SmallBoard(1, points));
        int allButFirst = (1 << points) - 2;
        Deque<Long> path = new ArrayDeque<>();
        for (boolean black : new boolean[] {true, false}) {
            long position = SmallBoard.position(black ? allButFirst : 0, black ? 0 : allButFirst);
            for (; position != 0; position = predecessor(position)) {
                path.addFirst(position);
            }
        }
        path.addFirst(0L);
        assertThat(path).doesNotHaveDuplicates().hasSize((1 << points + 1) - 3);
        int node = graph.node(path.removeFirst());
        for (long position : path) {
            int next = graph.node(position);
            int from = node;
            assertThat(IntStream.range(0, graph.outdegree(from)).map(i -> graph.successor(from, i)))
                    .contains(next);
            node = next;
        }
    }

    /** Instead of the leftmost stone, stones of the other colour on all points left of it. */
    private static long predecessor(long position) {
        int black = SmallBoard.black(position);
        int white = SmallBoard.white(position);
        int stone = Integer.lowestOneBit(black | white);
        boolean isBlack = (black & stone) != 0;
        return SmallBoard.position(
                black & ~stone | (isBlack ? 0 : stone - 1), white & ~stone | (isBlack ? stone - 1 : 0));
    }

    @Test
    void boardsWithoutFiguresAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> GameBounds.of(26, 26, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> GameBounds.of(0, 3, 1));
    }

    /** Plays, and writes down every position. */
    private static final class Game {
        private final SmallBoard board;
        private final List<Long> positions = new ArrayList<>(List.of(0L));

        Game(SmallBoard board) {
            this.board = board;
        }

        void playAll(boolean byBlack, int... points) {
            for (int point : points) {
                positions.add(board.play(positions.get(positions.size() - 1), point, byBlack));
            }
        }
    }
}
