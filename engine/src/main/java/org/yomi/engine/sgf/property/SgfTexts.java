package org.yomi.engine.sgf.property;

import org.yomi.engine.sgf.grammar.SgfValue;

/** Values that are text, with their escapes. Text keeps its line breaks, simple text (names, results) has none. */
public final class SgfTexts {

    private SgfTexts() {}

    /** Reads a simple text: escapes and soft line breaks are resolved, other white space becomes blanks. */
    public static String simpleText(SgfValue value) {
        String raw = value.raw();
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '\\') {
                i++;
                // A backslash at the end of a line takes the line break away: that is the soft line break.
                if (raw.charAt(i) != '\n') {
                    text.append(blankIfSpace(raw.charAt(i)));
                }
            } else {
                text.append(blankIfSpace(c));
            }
        }
        return text.toString();
    }

    private static char blankIfSpace(char c) {
        return c == '\n' || c == '\t' || c == '\f' || c == '\u000b' ? ' ' : c;
    }

    /** The value for a text, which keeps its line breaks. */
    public static SgfValue ofText(String text) {
        return SgfValue.ofRaw(escape(text));
    }

    /** The value for a simple text; its line breaks become blanks. */
    public static SgfValue ofSimpleText(String text) {
        return SgfValue.ofRaw(escape(text.replaceAll("\\R", " ")));
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("]", "\\]");
    }
}
