package org.yomi.gtp.reply;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

/** Writes the replies that are lists of points. All throw IllegalArgumentException for a point off the board. */
public final class PointReply {
    private PointReply() {}

    /** Returns the reply of type plist, and of type eplist when it is asked to {@code show}. */
    public static String points(Collection<Vertex> points, BoardSize board) {
        return Tokens.points(points, board);
    }

    /**
     * Returns the reply of type pspairs, a line for each point.
     *
     * @param labels may have blanks; a point with an empty one is left out, because GoGui would take the next point for
     *     its label; a quote becomes an apostrophe, a backslash a slash
     */
    public static String labels(Map<Vertex, String> labels, BoardSize board) {
        StringBuilder lines = new StringBuilder();
        labels.forEach((vertex, text) -> {
            String point = Tokens.point(vertex, board);
            if (!Tokens.oneLine(text).isEmpty()) {
                lines.append(lines.length() == 0 ? "" : "\n")
                        .append(point)
                        .append(' ')
                        .append(Tokens.label(text));
            }
        });
        return lines.toString();
    }

    /**
     * Returns the reply of the types var, varb, varw, varc, varp and varpo. Each move is written with its colour, so
     * it is right for all of them, and for moves that do not alternate.
     */
    public static String moves(List<ColoredVertex> moves, BoardSize board) {
        StringBuilder line = new StringBuilder();
        for (ColoredVertex move : moves) {
            line.append(line.length() == 0 ? "" : " ")
                    .append(move.color().letter())
                    .append(' ');
            line.append(move.vertex().isPass() ? move.vertex().toString() : Tokens.point(move.vertex(), board));
        }
        return line.toString();
    }
}
