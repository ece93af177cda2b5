package org.yomi.gtp.reply;

import java.util.Collection;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Vertex;

/** Writes the parts that replies are made of, so that GoGui reads each as one. */
final class Tokens {
    private static final double THOUSAND = 1000;

    private Tokens() {}

    /**
     * Returns a point in GTP's spelling.
     *
     * @throws IllegalArgumentException if it is pass or off the board
     */
    static String point(Vertex vertex, BoardSize board) {
        if (!board.contains(vertex)) {
            throw new IllegalArgumentException(vertex + " is no point of a " + board + " board");
        }
        return vertex.toString();
    }

    /** Returns points, blanks between them. */
    static String points(Collection<Vertex> vertices, BoardSize board) {
        StringBuilder points = new StringBuilder();
        for (Vertex vertex : vertices) {
            points.append(points.length() == 0 ? "" : " ").append(point(vertex, board));
        }
        return points.toString();
    }

    /** Returns text on one line: line ends, tabs and other control characters become blanks, none at the ends. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            line.append(Character.isISOControl(c) || Character.isWhitespace(c) ? ' ' : c);
        }
        return line.toString().strip();
    }

    /**
     * Returns a label as one token: in quotes if it has blanks or is empty. GoGui knows no way to write a quote inside
     * a token and takes a backslash before a quote for one, so both are replaced by what looks like them.
     */
    static String label(String text) {
        String label = oneLine(text).replace('"', '\'').replace('\\', '/');
        return label.isEmpty() || label.indexOf(' ') >= 0 ? '"' + label + '"' : label;
    }

    /**
     * Returns a number from -1 to 1 with at most three decimals; one beyond the range is taken for the nearer end.
     *
     * @throws IllegalArgumentException if it is NaN
     */
    static String number(double value) {
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException("a value to draw must be a number from -1 to 1, not NaN");
        }
        double clamped = Math.max(-1, Math.min(1, value));
        return Double.toString(Math.round(clamped * THOUSAND) / THOUSAND);
    }
}
