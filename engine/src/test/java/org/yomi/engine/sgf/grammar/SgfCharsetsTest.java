package org.yomi.engine.sgf.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SgfCharsetsTest {

    /** Text, the set it is stored in. */
    static List<Arguments> files() {
        return List.of(
                Arguments.of("(;C[plain])", "US-ASCII"),
                Arguments.of("(;C[Sch\u00f6n])", "ISO-8859-1"),
                Arguments.of("(;C[Sch\u00f6n])", "UTF-8"),
                Arguments.of("(;CA[UTF-8]C[\u56f2\u7881])", "UTF-8"),
                Arguments.of("(;CA[ISO-8859-1]C[\u00c3\u00b6 is no umlaut])", "ISO-8859-1"),
                Arguments.of("(;GM[1]\n CoAding [ koi8-r ]C[\u0413\u043e])", "KOI8-R"),
                Arguments.of("(;CA[Shift_JIS]C[\u56f2\u7881 \u8868 \u80fd])", "Shift_JIS"),
                Arguments.of("(;CA[GB18030]PB[\u8f5b\u8f5d]C[\u56f4\u68cb])", "GB18030"),
                Arguments.of("(;CA[Big5]C[\u529f \u8a31 \u84cb])", "Big5"),
                Arguments.of("\ufeff(;CA[KOI8-R]C[\u56f2\u7881])", "UTF-8"),
                Arguments.of("\ufeff(;C[\u56f2\u7881])", "UTF-16BE"),
                Arguments.of("\ufeff(;C[\u56f2\u7881])", "UTF-16LE"),
                Arguments.of("(;CA[no such set]C[\u00f6])", "ISO-8859-1"),
                Arguments.of("(;CA[unknown-1]C[\u00f6])", "UTF-8"),
                Arguments.of("(;CA[UTF-16]C[\u00f6])", "UTF-8"),
                Arguments.of("(;CA[]C[\u00f6])", "ISO-8859-1"),
                Arguments.of("(;C[not CA[KOI8-R\\]]N[\u00f6])", "ISO-8859-1"),
                Arguments.of("(;XCA[KOI8-R]N[\u00f6])", "ISO-8859-1"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void decodesAFile(String text, String charset) {
        byte[] bytes = text.getBytes(Charset.forName(charset));
        assertThat(SgfCharsets.decode(bytes).replace("\ufeff", "")).isEqualTo(text.replace("\ufeff", ""));
    }

    @Test
    void meaninglessBytesBecomeReplacementCharacters() {
        byte[] bytes = "(;CA[UTF-8]C[x])".getBytes(StandardCharsets.US_ASCII);
        bytes[13] = (byte) 0xff;
        assertThat(SgfCharsets.decode(bytes)).isEqualTo("(;CA[UTF-8]C[\ufffd])");
    }
}
