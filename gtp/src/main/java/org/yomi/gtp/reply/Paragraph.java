package org.yomi.gtp.reply;

/** Breaks texts into lines that fit into a terminal. */
public final class Paragraph {
    /** No line is longer unless a word is. */
    private static final int WIDTH = 80;

    private Paragraph() {}

    /**
     * Breaks a text into lines at blanks.
     *
     * @param first the indent of the first line
     * @param others the indent of the other lines
     */
    public static String hanging(String text, int first, int others) {
        StringBuilder lines = new StringBuilder(" ".repeat(first));
        int length = first;
        boolean begun = false;
        for (String word : text.split(" ")) {
            if (begun && length + 1 + word.length() > WIDTH) {
                lines.append('\n').append(" ".repeat(others)).append(word);
                length = others + word.length();
            } else {
                lines.append(begun ? " " : "").append(word);
                length += word.length() + (begun ? 1 : 0);
            }
            begun = true;
        }
        return lines.toString();
    }
}
