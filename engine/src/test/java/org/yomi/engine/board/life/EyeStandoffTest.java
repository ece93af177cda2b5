package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The owner of the eye begins; shapes as in {@link Eye}. */
class EyeStandoffTest {
    /**
     * Eyes that are worth so many moves whoever plays first. The owner fills the shared liberties himself, and his block is
     * taken when he fills the last one, if the attacker has made all his moves but one: with so many less one the
     * attacker is in time, and with none against his own eye he would be captured himself.
     */
    @ParameterizedTest
    @CsvSource({".,1", "..,2"})
    void withAnEyeEachTheLibertiesInCommonCountForTheAttacker(String shape, int worth) {
        for (int far = 0; far < 4; far++) {
            for (int shared = 0; shared < 4; shared++) {
                assertThat(needed(shape, far, shared, true))
                        .as("%s far %d shared %d", shape, far, shared)
                        .isEqualTo(Math.max(shared == 0 ? 2 : 1, far + worth + 1 - shared));
            }
        }
    }

    /** Without an eye of his own the attacker has to be first: an eye against none. */
    @ParameterizedTest
    @CsvSource({".,0,0,2", ".,0,1,3", ".,0,2,4", ".,1,2,5", "...,0,0,1000", "...,0,2,1000", ".o.,0,0,3", ".o.,0,1,4"})
    void withoutAnEyeOfHisOwnTheAttackerHasToBeFirst(String shape, int far, int shared, int expected) {
        assertThat(needed(shape, far, shared, false)).isEqualTo(expected);
    }

    private static int needed(String shape, int far, int shared, boolean hasEye) {
        Eye eye = Eye.of(shape);
        return EyeStandoff.of(eye.next(), eye.nextToBlock(), hasEye).needed(eye.mine(), eye.other(), far, shared);
    }

    @Test
    void refusesManyLiberties() {
        assertThatThrownBy(() -> needed(".", 21, 0, true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 20 liberties of a kind, not 21");
    }
}
