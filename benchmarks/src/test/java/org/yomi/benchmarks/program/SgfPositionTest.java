package org.yomi.benchmarks.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

class SgfPositionTest {
    @Test
    void stonesAreCountedFromTheTop() {
        Position position = Position.parse("""
                ..O
                ...
                XX.
                """, Colour.WHITE);
        assertThat(SgfPosition.text(position)).isEqualTo("(;GM[1]FF[4]SZ[3]PL[W]AB[ac][bc]AW[ca])\n");
    }

    @Test
    void aColourWithoutStonesIsLeftOut() {
        assertThat(SgfPosition.text(Position.parse("X.\n..", Colour.BLACK))).doesNotContain("AW");
    }
}
