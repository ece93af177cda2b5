package org.yomi.solvers.counting.border;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.solvers.counting.Watch;

class RankingTest {
    /** Table 1 of the paper. */
    @ParameterizedTest
    @CsvSource({
        "1, 3, 3",
        "2, 9, 13",
        "3, 32, 46",
        "4, 117, 168",
        "5, 444, 642",
        "6, 1712, 2482",
        "7, 6742, 9808",
        "8, 26973, 39324",
        "9, 109736, 160286",
        "10, 452863, 662265",
        "11, 1894494, 2772774",
        "12, 8020098, 11742926",
        "13, 34320647, 50258461",
        "14, 148266922, 217096273",
        "15, 645949499, 945567689",
        "16, 2835158927, 4148642993",
        "17, 12526125303, 18320946269",
        "18, 55665579032, 81376671503",
        "19, 248661924718, 363324268018"
    })
    void thereAreAsManyClassesAsThePaperSays(int height, long least, long most) {
        assertThat(Ranking.of(height, 0).size()).isEqualTo(least);
        assertThat(Ranking.of(height, height - 1).size()).isEqualTo(most);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 7})
    void eachNumberIsThatOfOneBorder(int height) {
        for (int filled = 0; filled < height; filled++) {
            Ranking ranking = Ranking.of(height, filled);
            Border border = new Border(height);
            for (long rank = 0; rank < ranking.size(); rank++) {
                ranking.unrank(rank, border);
                assertThat(ranking.rank(border)).isEqualTo(rank);
                changeColours(border);
                assertThat(ranking.rank(border)).isEqualTo(rank);
            }
        }
    }

    private static void changeColours(Border border) {
        int[] codes = border.codes();
        Arrays.setAll(codes, i -> PointCode.isStone(codes[i]) ? codes[i] ^ PointCode.SIDE : codes[i]);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6})
    void aBorderUpsideDownIsABorder(int height) {
        Ranking ranking = Ranking.of(height, 0);
        Border border = new Border(height);
        for (long rank = 0; rank < ranking.size(); rank++) {
            ranking.unrank(rank, border);
            border.turn();
            assertThat(ranking.rank(border)).isBetween(0L, ranking.size() - 1);
            border.turn();
            assertThat(ranking.rank(border)).isEqualTo(rank);
        }
    }

    @Test
    void successorsFoundFromCommonBeginningsAreThoseFoundOneByOne() {
        int height = 6;
        for (int row = 0; row < height; row++) {
            Ranking from = Ranking.of(height, row);
            Ranking to = Ranking.of(height, (row + 1) % height);
            int[] successors = Successors.of(from, to, row, Watch.SILENT);
            assertThat(successors).isEqualTo(oneByOne(from, to, row));
        }
    }

    private static int[] oneByOne(Ranking from, Ranking to, int row) {
        int[] successors = new int[Math.toIntExact(3 * from.size())];
        Border border = new Border(from.height());
        int[] what = {PointCode.EMPTY, PointCode.BLACK, PointCode.WHITE};
        Arrays.setAll(successors, i -> {
            from.unrank(i / 3, border);
            return border.place(row, what[i % 3]) ? (int) to.rank(border) : Successors.NONE;
        });
        return successors;
    }
}
