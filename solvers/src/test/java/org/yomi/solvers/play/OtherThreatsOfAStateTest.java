package org.yomi.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;

/** What the state and the key of a position would be with another number of threats. */
class OtherThreatsOfAStateTest {
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 3, KoState.UNLIMITED);

    /** White takes at B2, so that Black may not take back at C2; or White passes. */
    private static Play play(Colour owner, int threats, boolean takes) {
        Position position = Position.parse(".XO.\nX.XO\n.XO.", Colour.WHITE);
        Play play = new Play(position, Assumptions.NONE, KoState.withThreats(owner, threats));
        if (takes) {
            assertThat(play.play(position.geometry().parse("B2").orElseThrow())).isEqualTo(Play.Verdict.PLAYED);
        } else {
            play.pass();
        }
        return play;
    }

    @Test
    void areThoseOfThatNumber() {
        for (Colour owner : Colour.values()) {
            for (boolean takes : new boolean[] {false, true}) {
                for (int now : NUMBERS) {
                    Play play = play(owner, now, takes);
                    for (int other : NUMBERS) {
                        assertThat(play.key(other))
                                .isEqualTo(play(owner, other, takes).key());
                        assertThat(play.state(other))
                                .isEqualTo(play(owner, other, takes).state());
                        assertThat(play.key(other) == play.key()).isEqualTo(now == other);
                    }
                }
            }
        }
    }

    /** As {@link Play#state} says: others keep something of their own there. */
    @Test
    void leaveTheOtherBitsOfAStateFree() {
        for (int threats : NUMBERS) {
            assertThat(play(Colour.BLACK, threats, false).state() & 0b1000_1100).isZero();
        }
    }

    @Test
    void withoutLimitNoBanBindsTheirOwner() {
        assertThat(play(Colour.BLACK, KoState.UNLIMITED, true).bindingBan()).isNegative();
        assertThat(play(Colour.WHITE, KoState.UNLIMITED, true).bindingBan()).isNotNegative();
        assertThat(play(Colour.BLACK, 3, true).bindingBan()).isNotNegative();
    }
}
