package org.yomi.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeometryTest {
    @ParameterizedTest
    @CsvSource({"A1,0,0", "H8,7,7", "J9,8,8", "t19,18,18", "d16,3,15"})
    void namesPointsWithoutTheColumnI(String name, int x, int y) {
        Geometry geometry = Geometry.of(19, 19);
        int point = geometry.parse(name).orElseThrow();
        assertThat(point).isEqualTo(geometry.point(x, y));
        assertThat(geometry.name(point)).isEqualToIgnoringCase(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "1", "I1", "A0", "A01", "K10", "A10", "AA1", "A1A", "Ä1", "pass", "A-1", "A+1"})
    void knowsNoOtherNames(String name) {
        assertThat(Geometry.of(9, 9).parse(name)).isEmpty();
    }

    @Test
    void parsesEveryNameItGives() {
        Geometry geometry = Geometry.of(25, 24);
        for (int p = 0; p < geometry.size(); p++) {
            assertThat(geometry.parse(geometry.name(p))).hasValue(p);
        }
        assertThat(geometry.name(geometry.size() - 1)).isEqualTo("Z24");
        assertThat(geometry.name(Geometry.PASS)).isEqualTo("pass");
    }

    @Test
    void neighboursAreMutual() {
        Geometry geometry = Geometry.of(5, 3);
        int edges = 0;
        for (int p = 0; p < geometry.size(); p++) {
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                int q = geometry.neighbour(p, i);
                int distance = Math.abs(geometry.x(p) - geometry.x(q)) + Math.abs(geometry.y(p) - geometry.y(q));
                assertThat(distance).isEqualTo(1);
                edges++;
            }
        }
        assertThat(edges).isEqualTo(2 * (4 * 3 + 5 * 2));
    }

    @ParameterizedTest
    @CsvSource({"1,5", "5,1", "26,9", "9,26", "0,0"})
    void refusesOtherSizes(int width, int height) {
        assertThatThrownBy(() -> Geometry.of(width, height))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2 to 25");
    }
}
