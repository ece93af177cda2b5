package org.yomi.gtp.vertex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VertexTest {
    @ParameterizedTest
    @CsvSource({"A1,0,0", "a1,0,0", "D4,3,3", "h9,7,8", "J9,8,8", "T19,18,18", "Z25,24,24", "z1,24,0", "A10,0,9"})
    void readsPoints(String text, int column, int row) {
        assertThat(Vertex.parse(text)).isEqualTo(new Vertex(column, row));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "PASS", "Pass"})
    void readsPass(String text) {
        assertThat(Vertex.parse(text)).isEqualTo(Vertex.PASS);
        assertThat(Vertex.PASS.isPass()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "A", "4", "I5", "i5", "A0", "A01", "A26", "A99", "AA1", "4D", "D-4", "D+4", "D4x", "D100", "!4",
                "[1", "pas", "D 4", "\u00c41", "D\u0664"
            })
    void readsNothingElse(String text) {
        assertThat(Vertex.parse(text)).isNull();
    }

    @Test
    void writesWhatItReads() {
        for (int column = 0; column < BoardSize.MAX; column++) {
            for (int row = 0; row < BoardSize.MAX; row++) {
                Vertex vertex = new Vertex(column, row);
                assertThat(Vertex.parse(vertex.toString())).isEqualTo(vertex);
            }
        }
        assertThat(Vertex.PASS).hasToString("pass");
        assertThat(new Vertex(8, 0)).hasToString("J1");
    }

    @ParameterizedTest
    @CsvSource({"-1,0", "0,-1", "25,0", "0,25", "-2,-2"})
    void refusesWhatNoBoardHas(int column, int row) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Vertex(column, row));
    }
}
