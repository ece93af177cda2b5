package org.yomi.gtp.stream;

/** The mark that editors on Windows put before a text in UTF-8; it belongs to no line. */
public final class ByteOrderMark {
    private static final String MARK = "\uFEFF";

    private ByteOrderMark() {}

    /** A text without the mark at its start. */
    public static String cutFrom(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }
}
