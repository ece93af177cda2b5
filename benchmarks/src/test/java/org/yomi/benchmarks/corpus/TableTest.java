package org.yomi.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void columnsAreAligned() {
        Table table = new Table("name", "n", "ms");
        table.add("a", 12, 3.456);
        table.add("longer", 3, Double.NaN);
        assertThat(table).hasToString("""
                | name   |  n |   ms |
                |--------|---:|-----:|
                | a      | 12 | 3.46 |
                | longer |  3 |    - |
                """);
    }

    @Test
    void aRowNeedsACellForEachColumn() {
        Table table = new Table("name", "n");
        assertThatThrownBy(() -> table.add("a")).isInstanceOf(IllegalArgumentException.class);
    }
}
