package org.yomi.engine.sgf.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfParser;
import org.yomi.engine.sgf.grammar.SgfValue;

class SgfTextsTest {

    private static final SgfSize NINE = new SgfSize(9, 9);

    /** Raw value, as text, as simple text. */
    static List<Arguments> values() {
        return List.of(
                Arguments.of("", "", ""),
                Arguments.of("plain", "plain", "plain"),
                Arguments.of("a\\]b\\\\c\\:d", "a]b\\c:d", "a]b\\c:d"),
                Arguments.of("\\n is no line break", "n is no line break", "n is no line break"),
                Arguments.of("a\nb", "a\nb", "a b"),
                Arguments.of("soft\\\nbreak", "softbreak", "softbreak"),
                Arguments.of("a\\\\\nb", "a\\\nb", "a\\ b"),
                Arguments.of("a\tb\fc\u000bd\\\te", "a b c d e", "a b c d e"),
                Arguments.of("a:b[c", "a:b[c", "a:b[c"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void resolvesEscapes(String raw, String text, String simpleText) {
        assertThat(SgfTexts.text(SgfValue.ofRaw(raw))).isEqualTo(text);
        assertThat(SgfTexts.simpleText(SgfValue.ofRaw(raw))).isEqualTo(simpleText);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a]b", "\\", "\\]", "two\nlines\n", "]]\\\\", "(;B[aa])", "\u56f2\u7881 \ud83d\ude00"})
    void textsReadBackAsWritten(String text) {
        assertThat(SgfTexts.text(SgfTexts.ofText(text))).isEqualTo(text);
        assertThat(SgfTexts.simpleText(SgfTexts.ofSimpleText(text))).isEqualTo(text.replace('\n', ' '));
    }

    @Test
    void readsLabels() throws SgfException {
        SgfNode node = SgfParser.parse("(;LB[aa:A][bb:1\\:2][cc:a:b][aa:Z])").get(0);
        assertThat(SgfLabels.of(node, NINE))
                .isEqualTo(Map.of(new SgfPoint(0, 0), "Z", new SgfPoint(1, 1), "1:2", new SgfPoint(2, 2), "a:b"));
    }

    @Test
    void labelsReadBackAsWritten() throws SgfException {
        SgfNode node = new SgfNode();
        SgfLabels.add(node, new SgfPoint(3, 4), "x:]\\");
        assertThat(node).hasToString(";LB[de:x\\:\\]\\\\]");
        assertThat(SgfLabels.of(node, NINE)).isEqualTo(Map.of(new SgfPoint(3, 4), "x:]\\"));
    }

    @Test
    void saysWhatALabelShouldBe() throws SgfException {
        SgfNode withoutText = SgfParser.parse("(;LB[aa])").get(0);
        assertThatThrownBy(() -> SgfLabels.of(withoutText, NINE))
                .isInstanceOf(SgfException.class)
                .hasMessage("line 1, column 6: expected a point, ':' and a label, found [aa]");
        SgfNode outside = SgfParser.parse("(;LB[zz:A])").get(0);
        assertThatThrownBy(() -> SgfLabels.of(outside, NINE)).isInstanceOf(SgfException.class);
    }

    @Test
    void readsMarks() throws SgfException {
        SgfNode node = SgfParser.parse("(;TR[aa]SQ[bb][cc]TW[aa:bb]TB[])").get(0);
        assertThat(SgfMark.TRIANGLE.points(node, NINE)).containsExactly(new SgfPoint(0, 0));
        assertThat(SgfMark.SQUARE.points(node, NINE)).hasSize(2);
        assertThat(SgfMark.TERRITORY_WHITE.points(node, NINE)).hasSize(4);
        assertThat(SgfMark.TERRITORY_BLACK.points(node, NINE)).isEmpty();
        assertThat(SgfMark.CIRCLE.points(node, NINE)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"B", "b", "Black", " BLACK ", "1"})
    void readsBlack(String value) throws SgfException {
        assertThat(SgfColor.of(SgfValue.ofRaw(value))).isEqualTo(SgfColor.BLACK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "w", "white", "2"})
    void readsWhite(String value) throws SgfException {
        assertThat(SgfColor.of(SgfValue.ofRaw(value))).isEqualTo(SgfColor.WHITE);
    }

    @Test
    void saysWhatAColourShouldBe() {
        assertThatThrownBy(() -> SgfColor.of(SgfValue.ofRaw("red")))
                .isInstanceOf(SgfException.class)
                .hasMessage("expected a colour, B or W, found [red]");
    }
}
