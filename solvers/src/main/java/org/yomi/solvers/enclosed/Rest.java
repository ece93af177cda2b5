package org.yomi.solvers.enclosed;

/**
 * The third word of a state: what the rest of the game depends on besides the stones. Bit 0 is set when the owner is to
 * move, bits 1 to 7 hold the point that is banned for the player to move and 1 more, bits 8 to 10 the threats left, and the
 * bits from {@value #FIRST_TARGET} on are set for the targets that are not captured yet.
 */
final class Rest {
    /** The point of a pass, and of no ban. */
    static final int NONE = -1;

    static final int ATTACKER = 0;
    static final int OWNER = 1;
    static final int FIRST_TARGET = 11;
    static final int MOST_TARGETS = Long.SIZE - FIRST_TARGET;

    private static final int BAN_SHIFT = 1;
    private static final int BAN_MASK = 127;
    private static final int THREATS_SHIFT = 8;
    private static final int THREATS_MASK = 7;

    private Rest() {}

    static long of(int toMove, int ban, int threats, long pending) {
        return toMove | (long) (ban + 1) << BAN_SHIFT | (long) threats << THREATS_SHIFT | pending << FIRST_TARGET;
    }

    static int toMove(long rest) {
        return (int) rest & 1;
    }

    static int ban(long rest) {
        return ((int) (rest >> BAN_SHIFT) & BAN_MASK) - 1;
    }

    static int threats(long rest) {
        return (int) (rest >> THREATS_SHIFT) & THREATS_MASK;
    }

    /** Bit i is set when the i-th target is not captured yet. */
    static long pending(long rest) {
        return rest >>> FIRST_TARGET;
    }

    static long withThreats(long rest, int threats) {
        return rest & ~((long) THREATS_MASK << THREATS_SHIFT) | (long) threats << THREATS_SHIFT;
    }
}
