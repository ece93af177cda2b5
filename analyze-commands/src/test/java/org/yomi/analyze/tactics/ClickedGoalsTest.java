package org.yomi.analyze.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

/** What GoGui sends for commands of type eplist: first show, then the points that were clicked. */
class ClickedGoalsTest {
    private static final String POSITION = ". X . X .\n. O O X .\n. . O . .";

    private final TestEngine engine = new TestEngine();

    @Test
    void clickedStonesBecomeTheGoalOfTheGame() {
        Pictures.set(engine, POSITION);
        assertThat(engine.ask("yomi-goal-capture show")).isEmpty();
        assertThat(engine.ask("yomi-goal-capture B2 C1")).isEmpty();
        assertThat(engine.ask("yomi-goal")).isEqualTo("capture(B2,C1) escape(5)");
        assertThat(engine.ask("yomi-goal-capture show")).isEqualTo("C1 B2");
        assertThat(engine.ask("yomi-goal-live show")).isEmpty();
        assertThat(engine.ask("yomi-goal-connect b3 d3", "yomi-goal")).isEqualTo("connect(B3,D3)");
        assertThat(engine.ask("yomi-goal-connect show")).isEqualTo("B3 D3");
        assertThat(engine.ask("yomi-goal-live C1", "yomi-goal")).isEqualTo("live(C1) open(20)");
    }

    @Test
    void anAssumptionThatIsSetTakesThePlaceOfTheUsualOne() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-param escape 0", "yomi-param open 9");
        assertThat(engine.ask("yomi-goal-capture B2", "yomi-goal")).isEqualTo("capture(B2)");
        assertThat(engine.ask("yomi-goal-live B2", "yomi-goal")).isEqualTo("live(B2)");
    }

    @Test
    void otherGoalsAreNotShownAsClicked() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal capture(B2) | capture(C1)");
        assertThat(engine.ask("yomi-goal-capture show")).isEmpty();
        engine.ask("yomi-goal capture(B2)", "boardsize 9");
        assertThat(engine.ask("yomi-goal-capture show")).as("of another board").isEmpty();
    }

    @Test
    void pointsThatAreNoGoalAreRefusedAndTheGoalStays() {
        Pictures.set(engine, POSITION);
        engine.ask("yomi-goal-capture B2");
        String noStone = " must be a vertex with a stone, but A1 is empty";
        assertThat(engine.fail("yomi-goal-capture A1")).isEqualTo("argument 1" + noStone);
        assertThat(engine.fail("yomi-goal-live B2 A1")).isEqualTo("argument 2" + noStone);
        assertThat(engine.fail("yomi-goal-connect B2 C1 B3"))
                .isEqualTo("the stones of arguments 1 and 3 must have one colour");
        assertThat(engine.fail("yomi-goal-connect B2"))
                .startsWith("expected at least 2 arguments, got 1; usage: yomi-goal-connect ");
        assertThat(engine.fail("yomi-goal-live")).contains("argument");
        assertThat(engine.fail("yomi-goal-live Z9")).contains("vertex");
        assertThat(engine.ask("yomi-goal")).isEqualTo("capture(B2) escape(5)");
    }
}
