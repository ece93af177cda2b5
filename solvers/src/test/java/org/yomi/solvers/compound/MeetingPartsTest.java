package org.yomi.solvers.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.compound.Bounds;
import org.yomi.engine.compound.Combination;
import org.yomi.engine.compound.Part;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.oracle.GoalWords;

/** Where the zones of the parts meet, or one part waits for ever, the results of the parts would mislead. */
class MeetingPartsTest {
    private static final String SAME_KO = """
            .XO.
            XwXO
            .XO.""";

    private static final String SAME_STONE = """
            .X.
            XOX
            ...""";

    private static final String SHARED_POINT = """
            ..OOO..
            .O.X.O.
            .OX.XO.
            ..OOO..""";

    static Stream<Arguments> small() {
        return Stream.of(
                Arguments.of(SAME_KO, "connect black A2 C2", "live black C2"),
                Arguments.of(SAME_KO, "connect black A2 C2", "connect black B1 C2"),
                Arguments.of(SAME_STONE, "capture white B2", "connect black A2 C2"),
                Arguments.of(SAME_STONE, "capture white B2", "live black C2"));
    }

    /** The oracle knows nothing of parts. */
    @ParameterizedTest(name = "{1}, {2}")
    @MethodSource("small")
    void theWholeIsWhatTheOracleSays(String diagram, String one, String other) {
        Position position = Position.parse(diagram);
        Grid grid = position.grid();
        List<Goal> parts = List.of(GoalWords.parse(grid, one), GoalWords.parse(grid, other));
        for (Goal goal : List.of(new Goal.And(parts), new Goal.Or(parts))) {
            Oracle oracle = new Oracle(grid, goal, Assumptions.NONE);
            Scene scene =
                    Scene.of(diagram, parts.get(0).text(grid), parts.get(1).text(grid), "");
            for (Side first : Side.values()) {
                for (Solver solver : Scene.SOLVERS) {
                    assertThat(scene.result(solver, goal.text(grid), first == Side.BLACK)
                                    .name())
                            .as("%s %s first", goal.text(grid), first)
                            .isEqualTo(oracle.result(position, first).name());
                }
            }
        }
    }

    /** Two kos could not be fought at once; here there is only one. */
    @Test
    void bothPartsHangOnTheSameKo() {
        Scene scene = Scene.of(SAME_KO, "connect(A2,C2)", "live(C2)", "");
        assertMeet(scene);
        assertWhole(scene, "&", false, Result.KO_PLUS);
        assertWhole(scene, "|", false, Result.KO_PLUS);
        assertThat(scene.part(scene.one()).minFirst().result()).isEqualTo(Result.KO_PLUS);
        assertThat(scene.part(scene.other()).minFirst().result()).isEqualTo(Result.KO_PLUS);
    }

    /** Each part is won by the next move, and one move is enough for both: B1 captures the stone that cuts. */
    @Test
    void theSameCaptureServesBothParts() {
        Scene scene = Scene.of(SAME_STONE, "capture(B2)", "connect(A2,C2)", "");
        Part one = scene.part(scene.one());
        Part other = scene.part(scene.other());
        assertThat(Combination.and(one, other, true)).isEqualTo(Bounds.OPEN);
        assertWhole(scene, "&", true, Result.WON);
    }

    /** Figure 4 of the paper: each link holds by itself, but White D2 makes two cuts of which Black can close one. */
    @Test
    void linksAreNotTransitive() {
        Scene scene = Scene.of(SHARED_POINT, "connect(C2,D3)", "connect(D3,E2)", "");
        assertThat(scene.part(scene.one()).minFirst().result()).isEqualTo(Result.WON);
        assertThat(scene.part(scene.other()).minFirst().result()).isEqualTo(Result.WON);
        assertMeet(scene);
        assertWhole(scene, "&", false, Result.LOST);
        assertWhole(scene, "&", true, Result.WON);
    }

    /** Without the stone at D1, White at D2 can be captured: the zones meet again, but both links hold. */
    @Test
    void zonesThatMeetProveNothing() {
        Scene scene = Scene.of("""
                ..O.O..
                .O.X.O.
                ..X.X..
                .O...O.
                .......""", "connect(C3,D4)", "connect(D4,E3)", "escape(5)");
        assertMeet(scene);
        assertWhole(scene, "&", false, Result.WON);
    }

    /**
     * The zones are disjoint, both parts are won, and yet White has a ko: C2 lives by answering in a double ko, and as long
     * as White plays there, Black has no move left to capture.
     */
    @Test
    void aDoubleKoKeepsMaxFromReachingTheOtherPart() {
        Scene scene = Scene.of("""
                X.X.XO.OOX..XO
                OXXXXXOOOX..X.
                OOOOOOO.OX..XX""", "live(C2)", "capture(O3)", "within(A3,B3,D3,F3,G3,H1,O2)");
        Part one = scene.part(scene.one());
        Part other = scene.part(scene.other());
        assertThat(one.minFirst().result()).isEqualTo(Result.WON);
        assertThat(other.minFirst().result()).isEqualTo(Result.WON);
        assertThat(one.minFirst().negativeZone().intersects(other.minFirst().negativeZone()))
                .isFalse();
        assertThat(Combination.and(one, other, false)).isEqualTo(Bounds.OPEN);
        assertWhole(scene, "&", false, Result.KO_PLUS);
    }

    @Test
    void partsOfDifferentPositionsAreRefused() {
        Part one = Scene.of(SAME_KO, "connect(A2,C2)", "", "").part("connect(A2,C2)");
        Part other = Scene.of(SAME_STONE, "connect(A2,C2)", "", "").part("connect(A2,C2)");
        assertThatThrownBy(() -> Combination.and(one, other, true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Part(one.minFirst(), one.maxFirst())).isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertWhole(Scene scene, String sign, boolean maxFirst, Result expected) {
        for (Solver solver : Scene.SOLVERS) {
            assertThat(scene.result(solver, scene.both(sign), maxFirst))
                    .as("%s by %s", sign, solver.name())
                    .isEqualTo(expected);
        }
    }

    /** Then the table says no more than that both are harder than each. */
    private static void assertMeet(Scene scene) {
        Part one = scene.part(scene.one());
        Part other = scene.part(scene.other());
        Zone shared =
                one.minFirst().negativeZone().intersection(other.minFirst().negativeZone());
        assertThat(shared.isEmpty()).isFalse();
        assertThat(Combination.and(one, other, false).atLeast()).isEqualTo(Result.LOST);
    }
}
