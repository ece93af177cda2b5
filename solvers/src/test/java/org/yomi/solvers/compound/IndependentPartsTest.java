package org.yomi.solvers.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.compound.Bounds;
import org.yomi.engine.compound.Combination;
import org.yomi.engine.compound.Part;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;

/** The table of {@link Combination} against the search of the whole, where the zones of the parts are disjoint. */
class IndependentPartsTest {
    static Stream<Arguments> cells() {
        return TableCell.ALL.stream().flatMap(cell -> Scene.SOLVERS.stream().map(solver -> Arguments.of(cell, solver)));
    }

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("cells")
    void bothWithMinFirst(TableCell cell, Solver solver) {
        Scene scene = cell.scene();
        Part one = scene.part(scene.one());
        Part other = scene.part(scene.other());
        assertThat(word(one.minFirst().result()) + " & " + word(other.minFirst().result()))
                .isEqualTo(cell.parts());
        assertDisjoint(one.minFirst().negativeZone(), other.minFirst().negativeZone());
        assertDisjoint(one.minFirst().positiveZone(), other.minFirst().positiveZone());

        Result whole = scene.result(solver, scene.both("&"), false);
        assertThat(word(whole)).as(cell.reason()).isEqualTo(cell.whole());
        Bounds table = Combination.and(one, other, false);
        assertThat(whole).isBetween(table.atMost(), table.atLeast());
        assertThat(table).isEqualTo(Combination.and(Bounds.of(one.minFirst()), Bounds.of(other.minFirst()), true));
    }

    /** {@code !G | !H} for the other player: the cells of <em>or</em> with max moving first. */
    @ParameterizedTest(name = "not {0} by {1}")
    @MethodSource("cells")
    void eitherWithMaxFirst(TableCell cell, Solver solver) {
        Scene scene = cell.scene();
        Scene not = new Scene(scene.position(), not(scene.one()), not(scene.other()), scene.assumptions());
        Part one = not.part(not.one());
        Part other = not.part(not.other());
        Result whole = not.result(solver, not.both("|"), true);
        assertThat(Bounds.of(whole).negated().atLeast().word()).isEqualTo(cell.whole());
        Bounds table = Combination.or(one, other, true);
        assertThat(whole).isBetween(table.atMost(), table.atLeast());
    }

    private static String not(String goal) {
        return "!(" + goal + ")";
    }

    @Test
    void everyCellIsShown() {
        Set<String> shown = new TreeSet<>();
        TableCell.ALL.forEach(cell -> shown.add(cell.parts()));
        Set<String> cells = new TreeSet<>();
        for (Result one : EnumSet.range(Result.WON, Result.LOST)) {
            for (Result other : EnumSet.range(one, Result.LOST)) {
                cells.add(word(one) + " & " + word(other));
            }
        }
        assertThat(shown).isEqualTo(cells);
    }

    /** Neither bound of a cell can be narrowed: the results themselves do not say more. */
    @ParameterizedTest
    @CsvSource({"Won & Ko+, Ko+", "Won & Ko-, Ko-", "Ko+ & Ko+, Ko+", "Ko+ & Ko-, Ko-", "Ko- & Ko-, Ko-"})
    void bothEndsOfAKoCellOccur(String parts, String best) {
        assertThat(TableCell.ALL.stream()
                        .filter(cell -> cell.parts().equals(parts))
                        .map(TableCell::whole))
                .contains("Lost", best);
    }

    /** The mover's side of the table; {@code min} and {@code max} are the bounds with that player first. */
    @ParameterizedTest(name = "{3}: {4}, {5}")
    @MethodSource("forTheMover")
    void bothWithMaxFirst(String diagram, String one, String other, String reason, String table, String whole) {
        Scene scene = Scene.of(diagram, one, other, "");
        Bounds bounds = Combination.and(scene.part(one), scene.part(other), true);
        assertThat(bounds).hasToString(table);
        for (Solver solver : Scene.SOLVERS) {
            assertThat(word(scene.result(solver, scene.both("&"), true)))
                    .as(reason)
                    .isEqualTo(whole);
        }
        Scene not = Scene.of(diagram, not(one), not(other), "");
        assertThat(Combination.or(not.part(not.one()), not.part(not.other()), false))
                .isEqualTo(bounds.negated());
    }

    static Stream<Arguments> forTheMover() {
        return Stream.of(
                Arguments.of("""
                        XX.X.....O..
                        XOXO.....X..
                        .OO.....X.X.""", "connect(D3,B3)", "connect(J1,K2)", "one move, nothing else needed", "Won", "Won"),
                Arguments.of("""
                        .XO...OX.
                        X.XO.OX.X
                        .XO...OX.""", "connect(A2,C2)", "connect(J2,G2)", "one move cannot save both", "Lost", "Lost"),
                Arguments.of("""
                        XX.X...X.XX
                        XOXO...OXOX
                        .OO.....OO.""", "connect(D3,B3)", "connect(H3,K3)", "the other is left as a ko", "Lost..Ko-", "Ko-"),
                Arguments.of(
                        """
                        .XO...OX.
                        XwXO.OX.X
                        .XO...OX.""",
                        "connect(A2,C2)",
                        "connect(J2,G2)",
                        "Black first: the ban is void, and C2 lost",
                        "Lost..Ko+",
                        "Lost"));
    }

    private static void assertDisjoint(@Nullable Zone one, @Nullable Zone other) {
        if (one != null && other != null) {
            assertThat(one.intersection(other)).isEqualTo(Zone.empty(one.geometry()));
        }
    }

    private static String word(Result result) {
        return result.word();
    }
}
