package org.yomi.gtp.session;

import org.yomi.gtp.call.Arguments;

/**
 * A line of input, cleaned and cut into its parts.
 *
 * @param id digits, or empty
 * @param name the command's name, or empty
 * @param arguments what follows the name, without blanks at the ends
 */
record InputLine(String id, String name, String arguments) {

    /**
     * Cleans as the protocol asks: no comment, a tab is a blank, other control characters are dropped. A {@code #} inside
     * of an argument in quotes begins no comment: there are folders with such names.
     */
    static InputLine parse(String line) {
        String text = clean(line);
        int afterFirst = endOfWord(text);
        String first = text.substring(0, afterFirst);
        if (!isId(first)) {
            return new InputLine("", first, text.substring(afterFirst).strip());
        }
        String command = text.substring(afterFirst).strip();
        int afterName = endOfWord(command);
        return new InputLine(
                first,
                command.substring(0, afterName),
                command.substring(afterName).strip());
    }

    private static String clean(String line) {
        StringBuilder clean = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\t') {
                clean.append(' ');
            } else if (!Character.isISOControl(c)) {
                clean.append(c);
            }
        }
        return withoutComment(clean.toString()).strip();
    }

    private static String withoutComment(String text) {
        int comment = text.indexOf('#');
        while (comment >= 0 && Arguments.isQuoted(text, comment)) {
            comment = text.indexOf('#', comment + 1);
        }
        return comment < 0 ? text : text.substring(0, comment);
    }

    private static int endOfWord(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text.length() : blank;
    }

    private static boolean isId(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return !word.isEmpty();
    }

    /** Returns whether there is nothing to answer. */
    boolean isBlank() {
        return id.isEmpty() && name.isEmpty();
    }
}
