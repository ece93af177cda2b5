package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.MoveRules;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.oracle.OracleQuestion;

@Tag("long")
class MovesAloneTest {
    private static final Grid GRID = new Grid(4, 4);
    private static final int LEAST_POINTS = 8;
    private static final int MOST_POINTS = 11;
    private static final int LEAST_KEPT = 3;
    private static final int MANY_NODES = 100;
    private static final int ROOMS = Integer.getInteger("tests.questions", 100);

    private final Random random = Seeds.random("moves alone");

    /** White's stones, and Black's that cannot stand alone, in a region that Black's stones close off. */
    private record Cell(Position position, int region, int walls) {
        /** Whether Black captures all of White's stones, whatever White has done before, by the oracle. */
        boolean isTaken(Map<Integer, Oracle> oracles) {
            return isTaken(position, new HashSet<>(), oracles);
        }

        private boolean isTaken(Position from, Set<Position> seen, Map<Integer, Oracle> oracles) {
            if (!seen.add(from)) {
                return true;
            }
            if (from.white() != 0
                    && !oracles.computeIfAbsent(targets(from), this::oracle).maxWins(from, Side.BLACK, KoRule.N)) {
                return false;
            }
            MoveRules rules = new MoveRules(GRID, region, walls);
            Position free = new Position(GRID, from.black(), from.white(), null);
            return points(region & free.empty()).allMatch(point -> {
                Position after = rules.play(free, Side.WHITE, point);
                return after == null || isTaken(after, seen, oracles);
            });
        }

        /** A stone of each white block. */
        private static int targets(Position from) {
            int left = from.white();
            int targets = 0;
            while (left != 0) {
                targets |= left & -left;
                left &= ~from.block(Integer.numberOfTrailingZeros(left));
            }
            return targets;
        }

        private Oracle oracle(int targets) {
            Goal goal = points(targets)
                    .mapToObj(point -> (Goal) new Atom.Capture(point, Side.WHITE))
                    .reduce(Goal::and)
                    .orElseThrow();
            return new Oracle(GRID, goal, Assumptions.NONE.withWithin(region).withAlive(walls));
        }

        /** What is read. */
        MovesAlone movesAlone() {
            Geometry geometry = Geometry.of(GRID.width(), GRID.height());
            Zone points = Zone.of(geometry, points(region).toArray());
            return MovesAlone.of(Colour.WHITE, points, OracleQuestion.translate(position, Side.WHITE), 16)
                    .orElseThrow();
        }
    }

    private static IntStream points(int set) {
        return IntStream.range(0, GRID.size()).filter(point -> (set >>> point & 1) != 0);
    }

    @Test
    void whatThePlayerHasIsWhatTheOracleSaysOfAllThatHeCanReach() {
        int taken = 0;
        int kept = 0;
        while (taken + kept < ROOMS || kept < LEAST_KEPT) {
            Cell cell = cell();
            boolean expected = cell.isTaken(new HashMap<>());
            MovesAlone.Found found = cell.movesAlone().read(Limits.DEFAULT, Monitor.SILENT);
            assertThat(found.stop()).isNull();
            assertThat(found.captured()).as(cell.toString()).isEqualTo(expected);
            taken += expected ? 1 : 0;
            kept += expected ? 0 : 1;
        }
        assertThat(taken).isPositive();
    }

    @Test
    void whoIsStoppedGoesOnWhereHeWas() {
        Cell cell = cell();
        MovesAlone.Found atOnce = cell.movesAlone().read(Limits.DEFAULT, Monitor.SILENT);
        while (!atOnce.captured() || atOnce.nodes() < MANY_NODES) {
            cell = cell();
            atOnce = cell.movesAlone().read(Limits.DEFAULT, Monitor.SILENT);
        }
        MovesAlone again = cell.movesAlone();
        Limits few = Limits.DEFAULT.withNodes(atOnce.nodes() / 2);
        MovesAlone.Found found = again.read(few, Monitor.SILENT);
        assertThat(found.stop()).isEqualTo(StopReason.NODES);
        int times = 1;
        while (found.stop() != null && times < 10) {
            found = again.read(few, Monitor.SILENT);
            times++;
        }
        assertThat(found.captured()).isTrue();
    }

    @Test
    void whoIsToldToStopDoesSoAtOnce() {
        assertThat(cell().movesAlone().read(Limits.DEFAULT, () -> true))
                .isEqualTo(new MovesAlone.Found(false, StopReason.CANCELLED, 1));
    }

    private Cell cell() {
        while (true) {
            int walls = IntStream.range(0, GRID.size())
                    .filter(point -> isOnWalledEdge(point) != (random.nextInt(8) == 0))
                    .map(point -> 1 << point)
                    .sum();
            int outside = GRID.all() & ~walls;
            if (outside != 0) {
                int region = GRID.connected(outside & -outside, outside);
                Position position = filled(walls, region);
                if (MoveRules.plain(GRID).isLegal(position)
                        && Integer.bitCount(region) <= MOST_POINTS
                        && Integer.bitCount(region) >= LEAST_POINTS) {
                    return new Cell(position, region, walls);
                }
            }
        }
    }

    private static boolean isOnWalledEdge(int point) {
        return point % GRID.width() == GRID.width() - 1 || point / GRID.width() == GRID.height() - 1;
    }

    private Position filled(int walls, int region) {
        int black = walls;
        int white = 0;
        for (int point : points(region).toArray()) {
            int kind = random.nextInt(6);
            white |= kind < 3 ? 1 << point : 0;
            black |= kind == 3 ? 1 << point : 0;
        }
        return new Position(GRID, black, white, null);
    }
}
