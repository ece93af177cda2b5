package org.yomi.engine.verify.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;

class CourseTest {
    private static final Position START = Position.parse("""
            . . . . .
            . X . X .
            X O . O X
            . X . X .
            . . . . .
            """, Colour.BLACK);

    /** The positions of a game whose moves alternate. */
    private static List<Position> game(String... moves) {
        List<Position> positions = new ArrayList<>(List.of(START));
        Board board = new Board(START);
        for (String move : moves) {
            board.play(
                    move.equals("pass")
                            ? Board.PASS
                            : START.geometry().parse(move).orElseThrow());
            positions.add(board.position());
        }
        return positions;
    }

    private static Remainder rest(String goal, String... moves) throws GoalException {
        ParsedGoal parsed = GoalParser.parse(goal, START);
        return Course.remainder(parsed.goal(), parsed.assumptions(), game(moves));
    }

    private static String left(Remainder rest) {
        return rest.goal() == null ? "nothing" : GoalPrinter.print(rest.goal(), START.geometry());
    }

    @Test
    void aCaptureIsAchievedForGood() throws GoalException {
        assertThat(left(rest("capture(B3)"))).isEqualTo("capture(B3)");
        Remainder rest = rest("capture(B3)", "C3", "pass", "B3");
        assertThat(rest.isDecided()).isTrue();
        assertThat(rest.worth()).isTrue();
        assertThat(rest("live(B3)", "C3").worth()).isFalse();
    }

    @Test
    void aPartThatIsDoneDropsOut() throws GoalException {
        assertThat(left(rest("connect(B4,D4) & connect(B2,D2)", "C4"))).isEqualTo("connect(B2,D2)");
        assertThat(left(rest("connect(B4,D4) | connect(B2,D2)", "C4"))).isEqualTo("nothing");
    }

    @Test
    void whatGotAwayByAnAssumptionIsDecided() throws GoalException {
        assertThat(left(rest("capture(B3) escape(2)", "pass"))).isEqualTo("capture(B3)");
        Remainder rest = rest("capture(B3) escape(2)", "pass", "C3");
        assertThat(rest.isDecided()).isTrue();
        assertThat(rest.worth()).isFalse();
    }

    @Test
    void eyesAreNotCountedForStonesThatAreAssumedAlive() {
        assertThatThrownBy(() -> rest("safe(B4) alive(B4)")).isInstanceOf(Exhausted.class);
    }
}
