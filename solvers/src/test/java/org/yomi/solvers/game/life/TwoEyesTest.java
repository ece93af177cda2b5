package org.yomi.solvers.game.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.Benson;

class TwoEyesTest {
    private static final int GAMES = 40;
    private static final int MOVES = 150;

    /** One object for all positions of a game, in which stones come and go, against one that looks at each of them anew. */
    @Test
    void whatIsRememberedStillHolds() {
        Random random = Seeds.random("two eyes");
        Geometry geometry = Geometry.of(7, 5);
        int alive = 0;
        for (int game = 0; game < GAMES; game++) {
            Board board = new Board(Position.of(geometry, new byte[geometry.size()], Colour.BLACK, Board.PASS));
            TwoEyes eyes = new TwoEyes(geometry);
            for (int move = 0; move < MOVES; move++) {
                step(board, random);
                alive += compare(board, eyes);
            }
        }
        assertThat(alive)
                .as("stones that live, of which something is to be remembered")
                .isGreaterThan(1000);
    }

    /** A legal move, some of which are taken back. */
    private static void step(Board board, Random random) {
        int point = random.nextInt(board.geometry().size());
        if (board.cell(point) == Board.EMPTY && point != board.ban() && !board.isSuicide(point, board.toMove())) {
            board.play(point);
            if (random.nextInt(4) == 0) {
                board.undo();
            }
        } else {
            board.play(Board.PASS);
        }
    }

    /** Compares all stones; returns how many live. */
    private static int compare(Board board, TwoEyes eyes) {
        int alive = 0;
        Benson benson = new Benson(board.geometry());
        for (int colour : new int[] {Board.BLACK, Board.WHITE}) {
            benson.analyse(board, colour);
            for (int p = 0; p < board.geometry().size(); p++) {
                if (board.cell(p) == colour) {
                    assertThat(eyes.isAlive(board, p))
                            .as("%s %s", board, board.geometry().name(p))
                            .isEqualTo(benson.isAlive(p));
                    alive += benson.isAlive(p) ? 1 : 0;
                }
            }
        }
        return alive;
    }
}
