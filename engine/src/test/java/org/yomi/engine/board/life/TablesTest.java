package org.yomi.engine.board.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TablesTest {
    private final List<Integer> made = new ArrayList<>();
    private final Tables<Integer, String> tables = new Tables<>(4);

    private String get(int key) {
        return tables.get(key, () -> {
            made.add(key);
            return "table " + key;
        });
    }

    @Test
    void whatIsAskedForAgainAndAgainIsMadeOnce() {
        for (int i = 0; i < 20; i++) {
            assertThat(get(0)).isEqualTo("table 0");
            assertThat(get(100 + i)).isEqualTo("table " + (100 + i));
        }
        assertThat(made).containsOnlyOnce(0).hasSize(21);
    }

    @Test
    void theOldestAreForgotten() {
        for (int key = 0; key < 5; key++) {
            get(key);
        }
        made.clear();
        get(4);
        get(3);
        assertThat(made).isEmpty();
        get(0);
        assertThat(made).containsExactly(0);
    }
}
