package org.yomi.solvers.enclosed;

/**
 * Whether all targets of a room are dead, whoever moves, since there is no room for two eyes. The argument is that of
 * {@code Confinement} in {@code org.yomi.solvers.game}, which see; here it is put in words of points, and says also how far
 * it is from that.
 *
 * <p>Short of that: the attacker may fill each empty point next to his wall, so that eyes are possible on the other points
 * only, the <em>inner</em> ones; of two points of which he needs one he gets one.
 */
final class RoomDeath {
    /** More points apart from what the attacker may fill are never one eye, and take long to look at. */
    private static final int MOST_APART = 4;

    /** No set of stones. */
    private static final long UNUSED = -1;

    private final Room room;
    private final RoomBlocks attackersBlocks;
    private final RoomBlocks ownersBlocks;

    /** The parts that the stones which stand whatever happens leave, and those that the whole wall leaves. */
    private final RoomBlocks pastOwnWall;

    private final RoomBlocks pastWall;

    private final long[] beside;

    /** The points of each pair. */
    private final long[] pairs = new long[Room.MOST_POINTS];

    private int pairCount;
    private long reserved;

    /** For each point how many blocks and inner points it would serve in a pair. */
    private final int[] wanted = new int[Room.MOST_POINTS];

    /** What follows from the attacker's stones alone; states with the same are mostly looked at one after the other. */
    private long lastAttackers = UNUSED;

    private long ownWall;
    private long nextToOwnWall;
    private long nextToAttackers;

    private long wall;
    private long nextToWall;
    private long near;
    private long standing;
    private long inner;
    private long beyond;
    private boolean leansOnBan;

    RoomDeath(Room room, RoomMoves moves) {
        this.room = room;
        attackersBlocks = moves.attackersBlocks;
        ownersBlocks = moves.ownersBlocks;
        pastOwnWall = new RoomBlocks(room);
        pastWall = new RoomBlocks(room);
        beside = room.beside;
    }

    /**
     * Whether it is so.
     *
     * @param pending the stones of targets that are left, at least one
     * @param banned whether the owner may not take back in a ko
     */
    boolean holds(long attackers, long owners, long pending, boolean banned) {
        pairCount = 0;
        reserved = 0;
        leansOnBan = false;
        inner = room.all;
        beyond = room.all;
        wall = 0;
        if (room.makesNoKo(room.attacker())) {
            return false;
        }
        if (attackers != lastAttackers) {
            lastAttackers = attackers;
            findWall(attackers);
        }
        wall = ownWall;
        nextToWall = nextToOwnWall;
        beyond = room.all & ~wall;
        inner = beyond & ~nextToWall;
        if (isTooLarge(attackers, owners)) {
            return false;
        }
        beyond = beyond(pastOwnWall, pending);
        inner &= beyond;
        if ((beyond & (~room.playable | room.ownersWall | room.vented)) != 0) {
            return false;
        }
        if (isOneEye(inner)) {
            return true;
        }
        near = beyond & ~(attackers | owners) & nextToWall;
        countWanted(attackers, owners);
        while (joinBlock()) {
            near = beyond & ~(attackers | owners) & nextToWall;
        }
        if (wall != ownWall) {
            beyond = beyond(pastWall, pending);
        }
        inner = beyond & ~nextToWall;
        long first = ownersBlocks.of(owners).with(pending & -pending);
        if ((pending & ~first) == 0) {
            // They fall together, so that their own points never become eyes.
            inner &= ~first;
        }
        standing = beyond & owners & nextToWall;
        removePaired(attackers, owners);
        if (!isOneEye(inner) && banned) {
            leansOnBan = removeFalse();
        }
        return isOneEye(inner);
    }

    /** Whether {@link #holds} leaned on a ban that keeps the owner from taking a ko back at once. */
    boolean leansOnBan() {
        return leansOnBan;
    }

    /** After {@link #holds}: the points that are left for eyes. */
    long inner() {
        return inner;
    }

    /** After {@link #holds}: the attacker's stones that stand, or are joined to those by pairs, as far as that was looked at. */
    long wall() {
        return wall;
    }

    /** After {@link #holds}: what they do not cut off from the targets; likewise. */
    long beyond() {
        return beyond;
    }

    /** After {@link #holds} was true: points to fill, the best first, as sets. */
    long[] progress(long attackers, long owners) {
        long empty = beyond & ~(attackers | owners);
        long filled = empty & nextToWall;
        return new long[] {filled & ~reserved, filled, empty};
    }

    /** Finds the attacker's stones that stand whatever happens: next to his wall, or with a liberty where nobody may play. */
    private void findWall(long attackers) {
        long support = room.attackersWall | room.vented;
        attackersBlocks.of(attackers);
        ownWall = attackersBlocks.with(support);
        nextToOwnWall = room.attackersWall | attackersBlocks.aroundWith(support);
        nextToAttackers = room.attackersWall | attackersBlocks.aroundWith(attackers);
    }

    /** What can be reached from the targets without stepping on the wall. */
    private long beyond(RoomBlocks past, long pending) {
        return wall == 0 ? room.all : past.of(room.all & ~wall).with(pending);
    }

    /** Whether more points would be apart even if all the attacker's blocks were of the wall. */
    private boolean isTooLarge(long attackers, long owners) {
        long empty = beyond & ~(attackers | owners);
        long open = empty & nextToAttackers;
        int apart = 0;
        for (long left = empty & ~nextToAttackers; left != 0 && apart <= MOST_APART; left &= left - 1) {
            long besideIt = beside[Long.numberOfTrailingZeros(left)] & open;
            apart += (besideIt & besideIt - 1) == 0 ? 1 : 0;
        }
        return apart > MOST_APART;
    }

    private boolean isOneEye(long points) {
        int count = Long.bitCount(points);
        return count < 2 || count == 2 && (beside[Long.numberOfTrailingZeros(points)] & points) != 0;
    }

    /** Counts what the points next to the wall are wanted for, so that each pair takes those that are wanted least. */
    private void countWanted(long attackers, long owners) {
        for (int i = 0; i < beside.length; i++) {
            wanted[i] = 0;
        }
        attackersBlocks.of(attackers);
        for (int i = 0; i < attackersBlocks.count(); i++) {
            if ((attackersBlocks.points[i] & beyond & ~wall) != 0) {
                want(attackersBlocks.around[i] & near);
            }
        }
        for (long left = inner & ~(attackers | owners); left != 0; left &= left - 1) {
            want(beside[Long.numberOfTrailingZeros(left)] & near);
        }
    }

    private void want(long points) {
        for (long left = points; left != 0; left &= left - 1) {
            wanted[Long.numberOfTrailingZeros(left)]++;
        }
    }

    /** Joins a block of the attacker's to the wall, one with the fewest pairs to choose from; false when none can be. */
    private boolean joinBlock() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < attackersBlocks.count(); i++) {
            if ((attackersBlocks.points[i] & beyond & ~wall) != 0) {
                int options = options(attackersBlocks.around[i] & near);
                if (options > 0 && (options < fewest || options == fewest && isBefore(i, best))) {
                    fewest = options;
                    best = i;
                }
            }
        }
        if (best < 0) {
            return false;
        }
        cover(attackersBlocks.around[best] & near);
        wall |= attackersBlocks.points[best];
        nextToWall |= attackersBlocks.around[best];
        return true;
    }

    /** An order that does not depend on how the blocks were found. */
    private boolean isBefore(int block, int other) {
        return Long.numberOfTrailingZeros(attackersBlocks.points[block])
                < Long.numberOfTrailingZeros(attackersBlocks.points[other]);
    }

    /** Takes the inner points away that pairs bring next to the wall; those may be of further pairs. */
    private void removePaired(long attackers, long owners) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (long left = inner; left != 0; left &= left - 1) {
                int p = Long.numberOfTrailingZeros(left);
                long point = 1L << p;
                boolean stands = (owners & point) != 0;
                if (cover(beside[p] & (stands ? near | standing : near))) {
                    inner &= ~point;
                    standing |= stands ? point : 0;
                    near |= ((attackers | owners) & point) == 0 ? point : 0;
                    changed = true;
                }
            }
        }
    }

    /** Takes the inner points away where an eye would be false; false when there are none. */
    private boolean removeFalse() {
        long before = inner;
        for (long left = inner; left != 0; left &= left - 1) {
            int p = Long.numberOfTrailingZeros(left);
            if (isFalse(p)) {
                inner &= ~(1L << p);
            }
        }
        return inner != before;
    }

    private boolean isFalse(int p) {
        for (long left = beside[p] & (near | standing); left != 0; left &= left - 1) {
            if (isDeadEnd(Long.numberOfTrailingZeros(left), p)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the ways out of a point but for one are closed, or its only other one by a pair. */
    private boolean isDeadEnd(int q, int p) {
        long ways = beside[q] & ~(1L << p) & ~wall;
        if (ways == 0) {
            return true;
        }
        long both = ways | 1L << q;
        return (ways & ways - 1) == 0 && (both & ~near) == 0 && cover(both);
    }

    /** How many pairs could be made of some points; 1 at least if they have one already. */
    private int options(long among) {
        int free = Long.bitCount(among & ~reserved);
        return Math.max(free * (free - 1) / 2, hasPair(among) ? 1 : 0);
    }

    private boolean hasPair(long among) {
        if (Long.bitCount(among & reserved) < 2) {
            return false;
        }
        for (int i = 0; i < pairCount; i++) {
            if ((pairs[i] & ~among) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether some points have a pair, perhaps a new one of those that are least wanted elsewhere. */
    private boolean cover(long among) {
        if (hasPair(among)) {
            return true;
        }
        int first = -1;
        int second = -1;
        for (long left = among & ~reserved; left != 0; left &= left - 1) {
            int p = Long.numberOfTrailingZeros(left);
            if (first < 0 || wanted[p] < wanted[first]) {
                second = first;
                first = p;
            } else if (second < 0 || wanted[p] < wanted[second]) {
                second = p;
            }
        }
        if (second < 0) {
            return false;
        }
        long pair = 1L << first | 1L << second;
        pairs[pairCount++] = pair;
        reserved |= pair;
        return true;
    }
}
