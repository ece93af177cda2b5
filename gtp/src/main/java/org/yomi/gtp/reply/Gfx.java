package org.yomi.gtp.reply;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

/**
 * Builds the reply of a command of type gfx, line by line; later lines win over earlier ones on the same property of a
 * point. An empty list of points adds no line.
 *
 * <p>Every method that takes points throws IllegalArgumentException for one that is not on the board. Belongs to one
 * thread.
 */
public final class Gfx {
    private final BoardSize board;
    private final List<String> lines = new ArrayList<>();

    /** Begins an empty drawing on a board. */
    public Gfx(BoardSize board) {
        this.board = board;
    }

    /** Removes all markup, also the mark of the last move. */
    public Gfx clear() {
        return add("CLEAR");
    }

    /** Draws dark or light translucent squares, above stones. */
    public Gfx territory(Color color, Collection<Vertex> points) {
        return add(color == Color.BLACK ? "BLACK" : "WHITE", points);
    }

    /** Draws circles. */
    public Gfx circle(Collection<Vertex> points) {
        return add("CIRCLE", points);
    }

    /** Draws squares. */
    public Gfx square(Collection<Vertex> points) {
        return add("SQUARE", points);
    }

    /** Draws triangles. */
    public Gfx triangle(Collection<Vertex> points) {
        return add("TRIANGLE", points);
    }

    /** Draws crosses. */
    public Gfx mark(Collection<Vertex> points) {
        return add("MARK", points);
    }

    /** Colours the background; below a stone only the corners show. */
    public Gfx color(GfxColor color, Collection<Vertex> points) {
        return add("COLOR " + color, points);
    }

    /**
     * Draws numbers as dark (positive) and light (negative) squares of different size.
     *
     * @param values from -1 to 1; those beyond are drawn as the nearer end
     * @throws IllegalArgumentException if a value is NaN
     */
    public Gfx influence(Map<Vertex, Double> values) {
        StringBuilder line = new StringBuilder("INFLUENCE");
        values.forEach((vertex, value) ->
                line.append(' ').append(Tokens.point(vertex, board)).append(' ').append(Tokens.number(value)));
        return values.isEmpty() ? this : add(line.toString());
    }

    /**
     * Writes on a point; up to three characters are sure to fit.
     *
     * @param text may have blanks; an empty one adds no line; a quote becomes an apostrophe, a backslash a slash
     */
    public Gfx label(Vertex point, String text) {
        String line = "LABEL " + Tokens.point(point, board) + " " + Tokens.label(text);
        return Tokens.oneLine(text).isEmpty() ? this : add(line);
    }

    /** Shows moves as numbered ghost stones; passes count. */
    public Gfx variation(List<ColoredVertex> moves) {
        return moves.isEmpty() ? this : add("VAR " + PointReply.moves(moves, board));
    }

    /** Writes to the status bar; called twice, all texts go to a window. Line ends become blanks, empty adds nothing. */
    public Gfx text(String text) {
        String line = Tokens.oneLine(text);
        return line.isEmpty() ? this : add("TEXT " + line);
    }

    private Gfx add(String keyword, Collection<Vertex> points) {
        return points.isEmpty() ? this : add(keyword + " " + Tokens.points(points, board));
    }

    private Gfx add(String line) {
        lines.add(line);
        return this;
    }

    /** Returns the lines; none of them is empty. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** Returns the text of the reply. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
