package org.yomi.engine.oracle;

import java.util.Arrays;
import org.yomi.engine.oracle.board.Ban;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;

/**
 * Numbers the states of one level 0, 1, 2, ... in the order in which they come. Each is kept as one long, since there
 * may be millions: 25 bits for the stones of each colour, then the banned point plus one, then the player to move.
 */
final class StateIndex {
    private static final int ABSENT = -1;
    private static final long STONES = (1L << 25) - 1;

    private final Grid grid;
    private long[] keys = new long[1024];
    private int[] slots = emptySlots(4096);
    private int size;

    StateIndex(Grid grid) {
        this.grid = grid;
    }

    /** How many states have come. */
    int size() {
        return size;
    }

    /** The number of a state, which is new if it has not come before. */
    int add(Position position, Side toMove) {
        long key = key(position, toMove);
        int slot = slot(key);
        if (slots[slot] == ABSENT) {
            if (size == keys.length) {
                grow();
                slot = slot(key);
            }
            keys[size] = key;
            slots[slot] = size++;
        }
        return slots[slot];
    }

    /** The number of a state, or -1 if it has not come. */
    int find(Position position, Side toMove) {
        return slots[slot(key(position, toMove))];
    }

    /** The position of a state. */
    Position position(int number) {
        long key = keys[number];
        int banned = (int) (key >>> 50 & 31) - 1;
        Ban ban = banned < 0 ? null : new Ban(banned, toMove(number));
        return new Position(grid, (int) (key & STONES), (int) (key >>> 25 & STONES), ban);
    }

    /** The player to move in a state. */
    Side toMove(int number) {
        return (keys[number] >>> 55) == 0 ? Side.BLACK : Side.WHITE;
    }

    private static long key(Position position, Side toMove) {
        long banned = position.bannedFor(toMove) + 1L;
        return position.black() | (long) position.white() << 25 | banned << 50 | (long) toMove.ordinal() << 55;
    }

    /** Where the key stands or should stand: open addressing, never more than a quarter full. */
    private int slot(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & (slots.length - 1);
        while (slots[slot] != ABSENT && keys[slots[slot]] != key) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }

    private void grow() {
        keys = Arrays.copyOf(keys, keys.length * 2);
        slots = emptySlots(keys.length * 4);
        for (int number = 0; number < size; number++) {
            slots[slot(keys[number])] = number;
        }
    }

    private static int[] emptySlots(int length) {
        int[] slots = new int[length];
        Arrays.fill(slots, ABSENT);
        return slots;
    }
}
