package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.solvers.oracle.OracleComparison;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;
import org.yomi.solvers.oracle.ZoneTrial;
import org.yomi.solvers.proof.ProofNumberSolver;
import org.yomi.solvers.proof.RoomSolver;

/**
 * Questions with several assumptions at once: the answers hold, and those that an answer does not name it does not need,
 * for without them the oracle finds the same, and so do its move and zones hold.
 */
@Tag("long")
class NamedAssumptionsTest {
    private static final Grid GRID = new Grid(3, 3);
    private static final int QUESTIONS_OF_GOAL = 12;
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 120);
    private static final int NIGHTLY_QUESTIONS = Integer.getInteger("tests.questions", 50_000) / 10;
    private static final Limits LIMITS = new Limits(25_000, Duration.ofMinutes(2), 64);

    @ParameterizedTest
    @ValueSource(
            strings = {"capture", "live", "connect", "enter", "race", "safe", "captures", "races", "lives", "formula2"})
    void sayAllThatTheAnswerNeeds(String kind) {
        ask(new ProofNumberSolver(), kind, QUESTIONS);
    }

    /** Few of them have a room: none under {@code escape}, nor mostly under {@code open}. */
    @ParameterizedTest
    @ValueSource(strings = {"capture", "live", "race", "captures", "races"})
    void sayAllThatARoomNeeds(String kind) {
        ask(new RoomSolver(), kind, 5 * QUESTIONS);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(
            strings = {"capture", "live", "connect", "enter", "race", "safe", "captures", "races", "lives", "formula2"})
    void sayAllThatManyAnswersNeed(String kind) {
        ask(new ProofNumberSolver(), kind, NIGHTLY_QUESTIONS);
    }

    private static void ask(Solver solver, String kind, int questions) {
        String name = solver.name() + " named assumptions " + kind;
        Random random = Seeds.random(name);
        RandomQuestions source = new RandomQuestions(GRID, random);
        OracleComparison comparison = new OracleComparison(solver, LIMITS, ZoneTrial.ALL);
        int askedAgain = 0;
        for (int goal = 0; goal < questions / QUESTIONS_OF_GOAL; goal++) {
            Oracle oracle = new Oracle(GRID, source.goal(kind), source.severalAssumptions());
            Map<Assumptions, Oracle> fewer = new HashMap<>();
            for (int i = 0; i < QUESTIONS_OF_GOAL; i++) {
                Optional<OracleQuestion> question = source.question(oracle);
                if (question.isEmpty() || !comparison.refusal(question.get()).isEmpty()) {
                    break;
                }
                assertThat(comparison.complaint(question.get())).isEmpty();
                askedAgain += isRightByWhatItNames(question.get(), solver, comparison, fewer) ? 1 : 0;
            }
        }
        System.out.println(name + ": " + comparison.summary() + ", " + askedAgain + " asked again");
        assertThat(askedAgain).isPositive();
    }

    /** Whether there was something to compare: an answer that does not name all assumptions. */
    private static boolean isRightByWhatItNames(
            OracleQuestion question, Solver solver, OracleComparison comparison, Map<Assumptions, Oracle> fewer) {
        Answer answer = solver.solve(question.translate(EnumSet.allOf(KoRule.class), LIMITS), Monitor.SILENT);
        Assumptions all = question.oracle().assumptions();
        Assumptions named = named(all, answer);
        if (answer.result() == Result.UNKNOWN || named.equals(all)) {
            return false;
        }
        Oracle oracle = fewer.computeIfAbsent(
                named, a -> new Oracle(GRID, question.oracle().goal(), a));
        OracleQuestion again = new OracleQuestion(oracle, question.position(), question.first());
        assertThat(comparison.complaint(again, answer))
                .as("%s, leaning on %s", question, answer.assumptions())
                .isEmpty();
        return true;
    }

    private static Assumptions named(Assumptions all, Answer answer) {
        return new Assumptions(
                isNamed("escape", answer) ? all.escape() : 0,
                isNamed("open", answer) ? all.open() : 0,
                isNamed("apart", answer) ? all.apart() : 0,
                isNamed("within", answer) ? all.within() : 0,
                isNamed("alive", answer) ? all.alive() : 0,
                isNamed("noko", answer) ? all.noko() : null);
    }

    private static boolean isNamed(String word, Answer answer) {
        return answer.assumptions().stream().anyMatch(text -> text.startsWith(word + "("));
    }
}
