package org.yomi.gtp.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParagraphTest {
    private static final String WORD = "123456789 ";

    @Test
    void fillsLinesOfEightyCharacters() {
        String text = WORD.repeat(8) + "x";
        assertThat(Paragraph.hanging(text, 0, 4)).isEqualTo(WORD.repeat(8).strip() + "\n    x");
        assertThat(Paragraph.hanging(text, 1, 0)).isEqualTo(" " + WORD.repeat(8).strip() + "\nx");
        assertThat(Paragraph.hanging(text, 2, 2))
                .isEqualTo("  " + WORD.repeat(7).strip() + "\n  123456789 x");
    }

    @Test
    void leavesLongWordsWhole() {
        String word = "x".repeat(99);
        assertThat(Paragraph.hanging(word + " " + word, 2, 1)).isEqualTo("  " + word + "\n " + word);
        assertThat(Paragraph.hanging("", 2, 1)).isEqualTo("  ");
    }
}
