package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.game.ConnectGuess.Count;

/** What is counted around White's stones on B3 and E3, and what is made of it. */
class ConnectGuessTest {
    private static final Position FIGHT = Position.parse("""
            . . . . . . .
            . X X . . . .
            X O . . O . .
            O X . X X . .
            . . . . . . .
            """, Colour.BLACK);

    private final Board board = new Board(FIGHT);
    private final ConnectGuess guess = new ConnectGuess(FIGHT.geometry(), Board.BLACK);

    private void look(int distance, boolean attack) {
        guess.look(board, block("B3"), block("E3"), distance, points("C3", "D3"), points("C3", "D3", "D4"), attack);
    }

    private int block(String stone) {
        return board.block(FIGHT.geometry().parse(stone).orElseThrow());
    }

    private static long[] points(String... names) {
        return Zone.of(
                        FIGHT.geometry(),
                        Stream.of(names)
                                .map(n -> FIGHT.geometry().parse(n).orElseThrow())
                                .toList())
                .toWords();
    }

    private int count(Count count) {
        return guess.counts[count.ordinal()];
    }

    @Test
    void countsLibertiesAndTheBlocksBesideBothByTheirs() {
        look(2, true);
        assertThat(count(Count.FEWER_LIBERTIES)).as("B3 has one").isZero();
        assertThat(count(Count.MORE_LIBERTIES)).as("E3 has three").isEqualTo(Factors.log(3));
        assertThat(count(Count.ATARIS)).as("A3").isEqualTo(Factors.ONE);
        assertThat(count(Count.SHORT)).as("B2 and none else").isEqualTo(Factors.ONE);
        assertThat(count(Count.MIDDLE)).as("D2 has five, B4 four").isZero();
    }

    @Test
    void countsWhatIsOnTheWays() {
        look(3, true);
        assertThat(count(Count.DISTANCE)).isEqualTo(3 * Factors.ONE);
        assertThat(count(Count.WIDTH)).isEqualTo(Factors.log(3));
        assertThat(count(Count.CONTESTED)).as("C3 and D3, next to C4 and D2").isEqualTo(Factors.log(3));
        assertThat(count(Count.WIDER)).isEqualTo(Factors.log(4));
    }

    /** The second look has nothing left of the first, and a block that both have beside them counts once. */
    @Test
    void eachLookCountsAnew() {
        look(2, true);
        look(2, true);
        assertThat(count(Count.ATARIS)).isEqualTo(Factors.ONE);
        guess.look(board, block("E3"), block("E3"), 2, points(), points(), true);
        assertThat(count(Count.ATARIS) + count(Count.SHORT) + count(Count.MIDDLE))
                .isZero();
        assertThat(count(Count.WIDTH) + count(Count.CONTESTED) + count(Count.WIDER))
                .isZero();
    }

    /** Between 1 and infinity, also where the first guess is as far off as it can be. */
    @Test
    void aGuessIsANumberOfAnOpenPosition() {
        for (boolean attack : new boolean[] {false, true}) {
            for (int distance = 1; distance <= 4; distance++) {
                look(distance, attack);
                assertThat(guess.proof(1)).isBetween(1, 2000);
                assertThat(guess.proof(25)).isBetween(1, 2000);
                assertThat(guess.disproof(1)).isBetween(1, 2000);
                assertThat(guess.disproof(4)).isBetween(1, 2000);
            }
        }
    }

    /** It takes more to keep apart what has many ways to meet, when he who wants that is to move. */
    @Test
    void manyWaysMakeItEasierToConnect() {
        look(2, false);
        int few = guess.proof(10);
        guess.counts[Count.WIDTH.ordinal()] = Factors.log(9);
        assertThat(guess.proof(10)).isLessThan(few);
    }
}
