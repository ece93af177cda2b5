package org.yomi.engine.goal.text;

import java.util.Locale;

/**
 * The words and signs of a text, one at a time. A word is a run of ASCII letters and digits, in lower case here; any
 * other character but white space is a sign. Behind the last one stands {@link #END}.
 */
final class Tokens {
    static final String END = "";

    private static final int MAX_QUOTED = 24;

    private final String text;
    private int start;
    private int end;

    Tokens(String text) {
        this.text = text;
        advance();
    }

    /** The current word or sign. */
    String current() {
        return text.substring(start, end).toLowerCase(Locale.ROOT);
    }

    boolean is(String token) {
        return current().equals(token);
    }

    /** Where the current word or sign begins, from 1. */
    int column() {
        return start + 1;
    }

    /** The current word or sign; the next one becomes current. */
    String next() {
        String token = current();
        advance();
        return token;
    }

    /** Steps over the current word or sign if it is the given one. */
    boolean skip(String token) {
        boolean found = is(token);
        if (found) {
            advance();
        }
        return found;
    }

    /** Steps over the given word or sign, which must be the current one. */
    void expect(String token) throws GoalException {
        if (!skip(token)) {
            throw expected("'" + token + "'");
        }
    }

    GoalException expected(String what) {
        return new GoalException(column(), "expected " + what + ", found " + quoted());
    }

    /** The current word or sign as an error message shows it: short, printable ASCII. */
    String quoted() {
        if (end == start) {
            return "the end";
        }
        if (text.charAt(start) <= ' ' || text.charAt(start) > '~') {
            return code(start);
        }
        String shown = text.substring(start, Math.min(end, start + MAX_QUOTED));
        boolean isCut = end - start > MAX_QUOTED;
        boolean goesOn = !isCut
                && isWordChar(text.charAt(start))
                && end < text.length()
                && Character.isLetter(text.codePointAt(end));
        return "'" + shown + (isCut ? "..'" : "'") + (goesOn ? " before " + code(end) : "");
    }

    private String code(int at) {
        return String.format("U+%04X", text.codePointAt(at));
    }

    private void advance() {
        start = end;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        end = start;
        while (end < text.length() && isWordChar(text.charAt(end))) {
            end++;
        }
        if (end == start && end < text.length()) {
            end++;
        }
    }

    private static boolean isWordChar(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }
}
