package org.yomi.solvers.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;

/** Main lines of formulas: each move of the winner wins, and they go on until the goal is decided or only has to be kept. */
class LineTest {
    private static final int QUESTIONS = 20;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture(w1) & capture(w2)",
                "capture(w1) | capture(w2)",
                "capture(w1) & connect(b1,b2)",
                "capture(w1) | connect(b1,b2)",
                "(capture(w1) | connect(b1,b2)) & live(b1)"
            })
    void lineGoesOnToItsEnd(String goal) {
        Random random = Seeds.random("lines of " + goal);
        int lines = 0;
        int unfinished = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            Question question = question(random, goal + " escape(4)");
            Answer answer = Proofs.solve(question);
            if (answer.result() == Result.WON || answer.result() == Result.LOST) {
                lines++;
                unfinished += isFinished(answer) ? 0 : 1;
            }
        }
        assertThat(unfinished).as("of %d lines", lines).isLessThanOrEqualTo(2);
    }

    @Test
    void lineOfCapturesReadAsOneGameGoesOnAfterOneOfThem() {
        Position position = Position.parse("XX.X.\nOX.O.\n.OXO.\nOXX..\n.XO..\n", Colour.WHITE);
        Answer answer = Proofs.solve(Proofs.question(position, "capture(A2) & capture(B3) escape(4)", Colour.WHITE));
        assertThat(answer.line().stream().map(position.geometry()::name))
                .as("white passes twice, the second block has still to be taken")
                .containsExactly("pass", "A3", "pass", "A1");
    }

    @Test
    void lineOfWinThatNeedsNoBanDoesNotLeanOnOne() {
        Position position = Position.parse("....X\nXO.XX\n.X.XO\n..O..\nXO.OX\n", Colour.BLACK);
        Answer answer = Proofs.solve(
                Proofs.question(position, "(capture(B4) | connect(D3,A4)) & live(D3) escape(4)", Colour.BLACK));
        assertThat(answer.result()).isEqualTo(Result.WON);
        // Some of these were won only because White must not take a ko back: he may, where he has all the threats.
        follow(answer);
    }

    private boolean isFinished(Answer answer) {
        Remainder end = follow(answer);
        return end.isDecided() || end.worth() == (answer.result() == Result.WON);
    }

    /** Plays the line, of which each move of the winner has to win; what is left of the goal at its end. */
    private Remainder follow(Answer answer) {
        Question question = answer.question();
        boolean maxWins = answer.result() == Result.WON;
        Rules rules = new Rules(question, maxWins ? KoRule.A : KoRule.B);
        State state = rules.start();
        for (int move : answer.line()) {
            assertThat(rules.remainder(state).isDecided()).as("%s", answer).isFalse();
            boolean isWinners = (state.position().toMove() == question.goal().max()) == maxWins;
            state = rules.step(state, move).orElseThrow().to();
            if (isWinners) {
                assertThat(isLost(rules, state, maxWins))
                        .as(
                                "%s after %s",
                                answer, question.position().geometry().name(move))
                        .isFalse();
            }
        }
        return rules.remainder(state);
    }

    private boolean isLost(Rules rules, State state, boolean maxWins) {
        Remainder remainder = rules.remainder(state);
        if (remainder.isDecided()) {
            return remainder.worth() != maxWins;
        }
        Result result = Proofs.solve(rules.question(state, Proofs.SMALL)).result();
        return result == (maxWins ? Result.LOST : Result.WON);
    }

    private static Question question(Random random, String goal) {
        Position position = position(random);
        List<String> black = stones(position, Board.BLACK);
        List<String> white = stones(position, Board.WHITE);
        Collections.shuffle(black, random);
        Collections.shuffle(white, random);
        String text = goal.replace("w1", white.get(0))
                .replace("w2", white.get(1))
                .replace("b1", black.get(0))
                .replace("b2", black.get(1));
        return Proofs.question(position, text, random.nextBoolean() ? Colour.BLACK : Colour.WHITE, Proofs.SMALL);
    }

    private static List<String> stones(Position position, int colour) {
        List<String> stones = new ArrayList<>();
        for (int p = 0; p < position.geometry().size(); p++) {
            if (position.cell(p) == colour) {
                stones.add(position.geometry().name(p));
            }
        }
        return stones;
    }

    private static Position position(Random random) {
        Geometry geometry = Geometry.of(5, 5);
        while (true) {
            byte[] cells = new byte[geometry.size()];
            int[] counts = new int[3];
            for (int p = 0; p < cells.length; p++) {
                int kind = random.nextInt(10);
                cells[p] = (byte) (kind < 4 ? Board.BLACK : kind < 6 ? Board.WHITE : Board.EMPTY);
                counts[cells[p]]++;
            }
            if (counts[Board.BLACK] < 2 || counts[Board.WHITE] < 2) {
                continue;
            }
            try {
                return Position.of(geometry, cells, Colour.BLACK, Geometry.PASS);
            } catch (IllegalArgumentException e) {
                // A block without a liberty: try again.
            }
        }
    }
}
