package org.yomi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "A1, true, of a stone in the corner",
        "E3, true, in the middle",
        "G1, false, no stone beside",
        "C3, false, an empty point beside",
        "C2, false, stones of the player who is banned beside",
        "H5, false, each stone beside has another liberty"
    })
    void knowsWhichBansAKoCanHaveMade(String point, boolean possible, String why) {
        Position plain = Position.parse("""
                . . . . X . O .
                . . . X O X . O
                . . . O . O . .
                O X . . O . . .
                . O X . . . . .""", Colour.BLACK);
        Geometry geometry = plain.geometry();
        int ban = geometry.parse(point).orElseThrow();
        Position banned = Position.of(geometry, plain.cells(), Colour.BLACK, ban);
        assertThat(banned.isBanOfKo()).as(why).isEqualTo(possible);
        assertThat(plain.isBanOfKo()).isFalse();
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
