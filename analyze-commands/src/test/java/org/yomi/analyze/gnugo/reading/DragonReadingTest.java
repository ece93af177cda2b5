package org.yomi.analyze.gnugo.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.yomi.analyze.Pictures;
import org.yomi.analyze.TestEngine;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.text.GoalPrinter;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.ScriptedSolver;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;

/** Which of the answers with wider and wider surroundings counts. White's stones get out by the first line. */
class DragonReadingTest {
    private static final String CORNER = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X . . . . . .
            O O X . . . . . .
            . O X . . . . . .
            . . . . . . . . .
            """;

    /** What the attacker gets where so many points are open to play, the fewest first; unknown where nothing is said. */
    private final Map<Integer, Result> results = new TreeMap<>();

    /** What is known all the same of some that are unknown: that who has the dragon by other answers needs threats. */
    private final Set<Integer> needsThreats = new HashSet<>();

    /** The same after his move. */
    private boolean needsThreatsAfterMove;

    /** What who wants the dragon gets in a race; unknown if null. */
    private @Nullable Result race;

    /** The same for single races, by their goals. */
    private final Map<String, Result> racesWith = new HashMap<>();

    /** The races that are asked about. */
    private final List<String> races = new ArrayList<>();

    /** Why they are unknown. */
    private StopReason reason = StopReason.NODES;

    /** And after so many nodes. */
    private long readNodes = 1;

    private int asked;

    private Colour mover = Colour.BLACK;
    private FirstMove move = FirstMove.of(0);

    /** What who moves first has after his move, with nothing but the horizon taken for granted; unknown if null. */
    private @Nullable Result afterMove;

    /** The limits of those questions. */
    private final List<Long> nodes = new ArrayList<>();

    /** The points where they let the players play. */
    private final List<List<String>> within = new ArrayList<>();

    /** The stones whose blocks count as alive in them. */
    private final List<List<String>> alive = new ArrayList<>();

    private Answer read(Question question, Monitor monitor) {
        if (question.assumptions().within().isEmpty()) {
            String goal = GoalPrinter.print(
                    new ParsedGoal(question.goal(), question.assumptions()),
                    question.position().geometry());
            if (goal.contains("race")) {
                races.add(goal);
                Result result = racesWith.getOrDefault(goal, race);
                return result == null ? unknown(question, false) : answer(question, result);
            }
            if (question.first() == mover) {
                return ScriptedSolver.unknown(question, StopReason.NODES);
            }
            return afterMove == null ? unknown(question, needsThreatsAfterMove) : answer(question, afterMove);
        }
        within.add(question.assumptions().within().orElseThrow().names());
        nodes.add(question.limits().nodes());
        alive.add(question.assumptions().alive().map(Zone::names).orElse(List.of()));
        Result result = results.get(++asked);
        if (result == null) {
            return unknown(question, needsThreats.contains(asked));
        }
        return answer(question, result);
    }

    private Answer unknown(Question question, boolean needsThreats) {
        Known known = needsThreats ? new Known(Result.LOST, Result.KO_MINUS, null, null, null) : Known.NOTHING;
        Stop stop = new Stop(reason, known);
        return Answer.unknown(question, stop, List.of(), List.of(), new Effort(readNodes, 1, "scripted"));
    }

    private Answer answer(Question question, Result result) {
        if (result == Result.KO_PLUS) {
            Zone board = Zone.board(question.position().geometry());
            Effort effort = new Effort(1, 1, "scripted");
            return new Answer(question, result, move, List.of(), board, board, null, List.of(), null, effort);
        }
        boolean won = result == Result.WON;
        return ScriptedSolver.settled(question, won, won ? move : FirstMove.NONE);
    }

    private TestEngine engine() {
        return engine(CORNER);
    }

    private TestEngine engine(String diagram) {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver(this::read));
        Pictures.set(engine, diagram);
        engine.ask("yomi-param threads 1");
        return engine;
    }

    @Test
    void thatADragonLivesIsNotBelievedOfTheNarrowest() {
        results.put(1, Result.LOST);
        assertThat(engine().fail("owl_attack A3")).isEqualTo("unknown nodes");
    }

    /** Nothing is left to grow into, so that no wider surroundings are asked about. */
    @Test
    void ofADragonThatIsShutInItIs() {
        results.put(1, Result.LOST);
        TestEngine engine = engine();
        Pictures.set(
                engine, CORNER.replace(". O X . . . . . .\n. . . . . . . . .", ". O X . . . . . .\n. O X . . . . . ."));
        assertThat(engine.ask("owl_attack A3")).isEqualTo("0");
        assertThat(asked).isOne();
    }

    @Test
    void thatItDiesIs() {
        results.put(1, Result.WON);
        assertThat(engine().ask("owl_attack A3")).isEqualTo("1 A1");
    }

    @Test
    void theWidestThatIsFoundOutCounts() {
        results.put(1, Result.LOST);
        results.put(2, Result.WON);
        assertThat(engine().ask("owl_attack A3")).isEqualTo("1 A1");
        asked = 0;
        results.put(2, Result.LOST);
        assertThat(engine().ask("owl_attack A3")).isEqualTo("0");
    }

    @Test
    void whatIsDeniedByWiderOnesTakesAsLongAsTheyDo() {
        mover = Colour.WHITE;
        results.put(1, Result.WON);
        results.put(2, Result.WON);
        needsThreats.add(3);
        results.put(4, Result.LOST);
        assertThat(engine().ask("owl_defend A3")).isEqualTo("0");
        assertThat(within.get(3)).isEqualTo(within.get(2));
        assertThat(nodes.get(3)).isGreaterThan(nodes.get(2));
        asked = 0;
        results.remove(4);
        assertThat(engine().fail("owl_defend A3")).isEqualTo("unknown nodes");
    }

    @Test
    void thoseThatAreWiderThanWideGetFewNodes() {
        for (int steps = 1; steps <= 5; steps++) {
            results.put(steps, Result.LOST);
        }
        results.put(6, Result.WON);
        assertThat(engine().ask("owl_attack A3")).isEqualTo("1 A1");
        assertThat(nodes.subList(3, 6)).containsOnly(2_000L);
        assertThat(nodes.subList(0, 3)).allMatch(most -> most > 2_000);
    }

    /** Six surroundings, then those after the move. */
    @Test
    void whoLivesByAMoveMustLiveAfterIt() {
        livesInAllSurroundings();
        results.put(7, Result.LOST);
        assertThat(engine().fail("owl_defend A3")).isEqualTo("unknown nodes");
        assertThat(asked).isEqualTo(7);
        asked = 0;
        results.put(7, Result.WON);
        assertThat(engine().ask("owl_defend A3")).isEqualTo("1 A1");
    }

    @Test
    void whatIsFoundOutWithTheHorizonAloneNeedsNoSurroundings() {
        livesInAllSurroundings();
        results.put(7, Result.LOST);
        afterMove = Result.WON;
        assertThat(engine().ask("owl_defend A3")).isEqualTo("1 A1");
        assertThat(asked).isEqualTo(6);
        asked = 0;
        afterMove = Result.LOST;
        assertThat(engine().fail("owl_defend A3")).isEqualTo("unknown nodes");
    }

    @Test
    void itIsEnoughToKnowThatHeNeedsThreatsAfterIt() {
        livesInAllSurroundings();
        results.put(7, Result.WON);
        needsThreatsAfterMove = true;
        assertThat(engine().fail("owl_defend A3")).isEqualTo("unknown nodes");
        assertThat(asked).isEqualTo(6);
    }

    @Test
    void whoNeedNotMoveMustLiveThough() {
        livesInAllSurroundings();
        move = FirstMove.PASS;
        afterMove = Result.LOST;
        assertThat(engine().fail("owl_defend A3")).isEqualTo("unknown nodes");
        asked = 0;
        afterMove = Result.WON;
        assertThat(engine().ask("owl_defend A3")).isEqualTo("1 PASS");
    }

    /** At least as wide as those in which the dragon was found to live. */
    @Test
    void theSurroundingsAfterAMoveAreWide() {
        livesInAllSurroundings();
        results.put(7, Result.WON);
        engine().ask("owl_defend A3");
        assertThat(within.get(6)).containsAll(within.get(5));
    }

    private void livesInAllSurroundings() {
        mover = Colour.WHITE;
        for (int steps = 1; steps <= 6; steps++) {
            results.put(steps, Result.WON);
        }
    }

    /** White's stone at F1 has one liberty, G1, beyond two steps, so that it could not be captured. */
    private static final String FRIEND = """
            . . . . . . . . .
            . . . . . . . . .
            X X X . . . . . .
            O O X . . . . . .
            . O X . . X . . .
            . . . . . O . . .
            """;

    /** After the third question, which is not found out. */
    @Test
    void whoLivesByAFriendThatCannotBeCapturedIsReadOnceMoreWithMoreAroundIt() {
        livesInNarrowSurroundings();
        results.put(4, Result.LOST);
        TestEngine engine = engine(FRIEND);
        assertThat(engine.ask("owl_attack A3")).isEqualTo("0");
        assertThat(within.get(1)).doesNotContain("F1", "G1");
        assertThat(within.get(3)).containsAll(within.get(1)).contains("F1", "G1", "G2", "H1");
    }

    @Test
    void ifItDiesThenItMustDieWhereStepsLeadPastFriends() {
        livesInNarrowSurroundings();
        results.put(4, Result.WON);
        TestEngine engine = engine(FRIEND);
        assertThat(engine.fail("owl_attack A3"))
                .as("not where three and six steps lead past friends, either")
                .isEqualTo("unknown nodes");
        assertThat(asked).isEqualTo(6);
        asked = 0;
        results.put(6, Result.WON);
        assertThat(engine.ask("owl_attack A3")).isEqualTo("1 A1");
    }

    @Test
    void ifThatIsNotFoundOutWideStepsLeadPastFriends() {
        livesInNarrowSurroundings();
        results.put(5, Result.LOST);
        TestEngine engine = engine(FRIEND);
        assertThat(engine.fail("owl_attack A3"))
                .as("three steps lead to F1, and not to G1")
                .isEqualTo("unknown nodes");
        assertThat(within.get(4)).contains("F1").doesNotContain("G1");
        asked = 0;
        results.put(6, Result.LOST);
        assertThat(engine.ask("owl_attack A3")).isEqualTo("0");
        assertThat(within.get(within.size() - 1)).contains("G1");
    }

    private void livesInNarrowSurroundings() {
        results.put(1, Result.LOST);
        results.put(2, Result.LOST);
    }

    @Test
    void whoKillsByAMoveMustHaveKilledAfterIt() {
        results.put(1, Result.WON);
        afterMove = Result.LOST;
        assertThat(engine().fail("owl_attack A3")).isEqualTo("unknown nodes");
        asked = 0;
        afterMove = Result.WON;
        assertThat(engine().ask("owl_attack A3")).isEqualTo("1 A1");
    }

    /** It counts as out in the open; five liberties it gets by A1, or more by B1. */
    @Test
    void aMoveThatGetsMoreLibertiesIsBetter() {
        Map<Integer, FirstMove> byEscape = new TreeMap<>(Map.of(0, FirstMove.PASS, 5, FirstMove.of(0)));
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            FirstMove found = byEscape.get(question.assumptions().escape());
            if (found == null) {
                return ScriptedSolver.unknown(question, StopReason.NODES);
            }
            return question.assumptions().open() > 0
                    ? ScriptedSolver.settled(question, true, found, "open(20)")
                    : ScriptedSolver.settled(question, true, found);
        }));
        Pictures.set(engine, CORNER);
        assertThat(engine.ask("owl_defend A3")).isEqualTo("1 A1");
        byEscape.put(7, FirstMove.of(1));
        assertThat(engine.ask("owl_defend A3")).isEqualTo("1 B1");
        byEscape.put(8, FirstMove.PASS);
        assertThat(engine.ask("owl_defend A3")).as("a pass is no move").isEqualTo("1 B1");
    }

    /** What is enough to be critical gets A1; D1 seems better, since it needs no ko. */
    @Test
    void aBetterMoveOfACriticalDragonIsDoubtedToo() {
        TestEngine engine = new TestEngine(Path.of(""), new ScriptedSolver((question, monitor) -> {
            boolean isAfterBetter = !question.position().isEmpty(3);
            if (question.assumptions().within().isPresent()) {
                return ScriptedSolver.settled(question, true, FirstMove.of(question.isUnderOneRule() ? 0 : 3));
            }
            return isAfterBetter && afterMove != null
                    ? answer(question, afterMove)
                    : ScriptedSolver.unknown(question, StopReason.NODES);
        }));
        Pictures.set(engine, CORNER);
        assertThat(engine.ask("dragon_status A3")).isEqualTo("critical D1 D1");
        afterMove = Result.LOST;
        assertThat(engine.ask("dragon_status A3")).isEqualTo("critical A1 A1");
    }

    /** Black's stone at B2 has no liberty farther away than three steps. */
    private static final String LONE_STONE = """
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . X X X . . .
            . X . O O O X . .
            . . . . . . X . .
            """;

    /** After the second question, which is not found out, comes that with fewer blocks alive. */
    @Test
    void thatItDiesIsDoubtedIfThereAreFewerBlocksAlive() {
        results.put(1, Result.WON);
        results.put(3, Result.LOST);
        TestEngine engine = engine();
        Pictures.set(engine, LONE_STONE);
        assertThat(engine.ask("owl_attack D2")).isEqualTo("0");
        assertThat(alive.get(0)).contains("B2");
        assertThat(alive.get(2)).isNotEmpty().doesNotContain("B2");
    }

    @Test
    void thatItDiesIsBelievedIfThereIsNoTimeToDoubtItButNotForWantOfNodes() {
        results.put(1, Result.WON);
        TestEngine engine = engine(LONE_STONE);
        readNodes = 2_000;
        assertThat(engine.fail("owl_attack D2")).isEqualTo("unknown nodes");
        asked = 0;
        reason = StopReason.TIME;
        assertThat(engine.ask("owl_attack D2")).isEqualTo("1 A1");
    }

    /** As where a program has just begun. */
    @Test
    void thatItDiesIsNotBelievedIfThereWasNoTimeForMoreThanAFewNodes() {
        results.put(1, Result.WON);
        reason = StopReason.TIME;
        readNodes = 1_999;
        assertThat(engine(LONE_STONE).fail("owl_attack D2")).startsWith("unknown");
    }

    @Test
    void thatItDiesIsNotDoubtedElse() {
        results.put(1, Result.WON);
        results.put(3, Result.LOST);
        assertThat(engine().ask("owl_attack A3")).isEqualTo("1 A1");
    }

    /** Black's wall has C5 and D4 beyond three steps, and C5 beyond four. */
    @Test
    void thatItDiesIsDoubtedWithTheWidestThatIsFoundOut() {
        for (int steps = 1; steps <= 5; steps++) {
            results.put(steps, Result.LOST);
        }
        results.put(6, Result.WON);
        results.put(7, Result.LOST);
        TestEngine engine = engine();
        Pictures.set(engine, """
                X X . . . . . . .
                X X X . . . . . .
                O O X . . . . . .
                . O X . . . . . .
                . . . . . . . . .
                """);
        assertThat(engine.ask("owl_attack A3")).isEqualTo("0");
        assertThat(alive.get(2)).isNotEmpty();
        assertThat(alive.get(6)).isEmpty();
    }

    /** White's stones at C4 and Black's at C5 shut each other in. */
    private static final String RACE = """
            . . . . . . . . .
            . O O O O O O . .
            . O . . . . O . .
            . O X X X X O . .
            . X O O O O X . .
            . X . . . . X . .
            . X X X X X X . .
            . . . . . . . . .
            """;

    /** The same with seven stones each. */
    private static final String LONG_RACE = """
            . . . . . . . . . . .
            . O O O O O O O O O .
            . O . . . . . . . O .
            . O X X X X X X X O .
            . X O O O O O O O X .
            . X . . . . . . . X .
            . X X X X X X X X X .
            . . . . . . . . . . .
            """;

    @Test
    void whoCapturesFirstIsDead() {
        results.put(1, Result.WON);
        race = Result.WON;
        assertThat(engine(RACE).ask("owl_attack C4")).isEqualTo("1 A1");
        assertThat(races).containsExactly("race(C5,C4)");
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void whoIsNotCapturedFirstLivesIfThatIsWorthSevenStones() {
        results.put(1, Result.WON);
        race = Result.LOST;
        assertThat(engine(LONG_RACE).ask("owl_attack C4")).isEqualTo("0");
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void theOwnerAsksForTheOpposite() {
        mover = Colour.WHITE;
        results.put(1, Result.LOST);
        race = Result.WON;
        afterMove = Result.WON;
        assertThat(engine(LONG_RACE).ask("owl_defend C4")).isEqualTo("1 A1");
        assertThat(races).containsExactly("!race(C5,C4)");
    }

    @Test
    void whoLivesByACaptureMustLiveAfterIt() {
        mover = Colour.WHITE;
        results.put(1, Result.LOST);
        race = Result.WON;
        afterMove = Result.LOST;
        assertThat(engine(LONG_RACE).fail("owl_defend C4")).isEqualTo("unknown nodes");
    }

    /** Black's four stones are not worth enough, so that the dragon is read once more as if they were not alive. */
    @Test
    void elseItIsReadOnceMoreWithoutRivalsAlive() {
        results.put(1, Result.WON);
        results.put(2, Result.LOST);
        results.put(3, Result.LOST);
        race = Result.LOST;
        assertThat(engine(RACE).ask("owl_attack C4")).isEqualTo("0");
        assertThat(alive.get(0)).containsExactly("B2", "C5");
        assertThat(alive.get(1)).containsExactly("B2");
        assertThat(within.get(1)).contains("C6", "C5").containsAll(within.get(0));
    }

    /** White's stones at D4 are shut in by Black's nine at D3 and his seven at C4, and those by White's. */
    private static final String TWO_RIVALS = """
            . . . . . . . . . . . .
            . O O O O O O O O O O .
            . O . . . . . . . . O .
            . O X X X X X X . . O .
            . O X O O O O O O X O .
            . O . X X X X X X X O .
            . O . . . . . . . . O .
            . O O O O O O O O O O .
            """;

    /** Neither that it is captured nor that it is not: the dragon is read once more, in which it lives. */
    @Test
    void aKoOfTheRaceSaysNothing() {
        results.put(1, Result.WON);
        results.put(2, Result.LOST);
        results.put(3, Result.LOST);
        race = Result.KO_PLUS;
        assertThat(engine(LONG_RACE).ask("owl_attack C4")).isEqualTo("0");
        assertThat(races).containsExactly("race(C5,C4)");
        assertThat(asked).isGreaterThan(1);
    }

    @Test
    void whoIsCapturedBeforeOneRivalIsDeadThoughNotBeforeALargerOne() {
        results.put(1, Result.WON);
        racesWith.put("race(D3,D4)", Result.LOST);
        racesWith.put("race(C4,D4)", Result.WON);
        assertThat(engine(TWO_RIVALS).ask("owl_attack D4")).isEqualTo("1 A1");
        assertThat(races).containsExactly("race(D3,D4)", "race(C4,D4)");
    }

    @Test
    void thatItDiesIsNotBelievedIfTheRaceIsNotFoundOut() {
        results.put(1, Result.WON);
        assertThat(engine(RACE).fail("owl_attack C4")).isEqualTo("unknown nodes");
    }
}
