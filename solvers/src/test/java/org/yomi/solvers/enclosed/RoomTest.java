package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Lean;

class RoomTest {
    private static final String CORNER = """
            . . . . . .
            X X X X . .
            O O . X . .
            . . O X . .
            """;

    private static Position position(String diagram) {
        return Position.parse(diagram, Colour.BLACK);
    }

    private static Zone points(Position position, String... names) {
        Geometry geometry = position.geometry();
        return Zone.of(
                geometry,
                List.of(names).stream()
                        .mapToInt(name -> geometry.parse(name).orElseThrow())
                        .toArray());
    }

    private static Optional<Room> room(Position position, String target, Assumptions assumptions) {
        return Room.around(List.of(position.geometry().parse(target).orElseThrow()), Board.PASS, position, assumptions);
    }

    private static Assumptions walled(Position position) {
        return Assumptions.NONE.withAlive(points(position, "A3"));
    }

    @Test
    void isWhatProtectedStonesCloseOff() {
        Position position = position(CORNER);
        Room room = room(position, "A2", walled(position)).orElseThrow();
        assertThat(Long.bitCount(room.all)).isEqualTo(6);
        assertThat(room.zone(position))
                .isEqualTo(points(position, "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "D3", "D2", "D1"));
    }

    @Test
    void isTheWholeBoardWithoutProtectedStones() {
        Position position = position(CORNER);
        Room room = room(position, "A2", Assumptions.NONE).orElseThrow();
        assertThat(Long.bitCount(room.all)).isEqualTo(24);
    }

    @Test
    void hasAsManyPointsAsAWordAtMost() {
        assertThat(room(oneStone(8), "A1", Assumptions.NONE)).isPresent();
        assertThat(room(oneStone(9), "A1", Assumptions.NONE)).isEmpty();
    }

    private static Position oneStone(int size) {
        Geometry geometry = Geometry.of(size, size);
        byte[] cells = new byte[geometry.size()];
        cells[0] = Board.WHITE;
        return Position.of(geometry, cells, Colour.BLACK, Board.PASS);
    }

    @Test
    void isNotReadWhereAHorizonMayMatter() {
        Position position = position(CORNER);
        assertThat(room(position, "A2", walled(position).withEscape(5))).isEmpty();
        assertThat(room(position, "A2", walled(position).withOpen(6))).isEmpty();
        assertThat(room(position, "A2", walled(position).withOpen(7))).isPresent();
    }

    @Test
    void hasNoRoomForATargetThatIsProtectedItself() {
        Position position = position(CORNER);
        assertThat(room(position, "A3", walled(position))).isEmpty();
    }

    @Test
    void staysTheSameWhateverIsPlayedInIt() {
        Position position = position(CORNER);
        Room room = room(position, "A2", walled(position)).orElseThrow();
        assertThat(room.fits(position("""
                . . . O . .
                X X X X . O
                . . X X . .
                X X . X . .
                """))).isTrue();
        assertThat(room.fits(position("""
                . . . . . .
                X X X . . .
                O O . X . .
                . . O X . .
                """))).as("the wall is broken").isFalse();
        assertThat(room.fits(position("""
                . . . . . .
                X X X X . .
                O O . X . .
                . . O . . .
                """))).as("a stone is gone").isFalse();
    }

    /** Nobody may play on C3, beside C2, in either position; without the stone on D2 the room goes on there. */
    @Test
    void isAnotherOneWhereItGoesOnPastAStoneThatIsGone() {
        Position position = position("""
                . X . . .
                X O . X X
                . X X . .
                """);
        Assumptions assumptions = Assumptions.NONE
                .withAlive(points(position, "A2", "B1", "B3", "E2"))
                .withWithin(points(position, "B2", "C2", "D2", "D1"));
        Room room = room(position, "B2", assumptions).orElseThrow();
        assertThat(room.fits(position)).isTrue();
        assertThat(room.fits(position("""
                . X . . .
                X O . . X
                . X X . .
                """))).isFalse();
    }

    /** White's stone at A1 reaches what lies beyond C1, too, where nobody may play. */
    @Test
    void isNotReadWhereAWayOutLeadsPastItsPoints() {
        Position position = position("""
                . . . . . .
                X O . . . .
                O . . . . .
                """);
        Assumptions assumptions =
                Assumptions.NONE.withAlive(points(position, "A2", "B2")).withWithin(points(position, "B1"));
        assertThat(room(position, "A1", assumptions)).isPresent();
        assertThat(room(position, "A1", assumptions.withOpen(4))).isEmpty();
    }

    /** Black's wall has liberties beyond the third line, where nobody may play: it stands without {@code alive(..)}. */
    @Test
    void isClosedOffByBlocksWithALibertyWhereNobodyMayPlay() {
        Position position = position(CORNER);
        Assumptions assumptions =
                Assumptions.NONE.withWithin(points(position, "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"));
        Room room = room(position, "A2", assumptions).orElseThrow();
        assertThat(Long.bitCount(room.all)).isEqualTo(6);
        assertThat(room.lean() & Lean.WITHIN).isNotZero();
        assertThat(room.lean() & Lean.ALIVE).isZero();
        assertThat(room.zone(position))
                .as("with one of those liberties")
                .isEqualTo(
                        points(position, "A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "D3", "D2", "D1", "E1"));
        assertThat(room.fits(position("""
                O O O O O .
                X X X X O O
                O O . X O O
                . . O X O O
                """)))
                .as("the wall has no liberty left there")
                .isFalse();
    }

    @Test
    void hasTheTargetInsideThoughItHasALibertyWhereNobodyMayPlay() {
        Position position = position(CORNER);
        Assumptions assumptions =
                Assumptions.NONE.withAlive(points(position, "A3")).withWithin(points(position, "A1", "A2", "B2", "C1"));
        assertThat(room(position, "A2", assumptions)).isPresent();
    }

    /** E1 joins the stone that has to stand to one that is protected. */
    @Test
    void ofARaceRestsOnWhatKeepsTheOwnStone() {
        Position position = position("""
                X . . . . .
                . X . . . .
                O X . X X X
                """);
        Geometry geometry = position.geometry();
        Assumptions assumptions = Assumptions.NONE.withAlive(points(position, "A3", "B2", "B1", "D1"));
        Room room = Room.around(
                        List.of(geometry.parse("A1").orElseThrow()),
                        geometry.parse("F1").orElseThrow(),
                        position,
                        assumptions)
                .orElseThrow();
        assertThat(room.zone(position).containsAll(points(position, "E1", "F1")))
                .isTrue();
        assertThat(room.fits(position("""
                X . . . . .
                . X . . . .
                O X . X O X
                """))).isFalse();
    }
}
