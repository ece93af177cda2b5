package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

/** What the commands do beside the answers, which {@code regression/gnugo-dragons.tst} holds. */
class DragonCommandsTest {
    private static final String THREE_POINTS = """
            . . . . . .
            O O O O O .
            X X X X O .
            . . . X O .
            """;

    /** Black's stones are not shut in yet, so that something has to be read. */
    private static final String WITH_A_WAY_OUT = """
            . . . . . . .
            O O O O O . .
            X X X X . O .
            . . . X . O .
            """;

    private static final String IN_THE_OPEN = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . O . . . .
            . . . O X X . . .
            . . . . O . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """;

    private final TestEngine engine = TestEngine.patient();

    @BeforeEach
    void aDragonAtTheEdge() {
        Pictures.set(engine, THREE_POINTS);
    }

    @Test
    void itsNodesAreCountedApart() {
        Pictures.set(engine, WITH_A_WAY_OUT);
        engine.ask("owl_attack A2");
        assertThat(Long.parseLong(engine.ask("get_owl_node_counter"))).isPositive();
        assertThat(engine.ask("get_reading_node_counter")).isEqualTo("0");
        assertThat(engine.ask("reset_owl_node_counter", "get_owl_node_counter")).isEqualTo("0");
    }

    @Test
    void aStatusThatIsNotFoundOutIsAFailureForOneAndALineOfAll() {
        Pictures.set(engine, IN_THE_OPEN);
        engine.ask("yomi-param nodes 1");
        assertThat(engine.fail("dragon_status E5")).isEqualTo("unknown nodes");
        assertThat(engine.ask("dragon_status")).contains("E5: unknown nodes");
    }

    /** White would have it within surroundings of one step, that is without E1 and D1; that Black lives takes 15,658 nodes. */
    @Test
    void aSmallBoardIsReadAsAWholeForLonger() {
        Pictures.set(engine, """
                . O X X .
                X . . . X
                O . . X .
                . O . O .
                O O . . .
                """);
        engine.ask("yomi-param threads 1", "yomi-param nodes 70000");
        assertThat(engine.ask("owl_attack E4")).isEqualTo("0");
    }

    /** B2 would be enough if White's blocks counted as alive, as they do in surroundings; on the board Black takes some. */
    @Test
    void fewNodesAreNoReasonToTakeMoreForGranted() {
        Pictures.set(engine, """
                O O . .
                . X O .
                X . X O
                X . . O
                . . . X
                """);
        engine.ask("yomi-param threads 1", "yomi-param nodes 60000");
        assertThat(engine.ask("owl_attack A2")).isEqualTo("1 C2");
        assertThat(engine.ask("owl_does_attack C2 A2")).isEqualTo("1");
        assertThat(engine.ask("owl_does_attack B2 A2")).isEqualTo("0");
        engine.ask("yomi-param nodes 15000");
        assertThat(engine.fail("owl_attack A2")).isEqualTo("unknown nodes");
    }

    /** Black takes at C3, and White needs one threat; or White comes first, and Black needs one. */
    @Test
    void aKoIsAnAttackAndADefence() {
        Pictures.set(engine, """
                X X X X .
                X X . O X
                . X O O O
                . X X O .
                """);
        assertThat(engine.ask("owl_attack D2")).isEqualTo("2 C3");
        assertThat(engine.ask("owl_defend D2")).isEqualTo("2 A1");
        assertThat(engine.ask("dragon_status D2")).isEqualTo("critical C3 A1");
        assertThat(engine.ask("yomi-json b capture(D2)")).contains("\"threats\":1");
    }

    /** White takes at C6 again and again, for Black cannot fill his own eye: no number of threats is enough. */
    @Test
    void whoNeedsThreatsForEverIsDead() {
        Pictures.set(engine, """
                . X . X O .
                X X X O O O
                O O O O O O
                . O . O . O
                O O O O O O
                . . . . . .
                """);
        assertThat(engine.ask("owl_attack A5")).isEqualTo("1 C6");
        assertThat(engine.ask("owl_defend A5")).isEqualTo("0");
        assertThat(engine.ask("dragon_status A5")).isEqualTo("dead");
        assertThat(engine.ask("yomi-json w capture(A5)")).contains("\"result\":\"Ko+\"", "\"threats\":\"many\"");
    }

    /** Both by a ko, where a pass would do as well. */
    @Test
    void aStatusNamesMovesRatherThanPasses() {
        Pictures.set(engine, """
                X X X X
                X O . X
                X O O .
                . X O O
                """);
        assertThat(engine.ask("owl_attack B2")).isEqualTo("3 C3");
        assertThat(engine.ask("owl_defend B2")).isEqualTo("2 A1");
        assertThat(engine.ask("dragon_status B2")).isEqualTo("critical C3 A1");
    }

    @Test
    void aDragonMayHaveSeveralBlocks() {
        Pictures.set(engine, """
                . . . . . . .
                . . . . X . .
                . . X X . . .
                . . . . . . .
                O . . . . . .
                """);
        assertThat(engine.ask("dragon_stones C3")).isEqualTo("E4 C3 D3 ");
        engine.ask("trymove w D4", "trymove w E3");
        assertThat(engine.ask("dragon_stones C3")).isEqualTo("C3 D3 ");
    }

    /** White at D4 threatens to cut at C3 and at E3. */
    @Test
    void connectionsOfADragonHoldAtTheSameTime() {
        Pictures.set(engine, """
                . . . . . . .
                . . . . . . .
                . . . O . . .
                . . X . X . .
                . . . X . . .
                . . . . . . .
                . . . . . . .
                """);
        assertThat(engine.ask("yomi-solve w connect(D3,C4)")).isEqualTo("Won");
        assertThat(engine.ask("yomi-solve w connect(D3,E4)")).isEqualTo("Won");
        assertThat(engine.ask("dragon_stones C4")).isEqualTo("C4 D3 ");
        assertThat(engine.ask("dragon_stones E4")).isEqualTo("E4 D3 ");
        assertThat(engine.ask("dragon_stones").lines()).containsExactly("D5 ", "C4 D3 ", "E4 ");
        assertThat(engine.ask("dragon_stones Black").lines()).containsExactly("C4 D3 ", "E4 ");
        assertThat(engine.ask("dragon_stones w").lines()).containsExactly("D5 ");
        assertThat(engine.fail("dragon_stones foo")).startsWith("argument 1 must be a vertex such as D4, or a colour");
        assertThat(engine.fail("dragon_status w")).startsWith("argument 1 must be a vertex");
        assertThat(engine.ask("same_dragon C4 D3")).isEqualTo("1");
        assertThat(engine.ask("same_dragon D3 C4")).isEqualTo("1");
        assertThat(engine.ask("same_dragon D3 E4")).isEqualTo("1");
        assertThat(engine.ask("same_dragon C4 E4")).isEqualTo("0");
        engine.ask("trymove b C3");
        assertThat(engine.ask("dragon_stones C4")).isEqualTo("C4 E4 C3 D3 ");
    }

    /** By a ko White needs a threat for B5, but he may also take A5 and then fill at A3. */
    @Test
    void twoMovesInARowThatNeedNoKoAreBetterThanThoseOfAKo() {
        Pictures.set(engine, """
                . O X X .
                O X X . O
                . . O . .
                O . O X .
                O . O O .
                """);
        assertThat(engine.ask("owl_defend B5")).isEqualTo("3 B3");
        assertThat(engine.ask("owl_threaten_defense B5")).startsWith("1 A5 ");
    }

    /** The winner counts as out in the open; the other one would count as safe if both were looked at as blocks. */
    @Test
    void aRaceAgainstFiveLibertiesCanBeWon() {
        Pictures.set(engine, """
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                O O O O O O . . . . .
                . . . . . O . . . . .
                X X X X X O . . . . .
                """);
        assertThat(engine.ask("analyze_semeai A3 A1")).startsWith("1 1 ");
    }

    /** Of E3, which looks as good by the horizon, 40,000 nodes show that it takes a ko. */
    @Test
    void aRaceOnASmallBoardIsReadLongerWithoutAHorizon() {
        Pictures.set(engine, """
                X . . . X
                O . . . .
                . . X . .
                X X X X X
                """);
        engine.ask("yomi-param seconds 60");
        assertThat(engine.ask("analyze_semeai E4 A3")).isEqualTo("1 1 D4");
    }

    /** Black captures two stones, which leaves him one eye. */
    @Test
    void whoCapturesFewStonesMustLive() {
        Pictures.set(engine, """
                . . . . . . .
                O O O O O O .
                X X X X X O .
                O O . X . O .
                """);
        assertThat(engine.ask("yomi-solve b race(A2,A1)")).startsWith("Won");
        assertThat(engine.ask("analyze_semeai A2 A1")).isEqualTo("0 0 PASS");
    }

    /** That Black lives as well is not found with so few nodes. */
    @Test
    void whoCapturesManyStonesFirstHasWonTheRace() {
        Pictures.set(engine, """
                . . . . . . . . .
                X X X X X X X X X
                . . . O O O O O X
                O O O O O O O O X
                X X X X X X X X O
                . . . X X X X X O
                O O O O O O O O O
                . . . . . . . . .
                . . . . . . . . .
                """);
        engine.ask("yomi-param nodes 300");
        assertThat(engine.ask("analyze_semeai B5 B6")).startsWith("1 1 ");
        assertThat(engine.ask("trymove b J1", "analyze_semeai B6 B5")).startsWith("1 1 ");
    }

    /** Nobody can fill the two liberties in common. The walls at the top and at the bottom count as alive. */
    @Test
    @Tag("long")
    void inASekiWhoMovesFirstLivesAndDoesNotCapture() {
        Pictures.set(engine, """
                . . . . . . . . .
                X X X X X X X X X
                . . . X X X X X X
                O O O O O O O O O
                . . X X X X X X O
                X X X X X X X X X
                . . . O O O O O O
                O O O O O O O O O
                . . . . . . . . .
                """);
        engine.ask("yomi-param nodes 65000");
        assertThat(engine.ask("analyze_semeai J4 A6")).startsWith("1 0 ");
        assertThat(engine.ask("analyze_semeai A6 J4")).startsWith("1 0 ");
    }

    /** Black gets past D4 to B4, and no farther than that: one step from what the dragons reach he is not out. */
    @Test
    void inARaceADragonLivesInWideSurroundingsOnly() {
        Pictures.set(engine, """
                X . . . O X X
                X . . X . . X
                X X . . O . X
                O O O X O . O
                X . X O O O .
                X O . . X O O
                """);
        engine.ask("yomi-param nodes 200000");
        assertThat(engine.ask("analyze_semeai D3 E6")).isEqualTo("0 0 PASS");
        assertThat(engine.ask("owl_defend D3")).isEqualTo("0");
    }

    /** White gets to F9, which counts as safe as long as nobody plays at G9; Black does, and takes all of it. */
    @Test
    void aDragonDoesNotLiveByAFriendThatCouldBeTaken() {
        Pictures.set(engine, """
                . O . X . O . . .
                O O O O . X X . .
                . X X X X . . . .
                . . . . . . . . .
                . X . . . . . X X
                . . . . X X X X O
                . . . X X . . X .
                . . . X . O O O .
                . . . X . O . O X
                """);
        engine.ask("yomi-param nodes 20000");
        assertThat(engine.ask("owl_attack B9")).isEqualTo("1 E8");
        assertThat(engine.fail("owl_defend B9")).isEqualTo("unknown nodes");
    }

    /**
     * Black D4 lives in surroundings of two steps, and by an endless ko on the board, which is no life. To doubt that it dies in
     * wider ones takes more nodes than these.
     */
    @Test
    @Tag("long")
    void whatWiderSurroundingsDenyIsNotBelieved() {
        Pictures.set(engine, """
                . . O . .
                . X . X .
                . O O . .
                . . . . .
                . O . O .
                """);
        engine.ask("yomi-param threads 1", "yomi-param nodes 330000", "yomi-param seconds 100");
        assertThat(engine.fail("owl_defend D4")).isEqualTo("unknown nodes");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            owl_attack A1          | argument 1 must be a vertex with a stone, but A1 is empty
            owl_attack             | expected 1 argument, got 0; usage: owl_attack VERTEX
            owl_does_attack A2     | expected 2 arguments, got 1; usage: owl_does_attack MOVE VERTEX
            owl_does_defend B1 A1  | argument 2 must be a vertex with a stone, but A1 is empty
            same_dragon A2 A1      | argument 2 must be a vertex with a stone, but A1 is empty
            dragon_status A1       | argument 1 must be a vertex with a stone, but A1 is empty
            dragon_status A2 A3    | expected 0 to 1 argument, got 2; usage: dragon_status [VERTEX]
            analyze_semeai A2 B2   | the stones of arguments 1 and 2 must differ in colour
            eval_eye               | expected 1 argument, got 0; usage: eval_eye VERTEX
            unconditional_status   | expected 1 argument, got 0; usage: unconditional_status VERTEX
            combination_attack A1  | argument 1 must be a colour (b or w), got 'A1'
            """)
    void wrongArgumentsAreNamed(String command, String message) {
        assertThat(engine.fail(command)).isEqualTo(message);
    }

    /** Black wins a ko for the last stone of White's, which cannot come back to life by itself: the other blocks are gone. */
    @Test
    void theLastStoneOfALargeDragonMayBeTakenInAKo() {
        Pictures.set(engine, """
                . X X . . X X X X
                O O X . . X O O X
                . O X X X X O . .
                X O . . X O . . O
                O . O . X O O O O
                . O X X X . . O .
                O X X . . X . O O
                X X . . . X X X .
                . . . . . . . . .
                """);
        assertThat(engine.ask("owl_attack A8")).isEqualTo("1 C6");
        assertThat(engine.ask("owl_does_attack C6 A8")).isEqualTo("1");
    }

    /** Before B4, C4 reaches less than after it, and what is around counts as alive. */
    @Test
    void whoLivesByAMoveLivesInTheSurroundingsAfterIt() {
        Pictures.set(engine, """
                . O O . X X O O
                X . O O O . . .
                . . . . X . O X
                X O O O . O O .
                X . X . . . O .
                X . O . O O . O
                . O O . . . X .
                X . X X . . . O
                """);
        assertThat(engine.ask("owl_does_defend B4 C4")).isEqualTo("0");
        assertThat(engine.ask("owl_defend C4")).isEqualTo("0");
    }
}
