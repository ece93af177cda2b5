package org.yomi.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.TinyPositions;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.verify.OracleSolver;
import org.yomi.engine.verify.game.GoalFlags.Flag;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;
import org.yomi.engine.zone.Zone;

/** With a solver whose zones are the board and whose answers have no lines, so that everything has to be asked for. */
class ExplanationTest {
    private final OracleSolver oracle = new OracleSolver();

    private Explanation explain(Question question) {
        return Explanation.of(oracle.solve(question, Monitor.SILENT), oracle, Duration.ofMinutes(1), 1, Monitor.SILENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture(A1)",
                "live(C1)",
                "connect(A1,C1)",
                "!connect(A1,C1)",
                "safe(A1)",
                "enter(A1,B2-C2)",
                "!enter(A1,C2)",
                "race(A1,B2)",
                "!race(B2,C1)",
                "invade(white,board)",
                "capture(A1) & capture(C1)",
                "capture(A1) | capture(C1)",
                "connect(A1,C1) & live(A1)",
                "live(A1) | capture(B2)",
                "!(live(A1) & capture(B2)) | !connect(A1,C1)"
            })
    void allThatIsSaidIsTrue(String goal) {
        Random random = Seeds.random("explanations of " + goal);
        for (int i = 0; i < 20; i++) {
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            Explanation explanation = explain(TinyPositions.question(TinyPositions.random(random), goal, first));
            int sides = explanation.answer().result().isKo() ? 2 : 1;
            assertThat(explanation.sides()).as("%s", explanation).hasSize(sides);
            assertThat(explanation.missing()).isEmpty();
            explanation.sides().forEach(side -> check(explanation.answer().question(), side));
        }
    }

    private void check(Question question, Side side) {
        checkLine(question, side, side.main());
        for (Try attempt : side.tries()) {
            assertThat(attempt.line().moves().get(side.turn())).isEqualTo(attempt.move());
            checkLine(question, side, attempt.line());
            checkLost(question, side, attempt);
            checkAlike(question, side, attempt);
        }
        assertThat(side.tries().stream().map(Try::move).collect(Collectors.toSet()))
                .hasSameSizeAs(side.tries());
        if (side.elsewhere() != null) {
            assertThat(side.elsewhere().moves().get(side.turn())).isEqualTo(Geometry.PASS);
            checkLine(question, side, side.elsewhere());
            checkCount(question, side);
        }
    }

    /** The winner wins all along, and what is said of the goal is so. */
    private void checkLine(Question question, Side side, Line line) {
        Rules rules = new Rules(question, side.rule());
        boolean isMax = side.winner() == question.goal().max();
        State state = rules.start();
        List<Settled> settled = new ArrayList<>();
        for (int move : line.moves()) {
            assertThat(rules.remainder(state).isDecided())
                    .as("%s %s", question, line)
                    .isFalse();
            assertThat(isWon(rules, state, isMax)).as("%s %s", question, line).isTrue();
            State next = rules.step(state, move).orElseThrow().to();
            for (int i = 0; i < next.flags().size(); i++) {
                if (state.flags().get(i) == Flag.PENDING && next.flags().get(i) != Flag.PENDING) {
                    settled.add(Settled.in(
                            next.position(), rules.atoms().get(i), next.flags().get(i)));
                }
            }
            state = next;
        }
        assertThat(isWon(rules, state, isMax)).as("%s %s", question, line).isTrue();
        assertThat(line.settled()).isEqualTo(settled);
        assertThat(line.rest()).isEqualTo(rules.remainder(state).goal());
        assertThat(line.isKept()).isEqualTo(rules.remainder(state).worth() == isMax);
    }

    private boolean isWon(Rules rules, State state, boolean isMax) {
        Remainder remainder = rules.remainder(state);
        return remainder.isDecided() ? remainder.worth() == isMax : isWon(rules.question(state, Limits.DEFAULT), isMax);
    }

    private boolean isWon(Question question, boolean isMax) {
        return oracle.solve(question, Monitor.SILENT).result() == (isMax ? Result.WON : Result.LOST);
    }

    private void checkLost(Question question, Side side, Try attempt) {
        Rules rules = new Rules(question, side.rule());
        State state = rules.start();
        for (int move : attempt.line().moves().subList(0, side.turn() + 1)) {
            state = rules.step(state, move).orElseThrow().to();
        }
        Question after = rules.question(state, Limits.DEFAULT);
        for (Goal part : attempt.lost()) {
            Question alone = new Question(
                    after.position(), part, after.assumptions(), after.first(), after.rules(), after.limits());
            assertThat(isWon(alone, side.winner() == question.goal().max())).isFalse();
        }
    }

    /** The same answer wins. */
    private void checkAlike(Question question, Side side, Try attempt) {
        int reply = attempt.line().moves().get(side.turn() + 1);
        for (int move : attempt.alike()) {
            List<Integer> moves = new ArrayList<>(side.main().moves().subList(0, side.turn()));
            moves.add(move);
            moves.add(reply);
            Rules rules = new Rules(question, side.rule());
            State state = rules.start();
            for (int next : moves) {
                state = rules.step(state, next).orElseThrow().to();
            }
            assertThat(isWon(rules, state, side.winner() == question.goal().max()))
                    .as("%s %s", question, moves)
                    .isTrue();
        }
    }

    private static void checkCount(Question question, Side side) {
        Rules rules = new Rules(question, side.rule());
        State state = rules.start();
        for (int move : side.main().moves().subList(0, side.turn())) {
            state = rules.step(state, move).orElseThrow().to();
        }
        int all = rules.steps(state, Zone.board(question.position().geometry())).size() - 1;
        int told = side.tries().stream()
                .mapToInt(attempt -> 1 + attempt.alike().size())
                .sum();
        assertThat(side.others() + told).isEqualTo(all);
    }

    @Test
    void anUnknownAnswerHasNoSides() {
        Question question =
                TinyPositions.question(Position.parse("X .\n. O", Colour.BLACK), "capture(B1)", Colour.BLACK);
        Answer unknown = Answer.unknown(question, StopReason.NODES, new Effort(1, 1, "nobody"));
        Explanation explanation = Explanation.of(unknown, oracle, Duration.ofSeconds(1), 1, Monitor.SILENT);
        assertThat(explanation.sides()).isEmpty();
        assertThat(explanation.missing()).isEmpty();
    }

    @Test
    void whatIsNotFoundOutIsLeftOut() {
        Question question =
                TinyPositions.question(Position.parse(". . .\n. O .\n. . .", Colour.BLACK), "live(B2)", Colour.WHITE);
        Answer answer = oracle.solve(question, Monitor.SILENT);
        Explanation late = Explanation.of(answer, oracle, Duration.ofNanos(1), 1, Monitor.SILENT);
        assertThat(late.missing()).isEqualTo("time");
        assertThat(late.sides().get(0).tries()).isEmpty();
        Explanation stopped = Explanation.of(answer, oracle, Duration.ofMinutes(1), 1, () -> true);
        assertThat(stopped.missing()).isEqualTo("cancelled");
        assertThat(stopped.sides().get(0).others())
                .isEqualTo(late.sides().get(0).others());
    }
}
