package org.yomi.solvers.game.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.Benson;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

@Tag("long")
class LifeScanTest {
    private final Random random = Seeds.random("LifeScanTest");

    /** Positions in which White moved much more often than Black, and some points that matter or are protected. */
    @ParameterizedTest
    @CsvSource({"2,3,300", "3,3,500", "4,5,600", "7,7,300", "9,9,100", "13,5,100", "19,19,4"})
    void saysTheSameAsBenson(int width, int height, int games) {
        Geometry geometry = Geometry.of(width, height);
        for (int i = 0; i < games; i++) {
            long[] area = random.nextBoolean() ? points(geometry, 1) : points(geometry, 4);
            Board board = new Board(geometry);
            LifeScan scan = new LifeScan(geometry, Board.WHITE, area);
            int protectedFrom = random.nextInt(15 * geometry.size());
            for (int move = 0; move < 3 * geometry.size(); move++) {
                playOne(board);
                if (move == protectedFrom) {
                    board = new Board(board.position(), someStones(board));
                }
                compare(board, scan, area);
            }
        }
    }

    /** About one point in {@code part}. */
    private long[] points(Geometry geometry, int part) {
        long[] set = new long[geometry.words()];
        for (int p = 0; p < geometry.size(); p++) {
            if (random.nextInt(part) == 0) {
                Bits.add(set, p);
            }
        }
        return set;
    }

    private long[] someStones(Board board) {
        long[] set = points(board.geometry(), 5);
        for (int i = 0; i < set.length; i++) {
            set[i] &= board.colourWord(Board.BLACK, i) | board.colourWord(Board.WHITE, i);
        }
        return set;
    }

    private void playOne(Board board) {
        int p = random.nextInt(board.geometry().size());
        boolean wrongTurn = board.toMove() == Board.BLACK && random.nextInt(3) > 0;
        board.play(wrongTurn || board.cell(p) != Board.EMPTY || board.isSuicide(p, board.toMove()) ? Board.PASS : p);
    }

    private void compare(Board board, LifeScan scan, long[] area) {
        boolean fits = blocks(board) <= LifePosition.MOST_BLOCKS;
        assertThat(scan.load(board)).as(() -> picture(board)).isEqualTo(fits);
        if (!fits) {
            return;
        }
        boolean alive = lives(board, area);
        assertThat(scan.isAlive()).as(() -> picture(board)).isEqualTo(alive);
        if (alive) {
            return;
        }
        int next = scan.winningPoint(0);
        for (int p = 0; p < board.geometry().size(); p++) {
            int point = p;
            boolean wins =
                    board.cell(p) == Board.EMPTY && !board.isSuicide(p, Board.WHITE) && livesAfter(board, p, area);
            assertThat(next == p)
                    .as(() -> board.geometry().name(point) + " in\n" + picture(board))
                    .isEqualTo(wins);
            if (wins) {
                next = p + 1 < board.geometry().size() ? scan.winningPoint(p + 1) : Play.NO_POINT;
            }
        }
    }

    private static long blocks(Board board) {
        return IntStream.range(0, board.geometry().size())
                .filter(p -> board.cell(p) == Board.WHITE)
                .map(board::block)
                .distinct()
                .count();
    }

    private static String picture(Board board) {
        StringBuilder text = new StringBuilder("at A1 and on:");
        for (int p = 0; p < board.geometry().size(); p++) {
            text.append(board.geometry().x(p) == 0 ? "\n" : " ").append(".XO".charAt(board.cell(p)));
        }
        return text.toString();
    }

    private static boolean livesAfter(Board board, int p, long[] area) {
        boolean pass = board.toMove() != Board.WHITE;
        if (pass) {
            board.play(Board.PASS);
        }
        board.play(p);
        boolean alive = lives(board, area);
        board.undo();
        if (pass) {
            board.undo();
        }
        return alive;
    }

    private static boolean lives(Board board, long[] area) {
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, Board.WHITE);
        for (int i = 0; i < area.length; i++) {
            if ((benson.aliveWord(i) & area[i]) != 0) {
                return true;
            }
        }
        return false;
    }
}
