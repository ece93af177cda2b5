package org.yomi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.oracle.goal.RandomGoals;

@Tag("long")
class OracleTest {
    @Test
    void askingOneByOneIsTheSameAsTabulating() {
        Random random = Seeds.random("OracleTest");
        Grid grid = new Grid(3, 3);
        for (int i = 0; i < 3; i++) {
            Goal goal = RandomGoals.random(Positions.random(grid, random), 1 + i, random);
            Oracle table = new Oracle(grid, goal, Assumptions.NONE);
            for (KoRule rule : List.of(KoRule.A, KoRule.N, KoRule.B)) {
                table.tabulate(rule);
                int solved = table.statesSolved();
                table.forEachPosition((position, first) -> {
                    if (random.nextInt(20_000) == 0) {
                        Oracle fresh = new Oracle(grid, goal, Assumptions.NONE);
                        assertThat(fresh.maxWins(position, first, rule))
                                .as("%s %s %s%s", goal.text(grid), rule, first, position)
                                .isEqualTo(table.maxWins(position, first, rule));
                    }
                });
                assertThat(table.statesSolved()).isEqualTo(solved);
            }
            table.verify();
        }
    }

    @Test
    void moreThreatsNeverHurtAndEndlessOnesAreTheRulesAAndB() {
        Random random = Seeds.random("OracleTest");
        Grid grid = new Grid(3, 3);
        for (int i = 0; i < 2; i++) {
            Goal goal = RandomGoals.random(Positions.random(grid, random), 1 + i, random);
            Oracle oracle = new Oracle(grid, goal, Assumptions.NONE);
            List<KoRule> rising = List.of(
                    KoRule.A,
                    new KoRule(0, 2),
                    new KoRule(0, 1),
                    KoRule.N,
                    new KoRule(1, 0),
                    new KoRule(2, 0),
                    KoRule.B);
            oracle.forEachPosition((position, first) -> {
                boolean before = false;
                for (KoRule rule : rising) {
                    boolean wins = oracle.maxWins(position, first, rule);
                    assertThat(before && !wins)
                            .as("%s%s", goal.text(grid), position)
                            .isFalse();
                    before = wins;
                }
            });
        }
    }

    @Test
    void movesAreGoodIfAndOnlyIfTheyKeepTheResult() {
        Random random = Seeds.random("OracleTest");
        Grid grid = new Grid(3, 3);
        Goal goal = new Atom.Live(4, Side.BLACK);
        Oracle oracle = new Oracle(grid, goal, Assumptions.NONE);
        oracle.forEachPosition((position, first) -> {
            if (random.nextInt(20) == 0) {
                compareMoves(oracle, position, first);
            }
        });
    }

    /** What works under the hardest rule works under the others too. */
    @Test
    void bestMovesWinUnderEveryRuleUnderWhichThePlayerWins() {
        Random random = Seeds.random("OracleTest");
        for (Goal goal : List.of(new Atom.Live(0, Side.BLACK), new Atom.Capture(4, Side.BLACK))) {
            Oracle oracle = new Oracle(new Grid(3, 3), goal, Assumptions.NONE);
            oracle.forEachPosition((position, first) -> {
                Set<Integer> best = oracle.bestMoves(position, first);
                for (KoRule rule : List.of(KoRule.A, KoRule.N, KoRule.B)) {
                    Set<Integer> winning = oracle.winningMoves(position, first, rule);
                    assertThat(winning.isEmpty() || !best.isEmpty() && winning.containsAll(best))
                            .as("%s %s%s", rule, first, position)
                            .isTrue();
                }
                int move = random.nextInt(10) - 1;
                assertThat(oracle.isGoodMove(position, first, move)).isEqualTo(best.contains(move));
            });
        }
    }

    /** The goal is one atom, so the position after a move is a question of its own as long as its stone stands. */
    private static void compareMoves(Oracle oracle, Position position, Side first) {
        for (KoRule rule : List.of(KoRule.A, KoRule.N, KoRule.B)) {
            boolean wins = oracle.maxWins(position, first, rule)
                    == (first == oracle.goal().max());
            Set<Integer> moves = oracle.winningMoves(position, first, rule);
            assertThat(moves.isEmpty()).isEqualTo(!wins);
            for (int move : moves) {
                Position after = Objects.requireNonNull(oracle.moveRules().play(position, first, move));
                boolean maxWins = oracle.goal().fits(after) && oracle.maxWins(after, first.other(), rule);
                assertThat(maxWins).isEqualTo(first == oracle.goal().max());
            }
        }
    }

    @Test
    void questionsWithTooManyStatesAreGivenUp() {
        Oracle small = new Oracle(new Grid(3, 3), new Atom.Invade(Side.BLACK, 1), Assumptions.NONE, 1000);
        assertThatThrownBy(() -> small.tabulate(KoRule.N))
                .isInstanceOf(TooManyStates.class)
                .hasMessageContaining("1000 states");
    }
}
