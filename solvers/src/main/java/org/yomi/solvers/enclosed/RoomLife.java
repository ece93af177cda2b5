package org.yomi.solvers.enclosed;

/** Unconditional life of the owner's blocks in a room (Benson 1976). */
final class RoomLife {
    private final Room room;
    private final RoomMoves moves;
    private final long[] blocks = new long[Room.MOST_POINTS];
    private final long[] aroundBlocks = new long[Room.MOST_POINTS];

    /** For each region the blocks it touches, and those for which it is vital. */
    private final long[] touched = new long[Room.MOST_POINTS];

    private final long[] vital = new long[Room.MOST_POINTS];
    private int blockCount;
    private int regionCount;

    RoomLife(Room room, RoomMoves moves) {
        this.room = room;
        this.moves = moves;
    }

    /** Whether a block with one of some stones is alive. */
    boolean holds(long attackers, long owners, long some) {
        findBlocks(owners);
        findRegions(attackers, owners);
        if (regionCount < 2) {
            return false;
        }
        long alive = blockCount == Room.MOST_POINTS ? -1L : (1L << blockCount) - 1;
        long before;
        do {
            before = alive;
            alive = aliveAmong(alive);
            dropRegions(alive);
        } while (alive != before);
        for (; alive != 0; alive &= alive - 1) {
            if ((blocks[Long.numberOfTrailingZeros(alive)] & some) != 0) {
                return true;
            }
        }
        return false;
    }

    private void findBlocks(long owners) {
        blockCount = 0;
        for (long left = owners; left != 0; left &= ~blocks[blockCount++]) {
            blocks[blockCount] = moves.block(Long.numberOfTrailingZeros(left), owners);
            aroundBlocks[blockCount] = moves.around;
        }
    }

    /**
     * Finds the regions that are vital for some block. One that reaches the wall is not: it goes on behind it; nor is one
     * with a liberty that nobody can fill, since what the attacker has in it can never be captured.
     */
    private void findRegions(long attackers, long owners) {
        regionCount = 0;
        long others = room.all & ~owners;
        long open = room.attackersWall | room.vented;
        for (long left = others; left != 0; ) {
            long region = moves.block(Long.numberOfTrailingZeros(left), others);
            left &= ~region;
            long empty = region & ~attackers;
            if ((region & open) != 0 || empty == 0) {
                continue;
            }
            touched[regionCount] = 0;
            vital[regionCount] = 0;
            for (int i = 0; i < blockCount; i++) {
                touched[regionCount] |= (aroundBlocks[i] & region) != 0 ? 1L << i : 0;
                vital[regionCount] |= (empty & ~aroundBlocks[i]) == 0 ? 1L << i : 0;
            }
            regionCount += vital[regionCount] != 0 ? 1 : 0;
        }
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
