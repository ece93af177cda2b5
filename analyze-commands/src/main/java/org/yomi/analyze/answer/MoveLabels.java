package org.yomi.analyze.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.study.Status;
import org.yomi.gtp.reply.Gfx;

/** Labels for the moves of both players: B, W, with a number where a move serves several goals, {@code B W2} for both. */
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
        List<String> labels = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            int count = goals[colour.ordinal()];
            String letter = colour.word().substring(0, 1).toUpperCase(Locale.ROOT);
            if (count > 0) {
                labels.add(count == 1 ? letter : letter + count);
            }
        }
        return String.join(" ", labels);
    }
}
