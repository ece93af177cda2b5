package org.yomi.engine.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.verify.OracleSolver;
import org.yomi.engine.verify.SlowOrder;
import org.yomi.engine.zone.Zone;

class WinningOrderTest {
    private static final String FIGHT = """
            . . . . . .
            . O . X . .
            X . X O O .
            . O X O . .
            . . X . X .
            """;

    private static Question question(Position position, String goal, Colour first) throws GoalException {
        ParsedGoal parsed = GoalParser.parse(goal, position);
        return Question.of(position, parsed.goal(), parsed.assumptions(), first, Limits.DEFAULT);
    }

    /** An answer that lets the player who moves first get his way by a move, whether that is so or not. */
    private static Answer answer(Question question, int move) {
        Zone board = Zone.board(question.position().geometry());
        return new Answer(
                question,
                question.maxFirst() ? Result.WON : Result.LOST,
                FirstMove.of(move),
                List.of(),
                question.maxFirst() ? board : null,
                question.maxFirst() ? null : board,
                null,
                List.of(),
                null,
                new Effort(1, 1, "hand"));
    }

    private static Optional<WinningOrder> order(Answer answer) {
        return WinningOrder.of(answer, Duration.ofMinutes(1), Monitor.SILENT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    black ; capture(B4)             ; B3   ; 3
                    black ; capture(B4)             ; F1   ; 4
                    black ; capture(B4)             ; pass ; 4
                    black ; capture(B4)             ; C4   ; 3
                    black ; capture(B4) escape(5)   ; C4   ; 3
                    black ; capture(B4) within(A3-C5) ; A4 ; 3
                    white ; live(B4)                ; A4   ; none
                    black ; live(B4)                ; A4   ; 3
                    white ; live(C3)                ; B3   ; 3
                    white ; !capture(C3)            ; B3   ; 3
                    white ; capture(C3)             ; B3   ; 3
                    black ; capture(C3)             ; B3   ; none
                    black ; connect(C3,D4)          ; C4   ; 0
                    black ; connect(C3,D4)          ; C5   ; 1
                    black ; connect(A3,C3)          ; A2   ; 1
                    white ; connect(C3,D4)          ; C4   ; none
                    black ; !connect(D3,B4)         ; C4   ; none
                    white ; !connect(D3,B4)         ; C4   ; 3
                    white ; !connect(D3,B4)         ; C5   ; 4
                    black ; enter(D4,A1-A5)         ; C5   ; 2
                    black ; enter(D4,A1-A3)         ; C4   ; 1
                    black ; enter(D4,A1-A3)         ; C5   ; 2
                    black ; !enter(D4,A1-A3)        ; C4   ; 1
                    white ; !enter(D4,A1-A3)        ; C4   ; none
                    black ; enter(E1,F5)            ; F1   ; 4
                    black ; enter(E1,F5)            ; A1   ; 5
                    black ; enter(E1,E3)            ; A1   ; 5
                    black ; race(C3,B4)             ; B3   ; 3
                    black ; !race(C3,B4)            ; B3   ; 3
                    white ; !race(C3,B4)            ; A4   ; none
                    white ; race(D3,C3)             ; B3   ; 3
                    black ; race(D3,C3)             ; B3   ; none
                    black ; capture(B2,B4)          ; B3   ; 5
                    black ; capture(B2)             ; B3   ; 2
                    black ; connect(C3,D4) & live(C3) | capture(B2) within(C4) ; C4 ; none
                    black ; connect(C3,D4) & live(C3) escape(5) ; C4 ; 0
                    black ; connect(C3,D4) & live(C3) escape(6) ; C4 ; 0
                    black ; connect(C3,D4) & live(C3) open(2) ; C4 ; 0
                    black ; connect(C3,D4) & !race(D3,C3) escape(6) ; C4 ; 0
                    black ; connect(C3,D4) & !connect(B2,E3) apart(2) ; C4 ; 0
                    black ; connect(C3,D4) & !enter(B2,F1) apart(2) ; C4 ; 0
                    """)
    void countsTheMovesThatAreStillMissing(String first, String goal, String move, String order) throws GoalException {
        Position position = Position.parse(FIGHT, Colour.BLACK);
        Question question = question(position, goal, first.equals("black") ? Colour.BLACK : Colour.WHITE);
        int point = move.equals("pass")
                ? Board.PASS
                : position.geometry().parse(move).orElseThrow();
        Optional<WinningOrder> expected =
                order.equals("none") ? Optional.empty() : Optional.of(new WinningOrder(Integer.parseInt(order), true));
        assertThat(order(answer(question, point))).isEqualTo(expected);
    }

    @Test
    void isThatOfTheDefinitionForEachMove() throws GoalException {
        Random random = Seeds.random("order");
        int found = 0;
        for (int i = 0; i < 60; i++) {
            Position position = random(random);
            String goal = List.of(
                            "capture(B2)",
                            "live(A1)",
                            "!connect(A1,C1)",
                            "connect(A1,C1)",
                            "safe(B2)",
                            "capture(A1,C1)",
                            "live(C1) & connect(A1,C1)",
                            "capture(B2) & capture(B1) | capture(A2)",
                            "enter(A1,C1-C3)",
                            "!enter(C1,A2)",
                            "race(A1,B2)",
                            "!race(B2,C1)",
                            "invade(black,A1-C1)")
                    .get(random.nextInt(13));
            Question question = askable(position, goal, random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
            if (question != null) {
                found += check(question);
            }
        }
        assertThat(found).isPositive();
    }

    private static Question askable(Position position, String goal, Colour first) {
        try {
            return question(position, goal, first);
        } catch (GoalException e) {
            return null;
        }
    }

    private static int check(Question question) {
        SlowOrder slow = new SlowOrder(question);
        Board board = new Board(question.position());
        int[] legal = IntStream.range(0, board.geometry().size())
                .filter(p -> board.cell(p) == Board.EMPTY && !board.isSuicide(p, board.toMove()))
                .toArray();
        int found = 0;
        for (int move : legal) {
            OptionalInt expected = slow.of(move);
            if (slow.isOfKeeper()) {
                assertThat(order(answer(question, move)))
                        .as(question.toString())
                        .isEmpty();
            } else if (expected.isPresent()) {
                found++;
                assertThat(order(answer(question, move)))
                        .as(question + " " + Geometry.of(4, 3).name(move))
                        .contains(new WinningOrder(expected.getAsInt(), true));
            } else {
                assertNever(question, move);
            }
        }
        return found;
    }

    /** Any bound is too low. */
    private static void assertNever(Question question, int move) {
        Optional<WinningOrder> order = WinningOrder.of(answer(question, move), Duration.ofMillis(5), Monitor.SILENT);
        assertThat(order.map(WinningOrder::isExact)).isNotEqualTo(Optional.of(true));
    }

    /** Black stones on A1 and C1, a white one on B2, in a random position of 4x3. */
    private static Position random(Random random) {
        while (true) {
            byte[] cells = new byte[12];
            for (int p = 0; p < cells.length; p++) {
                cells[p] = (byte) Math.max(0, random.nextInt(5) - 2);
            }
            cells[0] = Board.BLACK;
            cells[2] = Board.BLACK;
            cells[5] = Board.WHITE;
            try {
                return Position.of(Geometry.of(4, 3), cells, Colour.BLACK, Board.PASS);
            } catch (IllegalArgumentException e) {
                // A block without a liberty: try again.
            }
        }
    }

    @Test
    void isThereForWhatASolverNames() throws GoalException {
        Position position = Position.parse("X . X .\nO . O .\n. . . .", Colour.BLACK);
        Answer answer = new OracleSolver().solve(question(position, "connect(A3,C3)", Colour.BLACK), Monitor.SILENT);
        assertThat(order(answer)).get().extracting(WinningOrder::isExact).isEqualTo(true);
    }

    @Test
    void aKoThatIsTakenBackHasOneToo() throws GoalException {
        byte[] cells = Position.parse("X O .\n. X O", Colour.WHITE).cells();
        Position banned = Position.of(Geometry.of(3, 2), cells, Colour.WHITE, 0);
        assertThat(order(answer(question(banned, "capture(B1)", Colour.WHITE), 0)))
                .contains(new WinningOrder(0, true));
    }

    @Test
    void isABoundWhenStopped() throws GoalException {
        Position position = Position.parse(FIGHT, Colour.BLACK);
        Answer answer = answer(question(position, "safe(C3)", Colour.BLACK), 0);
        assertThat(WinningOrder.of(answer, Duration.ofMinutes(1), () -> true)).contains(new WinningOrder(1, false));
        assertThat(WinningOrder.of(answer, Duration.ofNanos(1), Monitor.SILENT)).contains(new WinningOrder(1, false));
    }

    @Test
    void anUnknownAnswerHasNone() throws GoalException {
        Question question = question(Position.parse("X .\n. O", Colour.BLACK), "capture(B1)", Colour.BLACK);
        Answer unknown = Answer.unknown(question, StopReason.NODES, new Effort(1, 1, "nobody"));
        assertThatThrownBy(() -> order(unknown))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown");
    }
}
