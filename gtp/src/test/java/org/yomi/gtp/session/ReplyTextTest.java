package org.yomi.gtp.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReplyTextTest {
    static String[][] texts() {
        return new String[][] {
            {"", ""},
            {"a", "a"},
            {"a\nb", "a\nb"},
            {"a\n\nb", "a\n \nb"},
            {"a\n\n\nb", "a\n \n \nb"},
            {"a\n\n\n\n\nb", "a\n \n \n \n \nb"},
            {"\nb", "\nb"},
            {"\n\nb", "\n \nb"},
            {"a\n\n\n", "a"},
            {"\n\n", ""},
            {"a\r\nb\r\n\r\nc\r\n", "a\nb\n \nc"},
            {"a\r\r\nb", "a\n \nb"},
            {"a\rb", "a\nb"},
            {"a\tb", "a b"},
            {"a\u0000\u0007b\u007f", "ab"},
            {"a\n\u0001\nb", "a\n \nb"},
            {"a\n\u0001", "a"},
            {"\u00fc", "\\u00fc"},
            {"a\u2028b", "a\\u2028b"},
            {"\ud83d\ude00", "\\ud83d\\ude00"},
            {"a\n \nb", "a\n \nb"},
        };
    }

    @ParameterizedTest
    @MethodSource("texts")
    void becomesLegal(String text, String legal) {
        assertThat(ReplyText.legal(text, true)).isEqualTo(legal);
    }

    @Test
    void hasNoEmptyFirstLineWhereThereIsNoStatus() {
        assertThat(ReplyText.legal("\nb", false)).isEqualTo(" \nb");
        assertThat(ReplyText.legal("b\n", false)).isEqualTo("b");
    }
}
