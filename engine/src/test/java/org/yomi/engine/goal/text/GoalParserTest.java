package org.yomi.engine.goal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.zone.Zone;

class GoalParserTest {
    /** Black stones on A1, B2 and C3, white ones on E1, E2 and E4. */
    private static final Position POSITION = Position.parse("""
            . . . . O .
            . . X . . .
            . X . . O .
            X . . . O .
            """, Colour.BLACK);

    private static final Geometry GEOMETRY = POSITION.geometry();
    private static final int A1 = point("A1");
    private static final int B2 = point("B2");
    private static final int C3 = point("C3");
    private static final int E1 = point("E1");

    private static int point(String name) {
        return GEOMETRY.parse(name).orElseThrow();
    }

    private static Goal goal(String text) throws GoalException {
        return GoalParser.parse(text, POSITION).goal();
    }

    private static Assumptions assumptions(String text) throws GoalException {
        return GoalParser.parse("live(A1) " + text, POSITION).assumptions();
    }

    @ParameterizedTest
    @ValueSource(strings = {"capture(D4)", "LIVE (", "! ((not(live(A1)) | safe(A1)))", "race(A1", "or(2)"})
    void aWordAndABracketLookLikeAGoal(String text) {
        assertThat(GoalParser.looksLikeGoal(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "(", "!", "none (2)", "live", "live 1 (2)", "(2) live", "old/live(A1)", "capture.sgf"})
    void otherTextsDoNotLookLikeAGoal(String text) {
        assertThat(GoalParser.looksLikeGoal(text)).isFalse();
    }

    @Test
    void readsAtomicGoalsWithTheirPlayers() throws GoalException {
        assertThat(goal("capture(A1)")).isEqualTo(new Capture(A1, Colour.WHITE));
        assertThat(goal("capture(E1)")).isEqualTo(new Capture(E1, Colour.BLACK));
        assertThat(goal("live(E1)")).isEqualTo(new Live(E1, Colour.WHITE));
        assertThat(goal("safe(B2)")).isEqualTo(new Safe(B2, Colour.BLACK));
        assertThat(goal("connect(B2,A1)")).isEqualTo(new Connect(B2, A1, Colour.BLACK));
        assertThat(goal("race(B2,E1)")).isEqualTo(new Race(B2, E1, Colour.BLACK));
        assertThat(goal("Race( e1 , a1 )")).isEqualTo(new Race(E1, A1, Colour.WHITE));
        assertThat(goal("connect(E1,E1)")).isEqualTo(new Connect(E1, E1, Colour.WHITE));
    }

    @Test
    void readsRegions() throws GoalException {
        assertThat(goal("invade(white,board)")).isEqualTo(new Invade(Colour.WHITE, Zone.board(GEOMETRY)));
        assertThat(goal("invade(b, C1-A2, E4)"))
                .isEqualTo(new Invade(Colour.BLACK, Zone.of(GEOMETRY, 0, 1, 2, 6, 7, 8, point("E4"))));
        assertThat(goal("enter(B2,F1-F4)")).isEqualTo(new Enter(B2, Zone.of(GEOMETRY, 5, 11, 17, 23), Colour.BLACK));
        assertThat(goal("ENTER ( e1 , A1, b2 )")).isEqualTo(new Enter(E1, Zone.of(GEOMETRY, A1, B2), Colour.WHITE));
        assertThat(goal("enter(E1,board)")).isEqualTo(new Enter(E1, Zone.board(GEOMETRY), Colour.WHITE));
        assertThat(goal("invade(w,A2-C1)")).isEqualTo(goal("INVADE ( White , c2 - a1 )"));
    }

    @Test
    void expandsGoalsOverSeveralStones() throws GoalException {
        Goal a = new Live(A1, Colour.BLACK);
        Goal b = new Live(B2, Colour.BLACK);
        assertThat(goal("live(A1,B2)")).isEqualTo(new And(List.of(a, b)));
        assertThat(goal("live(A1,B2,A1)")).isEqualTo(new And(List.of(a, b)));
        assertThat(goal("live(A1,A1)")).isEqualTo(a);
        assertThat(goal("connect(A1,B2,C3)"))
                .isEqualTo(new And(List.of(new Connect(A1, B2, Colour.BLACK), new Connect(A1, C3, Colour.BLACK))));
    }

    @Test
    void bindsNotBeforeAndBeforeOr() throws GoalException {
        Goal a = goal("live(A1)");
        Goal b = goal("live(B2)");
        Goal notC = new Not(new Capture(C3, Colour.WHITE));
        assertThat(goal("!capture(C3) & live(A1) | live(B2)")).isEqualTo(new Or(List.of(new And(List.of(notC, a)), b)));
        assertThat(goal("live(B2) | live(A1) & !capture(C3)")).isEqualTo(new Or(List.of(b, new And(List.of(a, notC)))));
        assertThat(goal("(live(B2) | live(A1)) & !capture(C3)"))
                .isEqualTo(new And(List.of(new Or(List.of(b, a)), notC)));
        assertThat(goal("live(A1)&live(B2)&!capture(C3)")).isEqualTo(new And(List.of(a, b, notC)));
        assertThat(goal("live(A1)&(live(B2)&!capture(C3))")).isEqualTo(new And(List.of(a, new And(List.of(b, notC)))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "not(live(A1)); !live(A1)",
                "and(live(A1),live(B2),live(C3)); live(A1) & live(B2) & live(C3)",
                "or(live(A1),and(live(B2),live(C3))); live(A1) | live(B2) & live(C3)",
                "OR(Live(a1)|LIVE(B2),not(capture(c3))); (live(A1) | live(B2)) | !capture(C3)",
                "not ( ! ( ( live ( A1 ) ) ) ); !!live(A1)",
            })
    void functionalFormsMeanTheSameAsInfixForms(String functional, String infix) throws GoalException {
        assertThat(goal(functional)).isEqualTo(goal(infix));
    }

    @Test
    void readsAssumptionsInAnyOrder() throws GoalException {
        assertThat(assumptions("")).isEqualTo(Assumptions.NONE);
        assertThat(assumptions("NoKo(W) alive(E1,A1) within(A1-B2) open(20)escape( 5 ) apart(4) noko(black)"))
                .isEqualTo(new Assumptions(
                        5,
                        20,
                        4,
                        Optional.of(Zone.of(GEOMETRY, 0, 1, 6, 7)),
                        Optional.of(Zone.of(GEOMETRY, A1, E1)),
                        Set.of(Colour.BLACK, Colour.WHITE)));
        assertThat(assumptions("escape(0) open(00) within(board)")).isEqualTo(Assumptions.NONE);
        assertThat(assumptions("escape(625)").escape()).isEqualTo(625);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '%',
            quoteCharacter = '"',
            value = {
                "capture(D4) % 9 % D4 is empty; capture needs a stone",
                "live(A1, D4) % 10 % D4 is empty; live needs a stone",
                "connect(A1,E2) % 12 % A1 is black and E2 is white; connect needs stones of one colour",
                "capture(A1,E2) % 12 % A1 is black and E2 is white; capture needs stones of one colour",
                "connect(A1) % 1 % connect needs at least 2 stones, separated by commas",
                "live(A1) | capture(A1) & live(A1) % 12 % the parts of & have different players: "
                        + "capture(A1) is for white, live(A1) is for black",
                "\" or(live(E1),capture(A1),!live(E1))\" % 2 % the parts of or have different players: "
                        + "live(E1) is for white, !live(E1) is for black",
                "and(live(A1)) % 1 % and needs at least 2 goals, separated by commas",
                "kill(A1) % 1 % expected a goal (capture, connect, enter, live, race, safe, invade, not, and, or), found 'kill'",
                "live(A1) & % 11 % expected a goal (capture, connect, enter, live, race, safe, invade, not, and, or), found the end",
                "live(G1) % 6 % expected a vertex from A1 to F4, found 'G1'",
                "live(pass) % 6 % expected a vertex from A1 to F4, found 'pass'",
                "live(A1 % 8 % expected ')', found the end",
                "(live(A1) % 10 % expected ')', found the end",
                "live A1 % 6 % expected '(', found 'A1'",
                "not live(A1) % 5 % expected '(', found 'live'",
                "live(A1)) % 9 % expected &, | or an assumption (escape, open, apart, within, alive, noko) behind the goal, "
                        + "found ')'",
                "live(A1) life(3) % 10 % expected &, | or an assumption (escape, open, apart, within, alive, noko) behind the "
                        + "goal, found 'life'",
                "invade(red,board) % 8 % expected black or white, found 'red'",
                "enter(D4,A1) % 7 % D4 is empty; enter needs a stone",
                "race(A1) % 8 % expected ',' and a stone of the other colour, found ')'",
                "race(A1,B2) % 9 % A1 and B2 are both black; race needs stones of the other colour after the first",
                "race(A1,D4) % 9 % D4 is empty; race needs a stone",
                "race(A1,E1,B2) % 12 % A1 and B2 are both black; race needs stones of the other colour after the first",
                "enter(A1) % 9 % expected ',' and a region, such as A1-C3, found ')'",
                "enter(A1,) % 10 % expected board or a vertex from A1 to F4, found ')'",
                "enter(A1,B2,board) % 13 % expected a vertex from A1 to F4, found 'board'",
                "enter(black,board) % 7 % expected a vertex from A1 to F4, found 'black'",
                "invade(w) % 9 % expected ',' and a region, such as A1-C3, found ')'",
                "invade(w,A1-) % 13 % expected a vertex from A1 to F4, found ')'",
                "live(A1) within() % 17 % expected board or a vertex from A1 to F4, found ')'",
                "live(A1) within(A1,board) % 20 % expected a vertex from A1 to F4, found 'board'",
                "live(A1) escape(626) % 17 % expected a number from 0 to 625, found '626'",
                "live(A1) escape(99999999999) % 17 % expected a number from 0 to 625, found '99999999999'",
                "live(A1) open() % 15 % expected a number from 0 to 625, found ')'",
                "live(A1) open(-1) % 15 % expected a number from 0 to 625, found '-'",
                "live(A1) open(\u0663) % 15 % expected a number from 0 to 625, found U+0663",
                "live(A1) alive(A1,D4) % 19 % D4 is empty; alive needs a stone",
                "live(A1) open(1) escape(2) open(1) % 28 % open is given twice",
                "live(A1) noko(b) noko(black) % 18 % noko(black) is given twice",
                "captur\u00e9(A1) % 1 % expected a goal (capture, connect, enter, live, race, safe, invade, not, and, or), "
                        + "found 'captur' before U+00E9",
                "live(A1)&&live(B2) % 10 % expected a goal (capture, connect, enter, live, race, safe, invade, not, and, "
                        + "or), found '&'",
                "invade(w,board,A1) % 15 % expected ')', found ','",
                "live(A1) \u00e9 % 10 % expected &, | or an assumption (escape, open, apart, within, alive, noko) behind the "
                        + "goal, found U+00E9",
            })
    void saysWhereTheFaultIsAndWhatWouldBeRight(String text, int column, String reason) {
        assertThatExceptionOfType(GoalException.class)
                .isThrownBy(() -> goal(text))
                .withMessage("column " + column + ": " + reason)
                .matches(e -> e.column() == column);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture(Z25) & live(Z25)",
                "or(live(E1),capture(A1),!live(E1)) escape(5) alive(Q16)",
                "connect(A1,E2) | race(A1,B2,C3)",
                "!(enter(T1,A1-C3) | safe(A1,Q16)) noko(black) within(A1-Z25)"
            })
    void aGoalForSomePositionHasTheForm(String text) {
        assertThatNoException().isThrownBy(() -> GoalParser.expectForm(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '%',
            value = {
                "capture(D4 % column 11: expected ')', found the end",
                "connect(A1) % column 1: connect needs at least 2 stones, separated by commas",
                "live(A26) % column 6: expected a vertex from A1 to Z25, found 'A26'",
                "live(D4) & capture(Q16) escape(x) % column 32: expected a number from 0 to 625, found 'x'"
            })
    void aGoalForNoPositionHasNot(String text, String message) {
        assertThatExceptionOfType(GoalException.class)
                .isThrownBy(() -> GoalParser.expectForm(text))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"!", "(", "not(", "live(A1)&(", "live(A1) | live(B2) & ("})
    void refusesDeepNestingInsteadOfOverflowingTheStack(String opening) {
        assertThatExceptionOfType(GoalException.class)
                .isThrownBy(() -> goal(opening.repeat(100_000) + "live(A1)"))
                .withMessageEndingWith("nested too deep; a goal may be nested 200 deep");
    }

    @Test
    void acceptsTheDeepestGoalAllowedAndReadsItBack() throws GoalException {
        Goal deepest = goal("!".repeat(200) + "live(A1)");
        assertThat(deepest.depth()).isEqualTo(200);
        String mixed = "live(A1) | live(B2) & (".repeat(100) + "live(A1)" + ")".repeat(100);
        Goal deep = goal(mixed);
        assertThat(deep.depth()).isEqualTo(200);
        assertThat(goal(GoalPrinter.print(deep, GEOMETRY))).isEqualTo(deep);
        String deeper = "live(A1) | live(B2) & (".repeat(101) + "live(A1)" + ")".repeat(101);
        assertThatExceptionOfType(GoalException.class)
                .isThrownBy(() -> goal(deeper))
                .withMessageContaining("too deep");
    }
}
