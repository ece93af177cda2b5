package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LevelsTest {
    private final Levels levels = new Levels();

    /** Whoever runs out of memory before that leaves nothing that looks complete. */
    @Test
    void haveOnlyWhatWasPut() {
        assertThat(levels.has(0, 0)).isFalse();
        short[] complete = {1, 2};
        levels.put(2, 1, complete);
        assertThat(levels.has(2, 1)).isTrue();
        assertThat(levels.get(2, 1)).isSameAs(complete);
        for (int[] other : new int[][] {{0, 0}, {1, 1}, {2, 0}, {2, 2}, {3, 1}}) {
            assertThat(levels.has(other[0], other[1])).isFalse();
        }
    }

    @Test
    void keepOthersWhenTheyGrow() {
        short[] first = {1};
        levels.put(0, 0, first);
        levels.put(0, 3, new short[] {2});
        levels.put(4, 0, new short[] {3});
        assertThat(levels.get(0, 0)).isSameAs(first);
        assertThat(levels.get(0, 3)).containsExactly((short) 2);
        assertThat(levels.has(0, 1)).isFalse();
    }
}
