package org.yomi.solvers.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.proof.ProofNumberSolver;

/** Blocks that live by answers in the eye space they enclose, as tables know it. */
class AnsweredLifeTest {
    private static final String FIVE_IN_A_ROW = """
            . . . . . . .
            O O O O O O .
            X X X X X X O
            . . . . . X O
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            -                  | true  | false
            within(A1-E1)      | true  | false
            within(A1-D1,G4)   | false | true
            noko(black)        | false | false
            noko(white)        | true  | false
            alive(A3)          | true  | false
            open(20)           | true  | false
            escape(9)          | false | false
            """)
    void needsTheAnswersToBeAllowed(String assumed, boolean expected, boolean forGood) throws GoalException {
        Position position = Position.parse(FIVE_IN_A_ROW, Colour.WHITE);
        Assumptions assumptions = GoalParser.parse("live(A2) " + (assumed == null ? "" : assumed), position)
                .assumptions();
        Play play = new Play(position, assumptions, KoState.of(KoRule.A, Colour.BLACK));
        int stone = play.geometry.parse("A2").orElseThrow();
        play.follow(Flags.ofStones(0, stone), 1);
        CaptureGame game = new CaptureGame(List.of(stone), 0, assumptions, play);
        assertThat(game.keptForGood(play.board))
                .as("since nobody ever fills E1")
                .isEqualTo(forGood);
        assertThat(game.keptByAnswers(play.board)).isEqualTo(expected);
    }

    @Test
    void needsNoSearchAndItsZoneIsTheEyeSpace() throws GoalException {
        Answer answer = solve(Colour.WHITE, "live(A2)", FIVE_IN_A_ROW);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isZero();
        Zone zone = answer.negativeZone();
        assertThat(zone).isNotNull();
        assertThat(zone.names()).doesNotContain("A4", "G4", "G3");
    }

    private static Answer solve(Colour first, String goal, String rows) throws GoalException {
        Position position = Position.parse(rows, first);
        ParsedGoal parsed = GoalParser.parse(goal, position);
        Limits limits = new Limits(10_000, Duration.ofSeconds(10), 16);
        return new ProofNumberSolver()
                .solve(
                        Question.of(position, parsed.goal(), parsed.assumptions(), first, limits)
                                .withRules(Set.of(KoRule.A)),
                        Monitor.SILENT);
    }
}
