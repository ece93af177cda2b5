package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

class LifeOfBlockTest {
    private static final int LIVING = 2000;

    @ParameterizedTest
    @CsvSource({"5,4,false", "7,7,false", "7,7,true", "9,9,false", "19,4,false", "19,4,true"})
    void itIsWhatBensonFinds(int width, int height, boolean withImmortal) {
        Random random = Seeds.random("life of a block");
        Geometry geometry = Geometry.of(width, height);
        Benson benson = new Benson(geometry);
        LifeOfBlock near = new LifeOfBlock(geometry);
        int living = 0;
        while (living < LIVING) {
            Board board = randomBoard(geometry, random, withImmortal);
            for (Colour colour : Colour.values()) {
                benson.analyse(board, colour.cell());
                for (int p = 0; p < geometry.size(); p++) {
                    if (board.cell(p) == colour.cell()) {
                        assertThat(near.isAlive(board, board.block(p)))
                                .as(geometry.name(p) + " of\n" + board.position())
                                .isEqualTo(benson.isAlive(p));
                        living += benson.isAlive(p) ? 1 : 0;
                    }
                }
            }
        }
    }

    /** Most points are of one colour, so that there is life. */
    private static Board randomBoard(Geometry geometry, Random random, boolean withImmortal) {
        while (true) {
            byte[] cells = new byte[geometry.size()];
            long[] immortal = new long[geometry.words()];
            for (int p = 0; p < cells.length; p++) {
                int kind = random.nextInt(12);
                cells[p] = (byte) (kind < 7 ? Board.BLACK : kind == 7 ? Board.WHITE : Board.EMPTY);
                if (withImmortal && random.nextInt(30) == 0) {
                    immortal[p >> 6] |= 1L << (p & 63);
                }
            }
            try {
                return new Board(Position.of(geometry, cells, Colour.BLACK, Board.PASS), immortal);
            } catch (IllegalArgumentException noLiberty) {
                // another one
            }
        }
    }
}
