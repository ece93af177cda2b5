package org.yomi.engine.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;

class DiscoveryTest {
    private static final Limits LIMITS = new Limits(20_000, Duration.ofMinutes(1), 16);

    private static final Position POSITION = Position.parse("""
            . . . . . .
            . . . . . .
            . X X . . .
            . O O X . .
            . . . . . .
            . . . . . .
            """, Colour.WHITE);

    private final List<Question> asked = Collections.synchronizedList(new ArrayList<>());

    /** A solver with the result that a function gives each question. */
    private Solver solver(Function<Question, Result> script) {
        return new Solver() {
            @Override
            public String name() {
                return "scripted";
            }

            @Override
            public String refuses(Goal goal) {
                return goal instanceof Connect ? "no connections" : "";
            }

            @Override
            public Answer solve(Question question, Monitor monitor) {
                asked.add(question);
                Result result = script.apply(question);
                Effort effort = new Effort(1, 1, name());
                if (result == Result.UNKNOWN) {
                    return Answer.unknown(question, StopReason.NODES, effort);
                }
                Zone zone = Zone.board(question.position().geometry());
                boolean won = result == Result.WON;
                FirstMove move = won == question.maxFirst() ? FirstMove.PASS : FirstMove.NONE;
                return new Answer(
                        question,
                        result,
                        move,
                        List.of(),
                        won ? zone : null,
                        won ? null : zone,
                        null,
                        List.of(),
                        null,
                        effort);
            }
        };
    }

    private static Scope scope(int passes, int threads) {
        return new Scope(5, 20, EnumSet.allOf(KoRule.class), LIMITS.withThreads(threads), passes);
    }

    private static Result mover(Question question) {
        return question.maxFirst() ? Result.WON : Result.LOST;
    }

    @Test
    void unsettledGoalsAreReportedWithMostStonesFirst() {
        Solver solver = solver(DiscoveryTest::mover);
        Findings findings = Discovery.of(POSITION, solver, solver, scope(1, 1), Monitor.SILENT, f -> {});
        assertThat(findings.open()).hasSize(3);
        assertThat(findings.open().get(0).candidate().stones()).isEqualTo(2);
        assertThat(findings.size()).as("the solver refuses to connect").isEqualTo(3);
        assertThat(findings.unknown()).isZero();
        assertThat(findings.passes()).isEqualTo(1);
    }

    @Test
    void settledGoalsAreNotReported() {
        Solver solver = solver(question -> Result.LOST);
        Findings findings = Discovery.of(POSITION, solver, solver, scope(1, 1), Monitor.SILENT, f -> {});
        assertThat(findings.open()).isEmpty();
        assertThat(findings.goals()).hasSize(3);
        assertThat(findings.doubles()).isEmpty();
    }

    @Test
    void whatIsUnknownIsAskedAgainWithMoreNodes() {
        Solver solver = solver(question -> question.limits().nodes() < 5000 ? Result.UNKNOWN : mover(question));
        Findings first = Discovery.of(POSITION, solver, solver, scope(1, 1), Monitor.SILENT, f -> {});
        assertThat(first.unknown()).isEqualTo(3);
        Findings second = Discovery.of(POSITION, solver, solver, scope(2, 2), Monitor.SILENT, f -> {});
        assertThat(second.unknown()).isZero();
        assertThat(second.open()).hasSize(3);
    }

    @Test
    void noQuestionVisitsMoreThanTheLimitAllows() {
        Solver solver = solver(question -> Result.UNKNOWN);
        Findings findings =
                Discovery.of(POSITION, solver, solver, scope(Integer.MAX_VALUE, 1), Monitor.SILENT, f -> {});
        assertThat(findings.unknown()).isEqualTo(3);
        assertThat(asked).extracting(question -> question.limits().nodes()).contains(20_000L);
        assertThat(asked).allMatch(question -> question.limits().nodes() <= 20_000);
    }

    @Test
    void eachResultIsToldAtOnceAndAnInterruptKeepsWhatThereIs() {
        AtomicBoolean stop = new AtomicBoolean();
        List<Findings> told = new ArrayList<>();
        Solver solver = solver(DiscoveryTest::mover);
        Findings findings = Discovery.of(POSITION, solver, solver, scope(9, 1), stop::get, f -> {
            told.add(f);
            stop.set(true);
        });
        assertThat(told).hasSize(1);
        assertThat(findings.open()).hasSize(1);
        assertThat(findings.size()).isEqualTo(3);
        assertThat(findings.unknown()).isEqualTo(2);
        assertThat(findings.passes()).isZero();
    }

    /** Black can capture neither alone, but threatens both everywhere, and together he gets one after any move. */
    @Test
    void aMoveInBothZonesThatGainsOneOfTwoGoalsIsOfDoublePurpose() {
        Position position = Position.parse("""
                . . . . . . .
                . . . . . . .
                . O . . . O .
                . . . . . . .
                . . . . . . .
                """, Colour.BLACK);
        Solver statuses = solver(question -> Result.LOST);
        Solver trials =
                solver(question -> isAlone(question) && isUntouched(question, position) ? Result.LOST : Result.WON);
        Findings findings = Discovery.of(position, statuses, trials, scope(1, 1), Monitor.SILENT, f -> {});
        assertThat(findings.doubles()).isNotEmpty().allSatisfy(found -> {
            assertThat(found.player()).isEqualTo(Colour.BLACK);
            assertThat(found.goal().parts()).hasSize(2);
            assertThat(found.after().question().first()).isEqualTo(Colour.WHITE);
            assertThat(found.after().question().position().cell(found.move())).isEqualTo(Colour.BLACK.cell());
        });
        assertThat(findings.doubles()).extracting(DoublePurpose::move).doesNotHaveDuplicates();
        Solver lostBefore = solver(question -> isUntouched(question, position) ? Result.LOST : Result.WON);
        Findings none = Discovery.of(position, statuses, lostBefore, scope(1, 1), Monitor.SILENT, f -> {});
        assertThat(none.doubles())
                .as("a horizon says that both have failed before the move")
                .isEmpty();
        Solver fails = solver(question -> question.goal().parts().isEmpty() ? Result.WON : Result.LOST);
        assertThat(Discovery.of(position, statuses, fails, scope(1, 1), Monitor.SILENT, f -> {})
                        .doubles())
                .isEmpty();
        Solver noThreats = solver(question -> Result.LOST);
        asked.clear();
        Discovery.of(position, statuses, noThreats, scope(1, 1), Monitor.SILENT, f -> {});
        assertThat(asked)
                .as("without a threat, both are not asked about together")
                .allMatch(question -> question.goal().parts().isEmpty());
    }

    @Test
    void theLifeOfAGroupIsOneOfTwoGoals() {
        Position position = Position.parse("""
                . . . . . . .
                . . . . . . .
                . O O O . X .
                . . . . . . .
                . . . . . . .
                """, Colour.BLACK);
        Solver statuses = solver(question -> Result.LOST);
        Solver trials =
                solver(question -> isAlone(question) && isUntouched(question, position) ? Result.LOST : Result.WON);
        Findings findings = Discovery.of(position, statuses, trials, scope(1, 1), Monitor.SILENT, f -> {});
        int group = position.geometry().parse("B3").orElseThrow();
        assertThat(findings.doubles())
                .filteredOn(found -> found.player() == Colour.WHITE)
                .flatExtracting(found -> found.goal().parts())
                .contains(new Live(group, Colour.WHITE));
        Solver alone = solver(question -> Result.WON);
        assertThat(Discovery.of(position, statuses, alone, scope(1, 1), Monitor.SILENT, f -> {})
                        .doubles())
                .as("none, if what is assumed for both gains one alone")
                .isEmpty();
    }

    private static boolean isAlone(Question question) {
        return question.goal().parts().isEmpty();
    }

    private static boolean isUntouched(Question question, Position position) {
        return question.position().withToMove(Colour.BLACK).equals(position);
    }

    /** A solver may know a result without reading: what was not asked about the position before is no change. */
    @Test
    void aComparisonThatIsStoppedTellsNoChanges() {
        Board board = new Board(POSITION);
        board.play(POSITION.geometry().parse("F6").orElseThrow());
        Solver solver = solver(question -> Result.WON);
        List<Change> changes =
                Comparison.of(POSITION, board.position(), solver, scope(1, 1), () -> true, question -> Monitor.SILENT);
        assertThat(changes).hasSizeGreaterThan(1);
        assertThat(changes)
                .as("about the stone played there is no earlier result")
                .filteredOn(change -> change.before() == null)
                .hasSize(1);
        assertThat(changes).filteredOn(Change::isChange).hasSize(1);
    }
}
