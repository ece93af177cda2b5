package org.yomi.engine.goal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.zone.Zone;

class GoalTest {
    private static final Geometry NINE = Geometry.of(9, 9);
    private static final Goal CAPTURE = new Capture(10, Colour.BLACK);
    private static final Goal CONNECT = new Connect(20, 22, Colour.BLACK);
    private static final Goal LIVE = new Live(10, Colour.WHITE);
    private static final Goal ENTER = new Enter(30, Zone.rectangle(NINE, 0, 8), Colour.BLACK);
    private static final Goal RACE = new Race(31, 10, Colour.BLACK);
    private static final Goal INVADE = new Invade(Colour.BLACK, Zone.rectangle(NINE, 60, 70));

    @Test
    void negationGivesTheGoalToTheOtherPlayer() {
        assertThat(new Not(CAPTURE).max()).isEqualTo(Colour.WHITE);
        assertThat(new Not(new Not(CAPTURE)).max()).isEqualTo(Colour.BLACK);
        assertThat(new And(List.of(CAPTURE, new Not(LIVE))).max()).isEqualTo(Colour.BLACK);
    }

    @Test
    void combinationsRefusePartsOfDifferentPlayersAndSingleParts() {
        assertThatThrownBy(() -> new And(List.of(CAPTURE, CONNECT, LIVE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("different players");
        assertThatThrownBy(() -> new Or(List.of(CAPTURE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least 2");
    }

    @Test
    void listsAtomsFromLeftToRightAndTheStonesNamed() {
        Goal goal = new Or(List.of(new And(List.of(CONNECT, ENTER, RACE, INVADE)), new Not(LIVE), CAPTURE));
        assertThat(goal.atoms()).map(Goal.class::cast).containsExactly(CONNECT, ENTER, RACE, INVADE, LIVE, CAPTURE);
        assertThat(goal.stones(NINE)).isEqualTo(Zone.of(NINE, 10, 20, 22, 30, 31));
        assertThat(goal.depth()).isEqualTo(2);
        assertThat(CAPTURE.depth()).isZero();
    }

    @Test
    void assumptionsThatAssumeNothingAreNone() {
        assertThat(Assumptions.NONE
                        .withWithin(Zone.board(NINE))
                        .withAlive(Zone.empty(NINE))
                        .withEscape(0))
                .isEqualTo(Assumptions.NONE)
                .matches(Assumptions::isNone);
        assertThat(Assumptions.NONE.withNoKo(Colour.WHITE).isNone()).isFalse();
        assertThat(Assumptions.NONE
                        .withNoKo(Colour.WHITE)
                        .withNoKo(Colour.BLACK)
                        .noKo())
                .containsExactly(Colour.BLACK, Colour.WHITE);
    }

    @Test
    void assumptionsRefuseCountsOutOfRange() {
        assertThatThrownBy(() -> Assumptions.NONE.withEscape(-1)).hasMessage("escape must be from 0 to 625, not -1");
        assertThatThrownBy(() -> new Assumptions(0, 626, 0, Optional.empty(), Optional.empty(), Set.of()))
                .hasMessage("open must be from 0 to 625, not 626");
    }
}
