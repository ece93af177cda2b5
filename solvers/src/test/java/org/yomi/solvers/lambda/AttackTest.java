package org.yomi.solvers.lambda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.known.Stones;
import org.yomi.solvers.lambda.Experiment.Outcome;
import org.yomi.solvers.lambda.Experiment.Run;

/** Orders of threats of shapes every player knows, and what the solvers say about them. */
@Tag("long")
class AttackTest {
    private static final Limits LIMITS = new Limits(200_000, Duration.ofMinutes(2), 64);

    /** Across the board, D4 runs along the diagonal. */
    private static final Position LADDER = Stones.on(19, "C4 D3 C5 E3", "D4");

    /** Chased with ataris, K10 reaches P15; L11 holds it. */
    private static final Position NET = Stones.on(19, "J10 K9 J11 L9", "K10 P15 G7");

    /** Black throws in at B1 or captures nothing. */
    private static final Position SNAPBACK = Position.parse("""
            . . . . . .
            X X X X . .
            O O O X . .
            X X O X . .
            X . O X . .
            """, Colour.BLACK);

    private static Question question(Position position, String goal, Colour first) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            return Question.of(position, parsed.goal(), parsed.assumptions(), first, LIMITS);
        } catch (GoalException e) {
            throw new AssertionError(e);
        }
    }

    private static Run run(Position position, String goal, Configuration configuration) {
        return Experiment.run(question(position, goal, Colour.BLACK), configuration, Monitor.SILENT);
    }

    private static Answer solve(Position position, String goal, Colour first, Configuration configuration) {
        return new AttackSolver(configuration).solve(question(position, goal, first), Monitor.SILENT);
    }

    @ParameterizedTest
    @EnumSource(Generator.class)
    void aLadderIsOfTheFirstOrder(Generator generator) {
        Run run = run(LADDER, "capture(D4) escape(5)", new Configuration(1, generator));
        assertThat(run.outcome()).isEqualTo(Outcome.WON);
        assertThat(run.order()).isEqualTo(1);
        assertThat(run(LADDER, "capture(D4) escape(5)", new Configuration(4, generator))
                        .order())
                .as("higher orders are not needed")
                .isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Generator.class)
    void aNetIsOfTheSecondOrder(Generator generator) {
        String goal = "capture(K10) escape(5)";
        assertThat(run(NET, goal, new Configuration(1, generator)).outcome()).isEqualTo(Outcome.REFUTED);
        Run run = run(NET, goal, new Configuration(2, generator));
        assertThat(run.outcome()).isEqualTo(Outcome.WON);
        assertThat(run.order()).isEqualTo(2);
    }

    @Test
    void aStoneInAtariIsOfOrderNought() {
        Run run = run(Stones.on(19, "D3 C4 E4", "D4"), "capture(D4)", Configuration.lambda(Generator.HEURISTIC));
        assertThat(run.outcome()).isEqualTo(Outcome.WON);
        assertThat(run.order()).isZero();
    }

    @Test
    void aSnapbackIsOfTheFirstOrder() {
        Run run = run(SNAPBACK, "capture(C1)", new Configuration(1, Generator.HEURISTIC));
        assertThat(run.outcome()).isEqualTo(Outcome.WON);
    }

    @Test
    void plainSearchFindsTheNetToo() {
        findsTheNetWithoutOrders(run(NET, "capture(K10) escape(5)", Configuration.plain(Generator.HEURISTIC)));
    }

    private static void findsTheNetWithoutOrders(Run run) {
        assertThat(run.outcome()).isEqualTo(Outcome.WON);
        assertThat(run.order()).as("plain df-pn knows no orders").isZero();
    }

    @Test
    void threatsSaveWorkWhereAllMovesAreTried() {
        String goal = "capture(K10) escape(5)";
        Run plain = run(NET, goal, Configuration.plain(Generator.FULL));
        findsTheNetWithoutOrders(plain);
        long lambda = run(NET, goal, Configuration.lambda(Generator.FULL)).nodes();
        assertThat(plain.nodes()).isGreaterThan(2 * lambda);
    }

    @Test
    void winsComeWithMoveLineAndZone() {
        Answer answer = solve(NET, "capture(K10) escape(5)", Colour.BLACK, Configuration.lambda(Generator.HEURISTIC));
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.move().name(NET.geometry())).isEqualTo("L11");
        assertThat(answer.line())
                .hasSizeGreaterThan(2)
                .first()
                .isEqualTo(answer.move().point());
        assertThat(answer.negativeZone().size()).isLessThan(60);
        assertThat(answer.assumptions()).as("wins lean on no escape").isEmpty();
        assertThat(answer.effort().solver()).isEqualTo("lambda");
    }

    @Test
    void aStoneThatCannotBeSavedIsLostForItsOwner() {
        Position netted = Stones.on(19, "J10 K9 J11 L9 L11", "K10 P15 G7");
        Answer answer = solve(netted, "live(K10)", Colour.WHITE, Configuration.lambda(Generator.HEURISTIC));
        assertThat(answer.result()).isEqualTo(Result.LOST);
        assertThat(answer.move()).isEqualTo(FirstMove.NONE);
        assertThat(answer.positiveZone()).isNotNull();
    }

    /** Nothing is claimed about a stone that was not captured: the moves tried are not all there are. */
    @Test
    void lifeIsNeverClaimed() {
        Position strong = Stones.on(19, "K10", "D4 D5");
        for (Generator generator : Generator.values()) {
            Answer answer = solve(strong, "capture(D4) escape(4)", Colour.BLACK, Configuration.lambda(generator));
            assertThat(answer.result()).isEqualTo(Result.UNKNOWN);
            assertThat(answer.unknownBecause()).isEqualTo(StopReason.METHOD);
        }
    }

    /** After the capture on B3 Black's ban is all that keeps C3 from living, so a win would be one with threats. */
    @Test
    void aCaptureThatNeedsABanIsNotClaimed() {
        Position ko = Position.parse("""
                . X O . .
                X . X O .
                . X O . .
                . . . . .
                """, Colour.WHITE);
        int justTaken = ko.geometry().parse("B3").orElseThrow();
        Position banned = Position.of(ko.geometry(), ko.cells(), Colour.WHITE, justTaken);
        Answer answer = solve(banned, "capture(C3)", Colour.WHITE, Configuration.plain(Generator.FULL));
        assertThat(answer.result()).isEqualTo(Result.UNKNOWN);
    }

    @Test
    void limitsAreKept() {
        Question question = question(Stones.on(19, "K10", "D4"), "capture(D4)", Colour.BLACK);
        Limits few = new Limits(100, Duration.ofMinutes(2), 64);
        Question limited = Question.of(question.position(), question.goal(), question.assumptions(), Colour.BLACK, few);
        for (Configuration configuration :
                new Configuration[] {Configuration.plain(Generator.FULL), Configuration.lambda(Generator.FULL)}) {
            Answer answer = new AttackSolver(configuration).solve(limited, Monitor.SILENT);
            assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
            assertThat(Experiment.run(limited, configuration, Monitor.SILENT).outcome())
                    .isEqualTo(Outcome.STOPPED);
        }
    }

    @Test
    void otherGoalsAreRefused() {
        Position position = Position.parse("X . X\n. O .", Colour.BLACK);
        assertThatThrownBy(() ->
                        solve(position, "connect(A2,C2)", Colour.BLACK, Configuration.lambda(Generator.HEURISTIC)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'lambda' reads capture and live");
        assertThatThrownBy(() -> run(position, "connect(A2,C2)", Configuration.plain(Generator.HEURISTIC)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("capture or live");
    }

    @Test
    void ordersHaveARange() {
        assertThatThrownBy(() -> new Configuration(-1, Generator.FULL)).hasMessageContaining("0 to 12, got -1");
        assertThatThrownBy(() -> new Configuration(13, Generator.FULL)).hasMessageContaining("0 to 12, got 13");
    }
}
