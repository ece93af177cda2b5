package org.yomi.solvers.game.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
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
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Sekis, and all else in which who tries to capture loses his own stones first. */
class StandoffTest {
    private static final int REFILLED = 3;

    /**
     * White's block at A6 and Black's at J4 have liberties in common in the fifth row, and others in the seventh and in the third
     * row; the walls around them live.
     */
    private static String seki(int white, int common, int black) {
        return """
                . . . . . . . . .
                X X X X X X X X X
                %s
                O O O O O O O O O
                %sO
                X X X X X X X X X
                %s
                O O O O O O O O O
                . . . . . . . . .
                """.formatted(
                        ". ".repeat(white) + "X ".repeat(9 - white),
                        ". ".repeat(common) + "X ".repeat(8 - common),
                        ". ".repeat(black) + "O ".repeat(9 - black));
    }

    /** Whether Black's block stands as long as White's does. */
    @ParameterizedTest
    @CsvSource({
        "0, 2, 0, white, true",
        "0, 2, 0, black, true",
        "1, 2, 0, white, false",
        "1, 2, 0, black, true",
        "3, 2, 3, white, true",
        "3, 2, 2, white, false",
        "3, 2, 2, black, true",
        "4, 2, 2, black, false",
        "4, 4, 2, white, true",
        "5, 4, 2, white, false",
        "0, 1, 1, white, true",
        "1, 1, 1, white, false",
        "2, 0, 3, white, true",
        "3, 0, 3, white, false",
    })
    void countsTheLibertiesOfBoth(int white, int common, int black, String first, boolean expected)
            throws GoalException {
        assertThat(holds(seki(white, common, black), first, "alive(A8,A2)")).isEqualTo(expected);
    }

    /** The enemy has all the time he wants, so that liberties do not make a wall safe. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            alive(A8,A2)                  | true
            alive(A8)                     | true
            alive(A2)                     | false
            alive(A8) within(A1-J9)       | true
            alive(A8) within(A1-J6)       | false
            """)
    void theWallsMustLive(String assumed, boolean expected) throws GoalException {
        assertThat(holds(seki(3, 2, 3), "white", assumed)).isEqualTo(expected);
    }

    /** White has one liberty in the seventh row, but three points behind it where he may get more. */
    @ParameterizedTest
    @CsvSource({"3, true", "2, false"})
    void countsTheRoomBehindTheLiberties(int black, boolean expected) throws GoalException {
        String rows = """
                X X X X X X X X X
                . . . X X X X X X
                X X . X X X X X X
                O O O O O O O O O
                . . X X X X X X O
                X X X X X X X X X
                %s
                O O O O O O O O O
                . . . . . . . . .
                """.formatted(". ".repeat(black) + "O ".repeat(9 - black));
        assertThat(holds(rows, "white", "alive(A9,A7)")).isEqualTo(expected);
    }

    /** White's eye of three with a stone in the middle is worth two; Black has an eye, too, or has none. */
    @ParameterizedTest
    @CsvSource({"., 1, true", "., 0, true", "X, 5, true", "X, 4, false"})
    void countsBigEyes(String eye, int black, boolean expected) throws GoalException {
        String rows = """
                . . . . . . . . .
                X X X X X X X X X
                O O O O O O O O O
                O . X . O O O O O
                O O O O O O O O O
                . . X X X X X X X
                X X X %s X X X X X
                X X X X X X X X X
                %s
                """.formatted(eye, ". ".repeat(black) + (black == 0 ? "X " : "O ").repeat(9 - black));
        assertThat(holds(rows, "white", "alive(A8)")).isEqualTo(expected);
    }

    private static boolean holds(String rows, String first, String assumed) throws GoalException {
        Position position = Position.parse(rows, first.equals("black") ? Colour.BLACK : Colour.WHITE);
        Assumptions assumptions =
                GoalParser.parse("capture(J4) " + assumed, position).assumptions();
        Play play = new Play(position, assumptions, KoState.of(KoRule.B, Colour.WHITE));
        int white = play.geometry.parse("A6").orElseThrow();
        int black = play.geometry.parse("J4").orElseThrow();
        return new Standoff(play, Board.BLACK).holds(play.board, play.board.block(white), black);
    }

    @Test
    void theZoneIsBothBlocksAndTheirLiberties() {
        Position position = Position.parse(seki(3, 2, 3), Colour.WHITE);
        Geometry geometry = position.geometry();
        long[] zone = zone(position, alive(geometry, "A8"), "A6", "J4");
        for (String point : new String[] {"A3", "A4", "A5", "A6", "A7"}) {
            assertThat(Bits.has(zone, geometry.parse(point).orElseThrow()))
                    .as(point)
                    .isTrue();
        }
        assertThat(Bits.has(zone, geometry.parse("J1").orElseThrow())).isFalse();
        assertThat(Bits.has(zone, geometry.parse("A9").orElseThrow())).isFalse();
    }

    private static Assumptions alive(Geometry geometry, String stone) {
        return Assumptions.NONE.withAlive(
                Zone.of(geometry, geometry.parse(stone).orElseThrow()));
    }

    private static long[] zone(Position position, Assumptions assumptions, String enemy, String stone) {
        Play play = new Play(position, assumptions, KoState.of(KoRule.B, Colour.WHITE));
        Standoff standoff = new Standoff(play, Board.BLACK);
        int block = play.board.block(play.geometry.parse(enemy).orElseThrow());
        int point = play.geometry.parse(stone).orElseThrow();
        assertThat(standoff.holds(play.board, block, point)).isTrue();
        long[] zone = new long[play.geometry.words()];
        assertThat(standoff.addProof(play.board, block, point, zone)).isTrue();
        return zone;
    }

    /** What the search remembers of living walls lets it see a standoff once, and then no more. */
    @Test
    void isNoStandoffUnlessItIsSeenTwice() throws GoalException {
        Position position = Position.parse("""
                . . O . . X X
                O X X . O X X
                X X . . O . X
                X X X O O X X
                X X O O O X X
                O . . O O X X
                X X O O O . X
                """, Colour.BLACK);
        Limits limits = new Limits(6_000, Duration.ofMinutes(1), 16);
        Question question = Question.of(
                position, GoalParser.parse("race(E5,G3)", position).goal(), Assumptions.NONE, Colour.BLACK, limits);
        Answer answer = new ProofNumberSolver().solve(question.withRules(EnumSet.of(KoRule.N)), Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
    }

    @ParameterizedTest
    @CsvSource({"4, 3, 40", "6, 2, 40"})
    void isRightOnSmallBoards(int width, int height, int claims) {
        compare(width, height, claims);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"4, 3, 2000", "6, 2, 2000", "5, 3, 400", "4, 4, 60"})
    void isRightOnManySmallBoards(int width, int height, int claims) {
        compare(width, height, claims);
    }

    /** Random boards, until so many stones are not captured by counting; then other stones outside their zones. */
    private static void compare(int width, int height, int claims) {
        Random random = Seeds.random("standoffs " + width + "x" + height);
        Geometry geometry = Geometry.of(width, height);
        int found = 0;
        while (found < claims) {
            byte[] cells = RandomBoards.cells(geometry, random);
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            int owner = 1 + random.nextInt(2);
            int alive = random.nextInt(cells.length);
            Claim claim = new Claim(geometry, first, owner, cells[alive] == owner ? alive : Board.PASS);
            found += claim.check(cells, random);
        }
    }

    /** What is claimed about one board: the player who moves first, the owner, and a stone of his that lives, or pass. */
    private record Claim(Geometry geometry, Colour first, int owner, int alive) {
        /** All the claims of some cells; returns how many. */
        int check(byte[] cells, Random random) {
            int found = 0;
            for (int stone = 0; stone < cells.length; stone++) {
                for (int enemy = 0; enemy < cells.length; enemy++) {
                    boolean asked = cells[stone] == owner && cells[enemy] == (owner ^ 3) && stone != alive;
                    if (asked && check(cells, enemy, stone, random)) {
                        found++;
                    }
                }
            }
            return found;
        }

        private boolean check(byte[] cells, int enemy, int stone, Random random) {
            Play play = new Play(position(cells), assumptions(), KoState.of(KoRule.B, Colour.ofCell(owner ^ 3)));
            Standoff standoff = new Standoff(play, owner);
            if (!standoff.holds(play.board, play.board.block(enemy), stone)) {
                return false;
            }
            long[] zone = new long[geometry.words()];
            standoff.addProof(play.board, play.board.block(enemy), stone, zone);
            Bits.add(zone, enemy);
            Bits.add(zone, stone);
            if (alive >= 0) {
                Bits.add(zone, alive);
            }
            assertKept(cells, enemy, stone, first, "");
            for (int i = 0; i < REFILLED; i++) {
                assertKept(RandomBoards.refill(geometry, cells, zone, random), enemy, stone, first, "refilled ");
            }
            if (first.cell() == owner) {
                checkMove(play, standoff, enemy, stone);
            }
            return true;
        }

        private void checkMove(Play play, Standoff standoff, int enemy, int stone) {
            int move = standoff.move(play.board, play.board.block(enemy), stone);
            if (move == Board.PASS) {
                play.pass();
            } else {
                play.play(move);
            }
            byte[] after = new byte[geometry.size()];
            for (int p = 0; p < after.length; p++) {
                after[p] = (byte) play.board.cell(p);
            }
            if (after[enemy] != Board.EMPTY && play.board.ban() < 0 && RandomBoards.isLegal(geometry, after)) {
                assertKept(after, enemy, stone, first.opponent(), "after the move ");
            }
        }

        private Position position(byte[] cells) {
            return Position.of(geometry, cells, first, Board.PASS);
        }

        private Assumptions assumptions() {
            return alive < 0 ? Assumptions.NONE : Assumptions.NONE.withAlive(Zone.of(geometry, alive));
        }

        /** By brute force, the enemy having all the ko threats. */
        private void assertKept(byte[] cells, int enemy, int stone, Colour toMove, String what) {
            Grid grid = new Grid(geometry.width(), geometry.height());
            Side attacker = owner == Board.BLACK ? Side.WHITE : Side.BLACK;
            Atom goal = new Atom.Race(grid.point(geometry.name(enemy)), grid.point(geometry.name(stone)), attacker);
            var assumed = org.yomi.engine.oracle.goal.Assumptions.NONE;
            if (alive >= 0) {
                assumed = assumed.withAlive(1 << grid.point(geometry.name(alive)));
            }
            assertThat(new Oracle(grid, goal, assumed)
                            .maxWins(
                                    RandomBoards.forOracle(grid, geometry, cells),
                                    toMove == Colour.BLACK ? Side.BLACK : Side.WHITE,
                                    org.yomi.engine.oracle.KoRule.B))
                    .as(
                            "%s%s: %s captures %s, %s alive, %s first",
                            what,
                            position(cells),
                            geometry.name(enemy),
                            geometry.name(stone),
                            alive < 0 ? "nothing" : geometry.name(alive),
                            toMove)
                    .isFalse();
        }
    }
}
