package org.yomi.engine.sgf.grammar;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds out in which character set the bytes of a file are and makes text of them.
 *
 * <p>In this order: a byte order mark (UTF-8, UTF-16); the first CA property; UTF-8 if the bytes are well-formed in it;
 * ISO-8859-1, the default of FF[4]. The whole file is taken to be in one set, delimiters too, so that the sets of East
 * Asia whose second bytes look like a backslash or bracket are read well. Bytes that mean nothing become U+FFFD.
 */
public final class SgfCharsets {

    // Inside any value the closing bracket would be escaped, so this cannot be found in a comment.
    private static final Pattern CA = Pattern.compile("(?<![A-Z])C[a-z]*A[a-z]*\\s*\\[\\s*([\\w.:+-]+)\\s*]");
    private static final byte[] DELIMITERS = "(;CA[x]\\:)".getBytes(StandardCharsets.US_ASCII);

    private SgfCharsets() {}

    /** The bytes as text. */
    public static String decode(byte[] bytes) {
        // Byte order marks become U+FEFF or vanish; the parser skips them either way.
        return new String(bytes, detect(bytes));
    }

    private static Charset detect(byte[] bytes) {
        Charset marked = byByteOrderMark(bytes);
        if (marked != null) {
            return marked;
        }
        Charset named = byProperty(bytes);
        if (named != null) {
            return named;
        }
        return isUtf8(bytes) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }

    private static @Nullable Charset byByteOrderMark(byte[] bytes) {
        if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
            return StandardCharsets.UTF_8;
        }
        return startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0xff, 0xfe) ? StandardCharsets.UTF_16 : null;
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Charset byProperty(byte[] bytes) {
        Matcher property = CA.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
        if (!property.find()) {
            return null;
        }
        try {
            Charset charset = Charset.forName(property.group(1));
            return hasAsciiDelimiters(charset) ? charset : null;
        } catch (IllegalArgumentException unknownName) {
            return null;
        }
    }

    /** A set in which the CA property itself could not have been read, such as UTF-16, was named by mistake. */
    private static boolean hasAsciiDelimiters(Charset charset) {
        return new String(DELIMITERS, charset).equals(new String(DELIMITERS, StandardCharsets.US_ASCII));
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException malformed) {
            return false;
        }
    }
}
