package org.yomi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;

class BoardTest {
    private static Board board(String diagram, Colour toMove) {
        return new Board(Position.parse(diagram, toMove));
    }

    private static int point(Board board, String name) {
        return board.geometry().parse(name).orElseThrow();
    }

    @Test
    void capturesBlocksWithoutLiberties() {
        Board board = board("""
                . X X .
                X O O .
                . X X .
                """, Colour.BLACK);
        board.play(point(board, "D2"));
        assertThat(board.position()).isEqualTo(Position.parse("""
                . X X .
                X . . X
                . X X .
                """, Colour.WHITE));
        board.checkConsistency();
    }

    @Test
    void forbidsSuicideButNotCapture() {
        Board board = board("""
                . X . O .
                X . X O O
                . X O X O
                . . . X O
                """, Colour.WHITE);
        assertThat(board.legality(point(board, "B3"))).isEqualTo(Legality.SUICIDE);
        assertThat(board.legality(point(board, "A4"))).isEqualTo(Legality.SUICIDE);
        assertThat(board.legality(point(board, "C4"))).isEqualTo(Legality.OK);
        assertThat(board.legality(point(board, "C3"))).isEqualTo(Legality.OCCUPIED);
    }

    @Test
    void bansTheRetakeOfAKoUntilAnyOtherMove() {
        Board board = board("""
                . X O .
                X O . O
                . X O .
                """, Colour.BLACK);
        board.play(point(board, "C2"));
        assertThat(board.ban()).isEqualTo(point(board, "B2"));
        assertThat(board.legality(point(board, "B2"))).isEqualTo(Legality.KO);
        board.play(Board.PASS);
        assertThat(board.ban()).isEqualTo(Board.PASS);
        board.play(Board.PASS);
        assertThat(board.legality(point(board, "B2"))).isEqualTo(Legality.OK);
    }

    @Test
    void bansNothingWhenTwoStonesAreTakenOrTheCapturerHasMoreLiberties() {
        Board two = board("""
                . X O O .
                X O . . O
                . X O . .
                """, Colour.BLACK);
        two.play(point(two, "C2"));
        assertThat(two.ban()).isEqualTo(Board.PASS);
        Board snapback = board("""
                X X O O
                O . X O
                O O O O
                . . . .
                """, Colour.WHITE);
        snapback.play(point(snapback, "B3"));
        assertThat(snapback.ban()).isEqualTo(Board.PASS);
    }

    @Test
    void refusesToUndoBeyondTheStart() {
        Board board = new Board(Geometry.of(9, 9));
        assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @CsvSource({"2,2", "3,3", "2,5", "5,4", "9,9", "19,19", "25,25", "25,3"})
    void agreesWithTheSlowCheckOverRandomPlayAndUndo(int width, int height) {
        Random random = Seeds.random("BoardTest " + width + "x" + height);
        Board board = new Board(Geometry.of(width, height));
        List<Position> positions = new ArrayList<>();
        List<Long> hashes = new ArrayList<>();
        for (int step = 0; step < 1500; step++) {
            if (!positions.isEmpty() && random.nextInt(5) < 2) {
                board.undo();
                assertThat(board.position()).isEqualTo(positions.remove(positions.size() - 1));
                assertThat(board.hash()).isEqualTo(hashes.remove(hashes.size() - 1));
            } else {
                positions.add(board.position());
                hashes.add(board.hash());
                board.play(randomMove(board, random));
            }
            if (step % 7 == 0 || width < 9) {
                board.checkConsistency();
            }
        }
        Board copy = new Board(board.position());
        copy.checkConsistency();
        assertThat(copy.hash()).isEqualTo(board.hash());
    }

    private static int randomMove(Board board, Random random) {
        for (int i = 0; i < 20; i++) {
            int point = random.nextInt(board.geometry().size());
            if (board.legality(point) == Legality.OK) {
                return point;
            }
        }
        return Board.PASS;
    }
}
