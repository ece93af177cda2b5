package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

/** What Black's blocks gain by a move on one of their liberties. */
class ExtensionTest {
    private static final String ROWS = """
            . . . . . .
            . X . X . .
            X O . . . .
            O . X X O .
            X . O O . .
            """;

    @ParameterizedTest
    @CsvSource({
        // C4 joins D4: A4, B5, C5, C3, D5, E4 and D3 are left.
        "B4, 7, C4",
        "B4, 8, none",
        // The stone at A2 comes off: C3, D3, A2 and B1.
        "C2, 4, B2",
        "C2, 5, D3",
    })
    void aPointIsFound(String stone, int least, String point) {
        Board board = new Board(Position.parse(ROWS, Colour.BLACK));
        int block = board.block(board.geometry().parse(stone).orElseThrow());
        int found = new Extension(board.geometry(), Board.BLACK).pointFor(least, board, block, 0);
        assertThat(found < 0 ? "none" : board.geometry().name(found)).isEqualTo(point);
    }

    @ParameterizedTest
    @CsvSource({"B4, 7", "A1, 1", "C2, 6", "D4, 7"})
    void theMostIsThatOfTheBestPoint(String stone, int most) {
        Board board = new Board(Position.parse(ROWS, Colour.BLACK));
        int block = board.block(board.geometry().parse(stone).orElseThrow());
        assertThat(new Extension(board.geometry(), Board.BLACK).mostLiberties(board, block))
                .isEqualTo(most);
    }
}
