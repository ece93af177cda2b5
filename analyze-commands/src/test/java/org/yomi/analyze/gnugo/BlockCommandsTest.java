package org.yomi.analyze.gnugo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;

/** What the commands do beside the answers, which {@code regression/gnugo-blocks.tst} holds. */
class BlockCommandsTest {
    private static final String ATARI = """
            . . . . .
            . O X . .
            . X O X .
            . . . . .
            . X O X .
            """;

    private final TestEngine engine = TestEngine.patient();

    @Test
    void aMoveThatCapturesAttacksAndAnIllegalMoveDoesNothing() {
        Pictures.set(engine, ATARI);
        assertThat(engine.ask("attack C3")).isEqualTo("1 C2");
        // It is dead whoever moves first.
        assertThat(engine.ask("does_attack C2 C3")).isEqualTo("0");
        Pictures.set(engine, ". O . .\nO . X .\n. . . .\n. . . .");
        assertThat(engine.ask("does_attack A4 B4")).isEqualTo("0");
        assertThat(engine.ask("does_defend A4 C3")).isEqualTo("0");
    }

    /** White at A4 would take B4 in a ko, but after Black's A2 he need not. */
    @Test
    void goLadderSaysWhetherItMattersWhoMovesFirst() {
        engine.ask("boardsize 9", "play w E5", "play b D5", "play b E4", "play b F4");
        assertThat(engine.ask("go_ladder E5")).isEqualTo("unsettled");
        engine.ask("play w H8");
        assertThat(engine.ask("go_ladder E5")).as("by a breaker").isEqualTo("escaped");
        assertThat(engine.ask("go_ladder E4")).as("three liberties").isEqualTo("escaped");
        engine.ask("play w A1", "play b B1");
        assertThat(engine.ask("go_ladder A1")).as("in the corner").isEqualTo("captured");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "owl_"})
    void aDefenceOfALoneStoneHasWhatItSays(String words) {
        Pictures.set(engine, """
                . X O .
                X O O .
                . X . O
                . X . .
                """);
        assertThat(engine.ask(words + "does_defend A2 B4"))
                .as("White cannot take it without a ko")
                .isEqualTo("3");
        String defence = engine.ask(words + "defend B4");
        assertThat(defence).startsWith("3 ");
        assertThat(engine.ask(words + "does_defend " + defence.substring(2) + " B4"))
                .isEqualTo("3");
    }

    /** White takes it without a ko whatever else Black plays, and so does the main line of the lost defence. */
    @ParameterizedTest
    @ValueSource(strings = {"", "owl_"})
    void aDefenceOfALoneStoneByAKoIsFoundThoughTheMainLineShowsNone(String words) {
        engine.ask("boardsize 4", "gogui-setup b A1 b A2 b A3 w B3 w B4 w C2 w C3 w C4 b D2 w D3 w D4");
        assertThat(engine.ask(words + "defend D2")).isEqualTo("3 C1");
        assertThat(engine.ask(words + "does_defend C1 D2")).isEqualTo("3");
    }

    /** Though there are twenty points beyond, out in the open. */
    @ParameterizedTest
    @ValueSource(strings = {"", "owl_"})
    void aLoneStoneInAtariIsTakenWithoutAKo(String words) {
        engine.ask("boardsize 19", "gogui-setup w K10 b K11 b J10 b K9");
        assertThat(engine.ask(words + "attack K10")).isEqualTo("1 L10");
        engine.ask("clear_board", "gogui-setup w D4 b D5 b C4 b E4 b C16 b Q16 b Q4");
        assertThat(engine.ask(words + "attack D4")).isEqualTo("1 D3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "owl_"})
    void takingALoneStoneInAKoIsAKo(String words) {
        engine.ask("rectangular_boardsize 3 4", "gogui-setup w A2 w B1 b B2 b C1");
        assertThat(engine.ask(words + "attack B1")).isEqualTo("2 A1");
        assertThat(engine.ask(words + "does_attack A1 B1")).isEqualTo("2");
    }

    /** D2 takes D1 in a ko, but White need not: it cannot run away. */
    @ParameterizedTest
    @ValueSource(strings = {"", "owl_"})
    void aDeadLoneStoneIsNotTakenInAKo(String words) {
        Pictures.set(engine, """
                X O . .
                . . . X
                . O X .
                X O O X
                """);
        assertThat(engine.ask("owl_does_attack D2 D1")).isEqualTo("2");
        assertThat(engine.ask(words + "attack D1")).isEqualTo("1 C3");
        assertThat(engine.ask("owl_does_attack C3 D1")).isEqualTo("1");
    }

    /** Whatever White plays, in the end he takes A4 in a ko. */
    @ParameterizedTest
    @ValueSource(strings = {"", "owl_"})
    void aDeadLoneStoneThatIsTakenInAKoAnywayIsAKo(String words) {
        engine.ask("boardsize 4", "gogui-setup w A2 w B2 w C2 w A3 b B3 b C3 w B4 b C4", "play b A4");
        assertThat(engine.ask(words + "attack A4")).startsWith("2 ");
    }

    /** White takes A3, unless Black has more threats than can be counted. */
    @Test
    void anEndlessKoIsNone() {
        engine.ask("boardsize 4", "gogui-setup b A1 w A2 b A3 b B1 b B3 b B4 w C1 w C2 b C3 w C4 b D1 w D3");
        assertThat(engine.ask("yomi-json w capture(A3) escape(5)")).contains("\"Ko+\"", "\"threats\":\"many\"");
        assertThat(engine.ask("attack A3")).isEqualTo("1 B2");
        assertThat(engine.ask("does_attack B2 A3")).isEqualTo("1");
    }

    @Test
    void whoCapturesAStoneThatWasToBeConnectedHasCut() {
        Pictures.set(engine, """
                X . X X
                X O X X
                O O X X
                O . O O
                """);
        assertThat(engine.ask("disconnect D3 A4")).isEqualTo("1 B4");
        engine.ask("boardsize 9", "gogui-setup b A1 w A2 w B2 w C2 w D1");
        assertThat(engine.ask("block_off A1 G7")).isEqualTo("1 B1");
    }

    @Test
    void whatTheSolverRefusesIsAFailure() {
        Pictures.set(engine, ATARI);
        engine.ask("yomi-param solver lambda");
        assertThat(engine.fail("connect B3 D3"))
                .startsWith("what the command would ask cannot be read: the solver 'lambda' ");
    }

    @Test
    void whatStaysUnknownIsAFailure() {
        engine.ask("boardsize 9", "play b E5", "yomi-param nodes 1", "yomi-param escape 0");
        assertThat(engine.fail("attack E5")).isEqualTo("unknown nodes");
        assertThat(engine.fail("attack_either E5 E5")).isEqualTo("unknown nodes");
    }

    @Test
    void fiveLibertiesAreAnEscapeUnlessSetOtherwise() {
        engine.ask("boardsize 9", "play b E5", "play b E6", "yomi-param nodes 10");
        assertThat(engine.ask("attack E5")).isEqualTo("0");
        assertThat(engine.ask("defend E5")).isEqualTo("1 PASS");
        engine.ask("yomi-param escape 0", "yomi-param nodes 1");
        assertThat(engine.fail("attack E5")).isEqualTo("unknown nodes");
    }

    @Test
    void aDefenceHasOnlyAGlanceAtWhetherItIsNeeded() {
        engine.ask("boardsize 9", "play w E5", "play b D5", "play b E4", "yomi-param remember 0");
        assertThat(engine.ask("defend E5")).isEqualTo("1 F5");
        int glance = Integer.parseInt(engine.ask("get_reading_node_counter"));
        String look = engine.ask("yomi-json white live(E5) escape(5)");
        assertThat(look).contains("\"result\":\"Won\",\"move\":\"F5\"");
        Matcher nodes = Pattern.compile("\"nodes\":(\\d+)").matcher(look);
        assertThat(nodes.find()).isTrue();
        assertThat(glance).isLessThan(Integer.parseInt(nodes.group(1)));
    }

    @Test
    void nodesAreCountedUntilTheCounterIsReset() {
        Pictures.set(engine, ATARI);
        assertThat(engine.ask("get_reading_node_counter")).isEqualTo("0");
        engine.ask("attack C3", "connect B3 D3");
        long reading = Long.parseLong(engine.ask("get_reading_node_counter"));
        long connection = Long.parseLong(engine.ask("get_connection_node_counter"));
        assertThat(reading).isPositive();
        assertThat(connection).isPositive();
        assertThat(engine.ask("get_trymove_counter")).isEqualTo(Long.toString(reading + connection));
        engine.ask("reset_reading_node_counter");
        assertThat(engine.ask("get_reading_node_counter")).isEqualTo("0");
        assertThat(engine.ask("get_connection_node_counter")).isEqualTo(Long.toString(connection));
        assertThat(engine.ask("get_owl_node_counter")).isEqualTo("0");
        assertThat(engine.ask("get_life_node_counter")).isEqualTo("0");
    }

    @Test
    void theKoRuleOfTheSettingsDoesNotMatter() {
        Pictures.set(engine, "X . X O O .\nX X O . O .");
        assertThat(engine.ask("defend A1")).isEqualTo("3 D1");
        assertThat(engine.ask("yomi-param ko B", "defend A1")).isEqualTo("3 D1");
        assertThat(engine.ask("yomi-param ko A", "defend A1")).isEqualTo("3 D1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            attack C1 C2          | expected 1 argument, got 2; usage: attack VERTEX
            attack A1             | argument 1 must be a vertex with a stone, but A1 is empty
            does_attack C1        | expected 2 arguments, got 1; usage: does_attack MOVE VERTEX
            does_attack C2 A1     | argument 2 must be a vertex with a stone, but A1 is empty
            does_attack C4 C3     | argument 1 must be an empty vertex, but a stone is on C4
            does_defend C4 C3     | argument 1 must be an empty vertex, but a stone is on C4
            attack_either C3 B3   | the stones of arguments 1 and 2 must have one colour
            connect C3 B3         | the stones of arguments 1 and 2 must have one colour
            disconnect C3 A1      | argument 2 must be a vertex with a stone, but A1 is empty
            break_in C3           | expected at least 2 arguments, got 1; usage: break_in VERTEX VERTEX ...
            break_in A1 C3        | argument 1 must be a vertex with a stone, but A1 is empty
            block_off C3 B5 K1    | argument 3 must be a vertex such as D4 on this 5x5 board, got 'K1'
            ladder_attack C3      | argument 1 must be a block with 2 liberties, this one has 1
            """)
    void wrongArgumentsAreNamed(String command, String message) {
        Pictures.set(engine, ATARI);
        assertThat(engine.fail(command)).isEqualTo(message);
    }

    @Test
    void twoStonesOfOneBlockAreConnected() {
        engine.ask("boardsize 9", "play b E5", "play b E6", "play b A1");
        assertThat(engine.ask("connect E5 E6")).isEqualTo("1 PASS");
        assertThat(engine.ask("disconnect E5 E6")).isEqualTo("0");
    }

    /** White ends up far away however he goes round; that he never comes back takes an assumption. */
    @Test
    void aCutNeedNotHoldForEver() {
        engine.ask("boardsize 19", "play w D10", "play w D12", "play b C11", "play b E11", "yomi-param nodes 40000");
        assertThat(engine.ask("disconnect D10 D12")).isEqualTo("1 D11");
        engine.ask("yomi-param apart 0");
        assertThat(engine.fail("disconnect D10 D12")).isEqualTo("unknown nodes");
    }

    /** By the horizon nobody need play, but Black has proofs that he connects, and comes in. */
    @Test
    @Tag("long")
    void aCutThatIsRefutedIsNone() {
        Pictures.set(engine, """
                . O X . .
                . X . . .
                O . . . .
                . . . . X
                . O . X .
                """);
        assertThat(engine.ask("connect B4 E2")).isEqualTo("1 D4");
        assertThat(engine.ask("disconnect B4 E2")).isEqualTo("1 D3");
        Pictures.set(engine, """
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                O O O O . . . . .
                X X X X O . . . .
                . . . X O . . . .
                """);
        assertThat(engine.ask("break_in A3 A1")).isEqualTo("1 B1");
        assertThat(engine.ask("block_off A3 A1")).isEqualTo("1 B1");
    }

    /** Instead of the cut that is refuted comes one that takes longer to be. */
    @Test
    void whoseCutWasRefutedIsDoubtedMore() {
        Pictures.set(engine, """
                . O O X . O .
                X X O . O O O
                X X . . O . X
                O O . X . O .
                . X O X X . X
                . O O . . O O
                """);
        assertThat(engine.ask("disconnect C2 C6")).isEqualTo("0");
    }

    /** Four moves apart after C3, and brought together all the same: what takes nothing for granted comes first. */
    @Test
    void whatIsFarAwayMayBeNoCut() {
        engine.ask("boardsize 6");
        engine.ask("gogui-setup b F1 w A2 w A3 w B3 w E3 b A4 b B4 w E4 b F4 w E5 w A6 w D6 w E6");
        assertThat(engine.ask("disconnect E5 A3")).isEqualTo("0");
        assertThat(engine.ask("disconnect A3 E5")).isEqualTo("0");
    }

    /** By the horizon nobody need play; the move named holds by a farther one, too. */
    @Test
    void aCutOfWhatIsFarApartIsInTheWay() {
        engine.ask("boardsize 19", "play w D10", "play w D15", "yomi-param nodes 40000");
        assertThat(engine.ask("disconnect D10 D15")).isEqualTo("1 D13");
        assertThat(engine.ask("block_off D10 D18 C18")).isEqualTo("1 D14");
    }

    /** Nobody need play, whatever the horizon; after A1 White comes in at D2, though by the horizon he does not. */
    @Test
    void aMoveInsteadOfAPassHoldsWithoutTheHorizon() {
        Pictures.set(engine, """
                . . X .
                O O X .
                . . . O
                """);
        assertThat(engine.ask("block_off A2 C3 C2 D3")).isEqualTo("1 C1");
    }

    @Test
    void aBlockWithAStoneInTheAreaIsInside() {
        engine.ask("boardsize 9", "play b E5", "play b E6", "play w A1");
        assertThat(engine.ask("break_in E5 E6 A1")).isEqualTo("1 PASS");
        assertThat(engine.ask("block_off E5 A1 E6")).isEqualTo("0");
        assertThat(engine.ask("break_in E5 E7")).isEqualTo("1 E7");
        assertThat(engine.ask("block_off A1 B1")).isEqualTo("1 B1");
    }

    /** White has just taken a stone at C3 by B3, which Black can take back only after a threat. */
    @Test
    void aBannedMoveIsAKoThatNeedsAThreat() {
        Pictures.set(engine, """
                . . . . .
                . X O . .
                X . X O .
                . X O . .
                . . . . .
                """);
        engine.ask("play w B3");
        assertThat(engine.ask("attack B3")).isEqualTo("3 C3");
        assertThat(engine.ask("does_attack C3 B3")).isEqualTo("3");
        assertThat(engine.ask("owl_does_attack C3 B3")).isEqualTo("3");
        assertThat(engine.ask("does_defend C3 B3")).isEqualTo("1");
    }

    /** The same with eyes all around, so that no other pair of moves gets more. */
    @Test
    void aBannedMoveMayBeTheFirstOfTwo() {
        Pictures.set(engine, """
                . X O . O
                X X O O O
                X . X O .
                X X O O O
                . X O . O
                """);
        engine.ask("play w B3");
        assertThat(engine.ask("owl_threaten_attack B3")).isEqualTo("3 C3 PASS");
    }
}
