package org.yomi.gtp.stream;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Cuts UTF-8 input into lines at line feeds. A carriage return is left in its line, from which the session drops it:
 * Java's own reader would make a line end of one that stands alone.
 */
final class LineReader {
    private final Reader reader;

    LineReader(InputStream in) {
        reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Returns the next line without its line feed, the last one even if it has none; null at the end. */
    @Nullable
    String next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = reader.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            line.append((char) c);
            c = reader.read();
        }
        return line.toString();
    }
}
