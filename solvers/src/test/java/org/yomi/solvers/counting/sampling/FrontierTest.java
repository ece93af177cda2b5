package org.yomi.solvers.counting.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.solvers.counting.BruteForce;

class FrontierTest {
    /** Random colourings, a point after the other: those that come to the end with no string in need are the legal ones. */
    @Test
    void aColouringIsLegalWhenNoStringIsLeftInNeed() {
        Random random = Seeds.random("FrontierTest");
        int legal = 0;
        for (int i = 0; i < 20_000; i++) {
            int rows = 1 + random.nextInt(6);
            int columns = 1 + random.nextInt(6);
            int[] cells = random.ints((long) rows * columns, 0, 7)
                    .map(c -> c < 3 ? Frontier.BLACK : c < 6 ? Frontier.WHITE : Frontier.EMPTY)
                    .toArray();
            boolean expected = BruteForce.isLegal(cells, columns);
            assertThat(isLegal(cells, rows, columns)).isEqualTo(expected);
            legal += expected ? 1 : 0;
        }
        assertThat(legal).isBetween(1000, 19_000);
    }

    private static boolean isLegal(int[] cells, int rows, int columns) {
        Frontier frontier = new Frontier(rows);
        Frontier copy = new Frontier(rows);
        int needy = 0;
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                int colour = cells[row * columns + column];
                needy = frontier.needyAfter(row, colour);
                if (needy < 0) {
                    return false;
                }
                frontier.colour(row, colour);
                copy.set(frontier);
                frontier.clear();
                frontier.set(copy);
            }
        }
        return needy == 0;
    }
}
