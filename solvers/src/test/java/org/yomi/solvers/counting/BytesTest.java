package org.yomi.solvers.counting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BytesTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0 MB",
        "1, 1 MB",
        "41943040, 40 MB",
        "41943041, 41 MB",
        "1073741823, 1024 MB",
        "1073741824, 1.0 GB",
        "49607000000, 46.2 GB"
    })
    void smallAmountsAreInMegabytes(long bytes, String text) {
        assertThat(Bytes.needed(bytes)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"1, 0 MB", "41943039, 39 MB", "41943040, 40 MB", "1073741823, 1023 MB", "1073741824, 1.0 GB"})
    void whatThereIsIsNotLess(long bytes, String text) {
        assertThat(Bytes.available(bytes)).isEqualTo(text);
    }
}
