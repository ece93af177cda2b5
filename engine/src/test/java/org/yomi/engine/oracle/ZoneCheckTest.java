package org.yomi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.yomi.engine.oracle.board.Side.BLACK;
import static org.yomi.engine.oracle.board.Side.WHITE;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yomi.engine.oracle.ZoneCheck.Kind;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.board.TestSeed;
import org.yomi.engine.oracle.goal.Assumptions;
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

    @Test
    void samplingFindsAnObviousCounterExample() {
        Oracle oracle = new Oracle(CORNER.grid(), Goal.capture(CORNER, "A3"), Assumptions.NONE);
        int bad = CORNER.grid().set("A3 B3");
        int good = CORNER.grid().set("A3 B3 A2 B2");
        var random = TestSeed.random(getClass());
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
