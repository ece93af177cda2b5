package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.question.KoRule;
import org.yomi.solvers.known.Stones;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;

/** What ladders Black sees, who is to move. */
class LadderTest {
    @ParameterizedTest
    @CsvSource({
        // To the upper right corner.
        "C3, B3 C2 D2, C4",
        // F5 is on its way.
        "C3 F5, B3 C2 D2, pass",
        // F4 is next to it, and in atari itself.
        "C3 F4, B3 C2 D2 G4 F3, C4",
        // By D4 White takes E3 when it gives atari there.
        "C3 F3 E2, B3 C2 D2, pass",
        // The stone that could be taken saves the one that chases.
        "C3 B2, B3 C2 D2 A2, C4",
        // Along the first line, to either corner.
        "D1, D2, C1",
    })
    void anAtariWorks(String white, String black, String move) {
        Position position = Stones.on(7, black, white);
        int stone = position.geometry().parse(white.split(" ")[0]).orElseThrow();
        Play play = new Play(position, Assumptions.NONE, KoState.of(KoRule.N, Colour.BLACK));
        int found = new Ladder(play).atari(stone);
        assertThat(found < 0 ? "pass" : position.geometry().name(found)).isEqualTo(move);
        assertThat(play.board.moves()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"capture(C3), C4", "capture(C3) alive(F5), pass"})
    void aLibertyThatNobodyFillsIsNone(String goal, String move) throws GoalException {
        Position position = Stones.on(7, "B3 C2 D2", goal.contains("F5") ? "C3 F5" : "C3");
        Play play =
                new Play(position, GoalParser.parse(goal, position).assumptions(), KoState.of(KoRule.N, Colour.BLACK));
        int found = new Ladder(play).atari(position.geometry().parse("C3").orElseThrow());
        assertThat(found < 0 ? "pass" : position.geometry().name(found)).isEqualTo(move);
    }
}
