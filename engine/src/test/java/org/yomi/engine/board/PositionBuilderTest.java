package org.yomi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class PositionBuilderTest {
    private static PositionBuilder ko() {
        return new PositionBuilder(Geometry.of(4, 3))
                .stones(Colour.BLACK, List.of("A1", "B2", "c1"))
                .stones(Colour.WHITE, List.of("A2"));
    }

    @Test
    void stonesStandWhereTheirNamesSay() {
        assertThat(ko().position(Colour.WHITE)).isEqualTo(Position.parse("""
                ....
                OX..
                X.X.
                """, Colour.WHITE));
    }

    @Test
    void aBanBindsThePlayerItIsFor() {
        PositionBuilder builder = ko().ban(Colour.WHITE, "ko", "B1");
        assertThat(builder.position(Colour.WHITE).ban())
                .isEqualTo(Geometry.of(4, 3).point(1, 0));
        assertThat(builder.position(Colour.BLACK)).isEqualTo(ko().position(Colour.BLACK));
    }

    @Test
    void aMessageNamesTheListAndThePoint() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ko().stones(Colour.WHITE, List.of("E1")))
                .withMessage("white: there is no point 'E1' on 4x3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ko().stones(Colour.BLACK, List.of("pass")))
                .withMessage("black: there is no point 'pass' on 4x3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ko().stones(Colour.WHITE, List.of("B3", "b2")))
                .withMessage("white: two stones on b2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ko().ban(Colour.BLACK, "ko/point", "A4"))
                .withMessage("ko/point: there is no point 'A4' on 4x3");
    }

    @Test
    void whatIsNoPositionIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ko().stones(Colour.WHITE, List.of("B1")).position(Colour.BLACK))
                .withMessageContaining("no liberty");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ko().ban(Colour.BLACK, "ko", "A1").position(Colour.BLACK))
                .withMessageContaining("must be on an empty point");
    }
}
