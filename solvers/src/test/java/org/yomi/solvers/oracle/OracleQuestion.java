package org.yomi.solvers.oracle;

import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.text.GoalException;
import org.yomi.engine.goal.text.GoalParser;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;

/**
 * One question in the terms of the oracle, which shares no code with the engine, and its translation.
 *
 * @param oracle knows the goal and the assumptions
 * @param position the stones, and a ban that binds if its owner moves first
 * @param first who moves first
 */
public record OracleQuestion(Oracle oracle, Position position, Side first) {
    /** The question as a solver gets it, under all ko rules or one. */
    public Question translate(Set<KoRule> rules, Limits limits) {
        org.yomi.engine.board.Position ours = translate(position, first);
        try {
            ParsedGoal parsed = GoalParser.parse(goalText(), ours);
            return new Question(ours, parsed.goal(), parsed.assumptions(), colour(first), rules, limits);
        } catch (GoalException e) {
            throw new AssertionError(goalText(), e);
        }
    }

    private String goalText() {
        return oracle.goal().text(position.grid()) + oracle.assumptions().text(position.grid());
    }

    /** A position as solvers get it; its ban only if that binds who moves first. */
    public static org.yomi.engine.board.Position translate(Position position, Side first) {
        Grid grid = position.grid();
        Geometry geometry = Geometry.of(grid.width(), grid.height());
        byte[] cells = new byte[geometry.size()];
        for (int p = 0; p < cells.length; p++) {
            Side side = position.at(p);
            cells[p] = (byte) (side == null ? 0 : colour(side).cell());
        }
        Ban ban = position.ban();
        int banned = ban != null && ban.owner() == first ? ban.point() : Geometry.PASS;
        return org.yomi.engine.board.Position.of(geometry, cells, colour(first), banned);
    }

    private static Colour colour(Side side) {
        return side == Side.BLACK ? Colour.BLACK : Colour.WHITE;
    }

    @Override
    public String toString() {
        return goalText() + ", " + first + " first, " + position;
    }
}
