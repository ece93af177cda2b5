package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.known.Stones;
import org.yomi.solvers.oracle.OneRule;
import org.yomi.solvers.oracle.OracleComparison;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;
import org.yomi.solvers.oracle.ZoneTrial;
import org.yomi.solvers.play.DeepStack;
import org.yomi.solvers.play.Meter;

/** Captures that fail because the owner gets two eyes, those that do not, and life that fails because of a capture. */
@Tag("long")
class OtherGoalTooTest {
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 80) / 4;
    private static final Limits LIMITS = new Limits(25_000, Duration.ofMinutes(2), 64);

    /** Turns by single nodes. */
    private static final ProofNumberSolver IMPATIENT = new ProofNumberSolver(1);

    /** Black lives by B8: in the corner, or with what he cuts off at the side. */
    private static final Position DRAGON = Stones.on(
            11,
            "A9 B6 B7 B9 C5 C6 C7 D5 D6 D7 E6 E7 E10 E11 F6 F10 F11 G4 G6 G11 H3 H4 H6 H7 H8 H9 H11 J6 "
                    + "J8 J10 J11 K5 K6 K10 K11 L10 L11",
            "A10 B4 B5 B10 B11 C4 C8 C10 D3 D4 D8 D10 D11 E5 E8 F2 F3 F4 F8 G1 G2 G8 G9 G10 H10 J1 J2 "
                    + "J3 J7 K3 K4 K7 L4 L5 L6 L7 L8 L9");

    /** As the solver does, or two eyes only, but without its rooms: a small board is one, and it does not come to two eyes there. */
    private record WithoutRooms(boolean onlyTwoEyes) implements Solver {
        @Override
        public String name() {
            return "eyes";
        }

        @Override
        public String refuses(Goal goal) {
            return "";
        }

        @Override
        public Answer solve(Question question, Monitor monitor) {
            Meter meter = new Meter(question.limits(), monitor);
            OtherGoalContests lives = OtherGoalContests.of(question, 16).orElseThrow();
            if (onlyTwoEyes) {
                return DeepStack.run(() -> new KoRules(question, lives, name(), meter).answer());
            }
            BoardContests board =
                    new BoardContests(question, GameOfGoal.of(question.goal()).orElseThrow(), Reading.BY_TURNS);
            Turns.Way onBoard = stretch -> new KoRules(question, board, name(), meter).answerWithin(stretch);
            return DeepStack.run(() -> new OtherGoalToo(lives, question, name(), meter).answer(List.of(onBoard), 1));
        }
    }

    private static Question question(Position position, String goal, Colour first, long nodes) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            Limits limits = new Limits(nodes, Duration.ofMinutes(2), 64);
            return Question.of(position, parsed.goal(), parsed.assumptions(), first, limits);
        } catch (GoalException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"capture", "live", "captures", "safe"})
    void areRightInRandomPositions(String kind) {
        Random random = Seeds.random("two eyes " + kind);
        OracleComparison comparison = new OracleComparison(new WithoutRooms(false), LIMITS, ZoneTrial.ALL);
        OracleComparison alone = new OracleComparison(new WithoutRooms(true), LIMITS, ZoneTrial.ALL);
        OracleComparison again = new OracleComparison(IMPATIENT.rereading(), LIMITS, ZoneTrial.ALL);
        for (Grid grid : new Grid[] {new Grid(3, 3), new Grid(3, 3), new Grid(4, 3)}) {
            compare(grid, new RandomQuestions(grid, random), kind, comparison, alone, again);
        }
        assertThat(comparison.unknown() + again.unknown()).isZero();
        // Some are found by the other goal, and not all.
        assertThat(alone.unknown()).isBetween(1, alone.asked() - 1);
    }

    private static void compare(
            Grid grid,
            RandomQuestions source,
            String kind,
            OracleComparison comparison,
            OracleComparison alone,
            OracleComparison again) {
        Oracle oracle = new Oracle(grid, source.goal(kind), Assumptions.NONE);
        for (int i = 0; i < QUESTIONS; i++) {
            Optional<OracleQuestion> asked = source.question(oracle);
            if (asked.isPresent()) {
                OneRule rule = OneRule.values()[i % OneRule.values().length];
                assertThat(comparison.complaint(asked.get())).isEmpty();
                assertThat(alone.complaint(asked.get())).isEmpty();
                assertThat(again.complaint(asked.get(), rule)).isEmpty();
            }
        }
    }

    @Test
    void areFoundSoonerThanByWhatElseMaySaveTheDragon() {
        Question question = question(DRAGON, "live(E11) | live(A9) | live(H9) | live(G4)", Colour.BLACK, 30_000);
        Answer answer = new ProofNumberSolver().solve(question, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.assumptions()).isEmpty();
        assertThat(ProofNumberSolver.ofWholeFormulas()
                        .solve(question, Monitor.SILENT)
                        .result())
                .isEqualTo(Result.UNKNOWN);
    }

    /** Four points in a square are one eye; elsewhere there is room for much else. */
    @Test
    void whatIsCapturedIsNotAlive() {
        Position position = Stones.on(13, "A3 B3 C3 C2 C1", "A4 B4 C4 D4 D3 D2 D1");
        Question question = question(position, "safe(B3)", Colour.BLACK, 400);
        Answer answer = new ProofNumberSolver().solve(question, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.LOST);
        assertThat(answer.effort().nodes()).isLessThan(100);
        assertThat(ProofNumberSolver.ofWholeFormulas()
                        .solve(question, Monitor.SILENT)
                        .result())
                .isEqualTo(Result.UNKNOWN);
    }

    /** What is known of two eyes is not known of the capture. */
    @Test
    void sayNothingOfWhatIsUnknown() {
        Question question = question(DRAGON, "capture(H9)", Colour.WHITE, 6_000);
        Answer answer = new ProofNumberSolver().solve(question, Monitor.SILENT);
        assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
        assertThat(answer.effort().nodes()).isEqualTo(6_000);
        assertThat(answer.stop().known().numbers()).isNotNull();
    }

    /** What is known leans on as much when the limit is reached while two eyes are looked for. */
    @Test
    void keepTheAssumptionsOfWhatIsKnown() {
        Question question = question(DRAGON, "capture(H9)", Colour.WHITE, 1_000);
        Meter meter = new Meter(question.limits(), Monitor.SILENT);
        Known known = new Known(Result.KO_PLUS, Result.WON, null, null, null);
        Turns.Way onBoard = stretch -> Answer.unknown(
                question, new Stop(StopReason.NODES, known), List.of("noko(black)"), List.of(), Effort.none("board"));
        OtherGoalContests lives = OtherGoalContests.of(question, 16).orElseThrow();
        Answer answer =
                DeepStack.run(() -> new OtherGoalToo(lives, question, "eyes", meter).answer(List.of(onBoard), 1_000));
        assertThat(answer.effort().nodes()).isEqualTo(1_000);
        assertThat(answer.stop().known()).isEqualTo(known);
        assertThat(answer.assumptions()).containsExactly("noko(black)");
    }

    @Test
    void haveATableWhereMemoryIsShort() {
        Limits limits = new Limits(100, Duration.ofMinutes(2), 1);
        Question question = question(DRAGON, "capture(H9)", Colour.WHITE, 100).withLimits(limits);
        assertThat(new ProofNumberSolver().solve(question, Monitor.SILENT).unknownBecause())
                .isEqualTo(StopReason.NODES);
    }

    /** The search goes on where two eyes are not to be had: for what lives without, as in a seki, and what dies. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            X.XO/..X./XOXX | live(A3) | WHITE | WON
            OOXX/.X../XXOX | live(C3) | WHITE | WON
            .XOX.O/OXOXXO/OOOOOO/...... | live(B4) | BLACK | LOST
            """)
    void mayBeNone(String rows, String goal, Colour first, Result result) {
        Position position = Position.parse(rows.replace("/", "\n").replaceAll("([.XO])", "$1 "), first);
        String eyes = goal.replace("live", "safe");
        assertThat(IMPATIENT
                        .solve(question(position, eyes, first, 200_000), Monitor.SILENT)
                        .result())
                .isEqualTo(Result.LOST);
        for (Solver solver : new Solver[] {IMPATIENT, IMPATIENT.rereading(), new WithoutRooms(false)}) {
            assertThat(solver.solve(question(position, goal, first, 200_000), Monitor.SILENT)
                            .result())
                    .isEqualTo(result);
        }
    }

    @Test
    void areNotLookedForUnderAHorizonNorForOtherGoals() {
        for (String goal : new String[] {
            "capture(H9) escape(5)",
            "capture(H9) open(20)",
            "capture(H9) alive(H9)",
            "safe(H9) alive(G8)",
            "safe(H9) escape(5)",
            "connect(H9,G4)"
        }) {
            assertThat(OtherGoalContests.of(question(DRAGON, goal, Colour.WHITE, 1), 16))
                    .as(goal)
                    .isEmpty();
        }
        for (String goal : new String[] {"capture(H9) noko(white)", "safe(H9)", "!safe(H9)"}) {
            assertThat(OtherGoalContests.of(question(DRAGON, goal, Colour.WHITE, 1), 16))
                    .as(goal)
                    .isPresent();
        }
    }
}
