package org.yomi.benchmarks.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.engine.question.Result;

class ExpectationTest {
    private static Expectation expectation(String accept) {
        return Expectation.of(
                Entry.parse("{\"id\": \"x\", \"expected\": {\"raw\": \"[?]\", \"accept\": " + accept + "}}"));
    }

    private static Verdict verdict(String accept, Result result) {
        return expectation(accept).verdict(Expectation.code(result));
    }

    @ParameterizedTest
    @CsvSource({"WON,1", "KO_PLUS,2", "KO_MINUS,3", "LOST,0"})
    void codeIsThatOfGnuGo(Result result, String code) {
        assertThat(Expectation.code(result)).isEqualTo(code);
        assertThat(verdict("{\"" + code + "\": null}", result)).isEqualTo(Verdict.OK);
    }

    @Test
    void anotherKoIsNotEqualButNear() {
        assertThat(verdict("{\"3\": {\"only\": [\"E8\"]}}", Result.KO_PLUS)).isEqualTo(Verdict.NEAR);
        assertThat(verdict("{\"2\": null}", Result.KO_MINUS)).isEqualTo(Verdict.NEAR);
        assertThat(verdict("{\"2\": null}", Result.WON)).isEqualTo(Verdict.DIFF);
        assertThat(verdict("{\"1\": null}", Result.KO_PLUS)).isEqualTo(Verdict.DIFF);
    }

    @Test
    void aSuiteMayAcceptSeveralCodes() {
        String notLost = "{\"1\": {\"any\": true}, \"2\": {\"any\": true}, \"3\": {\"any\": true}}";
        assertThat(verdict(notLost, Result.KO_MINUS)).isEqualTo(Verdict.OK);
        assertThat(verdict(notLost, Result.LOST)).isEqualTo(Verdict.DIFF);
    }

    @Test
    void aSearchThatGaveUpIsUnknown() {
        assertThat(verdict("{\"1\": null}", Result.UNKNOWN)).isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void movesAreThoseListedOrAllButThem() {
        Expectation only = expectation("{\"1\": {\"only\": [\"D4\", \"PASS\"]}, \"0\": null}");
        assertThat(only.acceptsMove("1", "D4")).isTrue();
        assertThat(only.acceptsMove("1", "pass")).isTrue();
        assertThat(only.acceptsMove("1", "E4")).isFalse();
        assertThat(only.acceptsMove("0", "none")).isTrue();
        Expectation not = expectation("{\"1\": {\"not\": [\"C9\"]}}");
        assertThat(not.acceptsMove("1", "C9")).isFalse();
        assertThat(not.acceptsMove("1", "C8")).isTrue();
    }
}
