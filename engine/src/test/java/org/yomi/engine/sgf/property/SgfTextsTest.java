package org.yomi.engine.sgf.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNodes;
import org.yomi.engine.sgf.grammar.SgfValue;

class SgfTextsTest {

    /** Raw value, as simple text. */
    static List<Arguments> values() {
        return List.of(
                Arguments.of("", ""),
                Arguments.of("plain", "plain"),
                Arguments.of("a\\]b\\\\c\\:d", "a]b\\c:d"),
                Arguments.of("\\n is no line break", "n is no line break"),
                Arguments.of("a\nb", "a b"),
                Arguments.of("soft\\\nbreak", "softbreak"),
                Arguments.of("a\\\\\nb", "a\\ b"),
                Arguments.of("a\tb\fc\u000bd\\\te", "a b c d e"),
                Arguments.of("a:b[c", "a:b[c"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void resolvesEscapes(String raw, String simpleText) {
        assertThat(SgfTexts.simpleText(SgfValue.ofRaw(raw))).isEqualTo(simpleText);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a]b", "\\", "\\]", "two\nlines\n", "]]\\\\", "(;B[aa])", "\u56f2\u7881 \ud83d\ude00"})
    void textsReadBackAsWritten(String text) {
        assertThat(SgfNodes.text(SgfTexts.ofText(text))).isEqualTo(text);
        assertThat(SgfTexts.simpleText(SgfTexts.ofSimpleText(text))).isEqualTo(text.replace('\n', ' '));
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
