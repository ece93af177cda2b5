package org.yomi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PositionTest {
    private static final String KO = """
            . X O .
            X . X O
            . X O .
            """;

    @Test
    void readsWhatItPrints() {
        Position position = Position.parse(KO, Colour.WHITE);
        assertThat(position).hasToString(KO + "white to move");
        assertThat(position.cell(position.geometry().parse("C2").orElseThrow())).isEqualTo(Board.BLACK);
    }

    @Test
    void forgetsABanOnThePlayerWhoDoesNotMoveFirst() {
        Position plain = Position.parse(KO, Colour.WHITE);
        int taken = plain.geometry().parse("B2").orElseThrow();
        Position banned = Position.of(plain.geometry(), plain.cells(), Colour.WHITE, taken);
        assertThat(banned.withToMove(Colour.WHITE).ban()).isEqualTo(taken);
        assertThat(banned.withToMove(Colour.BLACK).ban()).isEqualTo(Geometry.PASS);
        assertThat(banned).isNotEqualTo(plain).hasToString(KO + "white to move, banned at B2");
    }

    @Test
    void refusesBlocksWithoutLiberties() {
        assertThatThrownBy(() -> Position.parse("X O\nO .", Colour.BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the block at A2 has no liberty");
    }

    @Test
    void refusesABanOnAStone() {
        Position position = Position.parse(KO, Colour.BLACK);
        int stone = position.geometry().parse("B3").orElseThrow();
        assertThatThrownBy(() -> Position.of(position.geometry(), position.cells(), Colour.BLACK, stone))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("B3");
    }

    @Test
    void refusesRaggedAndUnknownDiagrams() {
        assertThatThrownBy(() -> Position.parse(" \n", Colour.BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("got none");
        assertThatThrownBy(() -> Position.parse(". .\n. . .", Colour.BLACK))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Position.parse(". ?\n. .", Colour.BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'?'");
    }
}
