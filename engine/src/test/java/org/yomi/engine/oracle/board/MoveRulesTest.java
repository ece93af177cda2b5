package org.yomi.engine.oracle.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveRulesTest {
    @ParameterizedTest
    @CsvSource({"2,2,57", "2,3,489", "3,3,12675", "3,4,321689", "2,4,4125", "2,5,35117", "2,6,299681"})
    void legalPositionsAreAsManyAsIsKnown(int width, int height, int known) {
        assertThat(countLegal(new Grid(width, height))).isEqualTo(known);
        assertThat(countLegal(new Grid(height, width))).isEqualTo(known);
    }

    private static int countLegal(Grid grid) {
        AtomicInteger count = new AtomicInteger();
        Positions.forEach(MoveRules.plain(grid), position -> count.incrementAndGet());
        return count.get();
    }

    @Test
    void namesArePointsAndBack() {
        Grid grid = new Grid(3, 4);
        for (int point = 0; point < grid.size(); point++) {
            assertThat(grid.point(grid.name(point))).isEqualTo(point);
        }
        assertThat(grid.point("A1")).isZero();
        assertThat(grid.point("C2")).isEqualTo(5);
        assertThat(grid.names(grid.set("C4 A1,b2"))).isEqualTo("A1,B2,C4");
        assertThat(new Grid(9, 2).point("J2")).isEqualTo(17);
    }

    @Test
    void moveTakesEveryBlockWithoutLiberties() {
        check("XX.O OOO. .... ....", Side.WHITE, "C4", "..OO OOO. .... ....");
        check("O.O. XOX. .X..", Side.BLACK, "B3", ".XO. X.X. .X..");
        check(".OX OX. XX.", Side.BLACK, "A3", "X.X .X. XX.");
    }

    @Test
    void suicideIsIllegal() {
        check(".X. X.. ...", Side.WHITE, "A3", null);
        check(".OX OXX XX.", Side.WHITE, "A3", null);
    }

    @Test
    void takingOneStoneWithALoneStoneInAtariMakesABan() {
        check(".XO. X.XO .XO. ....", Side.WHITE, "B3", ".XO. XObO .XO. ....");
        check(".OX OX. .O.", Side.BLACK, "A3", "XwX OX. .O.");
    }

    @Test
    void takingOneStoneWithABlockOfTwoMakesNoBan() {
        check("O.X XX. ...", Side.BLACK, "B3", ".XX XX. ...");
    }

    @Test
    void takingOneStoneWithAStoneThatHasASecondLibertyMakesNoBan() {
        check("XO.. .... .... ....", Side.WHITE, "A3", ".O.. O... .... ....");
    }

    @Test
    void passKeepsTheStonesAndLiftsTheBan() {
        check("XO. Ob. O..", Side.BLACK, "pass", "XO. O.. O..");
    }

    @ParameterizedTest
    @CsvSource({
        "XwX OX. .O., true", // A3 has just taken on B3
        "XbX OX. .O., false", // white has no stone next to B3
        "XwX XX. .O., false", // the black block has other stones
        "XwX .XO .O., true", // C3 may have taken there, A3 has another liberty
        "Xw. .X. .O., false", // both black stones have more liberties
        "XO. Ob. O.., false"
    })
    void legalBanIsTheOnlyLibertyOfALoneStone(String diagram, boolean legal) {
        Position position = Position.parse(diagram);
        assertThat(MoveRules.plain(position.grid()).isLegal(position)).isEqualTo(legal);
    }

    @Test
    void immortalStonesNeedNoLiberty() {
        Position position = Position.parse("OX. .X. X..");
        Grid grid = position.grid();
        MoveRules assumed = new MoveRules(grid, grid.all(), grid.set("A3"));
        assertThat(assumed.play(position, Side.BLACK, grid.point("A2"))).isEqualTo(Position.parse("OX. XX. X.."));
        assertThat(assumed.play(position, Side.WHITE, grid.point("A2"))).isEqualTo(Position.parse("OX. OX. X.."));
        assertThat(MoveRules.plain(grid).play(position, Side.WHITE, grid.point("A2")))
                .isNull();
    }

    @Test
    void noMoveOutsideThePlayablePoints() {
        Position position = Position.parse("... ... ...");
        MoveRules within = new MoveRules(position.grid(), 1, 0);
        assertThat(within.play(position, Side.BLACK, 1)).isNull();
        assertThat(within.play(position, Side.BLACK, 0)).isNotNull();
        assertThat(within.play(position, Side.BLACK, Grid.PASS)).isEqualTo(position);
    }

    @Test
    void everyMoveLeadsFromLegalToLegalAndEveryBanIsLegal() {
        MoveRules rules = MoveRules.plain(new Grid(3, 3));
        AtomicInteger bans = new AtomicInteger();
        Positions.forEach(rules, before -> {
            for (int point = 0; point < 9; point++) {
                Position after = rules.play(before, Side.WHITE, point);
                if (after != null) {
                    assertThat(rules.isLegal(after)).as("%s", after).isTrue();
                    bans.addAndGet(after.ban() == null ? 0 : 1);
                }
            }
        });
        assertThat(bans).hasPositiveValue();
    }

    private static void check(String before, Side player, String move, @Nullable String after) {
        Position position = Position.parse(before);
        Position expected = after == null ? null : Position.parse(after);
        int point = move.equals("pass") ? Grid.PASS : position.grid().point(move);
        MoveRules rules = MoveRules.plain(position.grid());
        assertThat(rules.play(position, player, point)).isEqualTo(expected);
    }
}
