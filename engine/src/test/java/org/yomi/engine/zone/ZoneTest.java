package org.yomi.engine.zone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Geometry;

class ZoneTest {
    @Test
    void namesItsPointsFromTheLowest() {
        Geometry geometry = Geometry.of(19, 19);
        Zone zone = Zone.of(geometry, geometry.point(18, 18), geometry.point(0, 0), geometry.point(8, 3));
        assertThat(zone.names()).containsExactly("A1", "J4", "T19");
        assertThat(zone).hasToString("A1 J4 T19");
    }

    @Test
    void isMadeOfACollectionInAnyOrder() {
        Geometry geometry = Geometry.of(9, 9);
        assertThat(Zone.of(geometry, List.of(80, 0, 64, 80))).isEqualTo(Zone.of(geometry, 0, 64, 80));
        assertThat(Zone.of(geometry, Set.of())).isEqualTo(Zone.empty(geometry));
    }

    @Test
    void holdsTheRectangleBetweenAnyTwoOppositeCorners() {
        Geometry geometry = Geometry.of(5, 4);
        Zone expected = Zone.of(geometry, 1, 2, 6, 7);
        assertThat(Zone.rectangle(geometry, 1, 7)).isEqualTo(expected);
        assertThat(Zone.rectangle(geometry, 2, 6)).isEqualTo(expected);
        assertThat(Zone.rectangle(geometry, 7, 1)).isEqualTo(expected);
    }

    @Test
    void isNotTouchedThroughItsWords() {
        Zone zone = Zone.of(Geometry.of(9, 9), 3);
        zone.toWords()[0] = 0;
        long[] words = {1, 0};
        Zone copy = Zone.ofWords(Geometry.of(9, 9), words);
        words[0] = 0;
        assertThat(zone.contains(3)).isTrue();
        assertThat(copy.contains(0)).isTrue();
    }

    @Test
    void refusesBitsOffTheBoard() {
        Geometry geometry = Geometry.of(3, 3);
        assertThatThrownBy(() -> Zone.ofWords(geometry, new long[] {1L << 9}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3x3");
        assertThatThrownBy(() -> Zone.ofWords(geometry, new long[2])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void neverContainsPass() {
        assertThat(Zone.board(Geometry.of(8, 8)).contains(Geometry.PASS)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2,2", "8,8", "9,9", "19,19", "25,25"})
    void agreesWithSetsOfPoints(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        Random random = Seeds.random("ZoneTest " + geometry);
        for (int i = 0; i < 100; i++) {
            Set<Integer> a = randomSet(geometry, random);
            Set<Integer> b = randomSet(geometry, random);
            Zone za = zone(geometry, a);
            Zone zb = zone(geometry, b);
            Set<Integer> both = new HashSet<>(a);
            both.retainAll(b);
            Set<Integer> either = new HashSet<>(a);
            either.addAll(b);
            Set<Integer> onlyA = new HashSet<>(a);
            onlyA.removeAll(b);
            assertThat(za.intersection(zb)).isEqualTo(zone(geometry, both));
            assertThat(za.union(zb)).isEqualTo(zone(geometry, either)).hasSameHashCodeAs(zone(geometry, either));
            assertThat(za.minus(zb)).isEqualTo(zone(geometry, onlyA));
            assertThat(za.intersects(zb)).isEqualTo(!both.isEmpty());
            assertThat(za.containsAll(zb)).isEqualTo(a.containsAll(b));
            assertThat(za.size()).isEqualTo(a.size());
            assertThat(za.complement().size()).isEqualTo(geometry.size() - a.size());
            assertThat(za.points())
                    .containsExactly(a.stream().sorted().mapToInt(p -> p).toArray());
        }
    }

    private static Set<Integer> randomSet(Geometry geometry, Random random) {
        Set<Integer> set = new HashSet<>();
        for (int i = random.nextInt(geometry.size() + 1); i > 0; i--) {
            set.add(random.nextInt(geometry.size()));
        }
        return set;
    }

    private static Zone zone(Geometry geometry, Set<Integer> points) {
        return Zone.of(geometry, points);
    }
}
