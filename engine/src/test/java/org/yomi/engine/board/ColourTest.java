package org.yomi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColourTest {
    @ParameterizedTest
    @CsvSource({"b, BLACK", "B, BLACK", "black, BLACK", "Black, BLACK", "w, WHITE", "WHITE, WHITE"})
    void isNamedByItsWordOrLetter(String text, Colour colour) {
        assertThat(Colour.named(text)).contains(colour);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "bl", "whites", " b"})
    void isNotNamedByAnythingElse(String text) {
        assertThat(Colour.named(text)).isEmpty();
    }
}
