package org.yomi.engine.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.yomi.engine.question.Result;

/** The cells of the table; that they are right is shown on the board in the module solvers. */
class CombinationTest {
    private static Bounds bounds(String word) {
        for (Result result : Result.values()) {
            if (result.word().equals(word)) {
                return Bounds.of(result);
            }
        }
        throw new AssertionError(word);
    }

    @ParameterizedTest
    @CsvSource({
        "Won, Won, Won, Won",
        "Won, Ko+, Lost..Ko+, Won",
        "Won, Ko-, Lost..Ko-, Won",
        "Won, Lost, Lost, Won",
        "Won, Unknown, Lost..Won, Won",
        "Ko+, Ko+, Lost..Ko+, Ko+..Won",
        "Ko+, Ko-, Lost..Ko-, Ko+..Won",
        "Ko+, Lost, Lost, Ko+..Won",
        "Ko+, Unknown, Lost..Ko+, Ko+..Won",
        "Ko-, Ko-, Lost..Ko-, Ko-..Won",
        "Ko-, Lost, Lost, Ko-..Won",
        "Ko-, Unknown, Lost..Ko-, Ko-..Won",
        "Lost, Lost, Lost, Lost",
        "Lost, Unknown, Lost, Lost..Won",
        "Unknown, Unknown, Lost..Won, Lost..Won",
    })
    void independentParts(String a, String b, String and, String or) {
        assertThat(Combination.and(bounds(a), bounds(b), true)).hasToString(and);
        assertThat(Combination.and(bounds(b), bounds(a), true)).hasToString(and);
        assertThat(Combination.or(bounds(a), bounds(b), true)).hasToString(or);
        assertThat(Combination.or(bounds(b), bounds(a), true)).hasToString(or);
    }

    @ParameterizedTest
    @EnumSource(Result.class)
    void partsThatMeetStillBoundTheWhole(Result b) {
        assertThat(Combination.and(bounds("Won"), Bounds.of(b), false))
                .isEqualTo(new Bounds(Result.LOST, Bounds.of(b).atMost()));
        assertThat(Combination.or(bounds("Lost"), Bounds.of(b), false))
                .isEqualTo(new Bounds(Bounds.of(b).atLeast(), Result.WON));
    }

    @Test
    void negationChangesTheSidesOfTheBounds() {
        assertThat(new Bounds(Result.LOST, Result.KO_PLUS).negated())
                .isEqualTo(new Bounds(Result.KO_MINUS, Result.WON));
    }

    @Test
    void boundsAreInOrder() {
        assertThatThrownBy(() -> new Bounds(Result.WON, Result.LOST)).isInstanceOf(IllegalArgumentException.class);
    }
}
