package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.PositionBuilder;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.game.ConnectGuess.Count;
import org.yomi.solvers.play.Spread;

/** What is counted around White's blocks B3-B4 and D3-D4, and what is made of it. */
class ConnectGuessTest {
    private static final Position FIGHT = Position.parse("""
            . X O . . . .
            X O . O . . .
            X O X O . . .
            X . . X X . .
            . . . . O . .
            """, Colour.BLACK);

    private final Board board = new Board(FIGHT);
    private final ConnectGuess guess = new ConnectGuess(FIGHT.geometry(), new Spread(FIGHT.geometry()), Board.BLACK);

    private void look(int distance, boolean attack) {
        guess.look(board, block("B3"), block("D3"), distance, points("C4", "D5"), points("C4", "D5", "E4"), attack);
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
    void countsLibertiesAndTheBlocksBesideByTheirs() {
        look(2, true);
        assertThat(count(Count.FEWER_LIBERTIES)).as("B3 has two").isEqualTo(Factors.log(2));
        assertThat(count(Count.MORE_LIBERTIES)).as("D3 has four").isEqualTo(Factors.log(4));
        assertThat(count(Count.ATARIS)).as("B5").isEqualTo(Factors.ONE);
        assertThat(count(Count.SHORT)).as("C3, once, though beside both").isEqualTo(Factors.ONE);
        assertThat(count(Count.MIDDLE))
                .as("A3, once, though beside two stones; D2 has four")
                .isEqualTo(Factors.ONE);
    }

    @Test
    void countsWhatIsOnTheWays() {
        look(3, true);
        assertThat(count(Count.DISTANCE)).isEqualTo(3 * Factors.ONE);
        assertThat(count(Count.WIDTH)).isEqualTo(Factors.log(3));
        assertThat(count(Count.CONTESTED)).as("C4, next to C3").isEqualTo(Factors.log(2));
        assertThat(count(Count.WIDER)).isEqualTo(Factors.log(4));
    }

    /** The second look has nothing left of the first. */
    @Test
    void eachLookCountsAnew() {
        look(2, true);
        look(2, true);
        assertThat(count(Count.SHORT)).isEqualTo(Factors.ONE);
        guess.look(board, block("D3"), block("D3"), 2, points(), points(), true);
        assertThat(count(Count.ATARIS) + count(Count.MIDDLE)).isZero();
        assertThat(count(Count.SHORT)).as("C3").isEqualTo(Factors.ONE);
        assertThat(count(Count.WIDTH) + count(Count.CONTESTED) + count(Count.WIDER))
                .isZero();
    }

    /** The points of a row of 25 are in other words than those of the third row after it. */
    @Test
    void whatIsInSeveralWordsCountsOnce() {
        Geometry wide = Geometry.of(25, 6);
        PositionBuilder stones = new PositionBuilder(wide)
                .stones(Colour.WHITE, List.of("B1", "B2", "B3", "B4", "B5", "D3"))
                .stones(Colour.BLACK, List.of("A1", "A2", "A3", "A4", "A5", "C3", "C6"));
        Board apart = new Board(stones.position(Colour.BLACK));
        ConnectGuess inWide = new ConnectGuess(wide, new Spread(wide), Board.BLACK);
        int a = apart.block(wide.parse("B1").orElseThrow());
        int b = apart.block(wide.parse("D3").orElseThrow());
        long[] ways = Zone.of(
                        wide,
                        Stream.of("C2", "C4", "C5", "E1")
                                .mapToInt(n -> wide.parse(n).orElseThrow())
                                .toArray())
                .toWords();
        inWide.look(apart, a, b, 2, ways, ways, true);
        assertThat(inWide.counts[Count.ATARIS.ordinal()])
                .as("A1-A5, with A6 left")
                .isEqualTo(Factors.ONE);
        assertThat(inWide.counts[Count.SHORT.ordinal()]).as("C3").isEqualTo(Factors.ONE);
        assertThat(inWide.counts[Count.CONTESTED.ordinal()])
                .as("C2 and C4 by C3, C5 by C6")
                .isEqualTo(Factors.log(4));
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

    /** What has many ways to meet is connected with less work, also when the opponent is to move. */
    @Test
    void manyWaysMakeItEasierToConnect() {
        look(2, false);
        int few = guess.proof(10);
        guess.counts[Count.WIDTH.ordinal()] = Factors.log(9);
        guess.counts[Count.WIDER.ordinal()] = Factors.log(9);
        assertThat(guess.proof(10)).isLessThan(few);
    }
}
