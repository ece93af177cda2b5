package org.yomi.analyze.game;

import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/** The board as text. */
public final class TextBoard {
    private TextBoard() {}

    /** Rows with their numbers, the top one first, between two rows of column letters; {@code X} is Black. */
    public static String of(Position position) {
        Geometry geometry = position.geometry();
        StringBuilder text = new StringBuilder(columns(geometry));
        for (int y = geometry.height() - 1; y >= 0; y--) {
            text.append(y < 9 ? "\n " : "\n").append(y + 1);
            for (int x = 0; x < geometry.width(); x++) {
                text.append(' ').append(".XO".charAt(position.cell(geometry.point(x, y))));
            }
            text.append(' ').append(y + 1);
        }
        return text.append('\n').append(columns(geometry)).toString();
    }

    private static String columns(Geometry geometry) {
        StringBuilder letters = new StringBuilder("  ");
        for (int x = 0; x < geometry.width(); x++) {
            letters.append(' ').append(geometry.name(geometry.point(x, 0)).charAt(0));
        }
        return letters.toString();
    }
}
