package org.yomi.engine.board.life;

import java.util.BitSet;

/**
 * Blocks that cannot be cut apart.
 *
 * @param stones all their stones
 * @param reach the points next to them
 */
record Chain(BitSet stones, BitSet reach) {
    static Chain of(BitSet stones, PointSets sets) {
        return new Chain(stones, sets.around(stones));
    }

    Chain with(Chain other) {
        return new Chain(union(stones, other.stones), union(reach, other.reach));
    }

    private static BitSet union(BitSet a, BitSet b) {
        BitSet union = (BitSet) a.clone();
        union.or(b);
        return union;
    }
}
