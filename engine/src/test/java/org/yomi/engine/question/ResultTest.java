package org.yomi.engine.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultTest {
    @ParameterizedTest
    @CsvSource({"WON, LOST", "KO_PLUS, KO_MINUS", "UNKNOWN, UNKNOWN"})
    void theNegatedGoalHasTheOtherEnd(Result result, Result ofNegated) {
        assertThat(result.negated()).isEqualTo(ofNegated);
        assertThat(ofNegated.negated()).isEqualTo(result);
    }
}
