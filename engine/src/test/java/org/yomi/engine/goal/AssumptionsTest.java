package org.yomi.engine.goal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Geometry;

class AssumptionsTest {
    private static final Geometry GEOMETRY = Geometry.of(3, 4);

    @Test
    void whatNoBlockReachesIsNotAssumed() {
        Assumptions most = Assumptions.NONE.withEscape(11).withOpen(11).withApart(12);
        assertThat(most.on(GEOMETRY)).isEqualTo(most);
        assertThat(most.withEscape(12).on(GEOMETRY)).isEqualTo(most.withEscape(0));
        assertThat(most.withOpen(12).on(GEOMETRY)).isEqualTo(most.withOpen(0));
    }
}
