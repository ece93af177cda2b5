package org.yomi.engine.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static Limits ofNodes(long nodes) {
        return new Limits(nodes, Duration.ofSeconds(1), 64);
    }

    @Test
    void passesTakeTenTimesAsManyNodesEachAndAllInTheLast() {
        assertThat(ofNodes(70_000).passes(500)).containsExactly(500L, 5_000L, 50_000L, 70_000L);
        assertThat(ofNodes(50_000).passes(500)).containsExactly(500L, 5_000L, 50_000L);
        assertThat(ofNodes(100).passes(500)).containsExactly(100L);
    }

    @Test
    void passesEndForAnyNumberOfNodes() {
        assertThat(ofNodes(Long.MAX_VALUE).passes(2_000))
                .hasSize(17)
                .endsWith(2_000_000_000_000_000_000L, Long.MAX_VALUE);
    }

    @Test
    void aMostOnlyEverTakesAway() {
        Limits limits = ofNodes(100).withThreads(2);
        assertThat(limits.atMost(7)).isEqualTo(limits.withNodes(7));
        assertThat(limits.atMost(101)).isEqualTo(limits);
        Duration less = Duration.ofMillis(999);
        assertThat(limits.within(less)).isEqualTo(limits.withTime(less));
        assertThat(limits.within(Duration.ofMillis(1001))).isEqualTo(limits);
    }

    @Test
    void partsShareTheMemoryAndTheThreads() {
        Limits limits = ofNodes(1).withThreads(4);
        assertThat(limits.shared(2)).isEqualTo(ofNodes(1).withMemoryMb(32).withThreads(2));
        assertThat(limits.shared(1000).memoryMb()).isEqualTo(1);
        assertThat(limits.withMemoryMb(Integer.MAX_VALUE).usableMemoryMb())
                .isEqualTo((int) (Runtime.getRuntime().maxMemory() >> 21));
    }

    @Test
    void whatIsNotPositiveIsNamed() {
        assertThatThrownBy(() -> new Limits(7, Duration.ZERO, 64))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("nodes, time, memory and threads must be more than 0, got 7, PT0S, 64 MB, 1");
    }
}
