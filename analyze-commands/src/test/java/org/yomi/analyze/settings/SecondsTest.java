package org.yomi.analyze.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecondsTest {
    @ParameterizedTest
    @CsvSource({"0.001, 1", "0.0014, 1", "0.0015, 2", "1, 1000", "1e3, 1000000", "1000000, 1000000000"})
    void areReadToTheMillisecond(BigDecimal seconds, long millis) {
        assertThat(Seconds.time(seconds)).contains(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "0.0009999", "1000000.001", "1e999999999", "1e-999999999"})
    void areNeitherTooFewNorTooMany(BigDecimal seconds) {
        assertThat(Seconds.time(seconds)).isEmpty();
    }

    @Test
    void haveTheRangeThatIsSaid() {
        assertThat(Seconds.RANGE).isEqualTo(BigDecimal.valueOf(Seconds.LEAST) + " to " + (long) Seconds.MOST);
    }
}
