package org.yomi.solvers.counting.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.solvers.counting.BruteForce;

class SmallBoardTest {
    private static long parse(String rows) {
        int black = 0;
        int white = 0;
        String cells = rows.replace("/", "");
        for (int point = 0; point < cells.length(); point++) {
            black |= cells.charAt(point) == 'X' ? 1 << point : 0;
            white |= cells.charAt(point) == 'O' ? 1 << point : 0;
        }
        return SmallBoard.position(black, white);
    }

    @ParameterizedTest
    @CsvSource({
        "XXO/O.O, 4, true, XX./.X.",
        ".OX/OXX, 0, true, X.X/.XX",
        ".OX/OX., 0, true, X.X/.X.",
        "X.O/XXO, 1, true, XX./XX.",
        "X.O./XXO., 1, true, ..O./..O.",
        "O.X./OOX., 1, false, ..X./..X.",
        ".../..., 2, false, ..O/...",
        ".O./OO., 0, true, .O./OO."
    })
    void movesCaptureTheOpponentFirst(String before, int point, boolean byBlack, String after) {
        SmallBoard board = new SmallBoard(2, before.indexOf('/'));
        assertThat(board.diagram(board.play(parse(before), point, byBlack))).isEqualTo(after.replace('/', '\n'));
    }

    /** Captures are those of the board that plays; it does not allow suicides. */
    @Test
    void movesAreThoseOfTheBoardOfTheEngine() {
        Random random = Seeds.random("SmallBoardTest");
        SmallBoard board = new SmallBoard(4, 5);
        Geometry geometry = Geometry.of(5, 4);
        for (int game = 0; game < 300; game++) {
            long position = 0;
            for (int move = 0; move < 60; move++) {
                int point = random.nextInt(20);
                boolean byBlack = random.nextBoolean();
                if ((board.empty(position) >>> point & 1) != 0) {
                    Board slow = new Board(Position.of(
                            geometry, cells(position), byBlack ? Colour.BLACK : Colour.WHITE, Geometry.PASS));
                    long after = board.play(position, point, byBlack);
                    if (slow.legality(point) == Legality.OK) {
                        slow.play(point);
                        assertThat(cells(after)).isEqualTo(slow.position().cells());
                    } else {
                        assertThat(Integer.bitCount(board.empty(after)))
                                .as("suicide")
                                .isGreaterThanOrEqualTo(Integer.bitCount(board.empty(position)));
                    }
                    position = after;
                }
            }
        }
    }

    private static byte[] cells(long position) {
        byte[] cells = new byte[20];
        for (int point = 0; point < cells.length; point++) {
            cells[point] = (byte)
                    ((SmallBoard.black(position) >>> point & 1) + 2 * (SmallBoard.white(position) >>> point & 1));
        }
        return cells;
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 6", "6, 1", "2, 4", "4, 2", "3, 3"})
    void legalPositionsHaveLiberties(int rows, int columns) {
        SmallBoard board = new SmallBoard(rows, columns);
        int legal = 0;
        for (int black = 0; black <= board.all(); black++) {
            for (int white = 0; white <= board.all(); white++) {
                legal += (black & white) == 0 && board.isLegal(SmallBoard.position(black, white)) ? 1 : 0;
            }
        }
        assertThat(legal).isEqualTo(BruteForce.count(columns, rows));
    }

    @Test
    void largerBoardsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SmallBoard(3, 7))
                .withMessageContaining("1 to 20 points")
                .withMessageContaining("3x7");
        assertThatIllegalArgumentException().isThrownBy(() -> new SmallBoard(0, 3));
    }
}
