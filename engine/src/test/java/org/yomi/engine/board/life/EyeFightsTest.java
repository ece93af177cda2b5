package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.zone.Zone;

@Tag("long")
class EyeFightsTest {
    private static final int POSITIONS = 60;
    private static final int NIGHTLY_POSITIONS = 300;

    /** Eye shapes as the books have them: what they are when the opponent moves first, and the point that makes them live. */
    @ParameterizedTest
    @CsvSource({
        "...,dead,C2",
        "....,alive,C2",
        ".....,alive,B2",
        "..:..,dead,-",
        "...:.#.,alive,B2",
        "...:#.#,dead,C3",
        "#..:...,dead,C2",
        "#..:..#,alive,C2",
        "#.#:...:#.#,dead,C3",
        "..#:...:#.#,dead,B3",
        "..:..:..,alive,B3",
        ".o.,dead,-",
        ".oo.,dead,-",
        "..o.,dead,C2",
    })
    void knowsTheEyeShapes(String shape, String status, String point) {
        Board board = walled(shape.split(":"));
        int wall = board.geometry().parse("A1").getAsInt();
        EyeFights fights = new EyeFights(board.geometry(), EyeFights.MOST_POINTS);
        assertThat(fights.isAlive(board, wall)).as(shape).isEqualTo(status.equals("alive"));
        int living = fights.livingPoint(board, wall, 0);
        assertThat(living < 0 ? "-" : board.geometry().name(living)).as(shape).isEqualTo(point);
    }

    /** The same shapes where two eyes are wanted: a seki is not enough, and a ko is left alone. */
    @ParameterizedTest
    @CsvSource({
        "...,no,C2",
        "....,yes,C2",
        ".....,yes,C2",
        "..:..,no,-",
        "...:.#.,yes,B3",
        "#..:..#,yes,C2",
        "..:..:..,yes,B3",
        ".oo.,no,-",
        "..o.,no,C2",
        ".,no,-",
        ".#.,yes,-",
        ".#..,yes,-",
    })
    void knowsWhichShapesBecomeTwoEyes(String shape, String made, String point) {
        Board board = walled(shape.split(":"));
        int wall = board.geometry().parse("A1").getAsInt();
        EyeFights fights = new EyeFights(board.geometry(), EyeFights.MOST_POINTS);
        assertThat(fights.isMadeAlive(board, wall)).as(shape).isEqualTo(made.equals("yes"));
        int making = fights.makingPoint(board, wall);
        assertThat(making < 0 ? "-" : board.geometry().name(making)).as(shape).isEqualTo(point);
    }

    /** The lowest of the points that are equally good; what would be suicide is none. */
    @ParameterizedTest
    @CsvSource({"....,B2", "......,B2", "...:.#.,B2", ".#.,-", "..:..:..,B2"})
    void knowsWhatHoldsOutLongest(String shape, String point) {
        Board board = walled(shape.split(":"));
        int attack = new EyeFights(board.geometry(), EyeFights.MOST_POINTS).longestAttack(board, 0);
        assertThat(attack < 0 ? "-" : board.geometry().name(attack)).as(shape).isEqualTo(point);
    }

    /** In a row of three Black has to play in the middle, and may not. */
    @Test
    void aBanIsHeeded() {
        Position position = walled("...").position().withToMove(Colour.BLACK);
        int middle = position.geometry().parse("C2").getAsInt();
        Position banned = Position.of(position.geometry(), position.cells(), Colour.BLACK, middle);
        EyeFights fights = new EyeFights(position.geometry(), EyeFights.MOST_POINTS);
        assertThat(fights.makingPoint(new Board(position), 0)).isEqualTo(middle);
        assertThat(fights.makingPoint(new Board(banned), 0)).isNegative();
    }

    /** A shape inside a black wall, {@code #} for more of the wall, {@code o} for white stones. */
    private static Board walled(String... rows) {
        int width = rows[0].length() + 2;
        StringBuilder picture = new StringBuilder("X ".repeat(width)).append('\n');
        for (String row : rows) {
            picture.append("X ");
            row.chars()
                    .forEach(c -> picture.append(c == '#' ? 'X' : c == 'o' ? 'O' : '.')
                            .append(' '));
            picture.append("X\n");
        }
        picture.append("X ".repeat(width));
        return new Board(Position.parse(picture.toString(), Colour.WHITE));
    }

    /** The eye at B4 is false if C4 stands alone. */
    @Test
    void aWallMayFall() {
        assertThat(isAlive("""
                X . X O .
                . X X O .
                X X O O .
                O O O . .
                """)).isTrue();
        assertThat(isAlive("""
                X . X O .
                . X O O .
                X X O . .
                O O O . .
                """)).isFalse();
    }

    @Test
    void largeRegionsAreLeftOut() {
        assertThat(isAlive("""
                X X X X X X X
                X . . . . . X
                X X X X X X X
                """)).isTrue();
        assertThat(isAlive("""
                X X X X X X X
                X . . . . . X
                X . . . . . X
                X X X X X X X
                """)).isFalse();
    }

    private static boolean isAlive(String picture) {
        Board board = new Board(Position.parse(picture, Colour.WHITE));
        return new EyeFights(board.geometry(), EyeFights.MOST_POINTS)
                .isAlive(board, LifeTruth.blocks(board).get(0));
    }

    @Test
    void tooManyPointsAreRefused() {
        assertThatThrownBy(() -> new EyeFight(new int[12], new int[1], 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a fight has at most 11 points and 4 walls, not 12 points and 1 walls");
        assertThatThrownBy(() -> new EyeFights(Geometry.of(9, 9), 9))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("mostPoints must be 8 at most, is 9");
    }

    @ParameterizedTest
    @CsvSource({"3,3", "4,3", "5,2"})
    void whatItSaysIsTrue(int width, int height) {
        requireTruth(width, height, POSITIONS);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"4,3", "6,2", "5,3"})
    void whatItSaysIsTrueInManyPositions(int width, int height) {
        requireTruth(width, height, NIGHTLY_POSITIONS);
    }

    /** White moves first and has all the ko threats. Where the block and its regions are all there is, it says all. */
    private static void requireTruth(int width, int height, int positions) {
        Random random = Seeds.random("eye fights");
        Geometry geometry = Geometry.of(width, height);
        EyeFights fights = new EyeFights(geometry, EyeFights.MOST_POINTS);
        int found = 0;
        int living = 0;
        while (found < positions || living == 0) {
            Board board = LifeTruth.randomBoard(geometry, random);
            for (int stone : LifeTruth.blocks(board)) {
                boolean alive = fights.isAlive(board, stone);
                long[] proof = proof(fights);
                if (alive || isEverything(proof, board)) {
                    found += alive ? 1 : 0;
                    assertThat(isKept(board, stone, proof))
                            .as(board.position() + "\nblock of " + geometry.name(stone))
                            .isEqualTo(alive);
                }
                living += requireLivingPoint(fights, board, stone) ? 1 : 0;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3,3,20", "4,3,5", "5,2,20"})
    void whatItSaysIsMadeAliveIs(int width, int height, int positions) {
        requireMade(width, height, positions);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"4,3", "6,2", "5,3"})
    void whatItSaysIsMadeAliveIsInManyPositions(int width, int height) {
        requireMade(width, height, NIGHTLY_POSITIONS);
    }

    /** White moves first and has all the ko threats. Where the block and its regions are all there is, it says all. */
    private static void requireMade(int width, int height, int positions) {
        Random random = Seeds.random("eyes to make");
        Geometry geometry = Geometry.of(width, height);
        EyeFights fights = new EyeFights(geometry, EyeFights.MOST_POINTS);
        int found = 0;
        int moves = 0;
        while (found < positions || moves == 0) {
            Board board = LifeTruth.randomBoard(geometry, random);
            for (int stone : LifeTruth.blocks(board)) {
                boolean made = fights.isMadeAlive(board, stone);
                if (made || isEverything(proof(fights), board)) {
                    found += made ? 1 : 0;
                    assertThat(LifeTruth.isMadeAlive(board, stone, false))
                            .as(board.position() + "\nblock of " + geometry.name(stone))
                            .isEqualTo(made);
                }
                int point = fights.makingPoint(board, stone);
                if (point >= 0) {
                    moves++;
                    assertThat(LifeTruth.isMadeAlive(board, stone, true))
                            .as(board.position() + "\nblock of " + geometry.name(stone) + ", Black first")
                            .isTrue();
                }
            }
        }
    }

    private static long[] proof(EyeFights fights) {
        long[] proof = new long[1];
        fights.addProof(proof);
        return proof;
    }

    /** Whether one block and the regions of a proof are the whole board. */
    private static boolean isEverything(long[] proof, Board board) {
        return Long.bitCount(proof[0]) == board.geometry().size()
                && LifeTruth.blocks(board).size() == 1;
    }

    /** Whether there is a point that makes a block live; it has to. */
    private static boolean requireLivingPoint(EyeFights fights, Board board, int stone) {
        int point = fights.livingPoint(board, stone, 0);
        if (point >= 0) {
            board.play(Board.PASS);
            board.play(point);
            assertThat(isKept(board, stone, new long[1]))
                    .as(board.position() + "\nblock of " + board.geometry().name(stone))
                    .isTrue();
            board.undo();
            board.undo();
        }
        return point >= 0;
    }

    /** Whether the block of a stone lives, and all others in a set with it. */
    private static boolean isKept(Board board, int stone, long[] others) {
        Geometry geometry = board.geometry();
        Zone first = Zone.of(geometry, board.firstStone(board.block(stone)));
        return LifeTruth.isKept(board, first.union(Zone.ofWords(geometry, others)), Zone.empty(geometry));
    }

    @Test
    void itsProofIsTheRegionsAndTheirWalls() {
        Board board = new Board(Position.parse("""
                . . . . X O
                X X X X X O
                O O O O O .
                """, Colour.WHITE));
        EyeFights fights = new EyeFights(board.geometry(), EyeFights.MOST_POINTS);
        assertThat(fights.isAlive(board, board.geometry().parse("A2").getAsInt()))
                .isTrue();
        long[] proof = new long[1];
        fights.addProof(proof);
        assertThat(Zone.ofWords(board.geometry(), proof).names())
                .containsExactlyInAnyOrder("A3", "B3", "C3", "D3", "E3", "A2", "B2", "C2", "D2", "E2");
    }
}
