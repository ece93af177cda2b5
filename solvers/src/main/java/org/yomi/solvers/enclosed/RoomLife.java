package org.yomi.solvers.enclosed;

/** Unconditional life of the owner's blocks in a room (Benson 1976). */
final class RoomLife {
    private final Room room;
    private final RoomBlocks blocks;

    /** The regions between the owner's blocks. */
    private final RoomBlocks regions;

    /** The regions that the blocks enclose, and the blocks that each of them touches. */
    private final long[] enclosed = new long[Room.MOST_POINTS];

    private final long[] besideEnclosed = new long[Room.MOST_POINTS];
    private int enclosedCount;

    /** {@link RoomBlocks#changes} of the owner's blocks that these regions are between. */
    private int lastChanges = -1;

    /** For each region that counts the blocks it touches, and those for which it is vital. */
    private final long[] touched = new long[Room.MOST_POINTS];

    private final long[] vital = new long[Room.MOST_POINTS];
    private int regionCount;

    RoomLife(Room room, RoomMoves moves) {
        this.room = room;
        blocks = moves.ownersBlocks;
        regions = new RoomBlocks(room);
    }

    /** Whether a block with one of some stones is alive. */
    boolean holds(long attackers, long owners, long some) {
        blocks.of(owners);
        if (blocks.changes() != lastChanges) {
            lastChanges = blocks.changes();
            findEnclosed(owners);
        }
        if (enclosedCount < 2 || !findRegions(attackers)) {
            return false;
        }
        long alive = blocks.count() == Room.MOST_POINTS ? -1L : (1L << blocks.count()) - 1;
        long before;
        do {
            before = alive;
            alive = aliveAmong(alive);
            dropRegions(alive);
        } while (alive != before);
        for (; alive != 0; alive &= alive - 1) {
            if ((blocks.points[Long.numberOfTrailingZeros(alive)] & some) != 0) {
                return true;
            }
        }
        return false;
    }

    /** One that reaches the wall is not enclosed: it goes on behind it. */
    private void findEnclosed(long owners) {
        regions.before(room.all & ~blocks.setBefore());
        regions.of(room.all & ~owners);
        enclosedCount = 0;
        for (int r = 0; r < regions.count(); r++) {
            long region = regions.points[r];
            if ((region & room.attackersWall) == 0) {
                enclosed[enclosedCount] = region;
                besideEnclosed[enclosedCount++] = blocksBeside(region);
            }
        }
    }

    private long blocksBeside(long region) {
        long beside = 0;
        for (int i = 0; i < blocks.count(); i++) {
            beside |= (blocks.around[i] & region) != 0 ? 1L << i : 0;
        }
        return beside;
    }

    /**
     * Finds the regions that are vital for some block; false if they are not enough. One with a liberty that nobody can fill
     * is not: what the attacker has in it can never be captured.
     */
    private boolean findRegions(long attackers) {
        regionCount = 0;
        for (int r = 0; r < enclosedCount; r++) {
            long empty = enclosed[r] & ~attackers;
            if ((enclosed[r] & room.vented) != 0 || empty == 0) {
                continue;
            }
            long vitalFor = 0;
            for (int i = 0; i < blocks.count(); i++) {
                vitalFor |= (empty & ~blocks.around[i]) == 0 ? 1L << i : 0;
            }
            touched[regionCount] = besideEnclosed[r];
            vital[regionCount] = vitalFor;
            regionCount += vitalFor != 0 ? 1 : 0;
        }
        return regionCount > 1;
    }

    /** After {@link #holds}: how many regions the owner's stones enclose. */
    int enclosed() {
        return enclosedCount;
    }

    private long aliveAmong(long blocksLeft) {
        long once = 0;
        long twice = 0;
        for (int i = 0; i < regionCount; i++) {
            twice |= once & vital[i];
            once |= vital[i];
        }
        return twice & blocksLeft;
    }

    private void dropRegions(long alive) {
        int kept = 0;
        for (int i = 0; i < regionCount; i++) {
            if ((touched[i] & ~alive) == 0) {
                touched[kept] = touched[i];
                vital[kept++] = vital[i];
            }
        }
        regionCount = kept;
    }
}
