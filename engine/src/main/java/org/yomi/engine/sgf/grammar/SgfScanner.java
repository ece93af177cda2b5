package org.yomi.engine.sgf.grammar;

import java.util.regex.Pattern;

/** Walks over a text character by character and knows the line and column it is at. */
final class SgfScanner {

    /** Returned at the end of the text. */
    static final int END = -1;

    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\n\r|\r");

    private final String text;
    private int position;
    private int line = 1;
    private int column = 1;

    SgfScanner(String text) {
        this.text = normalLineBreaks(text);
    }

    /** The text with {@code \n} for each of the four line breaks that SGF knows (CR LF, LF CR, CR, LF). */
    static String normalLineBreaks(String text) {
        return text.indexOf('\r') < 0 ? text : LINE_BREAK.matcher(text).replaceAll("\n");
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    /** The character here, or {@link #END}. */
    int peek() {
        return position < text.length() ? text.charAt(position) : END;
    }

    /** The character here, or {@link #END}; goes on to the next. */
    int next() {
        int c = peek();
        if (c == END) {
            return END;
        }
        position++;
        column++;
        if (c == '\n') {
            line++;
            column = 1;
        }
        return c;
    }

    /** The character after any white space, or {@link #END}; stays in front of it. */
    int peekToken() {
        while (peek() != END && isSpace(peek())) {
            next();
        }
        return peek();
    }

    private static boolean isSpace(int c) {
        // Some editors leave byte order marks and no-break spaces between nodes.
        return c <= ' ' || c == '\u00a0' || c == '\ufeff' || Character.isWhitespace(c);
    }

    /** Goes to the next opening parenthesis that a semicolon follows; false if there is none, then at the end. */
    boolean findGame() {
        for (int i = text.indexOf('(', position); i >= 0; i = text.indexOf('(', i + 1)) {
            if (semicolonFollows(i + 1)) {
                goTo(i);
                return true;
            }
        }
        goTo(text.length());
        return false;
    }

    private boolean semicolonFollows(int from) {
        int i = from;
        while (i < text.length() && isSpace(text.charAt(i))) {
            i++;
        }
        return i < text.length() && text.charAt(i) == ';';
    }

    private void goTo(int target) {
        while (position < target) {
            next();
        }
    }

    /** An error here: says what was expected and names the character found instead. */
    SgfException expected(String what) {
        return new SgfException(line, column, "expected " + what + ", found " + name(peek()));
    }

    private static String name(int c) {
        if (c == END) {
            return "the end of the text";
        }
        return c > ' ' && c < 127 ? "'" + (char) c + "'" : String.format("character U+%04X", c);
    }
}
