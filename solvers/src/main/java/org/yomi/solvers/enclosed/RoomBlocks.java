package org.yomi.solvers.enclosed;

/**
 * The connected parts of a set of points of a room, as blocks are of a player's stones.
 *
 * <p>A state differs from the one before by one stone, and seldom by captured blocks. So the parts are found from those of the
 * set that was {@linkplain #before looked at before}, where that is possible; to follow them stone by stone took half the time.
 */
final class RoomBlocks {
    /** The points of each part. */
    final long[] points = new long[Room.MOST_POINTS];

    /** The points beside those of each part: of a block, its liberties and what is around it, and points of its own. */
    final long[] around = new long[Room.MOST_POINTS];

    private final long[] beside;
    private final long[] pointsBefore = new long[Room.MOST_POINTS];
    private final long[] aroundBefore = new long[Room.MOST_POINTS];
    private long set;
    private int count;
    private int changes;
    private long setBefore;
    private int countBefore;
    private long joined;
    private long aroundJoined;

    /** What was asked last of which parts, and the answer: the other player's moves seldom change it. */
    private int askedAt = -1;

    private long askedFor;
    private long answer;

    RoomBlocks(Room room) {
        beside = room.beside;
    }

    /** Makes the parts of a set those from which others are found. */
    void before(long newSet) {
        if (newSet != setBefore) {
            of(newSet);
            setBefore = newSet;
            countBefore = count;
            System.arraycopy(points, 0, pointsBefore, 0, count);
            System.arraycopy(around, 0, aroundBefore, 0, count);
        }
    }

    /** Finds the parts of a set. */
    RoomBlocks of(long newSet) {
        if (newSet == set) {
            return this;
        }
        set = newSet;
        changes++;
        count = 0;
        long more = set & ~setBefore;
        long less = setBefore & ~set;
        if (more == 0) {
            keepBefore(less);
        } else if (less == 0 && (more & more - 1) == 0) {
            join(more);
        } else {
            split(set);
        }
        return this;
    }

    /**
     * Takes over the parts of before, but for those without any point left; of such a one that has lost some, those that
     * it falls apart into.
     */
    private void keepBefore(long less) {
        for (int i = 0; i < countBefore; i++) {
            long lost = pointsBefore[i] & less;
            if (lost == 0) {
                points[count] = pointsBefore[i];
                around[count++] = aroundBefore[i];
            } else if (lost != pointsBefore[i]) {
                split(pointsBefore[i] & ~lost);
            }
        }
    }

    /** Takes over the parts of before; those beside one more point are joined by it. */
    private void join(long point) {
        long part = point;
        long aroundPart = beside[Long.numberOfTrailingZeros(point)];
        for (int i = 0; i < countBefore; i++) {
            if ((aroundBefore[i] & point) != 0) {
                part |= pointsBefore[i];
                aroundPart |= aroundBefore[i];
            } else {
                points[count] = pointsBefore[i];
                around[count++] = aroundBefore[i];
            }
        }
        points[count] = part;
        around[count++] = aroundPart;
    }

    /** Adds the parts of some points that touch none of those that are there. */
    private void split(long some) {
        for (long left = some; left != 0; left &= ~points[count++]) {
            flood(left & -left, some);
        }
    }

    private void flood(long first, long among) {
        long part = first;
        long found = 0;
        for (long open = part; open != 0; ) {
            long next = beside[Long.numberOfTrailingZeros(open)];
            open &= open - 1;
            found |= next;
            long more = next & among & ~part;
            part |= more;
            open |= more;
        }
        points[count] = part;
        around[count] = found;
    }

    int count() {
        return count;
    }

    /** A number that changes when the parts do. */
    int changes() {
        return changes;
    }

    /** The set of before. */
    long setBefore() {
        return setBefore;
    }

    /** All points of the parts that have one of some points. */
    long with(long some) {
        long found = 0;
        for (int i = 0; i < count; i++) {
            found |= (points[i] & some) != 0 ? points[i] : 0;
        }
        return found;
    }

    /** What is beside the parts that have one of some points. */
    long aroundWith(long some) {
        if (askedAt == changes && askedFor == some) {
            return answer;
        }
        long found = 0;
        for (int i = 0; i < count; i++) {
            found |= (points[i] & some) != 0 ? around[i] : 0;
        }
        askedAt = changes;
        askedFor = some;
        answer = found;
        return found;
    }

    /**
     * The blocks of before that a stone at a point takes.
     *
     * @param empty the empty points before
     * @param safe a block with such a point is never taken
     */
    long capturedBefore(long point, long empty, long safe) {
        long found = 0;
        if ((beside[Long.numberOfTrailingZeros(point)] & setBefore) == 0) {
            return found;
        }
        for (int i = 0; i < countBefore; i++) {
            boolean isTaken = (aroundBefore[i] & empty) == point && (pointsBefore[i] & safe) == 0;
            found |= isTaken ? pointsBefore[i] : 0;
        }
        return found;
    }

    /** Looks at the parts of before that are beside a point: {@link #joined} and {@link #aroundJoined}. */
    void joinBefore(long point) {
        joined = point;
        aroundJoined = beside[Long.numberOfTrailingZeros(point)];
        if ((aroundJoined & setBefore) == 0) {
            return;
        }
        for (int i = 0; i < countBefore; i++) {
            if ((aroundBefore[i] & point) != 0) {
                joined |= pointsBefore[i];
                aroundJoined |= aroundBefore[i];
            }
        }
    }

    /** After {@link #joinBefore}: the point and those parts. */
    long joined() {
        return joined;
    }

    /** After {@link #joinBefore}: what is beside them. */
    long aroundJoined() {
        return aroundJoined;
    }
}
