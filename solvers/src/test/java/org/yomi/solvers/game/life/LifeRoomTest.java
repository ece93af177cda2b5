package org.yomi.solvers.game.life;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;

/** What shows that White has no eyes yet, with black blocks that cannot be captured. */
class LifeRoomTest {
    private static final String ROWS = """
            . . . . X
            X X X . X
            O . X . O
            . . X O .
            """;

    /** The block of C1 reaches from A3 to C1, that of E4 is another one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A2 | C1 | A1 B1 A2 B2 | A3 B3 C3 C2 C1",
                "A2 | A3 | A1 B1 A2 B2 | A3 B3 C3 C2 C1",
                "A2 | A3 B3 C2 | A1 B1 A2 B2 | A3 B3 C3 C2 C1",
                "C3 | A3 | | A3 B3 C3 C2 C1",
                "C3 B1 | A3 | A1 B1 A2 B2 | A3 B3 C3 C2 C1",
                "E4 A1 | A3 E4 | A1 B1 A2 B2 | A3 B3 C3 C2 C1 E4 E3",
                "A2 | A2 | all |",
                "A2 | | all |",
            })
    void isShutInByWalls(String area, @Nullable String alive, @Nullable String room, @Nullable String walls)
            throws GoalException {
        Geometry geometry = Geometry.of(5, 4);
        Position position = Position.parse(ROWS, Colour.WHITE);
        String goal = "safe(A2)" + (alive == null ? "" : " alive(" + alive.replace(' ', ',') + ")");
        Play play =
                new Play(position, GoalParser.parse(goal, position).assumptions(), KoState.of(KoRule.N, Colour.WHITE));
        long[] found = new long[1];
        new LifeRoom(geometry, Colour.WHITE.cell(), set(geometry, area).toWords()).addTo(play.board, found);
        assertThat(Zone.ofWords(geometry, found)).isEqualTo(set(geometry, room).union(set(geometry, walls)));
    }

    private static Zone set(Geometry geometry, @Nullable String names) {
        Zone set = Zone.empty(geometry);
        if (names == null) {
            return set;
        }
        if (names.equals("all")) {
            return Zone.board(geometry);
        }
        for (String name : names.split(" ")) {
            set = set.union(Zone.of(geometry, geometry.parse(name).orElseThrow()));
        }
        return set;
    }
}
