package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.question.KoRule;
import org.yomi.solvers.game.race.RandomBoards;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;

/** Races that are counted instead of read. */
@Tag("long")
class LibertyRaceTest {
    private static final int REFILLED = 3;

    /** The white block at B6, between the black ones at B8 and B5, with so many liberties; and the black one at B5. */
    private static String race(int white, int black) {
        return """
                . . . . . . . . .
                X X X X X X X X X
                %sX
                O O O O O O O O X
                X X X X X X X X O
                %sO
                O O O O O O O O O
                . . . . . . . . .
                . . . . . . . . .
                """.formatted(". ".repeat(white) + "O ".repeat(8 - white), ". ".repeat(black) + "X ".repeat(8 - black));
    }

    /**
     * With so many liberties each, none in common: who moves first wins if they have the same.
     */
    @ParameterizedTest
    @CsvSource({
        "3, 3, black, true",
        "3, 3, white, false",
        "3, 4, white, true",
        "4, 3, black, false",
        "4, 8, white, true",
        "1, 1, black, true",
        "1, 1, white, false",
        "1, 2, white, true",
        "8, 8, black, true",
        "8, 8, white, false",
    })
    void countsTheLiberties(int white, int black, String first, boolean expected) throws GoalException {
        assertThat(isWon(race(white, black), first, "capture(B6)", "")).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            -             | true
            escape(4)     | false
            open(4)       | true
            open(3)       | false
            within(A7-C7) | true
            within(A7-B7) | false
            noko(white)   | true
            noko(black)   | false
            alive(B6)     | false
            alive(B5)     | true
            """)
    void heedsTheAssumptions(String assumed, boolean expected) throws GoalException {
        assertThat(isWon(race(3, 3), "black", "capture(B6)", assumed == null ? "" : assumed))
                .isEqualTo(expected);
    }

    /** White's eye of four is worth five moves; Black, who is surrounded, too, has so many liberties. */
    @ParameterizedTest
    @CsvSource({"5, black, true", "4, black, false", "6, white, true", "5, white, false"})
    void countsABigEye(int liberties, String first, boolean expected) throws GoalException {
        String rows = """
                O O O O O O O O O
                %sO O
                X X X X X X X O O
                O O O O O O X O O
                O . . O O O X O O
                O . . O O O X O O
                O O O O O O X O O
                X X X X X X X O O
                O O O O O O O O O
                """.formatted(". ".repeat(liberties) + "O ".repeat(7 - liberties));
        assertThat(isWon(rows, first, "capture(B6)", "")).isEqualTo(expected);
    }

    /** The two walls above have hardly any liberties; it depends on their eyes. */
    @ParameterizedTest
    @CsvSource({".,., true", "X,X, false"})
    void wallsMayLiveByTheirEyes(String left, String right, boolean expected) throws GoalException {
        String rows = """
                %s X . X . X . X %s
                X X X X . X X X X
                O O O O O O O O O
                . . . . . X X X X
                X X X X X X . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """.formatted(left, right);
        assertThat(isWon(rows, "black", "capture(A7)", "")).isEqualTo(expected);
    }

    @Test
    void theZoneIsTheRace() {
        Position position = Position.parse(race(3, 3), Colour.BLACK);
        Play play = play(position, Assumptions.NONE, Colour.BLACK);
        CaptureGame game = game(play, play.geometry.parse("B6").orElseThrow(), Assumptions.NONE);
        assertThat(game.isSureOfWin(play.board)).isTrue();
        long[] zone = new long[play.geometry.words()];
        game.addReasonForSureWin(play.board, zone);
        assertThat(Bits.has(zone, play.geometry.parse("B7").orElseThrow())).isTrue();
        assertThat(Bits.has(zone, play.geometry.parse("J1").orElseThrow())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"4, 3, 20", "6, 2, 25"})
    void isRightOnSmallBoards(int width, int height, int claims) {
        compare(width, height, claims);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"4, 3, 2000", "6, 2, 2000", "5, 3, 400", "4, 4, 60"})
    void isRightOnManySmallBoards(int width, int height, int claims) {
        compare(width, height, claims);
    }

    /** Random boards, until so many blocks are lost by counting; then other stones outside their zones. */
    private static void compare(int width, int height, int claims) {
        Random random = Seeds.random("liberty races " + width + "x" + height);
        Geometry geometry = Geometry.of(width, height);
        int found = 0;
        while (found < claims) {
            byte[] cells = RandomBoards.cells(geometry, random);
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            Position position = Position.of(geometry, cells, first, Board.PASS);
            for (int stone = 0; stone < cells.length; stone++) {
                int guarded = random.nextBoolean() ? Board.PASS : guarded(cells, stone, random);
                long[] zone = cells[stone] == Board.EMPTY ? null : zoneIfWon(position, stone, guarded);
                if (zone == null) {
                    continue;
                }
                found++;
                String what =
                        position + " capture " + geometry.name(stone) + ", guard " + guarded + ", " + first + " first";
                assertThat(isCaptured(geometry, cells, stone, guarded, first))
                        .as(what)
                        .isTrue();
                checkMove(position, stone, guarded, what);
                for (int i = 0; i < REFILLED; i++) {
                    byte[] other = RandomBoards.refill(geometry, cells, zone, random);
                    assertThat(isCaptured(geometry, other, stone, guarded, first))
                            .as("%s%nrefilled %s", what, Position.of(geometry, other, first, Board.PASS))
                            .isTrue();
                }
            }
        }
    }

    /** A stone of the other colour, if a few tries find one, else pass. */
    private static int guarded(byte[] cells, int stone, Random random) {
        for (int i = 0; i < 10; i++) {
            int point = random.nextInt(cells.length);
            if (cells[point] != Board.EMPTY && cells[point] != cells[stone]) {
                return point;
            }
        }
        return Board.PASS;
    }

    /** If the attacker moves first, the move that he is told wins. */
    private static void checkMove(Position position, int stone, int guarded, String what) {
        Play play = play(position, Assumptions.NONE, Colour.BLACK);
        CaptureGame game = game(play, stone, Assumptions.NONE);
        game.guard(guarded);
        if (position.toMove().cell() != game.reacher()) {
            return;
        }
        int move = game.sureMove(play.board);
        play.board.play(move);
        byte[] cells = new byte[position.geometry().size()];
        for (int p = 0; p < cells.length; p++) {
            cells[p] = (byte) play.board.cell(p);
        }
        assertThat(cells[stone] == Board.EMPTY
                        || isCaptured(
                                position.geometry(),
                                cells,
                                stone,
                                guarded,
                                position.toMove().opponent()))
                .as("%s by %s", what, position.geometry().name(move))
                .isTrue();
    }

    /** The zone if the block of a stone is lost by counting, before a guarded one if there is any; else null. */
    private static long[] zoneIfWon(Position position, int stone, int guarded) {
        Colour attacker = position.cell(stone) == Board.BLACK ? Colour.WHITE : Colour.BLACK;
        Play play = play(position, Assumptions.NONE, attacker);
        CaptureGame game = game(play, stone, Assumptions.NONE);
        game.guard(guarded);
        if (!game.isSureOfWin(play.board)) {
            return null;
        }
        long[] zone = new long[play.geometry.words()];
        game.addReasonForSureWin(play.board, zone);
        if (guarded >= 0) {
            Bits.add(zone, guarded);
        }
        return zone;
    }

    /** By brute force, the owner having all the ko threats. */
    private static boolean isCaptured(Geometry geometry, byte[] cells, int stone, int guarded, Colour first) {
        Grid grid = new Grid(geometry.width(), geometry.height());
        Side owner = cells[stone] == Board.BLACK ? Side.BLACK : Side.WHITE;
        var position = RandomBoards.forOracle(grid, geometry, cells);
        int target = grid.point(geometry.name(stone));
        Atom goal = guarded < 0
                ? new Atom.Capture(target, owner)
                : new Atom.Race(grid.point(geometry.name(guarded)), target, owner.other());
        return new Oracle(grid, goal, org.yomi.engine.oracle.goal.Assumptions.NONE)
                .maxWins(position, first == Colour.BLACK ? Side.BLACK : Side.WHITE, org.yomi.engine.oracle.KoRule.A);
    }

    private static boolean isWon(String rows, String first, String goal, String assumed) throws GoalException {
        Colour player = first.equals("black") ? Colour.BLACK : Colour.WHITE;
        Position position = Position.parse(rows, player);
        Assumptions assumptions =
                GoalParser.parse(goal + " " + assumed, position).assumptions();
        int stone = position.geometry()
                .parse(goal.substring(goal.indexOf('(') + 1, goal.indexOf(')')))
                .orElseThrow();
        Play play = play(position, assumptions, Colour.BLACK);
        return game(play, stone, assumptions).isSureOfWin(play.board);
    }

    private static Play play(Position position, Assumptions assumptions, Colour attacker) {
        return new Play(position, assumptions, KoState.of(KoRule.A, attacker));
    }

    private static CaptureGame game(Play play, int stone, Assumptions assumptions) {
        play.follow(Flags.ofStones(0, stone), 1);
        return new CaptureGame(List.of(stone), 0, assumptions, play);
    }
}
