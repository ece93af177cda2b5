package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.enclosed.RoomGuess.Count;
import org.yomi.solvers.play.KoState;

/** What is counted, and which way the numbers go; White's stones are to be captured, and what is around them is alive. */
class RoomGuessTest {
    private static final String FIGHT = """
            X X X X X X X
            X O O O O O X
            X . . . . . X
            X O O . O O X
            X X X X X X X
            """;

    private static RoomJudge judge(String diagram, Colour first) {
        Position position = Position.parse(diagram, first);
        Zone alive =
                Zone.of(position.geometry(), position.geometry().parse("A5").orElseThrow());
        int target = position.geometry().parse("B4").orElseThrow();
        Room room = Room.around(List.of(target), Board.PASS, position, Assumptions.NONE.withAlive(alive))
                .orElseThrow();
        RoomMoves moves = new RoomMoves(room, KoState.of(KoRule.N, Colour.BLACK));
        moves.begin(position);
        RoomJudge judge = new RoomJudge(room, moves);
        assertThat(judge.judge(moves.attackers, moves.owners, moves.rest)).isEqualTo(RoomJudge.Verdict.OPEN);
        return judge;
    }

    private static int count(RoomJudge judge, Count count) {
        return judge.guess.counts[count.ordinal()];
    }

    @Test
    void countsWhatItSays() {
        RoomJudge judge = judge(FIGHT, Colour.WHITE);
        assertThat(count(judge, Count.ALWAYS)).isOne();
        assertThat(count(judge, Count.INNER))
                .as("C3, D3, E3, and the stones between")
                .isBetween(3, 9);
        assertThat(count(judge, Count.INNER_EMPTY)).isEqualTo(3);
        assertThat(count(judge, Count.LIBERTIES)).as("B3 to F3").isEqualTo(5);
        assertThat(count(judge, Count.EMPTY)).as("and D2").isEqualTo(6);
        assertThat(count(judge, Count.OWNERS_BLOCKS)).isEqualTo(3);
        assertThat(count(judge, Count.OWNERS_ATARIS)).isZero();
        assertThat(count(judge, Count.ATTACKERS_BLOCKS)).isZero();
        assertThat(count(judge, Count.ENCLOSED)).isZero();
        assertThat(count(judge, Count.BAN)).isZero();
    }

    @Test
    void theMoveIsWorthSomething() {
        RoomJudge owners = judge(FIGHT, Colour.WHITE);
        RoomJudge attackers = judge(FIGHT, Colour.BLACK);
        assertThat(attackers.proof).isLessThan(owners.proof);
        assertThat(attackers.disproof).isGreaterThan(owners.disproof);
    }
}
