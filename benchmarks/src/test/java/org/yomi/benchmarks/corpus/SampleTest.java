package org.yomi.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SampleTest {
    @Test
    void figuresOfTheNumbersOneToHundred() {
        Sample sample = new Sample();
        for (int i = 100; i >= 1; i--) {
            sample.add(i);
        }
        assertThat(sample.size()).isEqualTo(100);
        assertThat(sample.median()).isEqualTo(50);
        assertThat(sample.quantile(0.95)).isEqualTo(95);
        assertThat(sample.max()).isEqualTo(100);
        assertThat(sample.mean()).isEqualTo(50.5);
    }

    @Test
    void anEmptySampleHasNoFigures() {
        assertThat(new Sample().median()).isNaN();
        assertThat(new Sample().mean()).isNaN();
    }
}
