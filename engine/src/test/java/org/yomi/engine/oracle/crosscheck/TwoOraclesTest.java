package org.yomi.engine.oracle.crosscheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.MoveRules;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Positions;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.crosscheck.StringGame.Node;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.oracle.goal.RandomGoals;

class TwoOraclesTest {
    private static final List<KoRule> RULES = List.of(
            KoRule.A, KoRule.N, KoRule.B, new KoRule(1, 0), new KoRule(0, 1), new KoRule(2, 0), new KoRule(0, 2));

    @ParameterizedTest
    @CsvSource({"2,2,20", "2,3,8", "3,2,4", "2,4,1"})
    void agreeOnAllPositionsAboutRandomGoals(int width, int height, int goals) {
        Random random = Seeds.random("TwoOraclesTest");
        Grid grid = new Grid(width, height);
        for (int i = 0; i < goals; i++) {
            Position position = Positions.random(grid, random);
            Goal goal = RandomGoals.random(position, 1 + random.nextInt(3), random);
            compare(grid, goal, randomAssumptions(position, random), random);
        }
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"2,2,300", "2,3,200", "3,2,100", "2,4,20", "3,3,5"})
    void agreeOnAllPositionsAboutManyRandomGoals(int width, int height, int goals) {
        agreeOnAllPositionsAboutRandomGoals(width, height, goals);
    }

    private static Assumptions randomAssumptions(Position position, Random random) {
        Assumptions assumptions = Assumptions.NONE;
        if (random.nextInt(3) == 0) {
            assumptions = assumptions.withEscape(2 + random.nextInt(3));
        }
        if (random.nextInt(5) == 0) {
            assumptions = assumptions.withOpen(1 + random.nextInt(4));
        }
        if (random.nextInt(5) == 0) {
            assumptions =
                    assumptions.withWithin(1 + random.nextInt(position.grid().all()));
        }
        if (random.nextInt(5) == 0) {
            int mask = random.nextInt();
            int some = mask & random.nextInt();
            assumptions = assumptions.withAlive(some & (position.black() | position.white()));
        }
        return random.nextInt(5) == 0 ? assumptions.withNoko(Side.values()[random.nextInt(2)]) : assumptions;
    }

    private static void compare(Grid grid, Goal goal, Assumptions assumptions, Random random) {
        Oracle oracle = new Oracle(grid, goal, assumptions);
        StringGame game = new StringGame(grid.width(), grid.height(), goal, assumptions);
        for (KoRule rule : List.of(KoRule.A, KoRule.N, KoRule.B, RULES.get(3 + random.nextInt(4)))) {
            List<Node> nodes = new ArrayList<>();
            List<Boolean> winners = new ArrayList<>();
            oracle.tabulate(rule);
            oracle.forEachPosition((position, first) -> {
                nodes.add(game.start(cells(position), sign(first), position.bannedFor(first), rule));
                winners.add(oracle.maxWins(position, first, rule));
            });
            BuchiSolver solver = new BuchiSolver(game, nodes);
            for (int i = 0; i < nodes.size(); i++) {
                assertThat(winners.get(i))
                        .as("%s%s %s %s", goal.text(grid), assumptions.text(grid), rule, nodes.get(i))
                        .isEqualTo(solver.maxWins(nodes.get(i)));
            }
        }
    }

    @Test
    void agreeOnMovesAndBansOfRandomPositions() {
        Random random = Seeds.random("TwoOraclesTest");
        AtomicInteger bans = new AtomicInteger();
        for (int i = 0; i < 3000; i++) {
            Grid grid = new Grid(2 + random.nextInt(3), 2 + random.nextInt(4));
            Position position = Positions.random(grid, random);
            Side player = Side.values()[random.nextInt(2)];
            for (int point = 0; point < grid.size(); point++) {
                compareMove(position, player, point, bans);
            }
        }
        assertThat(bans).hasPositiveValue();
    }

    private static void compareMove(Position before, Side player, int point, AtomicInteger bans) {
        StringBoard board = new StringBoard(before.grid().width(), before.grid().height(), Set.of());
        String cells = board.play(cells(before), sign(player), point);
        Position after = MoveRules.plain(before.grid()).play(before, player, point);
        assertThat(after == null ? null : cells(after))
                .as("%s %s", before, point)
                .isEqualTo(cells);
        if (after != null && cells != null) {
            int banned = board.banned(cells(before), cells, point);
            assertThat(after.ban()).isEqualTo(banned < 0 ? null : new Ban(banned, player.other()));
            bans.addAndGet(banned < 0 ? 0 : 1);
        }
    }

    @Test
    void agreeOnLegality() {
        Random random = Seeds.random("TwoOraclesTest");
        for (int i = 0; i < 20000; i++) {
            Grid grid = new Grid(2 + random.nextInt(3), 2 + random.nextInt(3));
            int black = random.nextInt() & grid.all();
            int white = random.nextInt() & grid.all() & ~black;
            Position position = new Position(grid, black, white, null);
            StringBoard board = new StringBoard(grid.width(), grid.height(), Set.of());
            assertThat(MoveRules.plain(grid).isLegal(position)).isEqualTo(board.isLegal(cells(position)));
        }
    }

    private static char sign(Side side) {
        return side == Side.BLACK ? 'X' : 'O';
    }

    private static String cells(Position position) {
        StringBuilder cells = new StringBuilder();
        for (int point = 0; point < position.grid().size(); point++) {
            Side side = position.at(point);
            cells.append(side == null ? '.' : sign(side));
        }
        return cells.toString();
    }
}
