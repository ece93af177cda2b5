package org.yomi.gtp.stream;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Cuts input into lines at line feeds. A carriage return is left in its line, from which the session drops it: Java's own
 * reader would make a line end of one that stands alone.
 *
 * <p>A line is in UTF-8, as Sabaki writes. One that cannot be, such as the name of a file from GoGui on an older Java, is
 * read in the charset of the system.
 */
final class LineReader {
    private final InputStream in;
    private final Charset system;
    private boolean begun;

    LineReader(InputStream in) {
        this(in, system());
    }

    /**
     * Makes a reader.
     *
     * @param system for lines that are not in UTF-8
     */
    LineReader(InputStream in, Charset system) {
        this.in = new BufferedInputStream(in);
        this.system = system;
    }

    private static Charset system() {
        String name = System.getProperty("native.encoding", "");
        return !name.isEmpty() && Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
    }

    /** Returns the next line without its line feed, the last one even if it has none; null at the end. */
    @Nullable
    String next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int c = in.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            line.write(c);
            c = in.read();
        }
        String text = decoded(line.toByteArray());
        boolean isFirst = !begun;
        begun = true;
        return isFirst ? ByteOrderMark.cutFrom(text) : text;
    }

    private String decoded(byte[] line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(line, system);
        }
    }
}
