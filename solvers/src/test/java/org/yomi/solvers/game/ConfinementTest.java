package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.game.race.RandomBoards;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;

/** White stones shut in by black ones that cannot be captured. */
class ConfinementTest {
    private static final int REFILLED = 3;

    @ParameterizedTest
    @CsvSource({
        // One eye, of one point or of two.
        ". O O O X, O O O O X, true",
        ". . O O X, O O O O X, true",
        // Two eyes, or three points in a row for them.
        ". O . O X, O O O O X, false",
        ". . . O X, O O O O X, false",
        // Nothing is shut yet.
        ". . . . ., . . O . ., false",
        ". . . . X, . . O . X, false",
        // Black's stones in the corner are joined to the wall by A3 or B3, so that no point is away from it.
        "X X O . X, . . O . X, true",
        // This one is not, but leaves room for one eye only.
        "X . O . X, . . O . X, true",
    })
    void needsRoomForTwoEyes(String top, String middle, boolean expected) {
        assertThat(isDead(top, middle, 1, KoRule.A)).isEqualTo(expected);
    }

    /** D4 can be taken in a ko, so that C4 is an eye for who may take back at once. */
    @ParameterizedTest
    @CsvSource({"A, false", "N, true"})
    void takesFalseEyesForNoneWhereBansBind(KoRule rule, boolean expected) {
        assertThat(isDead(". O . O X", "O O O X X", 1, rule)).isEqualTo(expected);
    }

    /** Where A4, B4 and C4 are White's now, Black gets one of B3 and C4 once they fall, and so on. */
    @Test
    void knowsThatStonesThatFallLeaveNoEyes() {
        assertThat(isDead("O O O . O", "O O O X X", 2, KoRule.A)).isTrue();
        assertThat(isDead("O . O . O", "O O O X X", 2, KoRule.A)).isTrue();
        assertThat(isDead("O . O . .", "O O O O X", 2, KoRule.A)).isFalse();
    }

    /** Whether stones of so many white blocks are dead in the two upper rows of 5x4; all below is one living block of Black's. */
    private static boolean isDead(String top, String middle, int blocks, KoRule rule) {
        Position position = Position.parse(top + "\n" + middle + "\nX X X X X\nX X X X .\n", Colour.WHITE);
        Geometry geometry = position.geometry();
        Board board = new Board(position);
        List<Integer> targets = new ArrayList<>();
        for (int p = 0; p < geometry.size(); p++) {
            if (position.cell(p) == Board.WHITE
                    && targets.size() < blocks
                    && targets.stream().map(board::block).toList().indexOf(board.block(p)) < 0) {
                targets.add(p);
            }
        }
        Zone alive = Zone.ofWords(
                geometry, set(geometry, List.of(geometry.parse("C1").orElseThrow())));
        return zoneIfDead(position, targets, alive, rule) != null;
    }

    @ParameterizedTest
    @CsvSource({"4, 3, false, 300", "5, 3, false, 60", "4, 3, true, 50", "5, 3, true, 30"})
    void isRightOnSmallBoards(int width, int height, boolean byBans, int claims) {
        compare(width, height, byBans, claims, false);
    }

    @ParameterizedTest
    @CsvSource({"4, 3, false, 100", "5, 3, false, 50", "4, 3, true, 50", "5, 3, true, 50"})
    void isRightAboveWalls(int width, int height, boolean byBans, int claims) {
        compare(width, height, byBans, claims, true);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "4, 3, false, 20000",
        "6, 2, false, 10000",
        "5, 3, false, 4000",
        "4, 4, false, 600",
        "4, 3, true, 4000",
        "6, 2, true, 4000",
        "5, 3, true, 4000",
        "4, 4, true, 600",
    })
    void isRightOnManySmallBoards(int width, int height, boolean byBans, int claims) {
        compare(width, height, byBans, claims, false);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "5, 3, false, 10000",
        "6, 3, false, 600",
        "4, 4, false, 600",
        "5, 3, true, 10000",
        "6, 3, true, 600",
        "4, 4, true, 600",
    })
    void isRightAboveManyWalls(int width, int height, boolean byBans, int claims) {
        compare(width, height, byBans, claims, true);
    }

    /**
     * Random boards, until so many stones are dead whoever moves; then other stones outside their zones.
     *
     * @param byBans only those which are dead because bans bind White, too
     * @param walled only boards whose first row is Black's, and alive: there the room is as large as may be
     */
    private static void compare(int width, int height, boolean byBans, int claims, boolean walled) {
        Random random = Seeds.random("stones shut in " + width + "x" + height + (walled ? " above a wall" : "")
                + (byBans ? " by bans" : ""));
        Geometry geometry = Geometry.of(width, height);
        int found = 0;
        while (found < claims) {
            byte[] cells = drawn(geometry, walled, random);
            List<Integer> targets = some(cells, Board.WHITE, 2, random);
            List<Integer> alive = walled ? List.of(0) : some(cells, Board.BLACK, 3, random);
            if (targets.isEmpty() || alive.isEmpty()) {
                continue;
            }
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            KoRule rule = byBans ? KoRule.N : KoRule.A;
            Position position = Position.of(geometry, cells, first, Board.PASS);
            Zone living = Zone.ofWords(geometry, set(geometry, alive));
            long[] zone = zoneIfDead(position, targets, living, rule);
            if (zone == null || byBans && zoneIfDead(position, targets, living, KoRule.A) != null) {
                continue;
            }
            found++;
            String what = position + " capture " + names(geometry, targets) + " alive " + names(geometry, alive) + ", "
                    + first + " first, rule " + rule;
            assertThat(isCaptured(geometry, cells, targets, alive, first, rule))
                    .as(what)
                    .isTrue();
            for (int i = 0; i < REFILLED; i++) {
                byte[] other = RandomBoards.refill(geometry, cells, zone, random);
                assertThat(isCaptured(geometry, other, targets, alive, first, rule))
                        .as("%s%nrefilled %s", what, Position.of(geometry, other, first, Board.PASS))
                        .isTrue();
            }
        }
    }

    /** A random legal board, if asked for with a first row of black stones. */
    private static byte[] drawn(Geometry geometry, boolean walled, Random random) {
        while (true) {
            byte[] cells = RandomBoards.cells(geometry, random);
            if (!walled) {
                return cells;
            }
            Arrays.fill(cells, 0, geometry.width(), (byte) Board.BLACK);
            if (RandomBoards.isLegal(geometry, cells)) {
                return cells;
            }
        }
    }

    /** At most so many stones of a colour, the lowest first. */
    private static List<Integer> some(byte[] cells, int colour, int most, Random random) {
        List<Integer> stones = new ArrayList<>();
        for (int i = 1 + random.nextInt(most); i > 0; i--) {
            int p = random.nextInt(cells.length);
            if (cells[p] == colour && !stones.contains(p)) {
                stones.add(p);
            }
        }
        stones.sort(null);
        return stones;
    }

    /** The zone if the white stones are dead without a search, with the stones named; else null. */
    private static long[] zoneIfDead(Position position, List<Integer> targets, Zone alive, KoRule rule) {
        Play play = new Play(position, Assumptions.NONE.withAlive(alive), KoState.of(rule, Colour.BLACK));
        Confinement prison = new Confinement(play, Board.BLACK);
        long[] stones = set(position.geometry(), targets);
        if (!prison.holds(play.board, stones)) {
            return null;
        }
        long[] zone = set(position.geometry(), targets);
        Bits.or(zone, alive.toWords());
        prison.addProof(play.board, stones, zone);
        return zone;
    }

    /** By brute force. */
    private static boolean isCaptured(
            Geometry geometry, byte[] cells, List<Integer> targets, List<Integer> alive, Colour first, KoRule rule) {
        Grid grid = new Grid(geometry.width(), geometry.height());
        List<Goal> captures = new ArrayList<>();
        for (int target : targets) {
            captures.add(new Atom.Capture(grid.point(geometry.name(target)), Side.WHITE));
        }
        int protectedStones = 0;
        for (int stone : alive) {
            protectedStones |= 1 << grid.point(geometry.name(stone));
        }
        Goal goal = captures.size() == 1 ? captures.get(0) : new Goal.And(captures);
        return new Oracle(grid, goal, org.yomi.engine.oracle.goal.Assumptions.NONE.withAlive(protectedStones))
                .maxWins(
                        RandomBoards.forOracle(grid, geometry, cells),
                        first == Colour.BLACK ? Side.BLACK : Side.WHITE,
                        rule == KoRule.A ? org.yomi.engine.oracle.KoRule.A : org.yomi.engine.oracle.KoRule.N);
    }

    private static long[] set(Geometry geometry, List<Integer> points) {
        long[] set = new long[geometry.words()];
        points.forEach(p -> Bits.add(set, p));
        return set;
    }

    private static String names(Geometry geometry, List<Integer> points) {
        return points.stream().map(geometry::name).toList().toString();
    }
}
