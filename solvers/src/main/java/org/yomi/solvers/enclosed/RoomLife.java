package org.yomi.solvers.enclosed;

/** Unconditional life of the owner's blocks in a room (Benson 1976). */
final class RoomLife {
    private final Room room;
    private final RoomMoves moves;
    private final long[] blocks = new long[Room.MOST_POINTS];
    private final long[] aroundBlocks = new long[Room.MOST_POINTS];
    private int blockCount;

    /** The regions that the blocks enclose, and the blocks that each of them touches. */
    private final long[] enclosed = new long[Room.MOST_POINTS];

    private final long[] besideEnclosed = new long[Room.MOST_POINTS];
    private int enclosedCount;

    /** The stones of which all that is; states with the same stones of the owner's are mostly looked at one after the other. */
    private long lastOwners;

    /** For each region that counts the blocks it touches, and those for which it is vital. */
    private final long[] touched = new long[Room.MOST_POINTS];

    private final long[] vital = new long[Room.MOST_POINTS];
    private int regionCount;

    RoomLife(Room room, RoomMoves moves) {
        this.room = room;
        this.moves = moves;
        findEnclosed(0);
    }

    /** Whether a block with one of some stones is alive. */
    boolean holds(long attackers, long owners, long some) {
        if (owners != lastOwners) {
            lastOwners = owners;
            findBlocks(owners);
            findEnclosed(owners);
        }
        if (enclosedCount < 2 || !findRegions(attackers)) {
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

    /** One that reaches the wall is not enclosed: it goes on behind it. */
    private void findEnclosed(long owners) {
        enclosedCount = 0;
        long others = room.all & ~owners;
        for (long left = others; left != 0; ) {
            long region = moves.block(Long.numberOfTrailingZeros(left), others);
            left &= ~region;
            if ((region & room.attackersWall) == 0) {
                long beside = 0;
                for (int i = 0; i < blockCount; i++) {
                    beside |= (aroundBlocks[i] & region) != 0 ? 1L << i : 0;
                }
                enclosed[enclosedCount] = region;
                besideEnclosed[enclosedCount++] = beside;
            }
        }
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
            for (int i = 0; i < blockCount; i++) {
                vitalFor |= (empty & ~aroundBlocks[i]) == 0 ? 1L << i : 0;
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

    /** After {@link #holds}: how many blocks the owner has. */
    int blocks() {
        return blockCount;
    }

    /** The points beside a block. */
    long around(int block) {
        return aroundBlocks[block];
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
