package org.yomi.analyze.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.yomi.gtp.stream.ByteOrderMark;

/** Files of GTP commands. */
public final class TextFile {
    private TextFile() {}

    /**
     * Reads a text in UTF-8, or in Latin-1 if it is not: old suites have names in their comments.
     *
     * @throws IOException if it cannot be read
     */
    public static String read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return ByteOrderMark.cutFrom(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
