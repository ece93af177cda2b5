package org.yomi.engine.sgf.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfParser;

class SgfSizeTest {

    private static SgfSize of(String text) throws SgfException {
        return SgfSize.of(SgfParser.parse(text).get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "(;), 19, 19, 19",
        "(;SZ[9]), 9, 9, 9",
        "(;SZ[2]), 2, 2, 2",
        "(;SZ[25]), 25, 25, 25",
        "(;SZ[19:13]), 19, 13, 19:13",
        "(;SZ[ 5 : 3 ]), 5, 3, 5:3",
        "(;SZ[7:7]), 7, 7, 7",
        "(;SiZe[09]), 9, 9, 9"
    })
    void readsAndWritesSizes(String text, int width, int height, String written) throws SgfException {
        assertThat(of(text)).isEqualTo(new SgfSize(width, height));
        assertThat(of(text).value()).hasToString("[" + written + "]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "9x9", "9:", ":9", "-9", "9.0", "9:9:9", "99999999999999", "\u0669"})
    void saysWhatASizeShouldBe(String value) {
        assertThatThrownBy(() -> of("(;SZ[" + value + "])"))
                .isInstanceOf(SgfException.class)
                .hasMessage("line 1, column 6: expected a board size such as 19 or 19:13, found [" + value + "]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "26", "52", "1:9", "9:1", "26:9", "9:26", "999999999"})
    void saysWhichSizesThereAre(String value) {
        assertThatThrownBy(() -> of("(;SZ[" + value + "])"))
                .isInstanceOf(SgfException.class)
                .hasMessage("line 1, column 6: expected a board size of 2 to 25 points a side, found [" + value + "]");
    }

    @Test
    void refusesSidesOutOfRange() {
        assertThatThrownBy(() -> new SgfSize(1, 9))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("width must be 2 to 25, is 1");
        assertThatThrownBy(() -> new SgfSize(9, 26))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("height must be 2 to 25, is 26");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, true", "4, 2, true", "5, 0, false", "0, 3, false", "-1, 0, false", "0, -1, false"})
    void knowsItsPoints(int x, int y, boolean inside) {
        assertThat(new SgfSize(5, 3).contains(new SgfPoint(x, y))).isEqualTo(inside);
    }
}
