package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Spread;

/** How far apart stones are. */
class ApartTest {
    /** The way straight from A1 to E1 leads through a white block of three liberties, the way round over seven points. */
    private static final Position POSITION = Position.parse("""
            . . . . .
            . O O O .
            . O . O .
            X O O O X
            """, Colour.BLACK);

    private final Board board = new Board(POSITION);

    private int point(String name) {
        return POSITION.geometry().parse(name).orElseThrow();
    }

    private Apart apart(int moves, String from, String to) {
        long[] place = Zone.of(POSITION.geometry(), point(to)).toWords();
        return apart(new FarAway(moves, true), point(from), place);
    }

    private static Apart apart(FarAway farAway, int from, long[] place) {
        Geometry geometry = POSITION.geometry();
        return new Apart(farAway, from, place, new Spread(geometry), geometry);
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "9, true", "10, false"})
    void countsTheCheapestPath(int moves, boolean expected) {
        assertThat(apart(moves, "A1", "E1").applies(board)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"A1, A1, 1, false", "A1, A3, 2, true", "A1, A3, 3, false", "B1, D1, 1, false"})
    void stonesOfTheOwnCostNothing(String from, String to, int moves, boolean expected) {
        assertThat(apart(moves, from, to).applies(board)).isEqualTo(expected);
    }

    @Test
    void whatIsOnlyTriedNeedsNoReason() {
        long[] zone = new long[POSITION.geometry().words()];
        long[] place = Zone.of(POSITION.geometry(), point("E1")).toWords();
        apart(new FarAway(10, false), point("A1"), place).addReasonAgainst(board, zone);
        assertThat(Bits.count(zone)).isZero();
    }

    @Test
    void theWayShowsThatItIsNear() {
        long[] zone = new long[POSITION.geometry().words()];
        apart(10, "A1", "E1").addReasonAgainst(board, zone);
        assertThat(Bits.has(zone, point("C4"))).isTrue();
        assertThat(Bits.has(zone, point("C2"))).isFalse();
    }
}
