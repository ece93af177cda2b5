package org.yomi.solvers.enclosed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;

/** The parts of sets that come one after the other, beside parts that are found from nothing. */
class RoomBlocksTest {
    private static final int STEPS = 20_000;

    private static Room room() {
        Position position = Position.parse(". . . . . . . .\n".repeat(7) + "O . . . . . . .\n", Colour.BLACK);
        return Room.around(List.of(0), Board.PASS, position, Assumptions.NONE).orElseThrow();
    }

    /** What is around each part, by its points. */
    private static Map<Long, Long> partsOf(RoomBlocks blocks) {
        Map<Long, Long> parts = new HashMap<>();
        for (int i = 0; i < blocks.count(); i++) {
            parts.put(blocks.points[i], blocks.around[i]);
        }
        assertThat(parts).hasSize(blocks.count());
        return parts;
    }

    private static Map<Long, Long> plainly(Room room, long set) {
        Map<Long, Long> parts = new HashMap<>();
        for (long left = set; left != 0; ) {
            long part = left & -left;
            long around = beside(room, part);
            while ((around & set & ~part) != 0) {
                part |= around & set;
                around = beside(room, part);
            }
            parts.put(part, around);
            left &= ~part;
        }
        return parts;
    }

    private static long beside(Room room, long set) {
        long found = 0;
        for (int p = 0; p < Room.MOST_POINTS; p++) {
            found |= (set >> p & 1) != 0 ? room.beside[p] : 0;
        }
        return found;
    }

    @Test
    void partsAreThoseThatAreFoundFromNothing() {
        Random random = Seeds.random("blocks of a room");
        Room room = room();
        RoomBlocks blocks = new RoomBlocks(room);
        long set = 0;
        long some = 1;
        for (int step = 0; step < STEPS; step++) {
            long next = set ^ changed(random, room, set);
            some = random.nextBoolean() ? some : sparse(random);
            assertThat(partsOf(blocks.of(next))).as("%x after %x", next, set).isEqualTo(plainly(room, next));
            assertThat(blocks.aroundWith(room.all & some)).isEqualTo(aroundWith(room, next, some));
            if (random.nextBoolean()) {
                set = next;
            }
            blocks.before(set);
            assertThat(partsOf(blocks.of(set))).as("%x", set).isEqualTo(plainly(room, set));
            assertThat(blocks.aroundWith(room.all & some)).isEqualTo(aroundWith(room, set, some));
        }
    }

    private static long aroundWith(Room room, long set, long some) {
        return plainly(room, set).entrySet().stream()
                .filter(part -> (part.getKey() & some) != 0)
                .mapToLong(Map.Entry::getValue)
                .reduce(0, (around, more) -> around | more);
    }

    /** Mostly one point more; else one less, a whole part less, or anything. */
    private static long changed(Random random, Room room, long set) {
        long point = 1L << random.nextInt(Long.bitCount(room.all));
        return switch (random.nextInt(8)) {
            case 0 -> set & point;
            case 1 ->
                plainly(room, set).keySet().stream()
                        .filter(part -> (part & point) != 0)
                        .findFirst()
                        .orElse(0L);
            case 2 -> sparse(random) & room.all;
            default -> point & ~set;
        };
    }

    /** A quarter of the bits. */
    private static long sparse(Random random) {
        long half = random.nextLong();
        return half & random.nextLong();
    }

    @Test
    void aStoneTakesWhatHasNoOtherLiberty() {
        Room room = room();
        long corner = bit(room, 0);
        RoomBlocks blocks = new RoomBlocks(room);
        blocks.before(corner);
        long empty = room.all & ~corner & ~bit(room, 1);
        assertThat(blocks.capturedBefore(bit(room, 8), empty, 0)).isEqualTo(corner);
        assertThat(blocks.capturedBefore(bit(room, 8), empty, corner))
                .as("safe")
                .isZero();
        assertThat(blocks.capturedBefore(bit(room, 8), room.all & ~corner, 0))
                .as("another liberty")
                .isZero();
        long two = corner | bit(room, 1);
        blocks.joinBefore(bit(room, 1));
        assertThat(blocks.joined()).isEqualTo(two);
        assertThat(blocks.aroundJoined()).isEqualTo(beside(room, two));
        blocks.joinBefore(bit(room, 63));
        assertThat(blocks.joined()).isEqualTo(bit(room, 63));
        assertThat(blocks.aroundJoined()).isEqualTo(beside(room, bit(room, 63)));
        blocks.of(two | bit(room, 63));
        assertThat(blocks.with(corner)).isEqualTo(two);
        assertThat(blocks.aroundWith(corner)).isEqualTo(beside(room, two));
        assertThat(blocks.with(bit(room, 20))).isZero();
    }

    private static long bit(Room room, int point) {
        return 1L << room.number(point);
    }
}
