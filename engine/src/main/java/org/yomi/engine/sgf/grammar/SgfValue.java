package org.yomi.engine.sgf.grammar;

import org.jspecify.annotations.Nullable;

/**
 * One value of a property as it stands between the brackets, escapes and all.
 *
 * <p>It is kept raw because its meaning hangs on the property: a colon parts two values in one and is text in the
 * other. Two values are equal if their raw texts are; the place they were read from does not count.
 */
public final class SgfValue {

    private final String raw;
    private final int line;
    private final int column;

    SgfValue(String raw, int line, int column) {
        this.raw = raw;
        this.line = line;
        this.column = column;
    }

    /**
     * A value that was not read from a text.
     *
     * @param raw the escaped text; line breaks of any kind become {@code \n}
     * @throws IllegalArgumentException if a bracket would close the value early or a last backslash would keep it open
     */
    public static SgfValue ofRaw(String raw) {
        String normal = SgfScanner.normalLineBreaks(raw);
        boolean escaped = false;
        for (int i = 0; i < normal.length(); i++) {
            if (!escaped && normal.charAt(i) == ']') {
                throw new IllegalArgumentException("raw: ']' at index " + i + " must be escaped: " + raw);
            }
            escaped = !escaped && normal.charAt(i) == '\\';
        }
        if (escaped) {
            throw new IllegalArgumentException("raw: the backslash at its end must be escaped: " + raw);
        }
        return new SgfValue(normal, 0, 0);
    }

    /** The text between the brackets, with its escapes; its line breaks are {@code \n}. */
    public String raw() {
        return raw;
    }

    /** A part of this value, at the same place. The caller sees to it that no escape is cut. */
    public SgfValue part(int from, int to) {
        return new SgfValue(raw.substring(from, to), line, line == 0 ? 0 : column + from);
    }

    /** An error at the place of this value. */
    public SgfException error(String reason) {
        return new SgfException(line, column, reason);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SgfValue value && raw.equals(value.raw);
    }

    @Override
    public int hashCode() {
        return raw.hashCode();
    }

    /** The value in its brackets. */
    @Override
    public String toString() {
        return "[" + raw + "]";
    }
}
