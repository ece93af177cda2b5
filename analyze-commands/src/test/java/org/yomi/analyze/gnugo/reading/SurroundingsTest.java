package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.zone.Zone;

class SurroundingsTest {
    private static final Assumptions HORIZON = Assumptions.NONE.withOpen(20);

    private static final String CORNER = """
            . . . . . . .
            . . . . . . .
            X X X . . . .
            O O X . . . .
            . O X . . . .
            . . . . . . .
            """;

    private static int point(Geometry geometry, String name) {
        return geometry.parse(name).orElseThrow();
    }

    private static String words(String diagram, int steps, String... stones) {
        Position position = Position.parse(diagram, Colour.BLACK);
        Geometry geometry = position.geometry();
        List<Integer> dragon =
                List.of(stones).stream().map(name -> point(geometry, name)).toList();
        return words(position, dragon.get(0), new Surroundings(position, dragon).assumptions(steps, HORIZON));
    }

    private static String words(Position position, int stone, Assumptions assumptions) {
        return GoalPrinter.print(new ParsedGoal(new Capture(stone, Colour.BLACK), assumptions), position.geometry());
    }

    /** White's stones reach C1 past Black's wall, and no farther: D1 is next, and E1. */
    @Test
    void growByStepsWhereTheDragonIsNotShutIn() {
        assertThat(words(CORNER, 0, "A3")).isEqualTo("capture(A3) within(A1-C1,A2-B3) alive(C2)");
        assertThat(words(CORNER, 1, "A3")).isEqualTo("capture(A3) within(A1-D1,A2-B3) alive(C2)");
        assertThat(words(CORNER, 2, "A3")).isEqualTo("capture(A3) within(A1-E1,A2-B3,D2) alive(C2)");
    }

    /** The lone stone at F2 is on the way, and its liberties are a step farther; by the others it could not be taken. */
    @Test
    void leadPastFriends() {
        String diagram = """
                . . . . . . . .
                . . . . . . . .
                X X X X . . . .
                O O O X . O . .
                . O . . . . . .
                """;
        Position position = Position.parse(diagram, Colour.BLACK);
        int stone = point(position.geometry(), "A2");
        Surroundings surroundings = new Surroundings(position, List.of(stone));
        assertThat(words(diagram, 3, "A2")).doesNotContain("F2");
        Zone past = surroundings.pastFriends(3, HORIZON).within().orElseThrow();
        assertThat(past.names())
                .contains("F2")
                .containsAll(surroundings
                        .assumptions(3, HORIZON)
                        .within()
                        .orElseThrow()
                        .names());
    }

    /** Black's stone at D1 may be taken at E1, whoever cannot walk there. */
    @Test
    void reachTheLibertiesOfWeakBlocks() {
        String diagram = """
                . . . . . . .
                . X . O X . .
                X X X O X . .
                . O O X . . .
                """;
        assertThat(words(diagram, 0, "C1")).isEqualTo("capture(C1) within(A1-D1) alive(A2)");
        assertThat(words(diagram, 1, "C1")).isEqualTo("capture(C1) within(A1-E1) alive(A2)");
    }

    /** Black's stone at B1 has no liberty outside, so that it may be captured, and its point be played on. */
    @Test
    void takeWeakBlocksForAPartOfTheFight() {
        String diagram = """
                . . . . . . .
                X X X X . . .
                O O O X . . .
                . . O X . . .
                . X O X . . .
                """;
        assertThat(words(diagram, 1, "A3")).isEqualTo("capture(A3) within(A1-C3) alive(D1)");
    }

    @Test
    void reachToBothDragonsOfARace() {
        String diagram = """
                . . . . . . .
                O O O O O . .
                X X X X O . .
                O O O X O . .
                . . O X . . .
                """;
        Position position = Position.parse(diagram, Colour.BLACK);
        Geometry geometry = position.geometry();
        Surroundings both = new Surroundings(position, List.of(point(geometry, "A2")), List.of(point(geometry, "A3")));
        Assumptions assumptions = both.assumptions(1, Assumptions.NONE);
        assertThat(assumptions.within().orElseThrow().names()).contains("A1", "B1", "A2", "A3", "D1");
        assertThat(assumptions.alive().orElseThrow().names()).containsExactly("E2");
    }

    /** Of the liberties of Black's stone at B2 none is farther away than two steps; so it may be captured. */
    @Test
    void letBlocksFallThatHaveNoLibertiesBeyond() {
        String diagram = """
                . . . . . . . . .
                . . . . . . . . .
                . . . X X X . . .
                . X . O O O X . .
                . . . . . . X . .
                """;
        Position position = Position.parse(diagram, Colour.BLACK);
        int stone = point(position.geometry(), "D2");
        Surroundings surroundings = new Surroundings(position, List.of(stone));
        assertThat(words(position, stone, surroundings.assumptions(2, HORIZON))).endsWith("alive(G1,B2,D3)");
        assertThat(surroundings.withFewerAlive(1, HORIZON)).isEqualTo(surroundings.assumptions(1, HORIZON));
        assertThat(words(position, stone, surroundings.withFewerAlive(2, HORIZON)))
                .isEqualTo("capture(D2) within(A1-F2,A3-C3,B4-C4) alive(G1,D3)");
    }

    /** When B2 falls, B3 is in the region, which leaves Black's wall above only C4. */
    @Test
    void letBlocksFallSinceOthersFell() {
        String diagram = """
                . . . . . . . . .
                . . . O O O . . .
                . . X X X X O . .
                . X . O O O X . .
                . . . . . . X . .
                """;
        Position position = Position.parse(diagram, Colour.BLACK);
        Surroundings surroundings = new Surroundings(position, List.of(point(position.geometry(), "D2")));
        assertThat(alive(surroundings.assumptions(2, HORIZON))).containsExactly("G1", "B2", "C3");
        assertThat(alive(surroundings.withFewerAlive(2, HORIZON))).containsExactly("G1");
    }

    /** Black's four stones and White's have four liberties each, and reach no more. */
    private static final String RACE = """
            . . . . . . . . .
            . X X X X X X . .
            . X . . . . X . .
            . X O O O O X . .
            . O X X X X O . .
            . O . . . . O . .
            . O O O O O O . .
            . . . . . . . . .
            """;

    private static Optional<Surroundings> withRaces(String diagram, String stone) {
        Position position = Position.parse(diagram, Colour.BLACK);
        return new Surroundings(position, List.of(point(position.geometry(), stone)))
                .withRaces(Surroundings.LITTLE_ROOM);
    }

    @Test
    void raceWithBlocksThatAreShutIn() {
        Position position = Position.parse(RACE, Colour.BLACK);
        Geometry geometry = position.geometry();
        Surroundings surroundings = new Surroundings(position, List.of(point(geometry, "C4")));
        assertThat(alive(surroundings.assumptions(1, HORIZON))).containsExactly("B2", "C5");
        Surroundings races = surroundings.withRaces(Surroundings.LITTLE_ROOM).orElseThrow();
        assertThat(races.rivals()).containsExactly(point(geometry, "C5"));
        Assumptions assumptions = races.assumptions(1, HORIZON);
        assertThat(alive(assumptions)).containsExactly("B2");
        assertThat(assumptions.within().orElseThrow().names()).contains("C3", "F3", "C5", "C6", "F6");
    }

    /** Black's stone at D7, or those at D7 and E7, leave White's six stones three points besides their six liberties, or two. */
    @Test
    void raceForCertainOnlyWithBlocksThatHaveLittleRoom() {
        String diagram = """
                . X X X X X X X X .
                . X . %s . . . X .
                . X . . . . . . X .
                . X O O O O O O X .
                . O X X X X X X O .
                . O . . . . . . O .
                . O O O O O O O O .
                . . . . . . . . . .
                """;
        assertThat(withRaces(diagram.formatted("X ."), "C4")).isEmpty();
        assertThat(withRaces(diagram.formatted("X X"), "C4")).isPresent();
    }

    /** White's wall reaches much further, and his stones with two eyes need not race. */
    @Test
    void doNotRaceWithOthers() {
        assertThat(withRaces(CORNER, "A3")).isEmpty();
        assertThat(withRaces("""
                        . . . . . . . . .
                        X X X X X X X . .
                        O O O O O O X . .
                        . O . O . O X . .
                        O X X X X O X . .
                        O . . . . O X . .
                        O O O O O O X . .
                        . . . . . . . . .
                        """, "C4")).isEmpty();
    }

    /** White's stone at D2, which White's others do not reach, may be taken at D1; then it is played where it stood. */
    @Test
    void holdThePointsOfStonesThatMayBeCaptured() {
        String diagram = """
                . . . . . . .
                X X X X X . .
                O O X O X . .
                . . . . X . .
                """;
        assertThat(words(diagram, 0, "A2")).isEqualTo("capture(A2) within(A1-C1,A2-B2) alive(E1)");
        assertThat(words(diagram, 1, "A2")).isEqualTo("capture(A2) within(A1-D1,A2-B2,D2) alive(E1)");
    }

    private static List<String> alive(Assumptions assumptions) {
        return assumptions.alive().orElseThrow().names();
    }
}
