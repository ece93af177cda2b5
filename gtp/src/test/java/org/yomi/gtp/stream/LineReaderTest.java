package org.yomi.gtp.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static List<String> lines(byte[] input) throws IOException {
        LineReader reader = new LineReader(new ByteArrayInputStream(input), StandardCharsets.ISO_8859_1);
        List<String> lines = new ArrayList<>();
        @Nullable String line = reader.next();
        while (line != null) {
            lines.add(line);
            line = reader.next();
        }
        return lines;
    }

    @Test
    void aLineThatIsNotInUtf8IsInTheCharsetOfTheSystem() throws IOException {
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        input.write("C:\\J\u00fcrgen\r\n".getBytes(StandardCharsets.ISO_8859_1));
        input.write("C:\\J\u00fcrgen\n".getBytes(StandardCharsets.UTF_8));
        assertThat(lines(input.toByteArray())).containsExactly("C:\\J\u00fcrgen\r", "C:\\J\u00fcrgen");
    }

    @Test
    void aByteOrderMarkBelongsToNoLine() throws IOException {
        assertThat(lines("\uFEFFname\n\uFEFF".getBytes(StandardCharsets.UTF_8))).containsExactly("name", "\uFEFF");
    }

    @Test
    void theLastLineNeedsNoLineFeed() throws IOException {
        assertThat(lines("a\n\nb".getBytes(StandardCharsets.US_ASCII))).containsExactly("a", "", "b");
        assertThat(lines(new byte[0])).isEmpty();
    }
}
