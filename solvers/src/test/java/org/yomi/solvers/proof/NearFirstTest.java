package org.yomi.solvers.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Solver;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.solvers.known.Stones;

/** Connections that short ways are enough for, and those for which they are not. */
class NearFirstTest {
    /** Black connects B6 to the stones on the right, across a wall with weaknesses, among all the stones of a game. */
    private static final Position GAME = Stones.on(
            19,
            "B6 C2 C6 D2 D6 D10 D16 E3 E6 F3 F4 F5 F8 F9 G3 H2 H7 H8 H9 H11 J2 J4 J6 J7 J11 K4 K10 K16 L4 L9 "
                    + "L11 L14 M3 M4 M8 M10 N3 N7 N9 N12 N13 N18 O4 O5 O7 O8 O9 O12 O14 O15 P2 P4 P6 P7 P12 P15 P17 Q1 "
                    + "Q2 Q3 Q4 Q9 Q10 Q11 Q12 Q16 Q17 Q18 Q19 R1 R2 R8 R14 R19 S3 S4 S7 S9 S13 S14 S19 T1 T2 T4",
            "A4 B3 B5 C3 C5 D3 D5 D18 E2 E4 E5 E7 F6 F7 G5 G7 G10 H3 H4 H6 H10 J3 J8 J9 J10 K3 K7 K13 L3 L6 "
                    + "L8 L12 M2 M6 M7 M11 M12 N2 N4 N5 N6 N11 O2 O3 O6 O11 O13 O18 P3 P5 P8 P9 P10 P13 P14 P18 Q5 Q6 "
                    + "Q7 Q8 Q13 Q14 Q15 R3 R4 R5 R6 R9 R10 R11 R12 R13 R15 R16 R17 R18 S5");

    private static final Solver NEAR_FIRST = new ProofNumberSolver();
    private static final Solver ANY_WAY = ProofNumberSolver.ofWholeFormulas();

    private static Answer answer(Solver solver, Position position, String goal, long nodes) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            Limits limits = new Limits(nodes, Duration.ofMinutes(2), 64);
            Question question = Question.of(position, parsed.goal(), parsed.assumptions(), position.toMove(), limits);
            return solver.solve(question, Monitor.SILENT);
        } catch (GoalException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void shortWaysAreFoundSooner() {
        Answer answer = answer(NEAR_FIRST, GAME, "connect(B6,F9)", 20_000);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.move().name(GAME.geometry())).isEqualTo("D8");
        assertThat(answer(ANY_WAY, GAME, "connect(B6,F9)", 20_000).effort().nodes())
                .isGreaterThan(2 * answer.effort().nodes());
    }

    /** Where Black may never be four moves away he connects none of these. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            X...../..OO.X/....../O.X.XO | connect(C1,A4) | WON
            O.OOOO/O..O.X/X..OX./XO.XX. | connect(A1,F3) | WON
            .XO.../..OO.X/O.XXX./..O.OX | connect(B4,F1) | LOST
            X...../....../.....X        | connect(A3,F1) | LOST
            X.O..X/..O.../..O...        | enter(A3,F1-F3) | LOST
            """)
    void longWaysCountToo(String rows, String goal, Result result) {
        Position position = Position.parse(rows.replace("/", "\n").replaceAll("([.XO])", "$1 "), Colour.BLACK);
        Answer near = answer(NEAR_FIRST, position, goal + " apart(4)", 100_000);
        assertThat(near.result()).isEqualTo(Result.LOST);
        assertThat(near.assumptions()).containsExactly("apart(4)");
        Answer answer = answer(NEAR_FIRST, position, goal, 100_000);
        assertThat(answer.result()).isEqualTo(result);
        assertThat(answer(ANY_WAY, position, goal, 100_000).result()).isEqualTo(result);
    }

    /** Where a search began at the stone that was named first, one order took six times the nodes of the other. */
    @Test
    void theOrderOfTheStonesDoesNotMatter() {
        Position position = Stones.on(6, "A2 A3 B3 E3 E4 E5 A6 D6 E6", "F1 C3 A4 B4 F4");
        Answer answer = answer(NEAR_FIRST, position, "connect(A3,E5)", 50_000);
        Answer swapped = answer(NEAR_FIRST, position, "connect(E5,A3)", 50_000);
        assertThat(answer.result()).isEqualTo(Result.WON);
        assertThat(answer.effort().nodes()).isGreaterThan(500);
        assertThat(swapped.effort().nodes()).isEqualTo(answer.effort().nodes());
        assertThat(swapped.line()).isEqualTo(answer.line());
    }

    /** Most of the nodes go to the threats, which have to be counted whenever a turn ends. */
    @ParameterizedTest
    @ValueSource(longs = {10, 50, 200, 400, 1_000, 4_000, 20_000})
    void threatsAreCountedWhateverTheTurns(long firstStretch) {
        Position position = Position.parse("O . O X .\n. O X . .\n. O . . O", Colour.BLACK);
        Answer answer = answer(new ProofNumberSolver(firstStretch), position, "enter(A3,D1)", 60_000);
        assertThat(answer.result().isKo()).isTrue();
        assertThat(answer.threats()).isEqualTo(Threats.MANY);
    }

    @Test
    void aStopTellsNothingOfTheShorterGame() {
        for (long nodes = 1; nodes <= 10_000; nodes *= 10) {
            Answer answer = answer(NEAR_FIRST, GAME, "connect(R14,L9)", nodes);
            assertThat(answer.unknownBecause()).isEqualTo(StopReason.NODES);
            assertThat(answer.stop().known().hasUpperBound()).isFalse();
            assertThat(answer.effort().nodes()).isBetween(nodes, nodes + 1);
        }
    }
}
