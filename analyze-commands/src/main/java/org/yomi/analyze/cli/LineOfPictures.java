package org.yomi.analyze.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Takes the pictures that an engine draws while it reads one question, and shows what they say in words as progress: a
 * terminal has no board.
 */
final class LineOfPictures extends OutputStream {
    private static final String WORDS = "TEXT ";

    private final Progress progress;

    LineOfPictures(Progress progress) {
        this.progress = progress;
    }

    @Override
    public void write(int oneByte) {
        // A picture comes whole.
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        String picture = new String(bytes, offset, length, StandardCharsets.US_ASCII);
        picture.lines()
                .filter(line -> line.startsWith(WORDS))
                .findFirst()
                .ifPresentOrElse(line -> progress.show(end(line.substring(WORDS.length()))), progress::clear);
    }

    /** Behind a goal that is too long for a line stands what changes. */
    private static String end(String text) {
        return text.substring(Math.max(0, text.length() - Progress.WIDTH));
    }
}
