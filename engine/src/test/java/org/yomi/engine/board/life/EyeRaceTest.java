package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.board.life.EyeRace.Count;

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
        for (Count count : new Count[] {Count.MOST, Count.FEWEST}) {
            for (int outside = 0; outside < 4; outside++) {
                assertThat(words(shape, outside, true, count))
                        .as("%s outside %d %s", shape, outside, count)
                        .isEqualTo(plus(first, outside));
                assertThat(words(shape, outside, false, count))
                        .as("%s outside %d %s", shape, outside, count)
                        .isEqualTo(plus(second, outside));
            }
        }
    }

    /** A race may be counted with more liberties than there are, in favour of who has them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".",
                "..",
                "...",
                "..:..",
                "#.:..",
                "....",
                "#.#:...",
                "#..:..#",
                ".....",
                "..#:...",
                "#.#:...:#.#"
            })
    void oneMoreMoveOutsideNeverMakesItFewer(String shape) {
        Eye eye = Eye.of(shape);
        int sets = 1 << eye.next().length;
        for (Count count : new Count[] {Count.MOST, Count.FEWEST}) {
            EyeRace race = EyeRace.of(eye.next(), eye.nextToBlock(), count);
            for (int filled = 0; filled < sets * sets; filled++) {
                int mine = filled / sets;
                int other = filled % sets;
                for (int outside = 1; outside < 6 && (mine & other) == 0; outside++) {
                    for (boolean attackerFirst : new boolean[] {true, false}) {
                        assertThat(race.moves(mine, other, outside, attackerFirst))
                                .as(
                                        "%s mine %d other %d outside %d first %s",
                                        count, mine, other, outside, attackerFirst)
                                .isGreaterThanOrEqualTo(race.moves(mine, other, outside - 1, attackerFirst));
                    }
                }
            }
        }
    }

    private static String words(String shape, int outside, boolean attackerFirst, Count count) {
        return words(shape, outside, 0, attackerFirst, count);
    }

    private static String words(String shape, int outside, int unanswered, boolean attackerFirst, Count count) {
        Eye eye = Eye.of(shape);
        int number = EyeRace.of(eye.next(), eye.nextToBlock(), count)
                .moves(eye.mine(), eye.other(), outside, unanswered, attackerFirst);
        return number >= EyeRace.NEVER ? "-" : "" + number;
    }

    private static String plus(String number, int outside) {
        return number.equals("-") ? "-" : "" + (Integer.parseInt(number) + outside);
    }

    /** Three stones in an eye of four take the fourth point, unless the owner takes them first. */
    @Test
    void theOwnerMayCapture() {
        assertThat(words("#.#:ooo", 0, true, Count.MOST)).isEqualTo("1");
        assertThat(words("#.#:ooo", 0, false, Count.MOST)).isEqualTo("2");
        assertThat(words("#.#:ooo", 1, true, Count.MOST)).isEqualTo("3");
    }

    @Test
    void refusesLargeEyes() {
        assertThatThrownBy(() -> EyeRace.of(new int[8], 0, Count.MOST))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 7 points, not 8");
    }

    /** When the last point outside is taken, the owner takes the two stones and lives, unless he has to play elsewhere. */
    @Test
    void theOwnerMayHaveOtherCares() {
        assertThat(words("o.o", 1, 0, true, Count.FEWEST)).isEqualTo("-");
        assertThat(words("o.o", 0, 1, true, Count.FEWEST)).isEqualTo("2");
    }

    /**
     * Stones all around a point in the middle take the block's last liberty in the eye before its others are taken; then the
     * owner takes them in the middle. He cannot where the attacker takes a stone there in a ko.
     */
    @ParameterizedTest
    @CsvSource({"...,1,4", ".o.,1,3", "o.o,1,2", "#.#:o.o:#o#,2,3", "#o#:oxo:#.#,1,0"})
    void theEyeMayHaveToLast(String shape, int unanswered, String expected) {
        assertThat(words(shape, 0, unanswered, true, Count.FEWEST_WITH_EYE)).isEqualTo(expected);
    }
}
