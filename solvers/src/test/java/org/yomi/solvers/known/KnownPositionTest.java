package org.yomi.solvers.known;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Side;
import org.yomi.solvers.oracle.Expectation;

/** What is written down about known positions is what the oracle says. */
class KnownPositionTest {
    @ParameterizedTest
    @MethodSource("org.yomi.solvers.known.KnownPosition#quick")
    void oracleAgreesOnSmallFights(KnownPosition known) {
        compare(known);
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("org.yomi.solvers.known.KnownPosition#all")
    void oracleAgrees(KnownPosition known) {
        compare(known);
    }

    private static void compare(KnownPosition known) {
        Oracle oracle = known.oracle();
        for (Side first : Side.values()) {
            assertThat(Expectation.of(known.question(oracle, first)))
                    .as("%s: %s first, %s", known.name(), first, known.reason())
                    .isEqualTo(known.expectation(first));
        }
    }
}
