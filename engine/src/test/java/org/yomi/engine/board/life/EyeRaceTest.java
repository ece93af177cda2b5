package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Big eyes, all points of which are next to their block unless the shape says otherwise. */
class EyeRaceTest {
    /**
     * The numbers of the books: n points are worth (n^2 - 3n) / 2 + 3 moves, less one for each stone in place; "-" where the
     * owner lives.
     */
    @ParameterizedTest
    @CsvSource({
        ".,1,1",
        "..,2,2",
        "...,3,-",
        ".o.,2,2",
        "..:..,5,5",
        "o.:..,4,4",
        "...:.#.,-,-",
        "#.#:...,5,-",
        "#.#:.o.,4,4",
        "#.#:oo.,3,3",
        "....,-,-",
        ".o..,4,-",
        "#.#:...:#.#,8,-",
        "#.#:.o.:#.#,7,7",
        "..#:.o.,7,7",
        ".#.,-,-",
        "#..:.o.:#.#,11,11",
        "#..:oo.:#o#,9,9",
        "x..,2,2",
    })
    void countsTheMoves(String shape, String first, String second) {
        for (boolean most : new boolean[] {true, false}) {
            for (int outside = 0; outside < 4; outside++) {
                assertThat(words(shape, outside, true, most))
                        .as("%s outside %d most %s", shape, outside, most)
                        .isEqualTo(plus(first, outside));
                assertThat(words(shape, outside, false, most))
                        .as("%s outside %d most %s", shape, outside, most)
                        .isEqualTo(plus(second, outside));
            }
        }
    }

    /** With {@code o} of the attacker's stones and {@code x} of the owner's, {@code #} for the block. */
    private static String words(String shape, int outside, boolean attackerFirst, boolean most) {
        String[] rows = shape.split(":");
        int width = rows[0].length();
        int[] indexOf = new int[rows.length * width];
        int points = 0;
        for (int i = 0; i < indexOf.length; i++) {
            indexOf[i] = rows[i / width].charAt(i % width) == '#' ? -1 : points++;
        }
        int[] next = new int[points];
        int nextToBlock = 0;
        int mine = 0;
        int other = 0;
        for (int i = 0; i < indexOf.length; i++) {
            if (indexOf[i] < 0) {
                continue;
            }
            int degree = 0;
            for (int j = 0; j < indexOf.length; j++) {
                boolean near = Math.abs(i / width - j / width) + Math.abs(i % width - j % width) == 1;
                if (near && indexOf[j] >= 0) {
                    next[indexOf[i]] |= 1 << indexOf[j];
                    degree++;
                }
            }
            nextToBlock |= degree < 4 ? 1 << indexOf[i] : 0;
            char c = rows[i / width].charAt(i % width);
            mine |= c == 'x' ? 1 << indexOf[i] : 0;
            other |= c == 'o' ? 1 << indexOf[i] : 0;
        }
        int number = EyeRace.of(next, nextToBlock, most).moves(mine, other, outside, attackerFirst);
        return number >= EyeRace.NEVER ? "-" : "" + number;
    }

    private static String plus(String number, int outside) {
        return number.equals("-") ? "-" : "" + (Integer.parseInt(number) + outside);
    }

    /** Three stones in an eye of four take the fourth point, unless the owner takes them first. */
    @Test
    void theOwnerMayCapture() {
        assertThat(words("#.#:ooo", 0, true, true)).isEqualTo("1");
        assertThat(words("#.#:ooo", 0, false, true)).isEqualTo("2");
        assertThat(words("#.#:ooo", 1, true, true)).isEqualTo("3");
    }

    @Test
    void refusesLargeEyes() {
        assertThatThrownBy(() -> EyeRace.of(new int[8], 0, true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 7 points, not 8");
    }
}
