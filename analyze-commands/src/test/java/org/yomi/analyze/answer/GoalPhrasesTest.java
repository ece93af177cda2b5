package org.yomi.analyze.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.explain.Settled;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.verify.game.GoalFlags.Flag;

class GoalPhrasesTest {
    private static final Position POSITION = Position.parse("X . X . X\n. . . . .\nO . O . O", Colour.BLACK);

    private static final Position NOTHING_LEFT = Position.parse(". . . . .\n. . . . .\n. . . . .", Colour.BLACK);

    private final GoalPhrases phrases = new GoalPhrases(POSITION.geometry());

    private static Goal goal(String text) {
        try {
            return GoalParser.parse(text, POSITION).goal();
        } catch (GoalException e) {
            throw new AssertionError(text, e);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    capture(A1)              | captures A1                       | capture A1
                    !capture(A1)             | saves A1                          | save A1
                    live(A3)                 | lives with A3                     | live with A3
                    !live(A3)                | captures A3                       | capture A3
                    connect(A3,C3)           | connects A3 and C3                | connect A3 and C3
                    !connect(A3,C3)          | keeps A3 and C3 apart             | keep A3 and C3 apart
                    enter(A3,C1-C3)          | enters C1-C3 with A3              | enter C1-C3 with A3
                    !enter(A3,C1-C3)         | keeps A3 out of C1-C3             | keep A3 out of C1-C3
                    enter(A3,board)          | enters the board with A3          | enter the board with A3
                    enter(A3,B1) & enter(C3,B1) | enters B1 with both A3 and C3  | enter B1 with both A3 and C3
                    !(enter(A3,B1) / enter(C3,B1)) | keeps both A3 and C3 out of B1 | keep both A3 and C3 out of B1
                    race(A3,C1)              | captures C1 before A3 is captured | capture C1 before A3 is captured
                    !race(A3,C1)             | keeps C1 from falling before A3   | keep C1 from falling before A3
                    race(A3,A1,C1)           | captures both A1 and C1 before A3 is captured | capture both A1 and C1 before A3 is captured
                    safe(A3)                 | makes two eyes for A3             | make two eyes for A3
                    !safe(A3)                | denies A3 two eyes                | deny A3 two eyes
                    invade(black,A1-B2)      | lives in A1-B2                    | live in A1-B2
                    invade(black,board)      | lives                             | live
                    !invade(black,A1-B2)     | keeps Black from living in A1-B2  | keep Black from living in A1-B2
                    !!capture(A1)            | captures A1                       | capture A1
                    capture(A1,C1)           | captures both A1 and C1           | capture both A1 and C1
                    capture(A1,C1,E1)        | captures all of A1, C1 and E1     | capture all of A1, C1 and E1
                    capture(A1) / capture(C1) | captures A1 or C1              | capture A1 or C1
                    !capture(A1,C1)          | saves A1 or C1                    | save A1 or C1
                    !(capture(A1) / capture(C1)) | saves both A1 and C1        | save both A1 and C1
                    safe(A3) & safe(A3)      | makes two eyes for A3             | make two eyes for A3
                    safe(A3) & safe(C3) & safe(A3) | makes two eyes for both A3 and C3 | make two eyes for both A3 and C3
                    capture(A1) / !!capture(A1) | captures A1                    | capture A1
                    live(A3) & connect(A3,C3) | lives with A3 and connects A3 and C3 | live with A3 and connect A3 and C3
                    """)
    void eachKindOfGoalHasItsWords(String goal, String does, String can) {
        assertThat(phrases.does(goal(goal.replace("/", "|")))).isEqualTo(does);
        assertThat(phrases.can(goal(goal.replace("/", "|")))).isEqualTo(can);
    }

    @Test
    void partsOfSeveralKindsAreToldOneAfterTheOther() {
        assertThat(phrases.does(goal("capture(A1) & capture(C1) | connect(A3,C3)")))
                .isEqualTo("captures both A1 and C1, or connects A3 and C3");
        assertThat(phrases.does(goal("(capture(A1) | capture(C1)) & !capture(A3)")))
                .isEqualTo("captures A1 or C1, and saves A3");
        assertThat(phrases.can(goal("!connect(A1,C1) & live(A3)"))).isEqualTo("keep A1 and C1 apart and live with A3");
    }

    @Test
    void whatIsTooDeepForWordsIsWrittenAsAGoal() {
        assertThat(phrases.does(goal("((capture(A1) | live(A3)) & live(C3)) | capture(E1)")))
                .isEqualTo("gets (((capture(A1) | live(A3)) & live(C3)) | capture(E1))");
    }

    @Test
    void eachFlagHasItsWords() {
        assertThat(became("capture(A1)", Flag.ACHIEVED)).isEqualTo("A1 is captured");
        assertThat(became("capture(A1)", Flag.FAILED)).isEqualTo("A1 has got away");
        assertThat(became("live(A3)", Flag.FAILED)).isEqualTo("A3 is captured");
        assertThat(became("live(A3)", Flag.ACHIEVED)).isEqualTo("A3 has got away");
        assertThat(became("connect(A3,C3)", Flag.ACHIEVED)).isEqualTo("A3 and C3 are connected");
        assertThat(became("connect(A3,C3)", Flag.FAILED)).isEqualTo("A3 or C3 is captured");
        assertThat(became("enter(A3,C1,E1)", Flag.ACHIEVED)).isEqualTo("A3 has entered C1,E1");
        assertThat(became("enter(A3,C1,E1)", Flag.FAILED)).isEqualTo("A3 is captured");
        assertThat(became("race(A3,C1)", Flag.ACHIEVED)).isEqualTo("C1 is captured");
        assertThat(became("race(A3,C1)", Flag.FAILED)).isEqualTo("A3 is captured");
        assertThat(became("safe(A3)", Flag.ACHIEVED)).isEqualTo("A3 has two eyes");
        assertThat(became("safe(A3)", Flag.FAILED)).isEqualTo("A3 is captured");
        assertThat(became("invade(white,A1-B2)", Flag.ACHIEVED)).isEqualTo("White lives in A1-B2");
    }

    @Test
    void tellsWhatAnAssumptionSays() {
        assertThat(stillStanding("connect(A3,C3)")).isEqualTo("A3 and C3 are too far apart");
        assertThat(stillStanding("enter(A3,C1,E1)")).isEqualTo("A3 is too far from C1,E1");
        assertThat(stillStanding("race(A3,A1)")).isEqualTo("A1 has got away");
    }

    private String stillStanding(String goal) {
        return phrases.became(Settled.in(POSITION, (AtomicGoal) goal(goal), Flag.FAILED));
    }

    private String became(String goal, Flag flag) {
        return phrases.became(Settled.in(NOTHING_LEFT, (AtomicGoal) goal(goal), flag));
    }
}
