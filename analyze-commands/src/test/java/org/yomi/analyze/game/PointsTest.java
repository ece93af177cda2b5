package org.yomi.analyze.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Geometry;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.GtpFailure;

class PointsTest {
    private static final Geometry GEOMETRY = Geometry.of(5, 4);

    @Test
    void anArgumentIsAPointOfTheBoard() {
        Arguments arguments = new Arguments("b E4 pass F1");
        assertThat(Points.point(arguments, 1, GEOMETRY)).isEqualTo(GEOMETRY.point(4, 3));
        for (int i : new int[] {0, 2, 3}) {
            assertThatThrownBy(() -> Points.point(arguments, i, GEOMETRY))
                    .isInstanceOf(GtpFailure.class)
                    .hasMessageStartingWith("argument " + (i + 1) + " must be a vertex");
        }
    }
}
