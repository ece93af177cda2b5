package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.known.Stones;

/** Positions every player knows. */
class KnownPositionsTest {
    private static final Limits LIMITS = new Limits(2_000_000, Duration.ofMinutes(2), 64);

    private static Answer ask(Position position, String goal, Colour first, Limits limits, Monitor monitor) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            Question question = Question.of(position, parsed.goal(), parsed.assumptions(), first, limits);
            return new ProofNumberSolver().solve(question, monitor);
        } catch (GoalException e) {
            throw new AssertionError(e);
        }
    }

    private static Answer ask(String diagram, String goal, Colour first) {
        return ask(Position.parse(diagram, first), goal, first, LIMITS, Monitor.SILENT);
    }

    private static String move(Answer answer) {
        return answer.move().name(answer.question().position().geometry());
    }

    @Test
    void readsALadderAcrossTheBoard() {
        Answer answer =
                ask(Stones.on(19, "C4 D3 C5 E3", "D4"), "capture(D4) escape(5)", Colour.BLACK, LIMITS, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.line()).hasSizeGreaterThan(40);
        assertThat(answer.negativeZone().size())
                .as("the ladder's path, not the board")
                .isLessThan(120);
        assertThat(answer.effort().nodes()).isLessThan(300_000);
    }

    /** Figure 1 of Ramon and Croonenborghs 2004, of this kind: the ladders cross in the middle of the board. */
    private static final String TWO_LADDERS = """
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . X . . . . . . . . . . . . . X . .
            . . X O . . . . . . . . . . . O X . .
            . . . X X . . . . . . . . . X X . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            """;

    @Test
    void theZonesOfTwoLaddersMeetOnlyWhereTheyCross() {
        Zone left = ladder("D4");
        Zone right = ladder("Q4");
        Geometry geometry = left.geometry();
        left.forEach(p ->
                assertThat(geometry.x(p) - geometry.y(p)).as(geometry.name(p)).isBetween(-4, 4));
        right.forEach(p -> assertThat(geometry.width() - 1 - geometry.x(p) - geometry.y(p))
                .as(geometry.name(p))
                .isBetween(-4, 4));
        Zone both = left.intersection(right);
        assertThat(both.contains(geometry.parse("K10").orElseThrow())).isTrue();
        assertThat(both.size())
                .as("points on which Black may hope to help both")
                .isLessThan(30);
    }

    private static Zone ladder(String stone) {
        Answer answer = ask(TWO_LADDERS, "capture(" + stone + ")", Colour.BLACK);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.assumptions()).isEmpty();
        Zone zone = answer.zone().orElseThrow();
        assertThat(zone.size()).as("of 361 points").isLessThan(110);
        return zone;
    }

    @Test
    void seesALadderBreaker() {
        Position position = Stones.on(19, "C4 D3 C5 E3", "D4 K10 Q16");
        Answer answer = ask(position, "capture(D4) escape(5)", Colour.BLACK, LIMITS, Monitor.SILENT);
        // There is a net as well; it stays far away from the breakers.
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.negativeZone().size()).isLessThan(40);
    }

    @Test
    void findsANet() {
        Position position = Stones.on(19, "J10 K9 J11 L9", "K10 P15");
        Answer answer = ask(position, "capture(K10) escape(5)", Colour.BLACK, LIMITS, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(move(answer)).isEqualTo("L11");
    }

    @Test
    void takesWhatIsInAtariWithASmallZone() {
        Answer answer = ask("""
                . . . . .
                . . X . .
                . X O . .
                . . X . .
                . . . . .
                """, "capture(C3)", Colour.BLACK);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(move(answer)).isEqualTo("D3");
        assertThat(answer.negativeZone().size()).isLessThanOrEqualTo(8);
        assertThat(answer.assumptions()).isEmpty();
    }

    @Test
    void callsAGroupWithTwoEyesAlive() {
        Answer answer = ask("""
                . . . . . .
                X X X X X .
                O O O O X .
                . O . O X .
                """, "live(B1)", Colour.BLACK);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(move(answer)).isEqualTo("none");
        assertThat(answer.positiveZone()).isNull();
    }

    @Test
    void callsAKoAKo() {
        Position shape = Position.parse("""
                . X O . .
                X . X O .
                . X O . .
                . . . . .
                """, Colour.WHITE);
        int justTaken = shape.geometry().parse("B3").orElseThrow();
        Position ko = Position.of(shape.geometry(), shape.cells(), Colour.WHITE, justTaken);
        Answer answer = ask(ko, "live(C3) escape(4)", Colour.WHITE, LIMITS, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.KO_PLUS);
        assertThat(answer.threats()).isEqualTo(Threats.ONE);
        assertThat(move(answer)).isEqualTo("B3");
        assertThat(answer.negativeZone()).isNotNull();
        assertThat(answer.positiveZone()).isNotNull();
        assertThat(ask(shape, "live(C3) escape(4)", Colour.WHITE, LIMITS, Monitor.SILENT)
                        .result())
                .as("without the ban")
                .isEqualTo(Result.LOST);
    }

    @Test
    void namesTheAssumptionItLeanedOn() {
        Position position = Stones.on(19, "C4 D3 C5 E3 Q10", "D4 D5");
        Answer answer = ask(position, "capture(D4) escape(4)", Colour.WHITE, LIMITS, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.LOST);
        assertThat(answer.assumptions()).containsExactly("escape(4)");
    }

    @Test
    void connectsOverAGapAndKnowsItsCut() {
        String gap = """
                . . . . .
                . X . X .
                . O . O .
                . O . O .
                """;
        assertThat(ask(gap, "connect(B3,D3)", Colour.BLACK).result()).isEqualTo(Result.WON);
        Answer cut = ask(gap, "!connect(B3,D3)", Colour.WHITE);
        assertThat(cut.result()).isIn(Result.WON, Result.LOST);
        assertThat(cut.zone()).isPresent();
    }

    @Test
    void saysWhichLimitWasReached() {
        Position open = Stones.on(19, "K10", "D4");
        Answer answer =
                ask(open, "capture(D4)", Colour.BLACK, new Limits(1000, Duration.ofMinutes(2), 64), Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.UNKNOWN);
        assertThat(answer.line()).as("the line being read").isNotEmpty();
        assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
        assertThat(answer.effort().nodes()).isLessThanOrEqualTo(1001);
    }

    @Test
    void capturesSeveralStonesOneAfterTheOther() {
        // Two stones in atari: Black takes one, White saves the other.
        String diagram = """
                O X . . . .
                . . . . . .
                . . . . . .
                . . . . X O
                """;
        assertThat(ask(diagram, "capture(A4) escape(2)", Colour.BLACK).result()).isEqualTo(Result.WON);
        assertThat(ask(diagram, "capture(F1) escape(2)", Colour.BLACK).result()).isEqualTo(Result.WON);
        Answer both = ask(diagram, "capture(A4,F1) escape(2)", Colour.BLACK);
        assertThat(both.result()).isEqualTo(Result.LOST);
        Answer one = ask(diagram, "!capture(A4,F1) escape(2)", Colour.BLACK);
        assertThat(one.result()).isEqualTo(Result.WON);
    }

    @Test
    void knowsLifeFromSeki() {
        // White lives in seki as soon as nobody plays inside; two eyes he has only if Black lets him.
        String diagram = """
                . O O X .
                O O O X .
                X X X X .
                . . . . .
                """;
        assertThat(ask(diagram, "safe(B4)", Colour.WHITE).result()).isEqualTo(Result.LOST);
        assertThat(ask(diagram, "live(B4)", Colour.BLACK).result()).isEqualTo(Result.LOST);
        String room = """
                . . . O X
                O O O O X
                X X X X X
                . . . . .
                """;
        assertThat(ask(room, "safe(B3)", Colour.WHITE).result()).isEqualTo(Result.WON);
        assertThat(move(ask(room, "safe(B3)", Colour.WHITE))).isEqualTo("B4");
        assertThat(ask(room, "safe(B3)", Colour.BLACK).result()).isEqualTo(Result.LOST);
        assertThat(ask(room, "invade(w,A3-D4)", Colour.WHITE).result()).isEqualTo(Result.WON);
    }

    @Test
    void findsResultsAgainThatATinyTableForgets() {
        Limits tiny = new Limits(2_000_000, Duration.ofMinutes(2), 1);
        Position position = Stones.on(19, "C4 D3 C5 E3", "D4");
        Answer answer = ask(position, "capture(D4) escape(5)", Colour.BLACK, tiny, Monitor.SILENT);
        assertThat(answer.result()).isEqualTo(Result.WON);
    }

    @Test
    void stopsWhenTold() {
        AtomicInteger looks = new AtomicInteger();
        Answer answer =
                ask(Stones.on(19, "K10", "D4"), "capture(D4)", Colour.BLACK, LIMITS, () -> looks.incrementAndGet() > 3);
        assertThat(answer.unknownBecause()).isEqualTo(StopReason.CANCELLED);
        assertThat(looks.get()).isEqualTo(4);
    }

    /** The search for a part is long enough only when the reacher's pass is tried the second time, as a null move. */
    @Test
    void findsAWinByPassingWhenTheSearchOfThePartsSeesItLate() {
        String rows = ". O . O . . X O O\nO O . . . X O O .\nO . O O . . . X O";
        Answer answer = ask(rows, "capture(A2) | capture(J3)", Colour.BLACK);
        assertThat(answer.result()).isEqualTo(Result.KO_MINUS);
    }

    @Test
    void refusesFormulasOfTooManyParts() {
        String white = "A1 C1 E1 G1 J1 A3 C3 E3 G3 J3";
        String captures =
                Stream.of(white.split(" ")).map("capture(%s) | "::formatted).collect(Collectors.joining());
        Position position = Stones.on(19, "A19 C19", white);
        assertThatThrownBy(() -> ask(position, captures + "connect(A19,C19)", Colour.BLACK, LIMITS, Monitor.SILENT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("up to 10 different parts");
    }
}
