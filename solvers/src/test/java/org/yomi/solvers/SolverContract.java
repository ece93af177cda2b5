package org.yomi.solvers;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Tenuki;
import org.yomi.solvers.known.KnownPosition;
import org.yomi.solvers.oracle.GoalWords;
import org.yomi.solvers.oracle.OneRule;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;
import org.yomi.solvers.oracle.ZoneTrial;

/**
 * What every solver has to pass: no wrong result, move, number of threats or zone against the oracle. Tests about goals
 * that the solver refuses are skipped.
 */
@Tag("long")
abstract class SolverContract {
    private static final Grid SMALL = new Grid(3, 3);
    private static final int KINDS = 6;
    private static final int BOARDS = 2;

    /**
     * Random questions of a test in the normal build, over all kinds of goals and boards. One goal of a kind on a board is
     * enough, for the oracle works long for each.
     */
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 110);

    /** Of the questions that go through all positions, only each so-many-th is asked. */
    private static final int EVERY = Integer.getInteger("tests.every", 1);

    /** Random questions of all nightly tests together. */
    private static final int NIGHTLY_QUESTIONS = Integer.getInteger("tests.questions", 50_000);

    /** So many fillings are tried around a zone where all of them are too many. */
    private static final int FILLINGS = 20;

    private static final Limits LIMITS = new Limits(3_000_000, Duration.ofMinutes(2), 64);

    abstract Solver solver();

    /** Which share of the questions on tiny boards may stay unknown: none, unless the method cannot prove both sides. */
    double mayBeUnknown() {
        return 0;
    }

    /** The same where assumptions are drawn, a few sets of them for each test. */
    double mayBeUnknownUnderAssumptions() {
        return mayBeUnknown();
    }

    /** Of all legal 3x3 positions with every ban, for either player to move first, each {@code step}-th question. */
    @ParameterizedTest
    @CsvSource({
        "capture white A1, 60",
        "not capture black A1, 60",
        "live white B1, 60",
        "not live black B1, 60",
        "capture white B2, 150",
        "live black B2, 150",
        "connect white A1 C3, 2",
        "not connect black A1 C3, 2",
        "connect black A1 B2, 2",
        "not connect white B1 B3, 2",
        "enter white A1 C3, 2",
        "not enter black A1 C1 C2 C3, 2",
        "enter black B1 B3, 2",
        "not enter white A1 B2 C1, 2",
        "race white A1 C1, 30",
        "not race black B1 A2, 30",
        "race black B2 A1, 60",
        "safe white A1, 60",
        "not safe black B1, 60",
        "safe black B2, 60",
        "invade white board, 150",
        "not invade black board, 150",
        "invade black A1, 150",
        "not invade white A1 B2, 150",
    })
    void isRightInPositionsOf3x3(String words, int step) {
        compareEach(words, step * EVERY);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture white A1",
                "capture black B1",
                "capture white B2",
                "not capture black A1",
                "not capture white B1",
                "live black A1",
                "live white B1",
                "live black B2",
                "not live white A1",
                "not live black B1",
                "connect white A1 C3",
                "connect black A1 B2",
                "connect white A1 C1",
                "connect black A1 B3",
                "connect white A2 B1",
                "connect black B1 B3",
                "connect white B1 B2",
                "connect black A1 B1",
                "not connect white A1 C3",
                "not connect black B1 B3",
                "enter white A1 C3",
                "enter black B1 B3",
                "enter white B2 A1",
                "enter black A1 B1",
                "enter white A1 C1 C2 C3",
                "enter black B1 A3 C3",
                "enter white A1 B2 C3",
                "not enter white A1 C3",
                "not enter black B2 A1 C3",
                "race white A1 B1",
                "race black A1 C3",
                "race white B2 A1",
                "race black B1 B3",
                "not race white B1 C1",
                "not race black A1 B2",
                "safe white A1",
                "safe black B1",
                "safe white B2",
                "not safe black A1",
                "not safe white B2",
                "invade white board",
                "invade black A1",
                "invade white B1",
                "invade black B2",
                "invade white A1 B1 C1",
                "invade black A1 C3",
                "not invade black board",
                "not invade white A1",
            })
    void isRightInEveryPositionOf3x3(String words) {
        compareEach(words, 1);
    }

    private void compareEach(String words, int step) {
        Oracle oracle = new Oracle(SMALL, GoalWords.parse(SMALL, words), Assumptions.NONE);
        ContractRun run = new ContractRun("3x3 " + words, solver(), LIMITS, ZoneTrial.ALL);
        int[] count = {0};
        oracle.forEachPosition((position, first) -> {
            if (count[0]++ % step == 0) {
                run.put(new OracleQuestion(oracle, position, first));
            }
        });
        run.finish(mayBeUnknown());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture white A1",
                "live black B1",
                "connect white A1 C3",
                "enter black A1 C2 C3",
                "race white A1 B1",
                "safe white B1",
                "invade black B2"
            })
    void isRightUnderEachRuleByItself(String words) {
        Oracle oracle = new Oracle(SMALL, GoalWords.parse(SMALL, words), Assumptions.NONE);
        Random random = Seeds.random(solver().name() + " 3x3 under one rule");
        ContractRun run = new ContractRun("3x3 under one rule " + words, solver(), LIMITS, ZoneTrial.ALL);
        RandomQuestions questions = new RandomQuestions(SMALL, random);
        for (int i = 0; i < QUESTIONS / KINDS; i++) {
            run.put(questions.question(oracle).orElseThrow(), OneRule.values()[i % OneRule.values().length]);
        }
        run.finish(mayBeUnknown());
    }

    /** The oracle takes long for each {@code invade}, whose states are many: see the nightly ones. */
    @ParameterizedTest
    @CsvSource({
        "4, 3, capture", "4, 3, live", "4, 3, connect", "4, 3, enter", "4, 3, race", "4, 3, safe", "4, 3, captures",
                "4, 3, races",
        "6, 2, capture", "6, 2, live", "6, 2, connect", "6, 2, enter", "6, 2, race", "6, 2, safe", "6, 2, captures",
                "6, 2, races"
    })
    void isRightInRandomPositions(int width, int height, String kind) {
        int questions = QUESTIONS / KINDS / BOARDS;
        new RandomBatch(new Grid(width, height), kind, questions, questions).run(solver(), mayBeUnknown());
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "4, 3, capture", "4, 3, live", "4, 3, connect", "4, 3, enter", "4, 3, race", "4, 3, safe", "4, 3, invade",
                "4, 3, captures", "4, 3, races",
        "6, 2, capture", "6, 2, live", "6, 2, connect", "6, 2, enter", "6, 2, race", "6, 2, safe", "6, 2, invade",
                "6, 2, captures", "6, 2, races"
    })
    void isRightInManyRandomPositions(int width, int height, String kind) {
        int questions = NIGHTLY_QUESTIONS * 7 / 10 / KINDS / BOARDS;
        new RandomBatch(new Grid(width, height), kind, questions, 100).run(solver(), mayBeUnknown());
    }

    @ParameterizedTest
    @ValueSource(strings = {"capture", "live", "connect", "enter", "race", "safe", "captures", "races"})
    void isRightUnderAssumptions(String kind) {
        int questions = QUESTIONS / KINDS;
        new RandomBatch(new Grid(4, 3), kind, questions, questions / 2)
                .runUnderAssumptions(solver(), mayBeUnknownUnderAssumptions());
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"capture", "live", "connect", "enter", "race", "safe", "invade", "captures", "races"})
    void isRightUnderManyAssumptions(String kind) {
        int questions = NIGHTLY_QUESTIONS / 5 / KINDS;
        new RandomBatch(new Grid(4, 3), kind, questions, 50)
                .runUnderAssumptions(solver(), mayBeUnknownUnderAssumptions());
    }

    /** The oracle cannot hold all states of these boards: moves are allowed on a few points. */
    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "4, 4, capture", "4, 4, live", "4, 4, connect", "4, 4, enter", "4, 4, race", "4, 4, safe", "4, 4, invade",
        "5, 3, capture", "5, 3, live", "5, 3, connect", "5, 3, enter", "5, 3, race", "5, 3, safe", "5, 3, invade"
    })
    void isRightWithinAPartOfALargerBoard(int width, int height, String kind) {
        int questions = NIGHTLY_QUESTIONS / 10 / KINDS / BOARDS;
        new RandomBatch(new Grid(width, height), kind, questions * 9 / 10, 4).runWithin(7, solver(), mayBeUnknown());
        new RandomBatch(new Grid(width, height), kind, questions / 10, 1).runWithin(10, solver(), mayBeUnknown());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture white A1",
                "live black B1",
                "connect white A1 C3",
                "enter black A1 C2 C3",
                "race white A1 B1"
            })
    void isRightWhenLessIsWanted(String words) {
        Oracle oracle = new Oracle(SMALL, GoalWords.parse(SMALL, words), Assumptions.NONE);
        Random random = Seeds.random(solver().name() + " 3x3 without tenuki and threats");
        ContractRun run = new ContractRun(
                "3x3 without tenuki, and threats by turns, " + words, wantingLess(), LIMITS, ZoneTrial.ALL);
        RandomQuestions questions = new RandomQuestions(SMALL, random);
        for (int i = 0; i < QUESTIONS / KINDS; i++) {
            run.put(questions.question(oracle).orElseThrow());
        }
        run.finish(mayBeUnknown());
    }

    private Solver wantingLess() {
        Solver solver = solver();
        return new Solver() {
            private int asked;

            @Override
            public String name() {
                return solver.name();
            }

            @Override
            public String refuses(Goal goal) {
                return solver.refuses(goal);
            }

            @Override
            public Answer solve(Question question, Monitor monitor) {
                Question less = switch (asked++ % 3) {
                    case 0 -> question.withoutTenuki();
                    case 1 -> question.withoutTenuki().withoutThreats();
                    default -> question.withTenuki(Tenuki.GLANCED_AT);
                };
                return solver.solve(less, monitor);
            }
        };
    }

    /** Kos, repetitions and shapes, with either colour, either player first. */
    @ParameterizedTest
    @MethodSource("org.yomi.solvers.known.KnownPosition#all")
    void knowsPosition(KnownPosition known) {
        ContractRun run = new ContractRun(known.name(), solver(), LIMITS, ZoneTrial.ALL);
        for (KnownPosition each : List.of(known, known.swapped())) {
            Oracle oracle = each.oracle();
            for (Side first : Side.values()) {
                run.put(each.question(oracle, first), each.expectation(first));
            }
        }
        run.finish(mayBeUnknown());
    }

    @ParameterizedTest
    @MethodSource("org.yomi.solvers.known.KnownPosition#quick")
    void zonesOfKnownPositionsHold(KnownPosition known) {
        Random random = Seeds.random(solver().name() + " zones of " + known.name());
        ContractRun run = new ContractRun(known.name(), solver(), LIMITS, ZoneTrial.sample(FILLINGS, random));
        Oracle oracle = known.oracle();
        for (Side first : Side.values()) {
            run.put(known.question(oracle, first));
        }
        run.finish(mayBeUnknown());
    }
}
