package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/**
 * Benson's theorem on all legal positions of small boards: the black stones found alive are exactly those that White
 * cannot capture though Black always passes.
 */
class BensonTruthTest {
    private static final int UNKNOWN = -1;

    /** By position, see {@link #code}: the black stones, a bit each, that White can capture by moves in a row. */
    private int[] capturable = {};

    @ParameterizedTest
    @CsvSource({"2,2,2", "3,3,883", "2,5,1743", "3,4,14246"})
    void aliveStonesAreThoseThatNoSequenceOfMovesCaptures(int width, int height, int positionsWithLife) {
        Geometry geometry = Geometry.of(width, height);
        Benson benson = new Benson(geometry);
        capturable = new int[(int) Math.pow(3, geometry.size())];
        Arrays.fill(capturable, UNKNOWN);
        int found = 0;
        for (int code = 0; code < capturable.length; code++) {
            Optional<Board> board = board(geometry, code);
            if (board.isPresent()) {
                requireTruth(benson, board.get());
                found += benson.aliveWord(0) != 0 ? 1 : 0;
            }
        }
        assertThat(found).isEqualTo(positionsWithLife);
    }

    private void requireTruth(Benson benson, Board board) {
        benson.analyse(board, Board.BLACK);
        long expected = blackStones(board) & ~capturable(board);
        if (benson.aliveWord(0) != expected) {
            throw new AssertionError(board.position() + "\nalive by brute force: " + Long.toBinaryString(expected)
                    + ", by Benson: " + Long.toBinaryString(benson.aliveWord(0)));
        }
    }

    /** Each move adds a white stone and none is ever captured, so the recursion ends. */
    private int capturable(Board board) {
        int code = code(board);
        if (capturable[code] != UNKNOWN) {
            return capturable[code];
        }
        int black = blackStones(board);
        int captured = 0;
        for (int p = 0; p < board.geometry().size(); p++) {
            if (board.cell(p) == Board.EMPTY && !board.isSuicide(p, Board.WHITE)) {
                board.play(p);
                board.play(Board.PASS);
                captured |= black & ~blackStones(board) | capturable(board);
                board.undo();
                board.undo();
            }
        }
        capturable[code] = captured;
        return captured;
    }

    private static int blackStones(Board board) {
        int stones = 0;
        for (int p = 0; p < board.geometry().size(); p++) {
            stones |= board.cell(p) == Board.BLACK ? 1 << p : 0;
        }
        return stones;
    }

    /** The cells as digits of a number to the base 3. */
    private static int code(Board board) {
        int code = 0;
        for (int p = board.geometry().size() - 1; p >= 0; p--) {
            code = 3 * code + board.cell(p);
        }
        return code;
    }

    /** The board with the given code, White to move, or nothing when a block has no liberty. */
    private static Optional<Board> board(Geometry geometry, int code) {
        byte[] cells = new byte[geometry.size()];
        for (int p = 0, rest = code; p < cells.length; p++, rest /= 3) {
            cells[p] = (byte) (rest % 3);
        }
        try {
            return Optional.of(new Board(Position.of(geometry, cells, Colour.WHITE, Board.PASS)));
        } catch (IllegalArgumentException noLiberty) {
            return Optional.empty();
        }
    }
}
