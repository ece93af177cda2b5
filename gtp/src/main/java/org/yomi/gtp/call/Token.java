package org.yomi.gtp.call;

import java.util.ArrayList;
import java.util.List;

/**
 * An argument and where it starts in the text.
 *
 * @param text without the quotes, if it had any
 * @param start index of its first character (of its opening quote) in the text
 */
record Token(String text, int start) {

    /**
     * Splits at blanks. {@code "a b"} is one argument: a quote opens only at the start of an argument and closes only
     * before a blank or the end; any other quote is an ordinary character.
     */
    static List<Token> split(String text) {
        List<Token> tokens = new ArrayList<>();
        int i = skipBlanks(text, 0);
        while (i < text.length()) {
            int close = text.charAt(i) == '"' ? closingQuote(text, i + 1) : -1;
            int end = close >= 0 ? close + 1 : endOfWord(text, i);
            tokens.add(new Token(close >= 0 ? text.substring(i + 1, close) : text.substring(i, end), i));
            i = skipBlanks(text, end);
        }
        return tokens;
    }

    private static int skipBlanks(String text, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) == ' ') {
            i++;
        }
        return i;
    }

    private static int endOfWord(String text, int from) {
        int blank = text.indexOf(' ', from);
        return blank < 0 ? text.length() : blank;
    }

    private static int closingQuote(String text, int from) {
        int i = text.indexOf('"', from);
        while (i >= 0 && i + 1 < text.length() && text.charAt(i + 1) != ' ') {
            i = text.indexOf('"', i + 1);
        }
        return i;
    }
}
