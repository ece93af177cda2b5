package org.yomi.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Geometry;

/** All points at once against one point after the other. */
class SpreadTest {
    private static final int BOARDS = 300;

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 5", "8, 8", "9, 9", "13, 13", "19, 19", "25, 25", "25, 2", "2, 25", "16, 4"})
    void spreadsAsNeighboursDo(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        Spread spread = new Spread(geometry);
        Random random = Seeds.random("sets of points " + width + "x" + height);
        for (int i = 0; i < BOARDS; i++) {
            long[] room = points(geometry, random);
            long[] few = points(geometry, random);
            long[] start = new long[geometry.words()];
            Bits.add(start, random.nextInt(geometry.size()));
            if (random.nextBoolean()) {
                Bits.add(start, random.nextInt(geometry.size()));
            }
            for (int word = 0; word < start.length; word++) {
                assertThat(spread.next(room, 0, word)).isEqualTo(next(geometry, room)[word]);
            }
            checkWords(spread, room, random);
            long[] flooded = flooded(geometry, start, room);
            long[] found = start.clone();
            spread.flood(found, 0, room, 0);
            assertThat(found).isEqualTo(flooded);
            checkFew(spread, start, room, few, flooded);
        }
    }

    /** Some words at once are what each is by itself; the others stay. */
    private static void checkWords(Spread spread, long[] set, Random random) {
        int low = random.nextInt(set.length);
        int high = low + random.nextInt(set.length - low);
        long[] found = new long[set.length];
        Arrays.fill(found, -1);
        spread.next(set, 0, low, high, found);
        for (int word = 0; word < set.length; word++) {
            boolean isAsked = low <= word && word <= high;
            assertThat(found[word]).isEqualTo(isAsked ? spread.next(set, 0, word) : -1);
        }
    }

    private static void checkFew(Spread spread, long[] start, long[] room, long[] few, long[] flooded) {
        long[] both = flooded.clone();
        Bits.and(both, few);
        int count = Bits.count(both);
        for (int most : new int[] {0, count - 1, count, count + 1}) {
            long[] found = start.clone();
            assertThat(spread.floodWithFew(found, room, few, most)).isEqualTo(count <= most);
            if (count <= most) {
                assertThat(found).isEqualTo(flooded);
            }
        }
    }

    /** Many or few, so that rooms are large or small. */
    private static long[] points(Geometry geometry, Random random) {
        long[] set = new long[geometry.words()];
        int share = random.nextInt(101);
        for (int p = 0; p < geometry.size(); p++) {
            if (random.nextInt(100) < share) {
                Bits.add(set, p);
            }
        }
        return set;
    }

    private static long[] next(Geometry geometry, long[] set) {
        long[] next = new long[geometry.words()];
        for (int p = Bits.next(set, 0); p >= 0; p = Bits.next(set, p + 1)) {
            for (int j = 0; j < geometry.neighbourCount(p); j++) {
                Bits.add(next, geometry.neighbour(p, j));
            }
        }
        return next;
    }

    private static long[] flooded(Geometry geometry, long[] start, long[] room) {
        long[] set = start.clone();
        Deque<Integer> left = new ArrayDeque<>();
        for (int p = Bits.next(start, 0); p >= 0; p = Bits.next(start, p + 1)) {
            left.add(p);
        }
        while (!left.isEmpty()) {
            int p = left.remove();
            for (int j = 0; j < geometry.neighbourCount(p); j++) {
                int q = geometry.neighbour(p, j);
                if (Bits.has(room, q) && !Bits.has(set, q)) {
                    Bits.add(set, q);
                    left.add(q);
                }
            }
        }
        return set;
    }
}
