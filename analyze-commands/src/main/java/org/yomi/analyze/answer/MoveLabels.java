package org.yomi.analyze.answer;

import java.util.Map;
import java.util.TreeMap;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.study.Status;
import org.yomi.gtp.reply.Gfx;

/**
 * Labels for the moves of both players: B, W, with a number where a move serves several goals, {@code B W2} for both,
 * {@code BW2} where it serves at least two of each.
 */
final class MoveLabels {
    private final Geometry geometry;

    /** By point: how many goals a move of Black there serves, and one of White. */
    private final Map<Integer, int[]> served = new TreeMap<>();

    MoveLabels(Geometry geometry) {
        this.geometry = geometry;
    }

    /** Adds the first moves of a status. */
    void add(Status status) {
        status.blackFirst().forEach(this::add);
    }

    private void add(Answer answer) {
        if (answer.move().kind() == FirstMove.Kind.POINT) {
            add(answer.move().point(), answer.question().first(), 1);
        }
    }

    /** Adds a move that serves so many goals. */
    void add(int point, Colour player, int goals) {
        served.computeIfAbsent(point, p -> new int[Colour.values().length])[player.ordinal()] += goals;
    }

    void draw(Gfx gfx) {
        served.forEach((point, goals) -> gfx.label(Points.vertex(geometry, point), text(goals)));
    }

    private static String text(int[] goals) {
        int black = goals[Colour.BLACK.ordinal()];
        int white = goals[Colour.WHITE.ordinal()];
        // GoGui cuts "B2W2" off: a label is as wide as the point.
        return black > 1 && white > 1
                ? label("BW", Math.min(black, white))
                : (label("B", black) + " " + label("W", white)).strip();
    }

    private static String label(String letters, int count) {
        return switch (count) {
            case 0 -> "";
            case 1 -> letters;
            default -> letters + Math.min(count, 9);
        };
    }
}
