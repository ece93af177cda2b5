package org.yomi.engine;

import java.util.Random;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;

/** Positions on 3x2, small enough for the oracle to be asked anything. */
public final class TinyPositions {
    private TinyPositions() {}

    /** Black stones on A1 and C1, a white one on B2, at random what else there is. */
    public static Position random(Random random) {
        Geometry geometry = Geometry.of(3, 2);
        while (true) {
            byte[] cells = new byte[geometry.size()];
            for (int p = 0; p < cells.length; p++) {
                cells[p] = (byte) random.nextInt(3);
            }
            cells[0] = Board.BLACK;
            cells[2] = Board.BLACK;
            cells[4] = Board.WHITE;
            try {
                return Position.of(geometry, cells, Colour.BLACK, Geometry.PASS);
            } catch (IllegalArgumentException e) {
                // A block without a liberty: try again.
            }
        }
    }

    /** A question with the limits of a frontend. */
    public static Question question(Position position, String goal, Colour first) {
        try {
            ParsedGoal parsed = GoalParser.parse(goal, position);
            return Question.of(position, parsed.goal(), parsed.assumptions(), first, Limits.DEFAULT);
        } catch (GoalException e) {
            throw new AssertionError(goal, e);
        }
    }
}
