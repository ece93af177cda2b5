package org.yomi.benchmarks.tactics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.Verdict;

class UnconditionalStatusTest {
    /** Black lives in the corner with the eyes A1 and C1; the white stone E5 does not. */
    private static Entry entry(String point, String expected) {
        return Entry.parse("""
                {"id": "x", "boardsize": 5, "black": ["A2", "B2", "B1", "C2", "D2", "D1"], "white": ["E5"], "ko": null,
                 "command": "unconditional_status", "args": ["%s"], "expected": {"code": "%s"}}
                """.formatted(point, expected));
    }

    @ParameterizedTest
    @CsvSource({"B2,alive,OK", "B2,undecided,DIFF", "B2,dead,DIFF", "E5,alive,DIFF", "E5,undecided,OK", "E5,dead,OK"})
    void aStoneIsAliveByBensonsMethodOrNot(String point, String expected, Verdict verdict) throws NotAskable {
        assertThat(UnconditionalStatus.of(entry(point, expected)).verdict()).isEqualTo(verdict);
    }

    @Test
    void emptyPointsAreCountedAsNotAsked() {
        assertThatThrownBy(() -> UnconditionalStatus.of(entry("A1", "black_territory")))
                .isInstanceOf(NotAskable.class)
                .hasMessageContaining("empty");
    }
}
