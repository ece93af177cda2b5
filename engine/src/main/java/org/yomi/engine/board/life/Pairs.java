package org.yomi.engine.board.life;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Pairs of empty points of which the owner gets one: he answers a move of the opponent at one by a move at the other. No
 * point is in two pairs, so that there is always one answer; a pair may serve several ends.
 */
final class Pairs {
    private static final int NONE = -1;

    private final int[] partner;

    /** No pairs on a board of so many points. */
    Pairs(int boardSize) {
        partner = new int[boardSize];
        Arrays.fill(partner, NONE);
    }

    /** The same pairs, to be changed apart. */
    Pairs(Pairs other) {
        partner = other.partner.clone();
    }

    boolean has(int point) {
        return partner[point] != NONE;
    }

    /** The other point of the pair of a point that has one. */
    int partner(int point) {
        return partner[point];
    }

    /** These pairs and one more, of points that have none. */
    Pairs with(int one, int other) {
        Pairs more = new Pairs(this);
        more.add(one, other);
        return more;
    }

    /** Makes a pair of two points that have none. */
    void add(int one, int other) {
        partner[one] = other;
        partner[other] = one;
    }

    /** Makes these the same as others. */
    void set(Pairs other) {
        System.arraycopy(other.partner, 0, partner, 0, partner.length);
    }

    /** Breaks up the pair of a point, if it has one: one of them has been played. */
    void remove(int point) {
        if (has(point)) {
            partner[partner[point]] = NONE;
            partner[point] = NONE;
        }
    }

    /** Whether a pair lies in the set. */
    boolean hasPair(BitSet set) {
        for (int p = set.nextSetBit(0); p >= 0; p = set.nextSetBit(p + 1)) {
            if (has(p) && set.get(partner[p])) {
                return true;
            }
        }
        return false;
    }

    /** Sees to it that a pair lies in the set: makes one of two points without pairs if need be; false if it cannot. */
    boolean require(BitSet set) {
        if (hasPair(set)) {
            return true;
        }
        int[] free = set.stream().filter(p -> !has(p)).limit(2).toArray();
        if (free.length < 2) {
            return false;
        }
        add(free[0], free[1]);
        return true;
    }

    /** Whether an answer may have to be played in the set. */
    boolean meet(BitSet set) {
        return set.stream().anyMatch(this::has);
    }

    /** Whether no pair has one point in the set and one outside. */
    boolean areWhole(BitSet set) {
        return set.stream().allMatch(p -> !has(p) || set.get(partner[p]));
    }

    /** How many points of the set the owner may have to fill at most. */
    int answers(BitSet set) {
        return (int) set.stream()
                .filter(p -> has(p) && (p < partner[p] || !set.get(partner[p])))
                .count();
    }
}
