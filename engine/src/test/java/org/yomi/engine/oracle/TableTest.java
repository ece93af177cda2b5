package org.yomi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;

@Tag("long")
class TableTest {
    private static final Grid SMALL = new Grid(3, 3);

    static List<Goal> goals() {
        return List.of(
                new Atom.Capture(4, Side.WHITE),
                new Atom.Live(0, Side.BLACK),
                new Atom.Safe(1, Side.BLACK),
                new Atom.Connect(0, 2, Side.WHITE),
                new Atom.Enter(0, Side.BLACK, SMALL.set("C1,C2")),
                new Atom.Race(0, 8, Side.BLACK),
                new Atom.Invade(Side.WHITE, SMALL.all()),
                Goal.and(new Atom.Safe(0, Side.BLACK), new Atom.Capture(8, Side.WHITE)),
                Goal.or(new Atom.Connect(0, 8, Side.BLACK), Goal.not(new Atom.Capture(4, Side.BLACK))),
                Goal.or(
                        new Atom.Capture(0, Side.BLACK),
                        Goal.and(new Atom.Live(2, Side.WHITE), new Atom.Invade(Side.WHITE, 7))));
    }

    @ParameterizedTest
    @MethodSource("goals")
    void maxOnlyGainsFromAToNToBAndEveryWinnerIsProved(Goal goal) {
        Oracle oracle = new Oracle(SMALL, goal, Assumptions.NONE);
        for (KoRule rule : List.of(KoRule.A, KoRule.N, KoRule.B, new KoRule(2, 0), new KoRule(0, 2))) {
            oracle.tabulate(rule);
        }
        oracle.forEachPosition(oracle::result);
        oracle.verify();
    }

    @ParameterizedTest
    @MethodSource("goals")
    void negationTurnsEveryResultRound(Goal goal) {
        Oracle oracle = new Oracle(SMALL, goal, Assumptions.NONE);
        Oracle negated = new Oracle(SMALL, Goal.not(goal), Assumptions.NONE);
        oracle.forEachPosition(
                (position, first) -> assertThat(negated.result(position, first).ordinal())
                        .isEqualTo(3 - oracle.result(position, first).ordinal()));
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("goals")
    void everyWinnerIsProvedOn3x4(Goal goal) {
        Oracle oracle = new Oracle(new Grid(3, 4), goal, Assumptions.NONE);
        for (KoRule rule : List.of(KoRule.A, KoRule.N, KoRule.B)) {
            oracle.tabulate(rule);
        }
        oracle.forEachPosition(oracle::result);
        oracle.verify();
    }
}
