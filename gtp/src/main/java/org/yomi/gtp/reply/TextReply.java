package org.yomi.gtp.reply;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.yomi.gtp.vertex.Vertex;

/**
 * Builds the reply of the types string, hstring, pstring and hpstring. GoGui shows one line in the status bar and more
 * in a window; with an h it highlights, for example the word before a colon; with a p it marks the points in the text.
 */
public final class TextReply {
    private final List<String> lines = new ArrayList<>();

    /** Adds a line; line ends in it become blanks. */
    public TextReply line(String text) {
        lines.add(Tokens.oneLine(text));
        return this;
    }

    /**
     * Adds a line {@code name: value}.
     *
     * @param name one word, for GoGui to highlight
     */
    public TextReply field(String name, Object value) {
        return line(name + ": " + value);
    }

    /** Adds a line {@code name: D4 E5 ...}, {@code name: -} for no points. */
    public TextReply points(String name, Collection<Vertex> points) {
        StringBuilder list = new StringBuilder();
        points.forEach(point -> list.append(list.length() == 0 ? "" : " ").append(point));
        return field(name, points.isEmpty() ? "-" : list);
    }

    /** Returns the text of the reply. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
