package org.yomi.analyze.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;

class GameTest {
    @Test
    void randomMovesAndUndosKeepTheHistory() throws IllegalChange {
        long seed = Seeds.next("GameTest");
        Random random = new Random(seed);
        Game game = new Game();
        game.clear(4, 3);
        List<Position> expected = new ArrayList<>(List.of(game.position()));
        for (int i = 0; i < 20_000; i++) {
            if (random.nextInt(10) == 0) {
                int count = Math.min(random.nextInt(4), game.moves());
                game.undo(count);
                expected = expected.subList(0, expected.size() - count);
            } else {
                Move move = new Move(Colour.values()[random.nextInt(2)], random.nextInt(13) - 1);
                tryMove(game, move, expected);
            }
            assertThat(game.position()).as("seed %d", seed).isEqualTo(expected.get(expected.size() - 1));
            assertThat(game.moves()).as("seed %d", seed).isEqualTo(expected.size() - 1);
        }
    }

    /** Plays a move that the engine's board allows; sees that any other is refused, alone and behind a pass. */
    private static void tryMove(Game game, Move move, List<Position> expected) throws IllegalChange {
        Board board = new Board(game.position().withToMove(move.colour()));
        if (move.point() == Geometry.PASS || board.legality(move.point()) == Legality.OK) {
            game.play(List.of(move));
            board.play(move.point());
            expected.add(board.position());
        } else {
            assertThatThrownBy(() -> game.play(List.of(move))).isInstanceOf(IllegalChange.class);
            if (board.legality(move.point()) != Legality.KO) {
                Move pass = new Move(move.colour(), Geometry.PASS);
                assertThatThrownBy(() -> game.play(List.of(pass, move))).isInstanceOf(IllegalChange.class);
            }
        }
    }

    @Test
    void areaIsStonesAndThePointsThatOnlyOneColourReaches() {
        assertThat(score(". . .\n. . .\n. . .")).isZero();
        assertThat(score(". X .\nX . .\n. . .")).isEqualTo(9);
        assertThat(score(". X O .\nX X O .\n. X O O")).isEqualTo(0);
        assertThat(score(". X . O .\n. X . O .\n. X . O O")).isEqualTo(0);
        assertThat(score("X . .\n. . .\n. . O")).isZero();
    }

    private static int score(String diagram) {
        return AreaScore.of(Position.parse(diagram, Colour.BLACK));
    }
}
