package org.yomi.analyze.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableFormatTest {
    private static final Table TABLE =
            new Table("Two rows", List.of("n", "a|b", "c"), List.of(List.of("1", "", "x"), List.of("12", "3,\"4", "")));

    @Test
    void textHasColumnsSideBySide() {
        assertThat(TableFormat.TEXT.write(TABLE))
                .isEqualTo("Two rows\n\nn   a|b   c\n--  ----  -\n1         x\n12  3,\"4\n");
    }

    @Test
    void csvQuotesWhatHasCommasOrQuotes() {
        assertThat(TableFormat.CSV.write(TABLE)).isEqualTo("n,a|b,c\n1,,x\n12,\"3,\"\"4\",\n");
    }

    @Test
    void markdownEscapesBars() {
        assertThat(TableFormat.MARKDOWN.write(TABLE))
                .isEqualTo("**Two rows**\n\n| n | a\\|b | c |\n| --- | --- | --- |\n| 1 |  | x |\n| 12 | 3,\"4 |  |\n");
    }

    @Test
    void rowsFitUnderTheHeadings() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Table("t", List.of("a"), List.of(List.of("1", "2"))));
    }
}
