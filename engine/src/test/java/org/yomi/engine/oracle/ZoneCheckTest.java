package org.yomi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.yomi.engine.oracle.board.Side.BLACK;
import static org.yomi.engine.oracle.board.Side.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.ZoneCheck.Kind;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;

class ZoneCheckTest {
    private static final Position CORNER = Position.parse("OX. .X. ...");

    private static Optional<String> check(
            Position position, Goal goal, Side first, Result claimed, Kind kind, String zone) {
        Oracle oracle = new Oracle(position.grid(), goal, Assumptions.NONE);
        return ZoneCheck.all(
                oracle, position, first, claimed, kind, position.grid().set(zone));
    }

    @Test
    void stoneInTheCornerIsCapturedWhateverIsOutsideIfItsNeighboursAreInTheZone() {
        Goal goal = Goal.capture(CORNER, "A3");
        assertThat(check(CORNER, goal, BLACK, Result.WON, Kind.MINUS, "A3 A2 B3 B2"))
                .isEmpty();
        // Even with a white stone on B2 black A2 takes the corner.
        assertThat(check(CORNER, goal, BLACK, Result.WON, Kind.MINUS, "A3 A2 B3"))
                .isEmpty();
        assertThat(check(CORNER, goal, BLACK, Result.WON, Kind.MINUS, "A3 B3").orElse(""))
                .contains("capture(A3), BLACK first: zone MINUS A3,B3 of WON")
                .contains("for\nOX.\n.X.\n...\nbut ");
    }

    @Test
    void everyFillingIsTriedAndShownAsADiagram() {
        Goal goal = Goal.live(CORNER, "A3");
        Optional<String> found = check(CORNER, goal, BLACK, Result.LOST, Kind.PLUS, "A3 B3");
        assertThat(found).isPresent();
        String diagram = found.get().substring(found.get().lastIndexOf("for") + 3);
        Position counterExample = Position.parse(diagram);
        assertThat(Oracle.solve(counterExample, goal, BLACK)).isNotEqualTo(Result.LOST);
        assertThat(counterExample.at(6)).isEqualTo(WHITE);
        assertThat(counterExample.at(7)).isEqualTo(BLACK);
    }

    @Test
    void wholeBoardIsAlwaysAZoneOfTheRightClaimAndNoneOfAWrongOne() {
        Position position = Position.parse(".XO .X. O..");
        Oracle oracle = new Oracle(position.grid(), Goal.capture(position, "C3"), Assumptions.NONE);
        int all = position.grid().all();
        for (Side first : Side.values()) {
            Result result = oracle.result(position, first);
            for (Result claim : Result.values()) {
                if (claim != Result.LOST) {
                    assertThat(ZoneCheck.all(oracle, position, first, claim, Kind.MINUS, all)
                                    .isEmpty())
                            .isEqualTo(result.compareTo(claim) >= 0);
                }
                if (claim != Result.WON) {
                    assertThat(ZoneCheck.all(oracle, position, first, claim, Kind.PLUS, all)
                                    .isEmpty())
                            .isEqualTo(result.compareTo(claim) <= 0);
                }
            }
        }
    }

    /** With the ban in the zone it binds in every filling; with an empty point in the zone no ban is put there. */
    @Test
    void banInsideTheZoneStaysAndNoOtherBanIsPutInside() {
        Position banned = Position.parse(".XObO XXXOO OOOO.");
        int all = banned.grid().all();
        int alive = banned.grid().set("E3");
        int within = banned.grid().set("C3 D3");
        Assumptions assumptions = Assumptions.NONE.withWithin(within).withAlive(alive);
        Oracle oracle = new Oracle(banned.grid(), Goal.capture(banned, "C3"), assumptions);
        int corners = banned.grid().set("A1 A3 E1");
        assertThat(ZoneCheck.all(oracle, banned, BLACK, Result.KO_MINUS, Kind.PLUS, all & ~corners))
                .isEmpty();
        Position free = banned.unbanned();
        assertThat(ZoneCheck.all(oracle, free, BLACK, Result.WON, Kind.MINUS, all & ~corners))
                .isEmpty();
        int withoutTheBan = all & ~banned.grid().set("D3");
        assertThat(ZoneCheck.all(oracle, free, BLACK, Result.WON, Kind.MINUS, withoutTheBan)
                        .orElse(""))
                .contains("but KO_MINUS for\n.XObO\n");
    }

    /** A ban on F3, after white E3, would free B3. */
    @Test
    void banInsideTheZoneIsNotReplacedByOneOutside() {
        Position banned = Position.parse("ObOX.XO OOXXXOO .OX.XO.");
        Assumptions assumptions = Assumptions.NONE.withWithin(banned.grid().set("B3 C3"));
        Oracle oracle = new Oracle(banned.grid(), Goal.capture(banned, "C3"), assumptions);
        int zone = banned.grid().all() & ~banned.grid().set("E3 F3");
        assertThat(oracle.result(Position.parse("O.OXObO OOXXXOO .OX.XO."), BLACK))
                .isEqualTo(Result.WON);
        assertThat(ZoneCheck.all(oracle, banned, BLACK, Result.KO_MINUS, Kind.PLUS, zone))
                .isEmpty();
    }

    @Test
    void agreesWithLookingAtEveryQuestionAboutTheGoal() {
        Random random = Seeds.random("ZoneCheckTest");
        Grid grid = new Grid(3, 3);
        Oracle oracle = new Oracle(grid, new Atom.Live(0, BLACK), Assumptions.NONE);
        List<Position> starts = new ArrayList<>();
        oracle.forEachPosition((position, first) -> {
            if (first == WHITE && random.nextInt(position.ban() == null ? 500 : 50) == 0) {
                starts.add(position);
            }
        });
        for (Position start : starts) {
            int zone = 1 | random.nextInt(512) | random.nextInt(512);
            Result claim = oracle.result(start, WHITE);
            Kind kind =
                    claim == Result.LOST ? Kind.PLUS : claim == Result.WON ? Kind.MINUS : Kind.values()[zone / 2 % 2];
            assertThat(ZoneCheck.all(oracle, start, WHITE, claim, kind, zone).isEmpty())
                    .as("%s %s %s%s", kind, claim, grid.names(zone), start)
                    .isEqualTo(holdsEverywhere(oracle, start, claim, kind, zone));
        }
    }

    private static boolean holdsEverywhere(Oracle oracle, Position start, Result claim, Kind kind, int zone) {
        AtomicBoolean holds = new AtomicBoolean(true);
        oracle.forEachPosition((position, first) -> {
            boolean sameStones = ((position.black() ^ start.black() | position.white() ^ start.white()) & zone) == 0;
            if (first == WHITE && sameStones && bannedInside(position, zone) == bannedInside(start, zone)) {
                int difference = oracle.result(position, WHITE).compareTo(claim);
                holds.compareAndSet(true, kind == Kind.MINUS ? difference >= 0 : difference <= 0);
            }
        });
        return holds.get();
    }

    private static int bannedInside(Position position, int zone) {
        int banned = position.bannedFor(WHITE);
        return banned != Grid.PASS && (zone >>> banned & 1) != 0 ? banned : Grid.PASS;
    }

    @Test
    void samplingFindsAnObviousCounterExample() {
        Oracle oracle = new Oracle(CORNER.grid(), Goal.capture(CORNER, "A3"), Assumptions.NONE);
        int bad = CORNER.grid().set("A3 B3");
        int good = CORNER.grid().set("A3 B3 A2 B2");
        Random random = Seeds.random("ZoneCheckTest");
        assertThat(ZoneCheck.sample(oracle, CORNER, BLACK, Result.WON, Kind.MINUS, bad, 500, random))
                .isPresent();
        assertThat(ZoneCheck.sample(oracle, CORNER, BLACK, Result.WON, Kind.MINUS, good, 500, random))
                .isEmpty();
    }

    @Test
    void zoneWithoutTheNamedStonesOrForAnEmptyClaimIsRefused() {
        Goal goal = Goal.capture(CORNER, "A3");
        assertThatThrownBy(() -> check(CORNER, goal, BLACK, Result.WON, Kind.MINUS, "A2"))
                .hasMessageContaining("A3");
        assertThatThrownBy(() -> check(CORNER, goal, BLACK, Result.WON, Kind.PLUS, "A3"))
                .hasMessageContaining("WON");
        assertThatThrownBy(() -> check(CORNER, goal, BLACK, Result.LOST, Kind.MINUS, "A3"))
                .hasMessageContaining("LOST");
    }
}
