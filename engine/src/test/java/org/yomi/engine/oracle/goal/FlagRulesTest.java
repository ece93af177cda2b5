package org.yomi.engine.oracle.goal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.yomi.engine.oracle.board.Side.BLACK;
import static org.yomi.engine.oracle.board.Side.WHITE;
import static org.yomi.engine.oracle.goal.Flag.ACHIEVED;
import static org.yomi.engine.oracle.goal.Flag.FAILED;
import static org.yomi.engine.oracle.goal.Flag.PENDING;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;

class FlagRulesTest {
    private static final Position CORNER = Position.parse("OO.. X... ....");

    private static List<Flag> look(Position position, Goal goal, Assumptions assumptions) {
        return new FlagRules(goal, assumptions).atStart(position, BLACK);
    }

    @Test
    void oneMoveMayChangeSeveralFlags() {
        Position before = Position.parse("OOX. .X.. X...");
        Goal goal = Goal.or(
                Goal.capture(before, "A3"),
                Goal.capture(before, "B3"),
                Goal.connect(before, "B2", "A1"),
                Goal.not(Goal.live(before, "A3")));
        FlagRules rules = new FlagRules(goal, Assumptions.NONE);
        List<Flag> start = rules.atStart(before, BLACK);
        assertThat(start).containsExactly(PENDING, PENDING, PENDING, PENDING);
        List<Flag> after = rules.afterMove(start, Position.parse("..X. XX.. X..."), WHITE);
        assertThat(after).containsExactly(ACHIEVED, ACHIEVED, ACHIEVED, FAILED);
        Position later = Position.parse("OO.. O... O...");
        assertThat(rules.afterMove(after, later, BLACK)).isEqualTo(after);
    }

    @Test
    void lostStonesFailToConnectAndToBeSafe() {
        Position before = Position.parse("XO.. .O.. X...");
        Goal goal = Goal.and(Goal.connect(before, "A3", "A1"), Goal.safe(before, "A3"), Goal.safe(before, "A1"));
        FlagRules rules = new FlagRules(goal, Assumptions.NONE);
        List<Flag> after = rules.afterMove(rules.atStart(before, WHITE), Position.parse(".O.. OO.. X..."), BLACK);
        assertThat(after).containsExactly(FAILED, FAILED, PENDING);
    }

    @Test
    void aStoneEntersWithItsBlock() {
        Position before = Position.parse("XX.X .O.. O..X");
        Goal goal = Goal.and(
                Goal.enter(before, "A3", "B3,D1"),
                Goal.enter(before, "A3", "D3,D1"),
                Goal.enter(before, "A3", "C3"),
                Goal.enter(before, "D1", "B2,D1"));
        FlagRules rules = new FlagRules(goal, Assumptions.NONE);
        List<Flag> start = rules.atStart(before, BLACK);
        assertThat(start).containsExactly(ACHIEVED, PENDING, PENDING, ACHIEVED);
        assertThat(rules.afterMove(start, Position.parse("XXXX .O.. O..X"), WHITE))
                .containsExactly(ACHIEVED, ACHIEVED, ACHIEVED, ACHIEVED);
        assertThat(rules.afterMove(start, Position.parse("..OX OO.. O..X"), BLACK))
                .containsExactly(ACHIEVED, FAILED, FAILED, ACHIEVED);
    }

    @Test
    void aRaceIsWonByWhoCapturesFirst() {
        Position before = Position.parse("XO.. .O.. X...");
        Goal goal = Goal.and(
                Goal.race(before, "A3", "B3"), Goal.race(before, "A1", "B3"), Goal.not(Goal.race(before, "B3", "A3")));
        FlagRules rules = new FlagRules(goal, Assumptions.NONE);
        List<Flag> start = rules.atStart(before, WHITE);
        assertThat(start).containsExactly(PENDING, PENDING, PENDING);
        assertThat(rules.afterMove(start, Position.parse(".O.. OO.. X..."), BLACK))
                .containsExactly(FAILED, PENDING, ACHIEVED);
        assertThat(rules.afterMove(start, Position.parse("X.X. X.X. XX.."), WHITE))
                .containsExactly(ACHIEVED, ACHIEVED, FAILED);
    }

    /** The white block has four liberties. */
    @Test
    void onlyTheStoneToCaptureRunsAwayFromARace() {
        Position before = Position.parse("XO.. .O.. X...");
        Goal goal = Goal.and(Goal.race(before, "A3", "B3"), Goal.not(Goal.race(before, "B3", "A3")));
        assertThat(look(before, goal, Assumptions.NONE.withEscape(4))).containsExactly(FAILED, PENDING);
        assertThat(look(before, goal, Assumptions.NONE.withEscape(5))).containsExactly(PENDING, PENDING);
        assertThat(new FlagRules(goal, Assumptions.NONE.withEscape(1)).atStart(before, WHITE))
                .containsExactly(PENDING, FAILED);
    }

    @Test
    void unconditionalLifeMakesSafeAndInvade() {
        Position position = Position.parse(".X.X XXXX OO.O");
        Grid grid = position.grid();
        Goal goal = Goal.and(
                Goal.safe(position, "A2"),
                Goal.invade(grid, BLACK, "A2,A1"),
                Goal.invade(grid, BLACK, "A3,C3"),
                Goal.not(Goal.invade(grid, WHITE, "board")));
        assertThat(look(position, goal, Assumptions.NONE)).containsExactly(ACHIEVED, ACHIEVED, PENDING, PENDING);
    }

    @Test
    void escapeNeedsTheLibertiesAndTheAttackerToMove() {
        Goal goal = Goal.and(Goal.capture(CORNER, "B3"), Goal.not(Goal.live(CORNER, "A3")));
        assertThat(look(CORNER, goal, Assumptions.NONE.withEscape(2))).containsExactly(FAILED, ACHIEVED);
        assertThat(look(CORNER, goal, Assumptions.NONE.withEscape(3))).containsExactly(PENDING, PENDING);
        FlagRules rules = new FlagRules(goal, Assumptions.NONE.withEscape(2));
        assertThat(rules.atStart(CORNER, WHITE)).containsExactly(PENDING, PENDING);
    }

    @Test
    void aHiddenLibertyCountsForEscape() {
        Goal goal = Goal.capture(CORNER, "B3");
        int alive = CORNER.grid().set("A3");
        assertThat(look(CORNER, goal, Assumptions.NONE.withEscape(3).withAlive(alive)))
                .containsExactly(FAILED);
        assertThat(look(CORNER, goal, Assumptions.NONE.withEscape(4).withAlive(alive)))
                .containsExactly(PENDING);
    }

    /** Next to the attacker are A1 and B2; from C3 seven points can be reached: C3 D3 C2 D2 B1 C1 D1. */
    @Test
    void openCountsPointsThatAreNotNextToTheAttacker() {
        Goal goal = Goal.capture(CORNER, "A3");
        assertThat(look(CORNER, goal, Assumptions.NONE.withOpen(7))).containsExactly(FAILED);
        assertThat(look(CORNER, goal, Assumptions.NONE.withOpen(8))).containsExactly(PENDING);
        assertThat(new FlagRules(goal, Assumptions.NONE.withOpen(7)).atStart(CORNER, WHITE))
                .containsExactly(PENDING);
    }

    @Test
    void worthCountsPendingAsFalseButForLive() {
        Goal capture = Goal.capture(CORNER, "A3");
        Goal live = Goal.live(CORNER, "A2");
        FlagRules both = new FlagRules(Goal.and(capture, live), Assumptions.NONE);
        assertThat(both.worth(List.of(PENDING, PENDING))).isFalse();
        assertThat(both.worth(List.of(ACHIEVED, PENDING))).isTrue();
        assertThat(both.worth(List.of(ACHIEVED, FAILED))).isFalse();
        assertThat(both.isDecided(List.of(PENDING, FAILED))).isTrue();
        assertThat(both.isDecided(List.of(FAILED, PENDING))).isTrue();
        assertThat(both.isDecided(List.of(ACHIEVED, PENDING))).isFalse();
        FlagRules either = new FlagRules(Goal.or(capture, Goal.not(Goal.not(live))), Assumptions.NONE);
        assertThat(either.worth(List.of(FAILED, PENDING))).isTrue();
        assertThat(either.isDecided(List.of(FAILED, PENDING))).isFalse();
        assertThat(either.isDecided(List.of(ACHIEVED, PENDING))).isTrue();
        assertThat(either.isDecided(List.of(FAILED, FAILED))).isTrue();
    }

    @Test
    void partsMustHaveTheSameMax() {
        Goal mine = Goal.capture(CORNER, "A3");
        Goal yours = Goal.capture(CORNER, "A2");
        assertThatThrownBy(() -> Goal.and(mine, yours)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Goal.or(mine, Goal.not(mine))).isInstanceOf(IllegalArgumentException.class);
        assertThat(Goal.and(mine, Goal.not(yours)).max()).isEqualTo(BLACK);
    }

    @Test
    void textIsWrittenInTheGoalLanguage() {
        Grid grid = CORNER.grid();
        Goal goal = Goal.or(
                Goal.and(Goal.capture(CORNER, "A3"), Goal.not(Goal.live(CORNER, "B3"))),
                Goal.connect(CORNER, "A2", "A2"),
                Goal.safe(CORNER, "A2"),
                Goal.invade(grid, BLACK, "board"));
        assertThat(goal.text(grid))
                .isEqualTo("or(and(capture(A3),not(live(B3))),connect(A2,A2),safe(A2),invade(black,board))");
        Assumptions all = new Assumptions(5, 20, 4, grid.set("A1 B1"), grid.set("A3"), WHITE);
        assertThat(all.text(grid)).isEqualTo(" escape(5) open(20) apart(4) within(A1,B1) alive(A3) noko(white)");
    }
}
