package org.yomi.engine.sgf.property;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfValue;

class SgfPointsTest {

    private static SgfSize size(String text) {
        String[] sides = text.split("x");
        return new SgfSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    @ParameterizedTest
    @CsvSource({
        "19x19, aa, 0, 0",
        "19x19, ss, 18, 18",
        "25x25, yy, 24, 24",
        "20x20, tt, 19, 19",
        "19x13, sa, 18, 0",
        "13x19, cs, 2, 18",
        "2x2, ba, 1, 0",
        "9x9, ' dc\t', 3, 2"
    })
    void readsPoints(String board, String text, int x, int y) throws SgfException {
        SgfPoint point = SgfPoints.point(SgfValue.ofRaw(text), size(board));
        assertThat(point).isEqualTo(new SgfPoint(x, y));
        assertThat(SgfPoints.value(point)).hasToString("[" + text.strip() + "]");
    }

    @ParameterizedTest
    @CsvSource({
        "9x9, ja, expected a point on the 9x9 board",
        "9x9, aj, expected a point on the 9x9 board",
        "19x19, tt, expected a point on the 19x19 board",
        "5x3, ad, expected a point on the 5x3 board",
        "25x25, zz, expected a point on the 25x25 board",
        "9x9, '', expected a point of two letters a-z",
        "9x9, a, expected a point of two letters a-z",
        "9x9, aaa, expected a point of two letters a-z",
        "9x9, AA, expected a point of two letters a-z",
        "9x9, C3, expected a point of two letters a-z"
    })
    void saysWhatAPointShouldBe(String board, String text, String reason) {
        assertThatThrownBy(() -> SgfPoints.point(SgfValue.ofRaw(text), size(board)))
                .isInstanceOf(SgfException.class)
                .hasMessage(reason + ", found [" + text + "]");
    }

    @ParameterizedTest
    @CsvSource({
        "19x19, '', pass",
        "19x19, tt, pass",
        "9x9, tt, pass",
        "19x13, ' tt', pass",
        "20x20, tt, tt",
        "25x25, '', pass",
        "19x19, dd, dd"
    })
    void readsMovesAndPasses(String board, String text, String expected) throws SgfException {
        SgfPoint move = SgfPoints.move(SgfValue.ofRaw(text), size(board));
        assertThat(move == null ? "pass" : move.toString()).isEqualTo(expected);
    }

    @Test
    void aMoveOffALargeBoardIsNoPass() {
        assertThatThrownBy(() -> SgfPoints.move(SgfValue.ofRaw("tt"), new SgfSize(20, 19)))
                .isInstanceOf(SgfException.class)
                .hasMessageContaining("20x19");
    }

    @ParameterizedTest
    @CsvSource({
        "aa, aa",
        "'aa bb aa', 'aa bb'",
        "aa:ba, 'aa ba'",
        "aa:cb, 'aa ba ca ab bb cb'",
        "cb:aa, 'aa ba ca ab bb cb'",
        "ab:ca, 'aa ba ca ab bb cb'",
        "dd:dd, dd",
        "'ab aa:ac', 'ab aa ac'"
    })
    void readsListsWithRectangles(String values, String points) throws SgfException {
        List<SgfValue> list =
                Arrays.stream(values.split(" ")).map(SgfValue::ofRaw).toList();
        String read = SgfPoints.list(list, new SgfSize(9, 9)).stream()
                .map(SgfPoint::toString)
                .collect(joining(" "));
        assertThat(read).isEqualTo(points);
    }

    @Test
    void anEmptyValueIsAnEmptyList() throws SgfException {
        assertThat(SgfPoints.list(List.of(SgfValue.ofRaw(" ")), new SgfSize(9, 9)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"aa:", ":aa", "aa:jj", "aa:bb:cc", "a:b", "aabb"})
    void refusesBrokenRectangles(String value) {
        assertThatThrownBy(() -> SgfPoints.list(List.of(SgfValue.ofRaw(value)), new SgfSize(9, 9)))
                .isInstanceOf(SgfException.class);
    }
}
