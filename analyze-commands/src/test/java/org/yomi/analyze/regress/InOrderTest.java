package org.yomi.analyze.regress;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InOrderTest {
    private final StringBuilder out = new StringBuilder();

    @Test
    void theJobWhoseTurnItIsPrintsAtOnceAndTheOthersWait() {
        InOrder order = new InOrder(3, out::append);
        order.print(2, "c1 ");
        order.print(0, "a1 ");
        order.print(1, "b1 ");
        assertThat(out).hasToString("a1 ");
        order.end(2);
        order.end(0);
        assertThat(out).hasToString("a1 b1 ");
        order.print(1, "b2 ");
        assertThat(out).hasToString("a1 b1 b2 ");
        order.end(1);
        assertThat(out).hasToString("a1 b1 b2 c1 ");
    }
}
