package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.KoState;

/** What is known at once where nobody may play beyond some point; Black wants to capture A1. */
class RoomJudgeTest {
    private static RoomJudge.Verdict verdict(String diagram, Colour first, String from, String to, String... played) {
        Position position = Position.parse(diagram, first);
        Geometry geometry = position.geometry();
        Zone within = Zone.rectangle(geometry, point(geometry, from), point(geometry, to));
        Room room = Room.around(List.of(0), Board.PASS, position, Assumptions.NONE.withWithin(within))
                .orElseThrow();
        RoomMoves moves = new RoomMoves(room, KoState.of(KoRule.N, Colour.BLACK));
        moves.begin(position);
        for (String name : played) {
            int number = room.number(point(geometry, name));
            assertThat(moves.play(moves.attackers, moves.owners, moves.rest, number))
                    .isTrue();
        }
        return new RoomJudge(room, moves).judge(moves.attackers, moves.owners, moves.rest);
    }

    private static int point(Geometry geometry, String name) {
        return geometry.parse(name).orElseThrow();
    }

    /** Nobody ever fills F1. */
    @Test
    void aTargetWithALibertyWhereNobodyMayPlayIsKept() {
        String reached = """
                . . . . . . .
                X X X X X X .
                O O O O O . .
                """;
        assertThat(verdict(reached, Colour.BLACK, "A1", "E3")).isEqualTo(RoomJudge.Verdict.KEPT);
        assertThat(verdict(reached.replace("O O O O O .", "O O O . . ."), Colour.WHITE, "A1", "E3"))
                .isEqualTo(RoomJudge.Verdict.OPEN);
    }

    /** Black's stones on the second line stand by their liberties on the third, the one at D1 since it is joined to them. */
    @Test
    void stonesThatStandByALibertyWhereNobodyMayPlayShutATargetIn() {
        String shutIn = """
                . . . . . .
                X X X X . .
                O O . X . .
                """;
        assertThat(verdict(shutIn, Colour.WHITE, "A1", "C1")).isEqualTo(RoomJudge.Verdict.WON);
        assertThat(verdict(shutIn, Colour.BLACK, "A1", "C1")).isEqualTo(RoomJudge.Verdict.WON);
    }

    /** Black's stone at D1 has E1, and C1 is the only point for an eye. */
    @Test
    void aStoneThatGetsSuchALibertyIsOfTheWall() {
        String open = """
                . . . . . . .
                X X X O O . .
                O O . . . . .
                """;
        assertThat(verdict(open, Colour.BLACK, "A1", "D1", "D1")).isEqualTo(RoomJudge.Verdict.WON);
        assertThat(verdict(open, Colour.WHITE, "A1", "D1")).isEqualTo(RoomJudge.Verdict.OPEN);
    }
}
