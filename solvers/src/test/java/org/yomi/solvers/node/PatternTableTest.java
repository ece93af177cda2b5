package org.yomi.solvers.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.KoRule;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;

class PatternTableTest {
    private static final int MANY = 3000;
    private static final Geometry GEOMETRY = Geometry.of(5, 5);
    private static final String DIAGRAM = """
            . . . . .
            . X . . .
            X O . . .
            . X . . .
            . . . . .
            """;

    private Play play;
    private PatternTable patterns;

    @BeforeEach
    void start() {
        Position position = Position.parse(DIAGRAM, Colour.BLACK);
        play = new Play(position, Assumptions.NONE, KoState.of(KoRule.N, Colour.BLACK));
        patterns = new PatternTable(play, Board.BLACK, new PatternRoom(GEOMETRY.words(), 1));
    }

    private static int point(String name) {
        return GEOMETRY.parse(name).orElseThrow();
    }

    private static Frame won(String zone) {
        Frame frame = new Frame(GEOMETRY.size(), GEOMETRY.words());
        for (String name : zone.split(" ")) {
            Bits.add(frame.zone, point(name));
        }
        frame.best = point("C3");
        frame.length = 7;
        frame.lean = 3;
        frame.settle(Kind.WIN);
        return frame;
    }

    private boolean knows(Frame found) {
        return patterns.find(found, play.state(), 0);
    }

    @Test
    void findsAPatternWhateverLiesOutsideIt() {
        patterns.add(won("A3 B2 B3 B4 C3"), play.state());
        play.play(point("E5"));
        play.play(point("E1"));
        Frame found = new Frame(GEOMETRY.size(), GEOMETRY.words());
        assertThat(knows(found)).isTrue();
        assertThat(found.kind).isEqualTo(Kind.WIN);
        assertThat(found.best).isEqualTo(point("C3"));
        assertThat(found.length).isEqualTo(7);
        assertThat(found.lean).isEqualTo(3);
        assertThat(Bits.count(found.zone)).isEqualTo(5);
    }

    @Test
    void asksForEachPointOfTheZone() {
        patterns.add(won("A3 B2 B3 B4 C3 D3"), play.state());
        play.play(point("E5"));
        play.play(point("D3"));
        assertThat(knows(won("A1"))).isFalse();
    }

    /** A wall at B2 that has three liberties and needs two. */
    private static Frame wonWithSpareLiberties() {
        Frame frame = won("A3 B3 B4 C3");
        for (String name : "B2 A2 B1 C2".split(" ")) {
            Bits.add(frame.spare, point(name));
        }
        frame.slack = 1;
        return frame;
    }

    @Test
    void findsAPatternWithAsManySpareLibertiesFilledAsItCanSpare() {
        patterns.add(wonWithSpareLiberties(), play.state());
        play.play(point("E5"));
        play.play(point("B1"));
        Frame found = new Frame(GEOMETRY.size(), GEOMETRY.words());
        assertThat(knows(found)).isTrue();
        assertThat(found.slack).isZero();
        assertThat(Bits.count(found.zone)).isEqualTo(4);
        assertThat(Bits.count(found.spare)).isEqualTo(3);
        assertThat(Bits.has(found.spare, point("B1"))).isFalse();
    }

    @Test
    void asksForTheSpareLibertiesNeededAndTheStonesThatLeadToThem() {
        patterns.add(wonWithSpareLiberties(), play.state());
        play.play(point("E5"));
        play.play(point("B1"));
        play.play(point("E4"));
        play.play(point("A2"));
        assertThat(knows(won("A1"))).isFalse();
        play.play(point("E3"));
        play.play(point("C2"));
        assertThat(play.board.cell(point("B2"))).isEqualTo(Board.EMPTY);
        assertThat(knows(won("A1"))).isFalse();
    }

    @Test
    void asksForThePlayerToMove() {
        patterns.add(won("A3 B2 B3 B4 C3"), play.state());
        play.pass();
        assertThat(knows(won("A1"))).isFalse();
    }

    @Test
    void looksOnlyAtNewerPatternsWhenAsked() {
        patterns.add(won("A3 B2 B3 B4 C3"), play.state());
        assertThat(patterns.find(won("A1"), play.state(), patterns.size())).isFalse();
    }

    /** Random patterns, many of them alike, under several states: each position finds one if any fits. */
    @Test
    void findsOneOfManyExactlyWhenOneFits() {
        Random random = Seeds.random("patterns");
        PatternTree tree = new PatternTree(GEOMETRY);
        long[] points = new long[4 * MANY];
        long[] states = random.longs(40).toArray();
        int[] stateOf = new int[MANY];
        int fits = 0;
        for (int i = 0; i < MANY; i++) {
            fill(points, 4 * i, random);
            stateOf[i] = random.nextInt(states.length);
            tree.add(i, states[stateOf[i]], points);
            int from = random.nextInt(2) * random.nextInt(i + 1);
            int state = random.nextInt(states.length);
            Board board = randomBoard(random);
            Set<Integer> found = new TreeSet<>();
            tree.start(states[state], from, Integer.MAX_VALUE);
            for (int p = tree.next(board); p >= 0; p = tree.next(board)) {
                found.add(p);
            }
            Set<Integer> fitting = IntStream.range(from, i + 1)
                    .filter(p -> stateOf[p] == state && isShown(points, 4 * p, board))
                    .boxed()
                    .collect(Collectors.toCollection(TreeSet::new));
            fits += fitting.size();
            assertThat(found).containsAll(fitting);
            assertThat(found).allMatch(p -> p >= from && stateOf[p] == state);
        }
        assertThat(fits).isPositive();
    }

    /** On a large board, with more patterns than there was room for at first: each is found by its zone alone. */
    @Test
    void findsPatternsAnywhereOnALargeBoard() {
        Geometry large = Geometry.of(19, 19);
        Play game = new Play(new Board(large).position(), Assumptions.NONE, KoState.of(KoRule.N, Colour.BLACK));
        PatternTable table = new PatternTable(game, Board.BLACK, new PatternRoom(large.words(), 1));
        for (int p = 0; p < large.size(); p++) {
            game.play(p);
            game.pass();
            Frame frame = new Frame(large.size(), large.words());
            Bits.add(frame.zone, p);
            Bits.add(frame.zone, (p + 70) % large.size());
            frame.length = p;
            frame.settle(Kind.WIN);
            table.add(frame, game.state());
            game.undo();
            game.undo();
        }
        for (int p = 0; p < large.size(); p++) {
            game.play(p);
            game.pass();
            Frame found = new Frame(large.size(), large.words());
            assertThat(table.find(found, game.state(), 0)).isTrue();
            assertThat(found.length).isEqualTo(p);
            assertThat(Bits.has(found.zone, p)).isTrue();
            assertThat(Bits.count(found.zone)).isEqualTo(2);
            game.undo();
            game.undo();
        }
        assertThat(table.find(new Frame(large.size(), large.words()), game.state(), 0))
                .isFalse();
    }

    @Test
    void findsAllThatAreAlike() {
        PatternTree tree = new PatternTree(GEOMETRY);
        long[] points = new long[4 * MANY];
        for (int i = 0; i < MANY; i++) {
            points[4 * i] = 1;
            tree.add(i, 1, points);
        }
        Board board = new Board(GEOMETRY);
        tree.start(1, MANY / 2, Integer.MAX_VALUE);
        for (int i = MANY - 1; i >= MANY / 2; i--) {
            assertThat(tree.next(board)).isEqualTo(i);
        }
        assertThat(tree.next(board)).isNegative();
        board.play(0);
        tree.start(1, 0, Integer.MAX_VALUE);
        assertThat(tree.next(board)).isNegative();
    }

    /** The tree tells apart what differs: few of the patterns that do not fit are looked at. */
    @Test
    void goesDownWhereThePositionFits() {
        Random random = Seeds.random("few patterns");
        PatternTree tree = new PatternTree(GEOMETRY);
        long[] points = new long[4 * MANY];
        for (int i = 0; i < MANY; i++) {
            fill(points, 4 * i, random);
            tree.add(i, 1, points);
        }
        int looked = 0;
        for (int i = 0; i < 100; i++) {
            Board board = randomBoard(random);
            tree.start(1, 0, Integer.MAX_VALUE);
            while (tree.next(board) >= 0) {
                looked++;
            }
        }
        assertThat(looked).isLessThan(100 * MANY / 4);
    }

    private static void fill(long[] points, int at, Random random) {
        for (int p = 0; p < GEOMETRY.size(); p++) {
            int shows = Math.max(0, random.nextInt(9) - 5);
            points[at] |= shows > 0 ? 1L << p : 0;
            points[at + 1] |= shows == 2 ? 1L << p : 0;
            points[at + 2] |= shows == 3 ? 1L << p : 0;
        }
    }

    private static boolean isShown(long[] points, int at, Board board) {
        return (points[at] & board.colourWord(Board.BLACK, 0)) == points[at + 1]
                && (points[at] & board.colourWord(Board.WHITE, 0)) == points[at + 2];
    }

    private static Board randomBoard(Random random) {
        Board board = new Board(GEOMETRY);
        for (int i = 0; i < 12; i++) {
            int point = random.nextInt(GEOMETRY.size());
            if (board.legality(point) == Legality.OK) {
                board.play(point);
            }
        }
        return board;
    }
}
