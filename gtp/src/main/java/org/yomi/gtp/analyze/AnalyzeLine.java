package org.yomi.gtp.analyze;

import java.util.List;

/**
 * One line {@code type/label/command} of the reply to {@code gogui-analyze_commands}. One bad line makes GoGui drop the
 * whole list, therefore none can be made.
 *
 * @param type what GoGui does with the reply
 * @param label what the user chooses; printable ASCII without {@code /}
 * @param command the command's name
 * @param parts the command's arguments
 */
public record AnalyzeLine(AnalyzeType type, String label, String command, List<PatternPart> parts) {
    /** Refuses what GoGui would not read as meant. */
    public AnalyzeLine {
        parts = List.copyOf(parts);
        requirePlain("label", label, "/");
        requirePlain("command", command, "/%# ");
        boolean point = parts.contains(Placeholder.POINT) || parts.contains(Placeholder.POINTS);
        if (type == AnalyzeType.VARC && !parts.contains(Placeholder.COLOR)) {
            throw new IllegalArgumentException("type varc needs %c, to know who moves first: " + label);
        }
        if ((type == AnalyzeType.VARP || type == AnalyzeType.VARPO) && !point) {
            throw new IllegalArgumentException("type " + type + " needs %p or %P, to know who moves first: " + label);
        }
        if ((type == AnalyzeType.EPLIST || type == AnalyzeType.PARAM) && !parts.isEmpty()) {
            throw new IllegalArgumentException("type " + type + " adds the arguments itself: " + label);
        }
    }

    static void requirePlain(String what, String text, String forbidden) {
        if (text.isEmpty() || !text.equals(text.strip())) {
            throw new IllegalArgumentException(
                    what + " must not be empty, nor begin or end with a blank: '" + text + "'");
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || forbidden.indexOf(c) >= 0) {
                throw new IllegalArgumentException(what + " must not contain '" + c + "': " + text);
            }
        }
    }

    /** Returns the line as GoGui reads it, for example {@code gfx/Solve/yomi-zone %c %s}. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder();
        line.append(type).append('/').append(label).append('/').append(command);
        for (PatternPart part : parts) {
            line.append(' ').append(part);
        }
        return line.toString();
    }
}
