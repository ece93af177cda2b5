package org.yomi.gtp.session;

/** Makes any text fit to stand in a reply. */
final class ReplyText {
    private static final String HEX = "0123456789abcdef";

    private ReplyText() {}

    /**
     * Makes a text legal, char by char (a single replacing pass over blank line pairs would leave one in
     * {@code a\n\n\nb}): an empty line becomes a line with one blank, line ends at the end go, a tab becomes a blank,
     * other control characters go, and what is not ASCII is written as in JSON, {@code \}{@code u00fc}, because clients
     * read in whatever charset their system has.
     *
     * @param text with line ends of any kind
     * @param afterStatus whether the first line follows the status on its line, so that it may be empty
     */
    static String legal(String text, boolean afterStatus) {
        StringBuilder ascii = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean lineEnd = c == '\n' || (c == '\r' && !text.startsWith("\n", i + 1));
            appendAscii(ascii, lineEnd ? '\n' : c);
        }
        int end = ascii.length();
        while (end > 0 && ascii.charAt(end - 1) == '\n') {
            end--;
        }
        ascii.setLength(end);
        return fillEmptyLines(ascii, afterStatus);
    }

    private static void appendAscii(StringBuilder ascii, char c) {
        if (c == '\n' || (c >= ' ' && c <= '~')) {
            ascii.append(c);
        } else if (c == '\t') {
            ascii.append(' ');
        } else if (!Character.isISOControl(c)) {
            ascii.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                ascii.append(HEX.charAt(c >> shift & 15));
            }
        }
    }

    private static String fillEmptyLines(CharSequence lines, boolean afterStatus) {
        StringBuilder filled = new StringBuilder(lines.length() + 8);
        boolean empty = !afterStatus;
        for (int i = 0; i < lines.length(); i++) {
            char c = lines.charAt(i);
            if (c == '\n' && empty) {
                filled.append(' ');
            }
            filled.append(c);
            empty = c == '\n';
        }
        return filled.toString();
    }
}
