package org.yomi.gtp.reply;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.Vertex;

/** Writes the replies that say something of every point: a line for each row, the top one first. */
public final class BoardReply {
    private static final String NOTHING = "\"\"";

    private BoardReply() {}

    /**
     * Returns the reply of type bwboard.
     *
     * @param owner the colour of a point, null for none
     */
    public static String owners(BoardSize board, Function<Vertex, @Nullable Color> owner) {
        return rows(board, vertex -> {
            Color color = owner.apply(vertex);
            return color == null ? NOTHING : color.letter();
        });
    }

    /**
     * Returns the reply of type cboard.
     *
     * @param background the colour of a point, null for none
     */
    public static String colors(BoardSize board, Function<Vertex, @Nullable GfxColor> background) {
        return rows(board, vertex -> {
            GfxColor color = background.apply(vertex);
            return color == null ? NOTHING : color.toString();
        });
    }

    /**
     * Returns the reply of type dboard.
     *
     * @param value from -1 (white) to 1 (black); those beyond count as the nearer end
     * @throws IllegalArgumentException if a value is NaN
     */
    public static String values(BoardSize board, ToDoubleFunction<Vertex> value) {
        return rows(board, vertex -> Tokens.number(value.applyAsDouble(vertex)));
    }

    /**
     * Returns the reply of type sboard.
     *
     * @param label may have blanks and may be empty; a quote becomes an apostrophe, a backslash a slash
     */
    public static String labels(BoardSize board, Function<Vertex, String> label) {
        return rows(board, vertex -> Tokens.label(label.apply(vertex)));
    }

    private static String rows(BoardSize board, Function<Vertex, String> token) {
        StringBuilder rows = new StringBuilder();
        for (int row = board.height() - 1; row >= 0; row--) {
            for (int column = 0; column < board.width(); column++) {
                rows.append(column == 0 ? "" : " ").append(token.apply(new Vertex(column, row)));
            }
            rows.append(row == 0 ? "" : "\n");
        }
        return rows.toString();
    }
}
