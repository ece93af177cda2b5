package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoomTableTest {
    private final RoomTable table = new RoomTable(4);

    private int store(long rest, boolean held) {
        table.store(1, 2, rest, RoomFrame.INFINITE, 0, held, 3, 4, 5);
        return table.find(1, 2, rest);
    }

    @Test
    void whatIsHeldIsForgottenOnceForAll() {
        int held = store(0, true);
        int kept = store(1, false);
        assertThat(table.isHeld(held)).isTrue();
        assertThat(table.isForgotten(held)).isFalse();

        table.forgetHeld();
        int later = store(2, true);
        assertThat(table.isForgotten(held)).isTrue();
        assertThat(table.isForgotten(later)).isFalse();
        assertThat(table.isHeld(kept)).isFalse();
        assertThat(table.isForgotten(kept)).isFalse();
    }

    /** The table outgrows its first size several times. */
    @Test
    void whatWasForgottenStaysSoWhileTheTableGrows() {
        store(0, true);
        store(1, false);
        table.forgetHeld();
        for (int i = 2; i < 10_000; i++) {
            store(i, i % 2 == 0);
        }
        assertThat(table.isForgotten(table.find(1, 2, 0))).isTrue();
        assertThat(table.isForgotten(table.find(1, 2, 9_998))).isFalse();
        assertThat(table.isHeld(table.find(1, 2, 9_999))).isFalse();
    }
}
