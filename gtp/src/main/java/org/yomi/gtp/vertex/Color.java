package org.yomi.gtp.vertex;

import org.jspecify.annotations.Nullable;

/** The colour of a player or a stone. */
public enum Color {
    /** Written {@code black} or {@code b}. */
    BLACK("black", "b"),
    /** Written {@code white} or {@code w}. */
    WHITE("white", "w");

    private final String word;
    private final String letter;

    Color(String word, String letter) {
        this.word = word;
        this.letter = letter;
    }

    /**
     * Reads a colour as GTP spells it.
     *
     * @param text {@code b}, {@code w}, {@code black} or {@code white} in any case
     * @return the colour, or null if the text is none
     */
    public static @Nullable Color parse(String text) {
        for (Color color : values()) {
            if (text.equalsIgnoreCase(color.word) || text.equalsIgnoreCase(color.letter)) {
                return color;
            }
        }
        return null;
    }

    /** Returns the other colour. */
    public Color opposite() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** Returns {@code b} or {@code w}. */
    public String letter() {
        return letter;
    }

    /** Returns {@code black} or {@code white}. */
    @Override
    public String toString() {
        return word;
    }
}
